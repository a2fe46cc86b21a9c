import { execFileSync } from 'node:child_process';
import { globSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { bundle, bundleAhead } from '../../lib/constructs/bundle.ts';
import { temporaryDirectory } from '../helpers/temporary-directory.ts';

/** The bundles of `npm start`, which one build makes for all functions. */
const root = path.join(import.meta.dirname, '../..');
const entries = globSync('lambdas/**/handler.ts', { cwd: root });
const directory = temporaryDirectory();
const folderOf = (entry: string) => path.join(directory, path.dirname(entry));

beforeAll(() => {
  bundleAhead(entries.map((entry) => path.join(root, entry)));
  for (const entry of entries) bundle(path.join(root, entry), folderOf(entry));
}, 60_000);

const texts = (folder: string) =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.mjs'))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'));

test.each(entries)('%s: no file is missing that another names', (entry) => {
  const files = readdirSync(folderOf(entry));
  const named = texts(folderOf(entry)).flatMap((text) =>
    [...text.matchAll(/["'](?:\.\/)?([\w.-]+-[\w-]{8}\.(?:mjs|tsv|wasm))["']/g)].map(([, file = '']) => file),
  );
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((file) => !files.includes(file))).toEqual([]);
});

test('a function has no file that it cannot load', () => {
  const dataOf = (entry: string) => readdirSync(folderOf(entry)).filter((file) => !file.endsWith('.mjs'));
  expect(dataOf('lambdas/api/handler.ts')).toHaveLength(2);
  expect(dataOf('lambdas/jobs/relay/handler.ts')).toEqual([]);
});

test('files that need each other can be loaded in an order that no function has', () => {
  const script = `
    import { readdirSync } from 'node:fs';
    for (const file of readdirSync('.').filter((each) => /-[\\w-]{8}\\.mjs$/.test(each)).reverse())
      await import(process.cwd() + '/' + file).catch((error) => console.log(file, String(error)));
  `;
  const options = { cwd: folderOf('lambdas/web/handler.ts'), encoding: 'utf8' } as const;
  expect(execFileSync(process.execPath, ['--input-type=module', '-e', script], options)).toBe('');
});

test('an entry that was not bundled ahead is refused by its name', () => {
  expect(() => bundle(path.join(root, 'lambdas/unknown.ts'), directory)).toThrow('unknown.ts was not bundled ahead');
});
