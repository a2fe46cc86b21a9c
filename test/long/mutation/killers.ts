import { globSync, readFileSync } from 'node:fs';
import { importedBy } from '../../helpers/imported-by.ts';
import type { Mutant } from './mutants.ts';

/** True of tests that quote conditions: they fail with any other text of one, which proves nothing. */
const quotesConditions = (test: string) =>
  /\bConditionExpression|attribute_(not_)?exists/.test(readFileSync(test, 'utf8'));

/** Tests of `npm test` that may kill mutants of these files, without those that start a stack or a browser, which are too slow here. */
export const killersOf = (files: readonly string[]): string[] =>
  globSync('test/**/*.test.ts', { exclude: ['test/{e2e,long,sim}/**'] }).filter((test) => {
    const imported = importedBy(test);
    return files.some((file) => imported.has(file));
  });

/** Runs of the simulation by their names in groups of killers: enough for most of its finds. */
export const simulations: ReadonlyMap<string, readonly string[]> = new Map([
  ['seeds of the simulation', ['--seeds', '1-8', '--steps', '3000']],
  ['deaths of the simulation', ['--deaths', '--one-of', '10']],
]);
const simulated = importedBy('sim/main.ts');

/** Sizes of groups of tests: the likeliest alone, then more, since jest takes a second to begin. */
const sizes = [1, 3, 10];

/**
 * Groups of the tests that evaluate a place, the likeliest killers first: that of an earlier run, then those of other
 * mutants of the file, then tests of few places, which are about this one. The seeds of the simulation cost as much as three
 * contract tests, its deaths much more.
 * @param former what killed the mutant in an earlier run
 * @param before tests that have killed other mutants of the file
 */
export function killersAt(
  { place, file, isCondition }: Pick<Mutant, 'file' | 'isCondition'> & { readonly place: string },
  reach: ReadonlyMap<string, ReadonlySet<string>>,
  { former, before }: { readonly former: string | undefined; readonly before: readonly string[] },
): string[][] {
  const placesOf = (test: string) => [...reach.values()].filter((tests) => tests.has(test)).length;
  const reaching = [...(reach.get(place) ?? [])];
  // What a module evaluates when it is loaded is reached once in each process, by the first of its tests.
  const tests = [
    ...reaching,
    ...(reaching.length > 2 ? [] : killersOf([file]).filter((test) => !reaching.includes(test))),
  ]
    .filter((test) => !(isCondition && quotesConditions(test)))
    .map((test) => ({
      test,
      isNew: Number(!before.includes(test)) + Number(!reaching.includes(test)),
      places: placesOf(test),
    }))
    .map((each) => (each.test === former ? { test: each.test, isNew: -1, places: 0 } : each))
    .sort((one, other) => one.isNew - other.isNew || one.places - other.places)
    .map(({ test }) => test);
  const [likeliest = [], next = [], ...others] = grouped(tests);
  const [seeds, deaths] = simulated.has(file) ? [...simulations.keys()].map((name) => [name]) : [];
  const groups = [likeliest, next, seeds ?? [], ...others, deaths ?? []];
  return simulations.has(former ?? '') ? [[former ?? ''], ...groups] : groups;
}

function grouped(tests: readonly string[]): string[][] {
  const rest = [...tests];
  const groups: string[][] = [];
  for (let group = 0; rest.length > 0; group++) groups.push(rest.splice(0, sizes[Math.min(group, sizes.length - 1)]));
  return groups;
}
