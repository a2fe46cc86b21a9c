import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { errors } from '../lambdas/domain/request/errors.ts';
import { staffErrors } from '../lambdas/domain/request/staff-errors.ts';
import { warningCodes } from '../lambdas/domain/request/warning.ts';
import { isThere } from './helpers/markdown.ts';

const read = (file: string) => readFileSync(file, 'utf8');
const documents = globSync(['*.md', 'docs/**/*.md', 'clients/**/*.md', 'examples/*.md']);

test('docs/errors.md has cause and cure of each code, in the order of the table', () => {
  const sections = read('docs/errors.md').matchAll(/^## (E\d+)\n\n\*\*Cause\.\*\* .+\n\n\*\*Cure\.\*\* .+$/gm);
  const codes = Object.values({ ...errors, ...staffErrors }).map(([code]) => code);
  expect([...sections].map(([, code]) => code)).toEqual([...new Set<string>(codes)]);
});

test('docs/api/warnings.md lists the codes of all warnings, and no other', () => {
  const rows = read('docs/api/warnings.md').matchAll(/^\| ([a-z][a-z-, ]+) \|/gm);
  expect([...rows].flatMap(([, codes = '']) => codes.split(', ')).filter((code) => code !== 'code')).toEqual([
    ...warningCodes,
  ]);
});

test('every npm command that a document names is a script', () => {
  const { scripts } = JSON.parse(read('package.json'));
  // The changelog also names those that are gone.
  const current = documents.filter((file) => file !== 'CHANGELOG.md');
  const named = current.flatMap((document) =>
    [...read(document).matchAll(/npm run ([\w:-]+)/g)].map(([, name]) => name),
  );
  expect(named.length).toBeGreaterThan(0);
  expect(Object.keys(scripts)).toEqual(expect.arrayContaining(named));
});

test.each(documents)('%s links to files and headings that are there', (document) => {
  const links = [...read(document).matchAll(/\]\((?!https?:)([^)#]*)(#[^)]+)?\)/g)];
  const targets = links.map(([, file, anchor = '']) => (file ? join(dirname(document), file) : document) + anchor);
  expect(targets.filter((target) => !isThere(target))).toEqual([]);
});

test.each(documents.filter((file) => file !== 'CHANGELOG.md'))(
  '%s names files and folders that are there',
  (document) => {
    const paths =
      read(document).match(/(?<![\w./-])(bench|bin|browser|clients|lambdas|lib|local|test)\/[\w./-]*\w/g) ?? [];
    expect(paths.filter((path) => !isThere(path))).toEqual([]);
  },
);
