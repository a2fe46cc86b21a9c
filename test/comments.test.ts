import { globSync, readFileSync } from 'node:fs';
import { commentsOf } from './helpers/comments.ts';

/** Words after which a reader still does not know the subject. */
const opening = /^\s*(?:Of|As|What|Whatever|Those|Who|Whose|Whom|Whoever)\b/;

/** A pointer to another place as the whole comment. */
const pointer = /^\s*(?:See|Like|Compare)\b(?!.*[.;:] \S)/;

/** Comments that do not begin with a noun or a verb in the third person, or only point elsewhere. */
const refusedIn = (code: string) =>
  commentsOf(code).filter((comment) => opening.test(comment) || pointer.test(comment));

const rooms = ['bench', 'bin', 'browser', 'clients', 'lambdas', 'lib', 'local', 'sim', 'test', 'world'];
const files = globSync(['*.{ts,mjs,cjs,js}', '.*.{mjs,cjs,js}', `{${rooms}}/**/*.{ts,mjs,cjs,js}`]).filter(
  (file) => !['clients/typescript/openapi.ts', 'test/comments.test.ts'].includes(file),
);

test('a comment begins with a noun or a verb in the third person, and says something itself', () => {
  expect(files.length).toBeGreaterThan(1_000);
  expect(files).toEqual(expect.arrayContaining(['.dependency-cruiser.mjs', 'jest.config.js', 'sim/run.ts']));
  const found = files.flatMap((file) => refusedIn(readFileSync(file, 'utf8')).map((comment) => `${file}: ${comment}`));
  expect(found).toEqual([]);
});

test.each([
  '/** Of the write that recorded both. */',
  '/**\n * As the service stores its id.\n * A second line.\n */',
  '// What another has recorded stays.',
  "readonly a = 'b'; // Those of both wallets.",
  '/* Who is notified. */',
  'const a = 1; // Ends here.\n// Whose pages comments may name.',
  '  /** Whoever changes it. */\n  readonly member: string;',
  '/** As emptyAsMissing, for schemas with arrays. */',
  '/** See versionSum. */',
  '// Like movedIn, docs/errors.md#errors.',
])('the comment %j is refused', (code) => expect(refusedIn(`const b = 1;\n${code}\n`)).toHaveLength(1));

test.each([
  '/** Pages that comments may name. */',
  '/** Records a push.\n * As of an earlier one, its version is compared. */',
  '// Removed first:\n// As long as it is there, it counts.',
  '/** @param kept Those that stay. */',
  '/** See versionSum: it grows with each change. */',
  '/** Offers a seat. */',
  "const text = '// Of a string.';",
  "const glob = 'lib/**/*.ts';",
])('the comment %j is right', (code) => expect(refusedIn(`${code}\n`)).toEqual([]));
