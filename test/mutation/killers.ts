import { globSync, readFileSync } from 'node:fs';
import { importedBy, type Kind, kindOf } from '../kinds.ts';

/** Tests that quote conditions fail with any other text, whatever it does: that proves nothing. */
const quotesConditions = (test: string) =>
  /ConditionExpression|attribute_(not_)?exists/.test(readFileSync(test, 'utf8'));

const cheapestFirst: readonly Kind[] = ['unit', 'contract'];

/** Tests by the files that they import, whatever way round; those that run processes or a browser are too slow here. */
export class Killers {
  readonly #tests = globSync('test/**/*.test.ts').flatMap((test) => {
    const kind = kindOf(test);
    return kind === 'endToEnd' || quotesConditions(test) ? [] : { test, kind, imports: importedBy(test) };
  });

  /**
   * The tests that import a file, the most likely and cheapest killers first.
   * @param before tests that have killed other mutants of the file
   */
  of(file: string, before: readonly string[]): string[] {
    const rank = ({ test, kind }: { test: string; kind: Kind }) =>
      before.includes(test) ? -1 : cheapestFirst.indexOf(kind);
    return this.#tests
      .filter(({ imports }) => imports.has(file))
      .sort((one, other) => rank(one) - rank(other) || one.imports.size - other.imports.size)
      .map(({ test }) => test);
  }
}
