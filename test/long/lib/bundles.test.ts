import { execFileSync } from 'node:child_process';
import { globSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { staticBytes, staticFiles } from '../../../bench/helpers/static-size.ts';
import * as schemas from '../../../lambdas/runtime/env.ts';
import { cloudAssembly } from '../../helpers/local-stack.ts';

const root = path.join(import.meta.dirname, '../../..');
const node = path.join(root, 'node_modules/.bin/node');
let assembly: string;
beforeAll(async () => {
  assembly = await cloudAssembly();
});

/** The synthesized bundle of an entry, found by the files of the entry's source maps. */
function bundleOf(entry: string): string {
  const [map = ''] = globSync('static-*.map', { cwd: path.join(assembly, 'source-maps', entry) });
  const [file = ''] = globSync(`asset.*/${path.basename(map, '.map')}`, { cwd: assembly });
  return path.join(assembly, path.dirname(file));
}

const constructs = path.join(root, 'lib/constructs');
const entries = readdirSync(constructs).flatMap((file) =>
  [...readFileSync(path.join(constructs, file), 'utf8').matchAll(/entry: '([\w/-]+\.ts)'/g)].map(
    ([, entry]) => entry ?? '',
  ),
);

/** An environment in which every function starts. */
const names = Object.values(schemas).flatMap((schema) => ('shape' in schema ? Object.keys(schema.shape) : []));
const env = {
  ...Object.fromEntries(
    names.map((name) => [name, /(^|_)(RATE|CALLS|DAYS)(_|$)/.test(name) ? '0' : 'https://passes.example.com']),
  ),
  DIRECTORIES: '[]',
  AWS_REGION: 'eu-central-1',
};

/** The bundler's names for files of ours; the SDK's own are loaded by all functions alike. */
const ours = new Set(globSync('lambdas/**/*.ts', { cwd: root }).map((file) => path.basename(file, '.ts')));

/**
 * Loads each file after the static part, as a first use does, and prints what goes wrong. Each has all modules of the bundle
 * anew, by another query, for which a process of its own would take ten times as long.
 */
const loading = `
  import { registerHooks } from 'node:module';
  import { pathToFileURL } from 'node:url';
  const [first, ...files] = process.argv.slice(1);
  registerHooks({
    resolve(specifier, context, next) {
      const found = next(specifier, context);
      const { search } = new URL(context.parentURL ?? 'file:');
      return found.url.startsWith('file:') && search ? { ...found, url: found.url + search } : found;
    },
  });
  for (const [turn, file] of files.entries()) {
    await import(pathToFileURL(first) + '?' + turn);
    await import(pathToFileURL(file) + '?' + turn).catch((error) => console.log(file, String(error)));
  }
`;

test('every function has an entry', () => expect(entries.length).toBeGreaterThan(6));

/** Runs each file first: the bundler cuts modules into files that may need each other. */
test.each(entries)('%s: every file that is loaded at its first use can be loaded', (entry) => {
  const target = bundleOf(entry);
  const loaded = staticFiles(target);
  const sources = loaded.map((file) => readFileSync(path.join(target, file), 'utf8')).join('\n');
  const later = [...sources.matchAll(/import\(`\.\/([\w.-]+\.mjs)`\)/g)].map(([, file]) =>
    path.join(target, file ?? ''),
  );
  const first = path.join(target, loaded.find((file) => file.startsWith('static-')) ?? 'index.mjs');
  const own = later.filter((file) => ours.has(path.basename(file).replace(/-[\w-]{8}\.mjs$/, '')));
  const options = { encoding: 'utf8', env: { ...env, LAMBDA_TASK_ROOT: target } } as const;
  const problems = execFileSync(node, ['--input-type=module', '-e', loading, first, ...own], options);
  if (sources.includes('import(`./sqs-')) expect(own.join()).toContain('sqs-');
  expect(problems).toBe('');
});

/** Forbids imports of node:http at the start: they load fetch, with a tenth of the CPU of a first generatepass. */
test('what a function imports at its start loads nothing of Node that it does not need', () => {
  const loadedAfter = (statement: string): string[] => {
    const script = `${statement}; console.log(JSON.stringify(process.moduleLoadList))`;
    return JSON.parse(execFileSync(node, ['--input-type=module', '-e', script], { encoding: 'utf8', env }));
  };
  const fetch = 'NativeModule internal/deps/undici/undici';
  const loaded = loadedAfter(`await import('${path.join(bundleOf('api/handler.ts'), 'index.mjs')}')`);
  expect(loaded).toContain('NativeModule https');
  expect(loaded).not.toContain(fetch);
  // Without fetch in this list, the check above would prove nothing.
  expect(loadedAfter("await import('node:http')")).toContain(fetch);
});

test.each(entries)('%s: no command comes along that no function sends', (entry) => {
  const target = bundleOf(entry);
  const sources = readdirSync(target).map((file) => readFileSync(path.join(target, file), 'utf8'));
  expect(sources.join('\n').match(/\b(CreateBucket|CreateEventBus|CreateQueue|CreateTable)\b/g)).toBeNull();
});

/** Code of a function: what it loads at its start, and the rest. */
function codeOf(entry: string) {
  const target = bundleOf(entry);
  const start = staticFiles(target);
  const sources = (files: readonly string[]) =>
    files.map((file) => readFileSync(path.join(target, file), 'utf8')).join('\n');
  const rest = readdirSync(target).filter((file) => file.endsWith('.mjs') && !start.includes(file));
  return { start: sources(start), rest: sources(rest), kb: staticBytes(target) / 1_000 };
}

test('the desk loads at most 480 KB before its first request', () => {
  const { kb } = codeOf('desk/handler.ts');
  console.info(`Static part of the desk's bundle: ${kb.toFixed(1)} KB of at most 480`);
  expect(kb).toBeLessThanOrEqual(480);
});

test.each([
  ['the builder of passes', /manifest\.json/],
  ['S3', /PutObject/],
  ['SQS', /SendMessage/],
  ['the encoders of barcodes', /bwipp\.azteccode/],
])('the desk loads not before an action needs it: %s', (_title, mark) => {
  const { start, rest } = codeOf('desk/handler.ts');
  expect([mark.test(start), mark.test(rest)]).toEqual([false, true]);
});

test.each([
  ['invites people', /AdminCreateUser/],
  ['opens API keys', /API_KEY_SECRET_ARN/],
  ['is the settings page', /SETTINGS-AUDIT/],
])('no code that %s comes along with the desk', (_title, mark) => {
  const { start, rest } = codeOf('desk/handler.ts');
  expect([mark.test(start), mark.test(rest)]).toEqual([false, false]);
  // Without the mark in the settings function, the check above would prove nothing.
  const settings = codeOf('settings/handler.ts');
  expect(mark.test(settings.start + settings.rest)).toBe(true);
});
