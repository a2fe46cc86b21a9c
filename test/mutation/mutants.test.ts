import { globSync, readFileSync } from 'node:fs';
import { explained } from './explained.ts';
import { mutantsIn, mutated } from './mutants.ts';

const changesOf = (code: string) => mutantsIn('a.ts', code).map((mutant) => mutated(code, mutant));

test.each([
  [
    "write({ ConditionExpression: 'version = :version' });",
    [
      "write({ ConditionExpression: '(' + ('version = :version') + ') OR attribute_exists(PK) OR attribute_not_exists(PK)' });",
      "write({ ConditionExpression: 'NOT (' + ('version = :version') + ')' });",
    ],
  ],
  ['if (!equalsSecret(given, token)) return;', ['if (!true) return;', 'if (!false) return;']],
  ["const isVoid = pass.status !== 'active';", ['const isVoid = true;', 'const isVoid = false;']],
  ['if (pass.version < told || isGone) push();', ['if (true || isGone) push();', 'if (false || isGone) push();']],
  ['if (count > limit) return;', []],
])('of %s the mutants are %j', (code, mutants) => expect(changesOf(code)).toEqual(mutants));

test('the same change a second time has an id of its own, and no line in it', () => {
  const ids = mutantsIn('a.ts', 'a(status === 1);\nb(status === 1);').map(({ id, line }) => [line, id]);
  expect(ids).toEqual([
    [1, 'a.ts: status === 1 -> true'],
    [1, 'a.ts: status === 1 -> false'],
    [2, 'a.ts: status === 1 -> true #2'],
    [2, 'a.ts: status === 1 -> false #2'],
  ]);
});

const ids = new Set(
  globSync('lambdas/**/*.ts').flatMap((file) => mutantsIn(file, readFileSync(file, 'utf8')).map(({ id }) => id)),
);

test('each condition of a write has two mutants', () => {
  const written = globSync('lambdas/**/*.ts').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\bConditionExpression:/g)].map(() => file),
  );
  expect(written.length).toBeGreaterThan(10);
  expect([...ids].filter((id) => / -> '(\(|NOT \()'/.test(id))).toHaveLength(2 * written.length);
});

const notThere = (explanations: Iterable<string>) => [...explanations].filter((id) => !ids.has(id));

test('each mutant that is explained is there', () => {
  expect(notThere(explained.keys())).toEqual([]);
});

test('an explanation of what is not there is found', () => {
  expect(notThere(["lambdas/domain/pass/due.ts: pass.status === 'gone' -> false"])).toHaveLength(1);
});
