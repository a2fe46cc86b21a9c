import { appendFileSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { explained } from './explained.ts';
import { killersAt, killersOf, simulations } from './killers.ts';
import { type Mutant, mutantsIn, mutated } from './mutants.ts';
import { placeOf, reachFile, reachOf, watched } from './reach.ts';
import { ScratchTree } from './scratch-tree.ts';

/**
 * `npm run mutation:conditions`: each condition of a write and each check of a token, signature, checksum, status or
 * version is broken, one at a time, and a test that evaluates it must fail, or else some seeds of the simulation. Results
 * are stored in .mutation/, so that a run goes on where another ended; `--again` tries all anew, the former killers first. `--only lambdas/storage` tries
 * the files under a path; `--at-once 1` leaves the other cores alone; `--list` names the mutants.
 */
const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    'at-once': { type: 'string', default: `${availableParallelism()}` },
    list: { type: 'boolean' },
    again: { type: 'boolean' },
  },
});
const [resultsFile, reachedFile, killersFile] = ['results.json', 'reached.tsv', 'killers.json'].map((name) =>
  path.resolve('.mutation', name),
) as [string, string, string];

/** Tests that killed mutants, by the mutant's id; null for a survivor. */
type Results = Record<string, string | null>;

/** Sources at the beginning, since the checkout may change meanwhile. */
const sources = new Map(
  globSync('lambdas/**/*.ts')
    .sort()
    .map((file) => [file, readFileSync(file, 'utf8')]),
);
const all = [...sources].flatMap(([file, code]) => mutantsIn(file, code));
const mutants = all.filter(({ file }) => file.startsWith(values.only));

if (mutants.length === 0) throw new Error(`Nothing is to be broken in ${values.only}`);
if (values.list) for (const { id, line } of mutants) console.log(`${line}\t${id}`);
else await tryAll();

async function tryAll(): Promise<void> {
  mkdirSync('.mutation', { recursive: true });
  const isNew = values.again || !existsSync(resultsFile);
  const [results, killers] = [resultsFile, killersFile].map((file) =>
    (isNew && file === resultsFile) || !existsSync(file) ? {} : JSON.parse(readFileSync(file, 'utf8')),
  ) as [Results, Results];
  const trees = Array.from({ length: Number(values['at-once']) }, () => new ScratchTree());
  /** Tests that succeed without a mutant: others prove nothing. */
  const sound = new Set<string>();
  try {
    if (isNew) rmSync(reachedFile, { force: true });
    const untried = mutants.filter(({ id }) => !(id in results) && !explained.has(id));
    await recordReach(trees, untried);
    const reach = reachOf(reachedFile);
    const waiting = untried.values();
    await Promise.all(
      trees.map(async (tree) => {
        for (const mutant of waiting) {
          const before = all.flatMap(({ id, file }) => (file === mutant.file && results[id]) || []);
          const former = killers[mutant.id] ?? undefined;
          const groups = killersAt({ ...mutant, place: placeOf(mutant) }, reach, { former, before });
          const killer = await killerOf(mutant, groups, { tree, sound });
          results[mutant.id] = killer;
          killers[mutant.id] = killer ?? former ?? null;
          console.log(`${killer ?? 'SURVIVED'}\t${mutant.file}:${mutant.line}\t${mutant.id}`);
          writeFileSync(resultsFile, JSON.stringify(results, null, 1));
          writeFileSync(killersFile, JSON.stringify(killers, null, 1));
        }
      }),
    );
  } finally {
    for (const tree of trees) tree.remove();
  }
  const survivors = mutants.filter(({ id }) => results[id] === null);
  const unexplained = survivors.filter(({ id }) => !explained.has(id));
  for (const { id, line } of unexplained) console.log(`SURVIVED\t${line}\t${id}`);
  const count = (isCounted: (id: string) => unknown) => mutants.filter(({ id }) => isCounted(id)).length;
  const [killed, given] = [count((id) => results[id]), count((id) => explained.has(id))];
  const untried = count((id) => !(id in results) && !explained.has(id));
  console.log(
    `mutation conditions=${mutants.length} killed=${killed} explained=${given} survived=${unexplained.length} untried=${untried}`,
  );
  if (unexplained.length > 0) process.exitCode = 1;
}

/** Runs tests once, and records the evaluated places of untried mutants: most are evaluated by few tests. */
async function recordReach(trees: readonly ScratchTree[], untried: readonly Mutant[]): Promise<void> {
  const known = reachOf(reachedFile);
  const missing = untried.filter((mutant) => !known.has(placeOf(mutant)));
  const files = [...new Set(missing.map(({ file }) => file))];
  const [tree] = trees;
  if (files.length === 0 || tree === undefined) return;
  appendFileSync(reachedFile, missing.map((mutant) => `\t${placeOf(mutant)}\n`).join(''));
  for (const file of files) {
    const ofFile = missing.filter((mutant) => mutant.file === file);
    tree.write(file, watched(sources.get(file) ?? '', ofFile));
  }
  const setUp = ['--setupFilesAfterEnv', './test/long/mutation/record-reach.ts', `--maxWorkers=${trees.length}`];
  await tree.runTests(killersOf(files), setUp, { [reachFile]: reachedFile });
  for (const file of files) tree.write(file, sources.get(file) ?? '');
}

async function killerOf(
  mutant: Mutant,
  groups: readonly (readonly string[])[],
  { tree, sound }: { readonly tree: ScratchTree; readonly sound: Set<string> },
): Promise<string | null> {
  const original = sources.get(mutant.file) ?? '';
  try {
    tree.write(mutant.file, mutated(original, mutant));
    for (const group of groups) {
      const rest = new Set(group);
      for (let failed = await failureOf(rest); failed !== undefined; failed = await failureOf(rest)) {
        if (await isSound(failed)) return failed;
        rest.delete(failed);
      }
    }
    return null;
  } finally {
    tree.write(mutant.file, original);
  }

  async function failureOf(tests: ReadonlySet<string>): Promise<string | undefined> {
    const [first = ''] = tests;
    const simulation = simulations.get(first);
    if (simulation === undefined) return tree.firstFailure([...tests]);
    return (await tree.simulationFails(simulation)) ? first : undefined;
  }

  async function isSound(test: string): Promise<boolean> {
    if (sound.has(test)) return true;
    tree.write(mutant.file, original);
    if ((await failureOf(new Set([test]))) === undefined) sound.add(test);
    tree.write(mutant.file, mutated(original, mutant));
    return sound.has(test);
  }
}
