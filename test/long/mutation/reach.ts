import { existsSync, readFileSync } from 'node:fs';
import type { Mutant } from './mutants.ts';

/** Name of a global function of the tests' sandbox, set by record-reach.ts and called with each evaluated place. */
export const reached = 'mutantReached';

/** Environment variable: the file of evaluated places. */
export const reachFile = 'MUTANTS_REACHED';

/** Name of a mutant's place, shared by its mutants: the id without the replacement, stable when lines move. */
export const placeOf = ({ id }: Pick<Mutant, 'id'>): string => id.replace(/ -> .*?( #\d+)?$/, '$1');

/** The code with a call of that function at each mutant's place. */
export function watched(code: string, mutants: readonly Mutant[]): string {
  const places = new Map(mutants.map((mutant) => [placeOf(mutant), mutant]));
  const inserted = [...places].flatMap(([place, { start, end }]) => [
    // The longer of two places with one beginning comes first, and ends last.
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

/** Tests by the places that they evaluate; an unevaluated place has a line without a test. */
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
