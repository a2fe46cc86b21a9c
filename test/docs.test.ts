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

test('documents link to files and headings that are there', () => {
  const broken = documents.flatMap((document) => {
    const links = [...read(document).matchAll(/\]\((?!https?:)([^)#]*)(#[^)" ]+)?(?: "[^"]*")?\)/g)];
    const targets = links.map(([, file, anchor = '']) => (file ? join(dirname(document), file) : document) + anchor);
    return targets.filter((target) => !isThere(target)).map((target) => `${document}: ${target}`);
  });
  expect(broken).toEqual([]);
});

test('documents name files and folders that are there', () => {
  const named = /(?<![\w./-])(bench|bin|browser|clients|lambdas|lib|local|test)\/[\w./-]*\w/g;
  const absent = documents
    .filter((file) => file !== 'CHANGELOG.md')
    .flatMap((document) =>
      (read(document).match(named) ?? []).filter((path) => !isThere(path)).map((path) => `${document}: ${path}`),
    );
  expect(absent).toEqual([]);
});

test('code names documents and headings that are there', () => {
  const code = globSync('{bench,bin,browser,clients,lambdas,lib,local,test}/**/*.{ts,mjs,cjs,sh}');
  const absent = code.flatMap((file) =>
    (read(file).match(/(?<=^ *(?:\*|\/\/|\/\*\*|#) .*)\bdocs\/[\w./#-]*\w/gm) ?? [])
      .filter((target) => !isThere(target))
      .map((target) => `${file}: ${target}`),
  );
  expect(code.length).toBeGreaterThan(1_000);
  expect(absent).toEqual([]);
});
