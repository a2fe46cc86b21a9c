import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { rolldown } from 'rolldown';
import { staticBytes, staticFiles } from '../../bench/helpers/static-size.ts';
import { bundle } from '../../lib/constructs/bundle.ts';

const bundles = mkdtempSync(path.join(tmpdir(), 'bundle-'));
const directory = path.join(bundles, 'api');
afterAll(() => rmSync(bundles, { recursive: true }));
beforeAll(() => bundle(handlerOf('api'), directory));

const handlerOf = (name: string) => path.join(import.meta.dirname, `../../lambdas/${name}/handler.ts`);

const sourceOf = (files: readonly string[]) =>
  files.map((file) => readFileSync(path.join(directory, file), 'utf8')).join('\n');

/** Builds a function without the packages of npm, whose sizes are not ours. @returns KB of what it loads at once. */
async function ownKb(name: string): Promise<number> {
  const dir = path.join(bundles, `own-${name}`);
  const build = await rolldown({ input: { index: handlerOf(name) }, platform: 'node', external: /^[^./]/ });
  await build.write({ dir, format: 'esm', minify: true, entryFileNames: '[name].mjs', chunkFileNames: '[name].mjs' });
  return staticBytes(dir) / 1_000;
}

test('the api function loads at most 60 KB of our own before its first request; the rest is of npm packages', async () => {
  const api = await ownKb('api');
  console.info(`The api function loads ${api.toFixed(1)} KB of our own, of at most 60`);
  expect(api).toBeGreaterThan(20);
  expect(api).toBeLessThanOrEqual(60);
});

test.each([
  ['the schemas and zod', /ZodError/],
  ['S3', /PutObject/],
  ['what repeats a call with an Idempotency-Key', /\\x20-\\x7e\]\{1,255\}/],
  ['SQS', /SendMessage/],
  ['how expirations are worked out', /auto-expire-number-days/],
  ['what is wrong with fields', /is not a field here: it belongs/],
  ['the builder of passes', /manifest\.json/],
  ['the install page', /<!doctype html>/i],
  ['how barcodes are compared', /barcode-date-near/],
  ['the encoders of barcodes', /bwipp\.azteccode/],
  ['date formats of npm packages', /1st quarter/],
])('not before an action needs it: %s', (_title, mark) => {
  const loaded = staticFiles(directory);
  const rest = readdirSync(directory).filter((file) => !loaded.includes(file));
  expect(mark.test(sourceOf(loaded))).toBe(false);
  // Without the mark in the rest, the check above would prove nothing.
  expect(mark.test(sourceOf(rest))).toBe(true);
});

test('no command of DynamoDB discovers endpoints, the code for which is left out of bundles', () => {
  const sdk = path.join(import.meta.dirname, '../../node_modules/@aws-sdk/client-dynamodb/dist-es');
  const using = readdirSync(sdk, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.js') && /endpoint-discovery"/.test(readFileSync(path.join(sdk, file), 'utf8')),
  );
  // These files only prepare the client's configuration.
  expect(using.sort()).toEqual(['DynamoDBClient.js', 'runtimeConfig.js']);
  expect(sourceOf(readdirSync(directory))).not.toMatch(/AWS_ENABLE_ENDPOINT_DISCOVERY|LRUCache/);
});

test('data files come along, each named by the code that reads it when an action needs it', () => {
  const [airports = '', packer = '', ...others] = readdirSync(directory).filter((file) => !file.endsWith('.mjs'));
  expect(others).toEqual([]);
  expect(readFileSync(path.join(directory, airports), 'utf8')).toContain('\nMUC\tEurope/Berlin\t');
  expect(readFileSync(path.join(directory, packer)).subarray(0, 4).toString()).toBe('\0asm');
  for (const file of [airports, packer]) {
    const readers = readdirSync(directory).filter((each) => each.endsWith('.mjs') && sourceOf([each]).includes(file));
    expect(readers).toHaveLength(1);
    expect(staticFiles(directory)).not.toContain(readers[0]);
  }
});
