import { existsSync, readFileSync } from 'node:fs';
import type { Mutant } from './mutants.ts';

/** A global of the tests' sandbox, set by record-reach.ts: told each time a mutant's place is evaluated. */
export const reached = 'mutantReached';

/** Environment variable: the file that it writes to. */
export const reachFile = 'MUTANTS_REACHED';

/** Name of a mutant's place, which the mutants there share: its id without the replacement, so that it holds when lines move. */
export const placeOf = ({ id }: Pick<Mutant, 'id'>): string => id.replace(/ -> .*?( #\d+)?$/, '$1');

/** The code with each mutant's place telling when it is evaluated. */
export function watched(code: string, mutants: readonly Mutant[]): string {
  const places = new Map(mutants.map((mutant) => [placeOf(mutant), mutant]));
  const inserted = [...places].flatMap(([place, { start, end }]) => [
    // Of two that begin together the longer comes first, and ends last.
    { at: start, order: -end, text: `(globalThis.${reached}?.(${JSON.stringify(place)}), ` },
    { at: end, order: -start, text: ')' },
  ]);
  inserted.sort(
    (one, other) =>
      one.at - other.at || Number(other.text === ')') - Number(one.text === ')') || one.order - other.order,
  );
  let [result, from] = ['', 0];
  for (const { at, text } of inserted) {
    result += code.slice(from, at) + text;
    from = at;
  }
  return result + code.slice(from);
}

/** Tests by the places that they evaluate; a place that none evaluates has a line without a test. */
export function reachOf(file: string): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  if (!existsSync(file)) return found;
  for (const line of readFileSync(file, 'utf8').trimEnd().split('\n')) {
    const [test = '', place = ''] = line.split('\t');
    const tests = found.get(place) ?? new Set();
    found.set(place, test === '' ? tests : tests.add(test));
  }
  return found;
}
