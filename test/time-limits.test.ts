import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');
/** A test's own limit: `jest.setTimeout(…)`, a page's default, or a third argument of `test`, on a line of its own or after the function. */
const ownLimit =
  /\bjest\.setTimeout\(|\bsetDefault(?:Navigation)?Timeout\((?!0\))|^\s*(?:\}, )?[\d_]{4,}(?:,\s*$|\);\s*$)/m;
const limitsIn = (code: string) => ownLimit.test(code);

test('no test has a time limit of its own, which a busy machine would meet', () => {
  const files = globSync('test/**/*.ts', { cwd: root }).filter((file) => file !== 'test/time-limits.test.ts');
  expect(files.length).toBeGreaterThan(400);
  expect(files.filter((file) => limitsIn(readFileSync(join(root, file), 'utf8')))).toEqual([]);
  expect(readFileSync(join(root, 'jest.config.js'), 'utf8')).toContain('testTimeout: 1_800_000,');
});

test.each([
  'jest.setTimeout(120_000);',
  'page.setDefaultTimeout(10_000);',
  "test('a', () => {\n}, 5_000);",
  "test(\n  'a',\n  () => {},\n  5_000,\n);",
])('%j is seen', (code) => expect(limitsIn(code)).toBe(true));
