import { globSync, readFileSync } from 'node:fs';

/**
 * What a module keeps between calls: a variable, or an empty collection to be filled. Functions would share it in a
 * process where several of them run, and what one call does would depend on those before.
 */
const stateIn = (code: string): string[] =>
  [
    ...code.matchAll(/^(?:export )?(?:let|var) (\w+)/gm),
    ...code.matchAll(/^(?:export )?const (\w+)[^=\n]*= (?:new (?:Weak)?(?:Map|Set)(?:<.*>)?\(\)|\[\]|\{\});/gm),
    ...code.matchAll(/^ {2}static (?!readonly )(#?\w+)\b[^(\n]*[=;]/gm),
  ].map(([, name = '']) => name);

/** Results of functions of their arguments alone. */
const remembered = { 'lambdas/domain/dates.ts': ['cache', 'offsetFormats'] };

test('no module of the functions keeps state: it is in contexts, one for each process', () => {
  const files = globSync('lambdas/**/*.ts').sort();
  expect(files.length).toBeGreaterThan(200);
  const found = files.map((file) => [file, stateIn(readFileSync(file, 'utf8'))] as const);
  expect(Object.fromEntries(found.filter(([, names]) => names.length > 0))).toEqual(remembered);
});

test.each([
  'let last = 0;',
  'export var last: string | undefined;',
  'const last = new Map<string, Promise<string>>();',
  'const last: Set<string> = new Set();',
  'const last: string[] = [];',
  'class Client {\n  static last = 0;\n}',
])('%j is seen', (code) => {
  expect(stateIn(code)).toEqual(['last']);
});
