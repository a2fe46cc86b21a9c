import { globSync, readFileSync } from 'node:fs';

/** Names exported at their declaration, the only way in lambdas. */
const exportedIn = (code: string) =>
  [...code.matchAll(/^export (?:abstract |async )*(?:const|function\*?|class|interface|type|enum) (\w+)/gm)].map(
    ([, name = '']) => name,
  );

/** Exported names of more than one file, with those files. */
function sharedNames(codes: Readonly<Record<string, string>>): Record<string, string[]> {
  const filesOf: Record<string, string[]> = {};
  for (const [file, code] of Object.entries(codes))
    for (const name of new Set(exportedIn(code))) filesOf[name] = [...(filesOf[name] ?? []), file];
  return Object.fromEntries(Object.entries(filesOf).filter(([, files]) => files.length > 1));
}

const codesIn = (pattern: string) =>
  Object.fromEntries(globSync(pattern).map((file) => [file, readFileSync(file, 'utf8')]));

test('an exported name stands for one thing, so that no import picks another: only handlers share theirs', () => {
  const { handler = [], ...others } = sharedNames(codesIn('lambdas/**/*.ts'));
  expect(others).toEqual({});
  expect(
    handler.filter((file) => !/^lambdas\/(?:api|web|settings|desk|jobs\/[\w-]+)\/handler\.ts$/.test(file)),
  ).toEqual([]);
});

test('nothing is exported under another name than its own, or without one', () => {
  const renaming = Object.entries(codesIn('lambdas/**/*.ts')).filter(([, code]) =>
    /^export (?:\{|\*|default)/m.test(code),
  );
  expect(renaming.map(([file]) => file)).toEqual([]);
});
