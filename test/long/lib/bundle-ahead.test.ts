import { execFileSync } from 'node:child_process';
import { globSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryDirectory } from '../../helpers/temporary-directory.ts';

// A bundler of its own, as others in this process are to build each function by itself.
const own = '../../../lib/constructs/bundle.ts?ahead';
const { bundle, bundleAhead }: typeof import('../../../lib/constructs/bundle.ts') = await import(own);

/** The project, whose functions `npm start` bundles in one build. */
const root = path.join(import.meta.dirname, '../../..');
const entries = globSync('lambdas/**/handler.ts', { cwd: root });
const directory = temporaryDirectory();
const functions = path.join(directory, 'functions');
const bundleOf = (entry: string) => path.join(directory, path.dirname(entry), 'index.mjs');

beforeAll(() => {
  bundleAhead(
    entries.map((entry) => path.join(root, entry)),
    functions,
  );
  for (const entry of entries) bundle(path.join(root, entry), path.dirname(bundleOf(entry)));
});

const read = (file: string) => readFileSync(file, 'utf8');

test('each function leads to a file of its own in the folder of all', () => {
  const starts = entries.map((entry) => {
    const [, to = ''] = /^export \* from "(.+)";\n$/.exec(read(bundleOf(entry))) ?? [];
    const start = path.resolve(path.dirname(bundleOf(entry)), to);
    expect(path.dirname(start)).toBe(functions);
    expect(read(start)).toContain(`// ${entry}\n`);
    return start;
  });
  expect(new Set(starts).size).toBe(entries.length);
});

test('no file is missing that another names', () => {
  const files = readdirSync(functions);
  const texts = files.filter((file) => file.endsWith('.mjs')).map((file) => read(path.join(functions, file)));
  const named = texts.flatMap((text) =>
    [...text.matchAll(/["'](?:\.\/)?([\w.-]+-[\w-]{8}\.(?:mjs|tsv|wasm))["']/g)].map(([, file = '']) => file),
  );
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter((file) => !files.includes(file))).toEqual([]);
});

test('files that need each other can be loaded in an order that no function has', () => {
  const script = `
    import { readdirSync } from 'node:fs';
    for (const file of readdirSync('.').filter((each) => /-[\\w-]{8}\\.mjs$/.test(each)).reverse())
      await import(process.cwd() + '/' + file).catch((error) => console.log(file, String(error)));
  `;
  const options = { cwd: functions, encoding: 'utf8' } as const;
  expect(execFileSync(process.execPath, ['--input-type=module', '-e', script], options)).toBe('');
});

test('an entry that was not bundled ahead is refused by its name', () => {
  expect(() => bundle(path.join(root, 'lambdas/unknown.ts'), directory)).toThrow('unknown.ts was not bundled ahead');
});
