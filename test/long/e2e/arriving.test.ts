import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { callService } from '../../helpers/call-service.ts';
import { makeBrand } from '../../helpers/check-in.ts';
import { publishedEvents } from '../../helpers/events.ts';
import { type LocalStack, startLocalStack } from '../../helpers/local-stack.ts';
import { pastedAdminCalls } from '../../helpers/pasted-commands.ts';
import { passTime } from '../../helpers/stack-calls.ts';
import { columnsOfDocs, csvOf, vendorRow } from '../../helpers/vendor-file.ts';

let stack: LocalStack;
beforeAll(async () => {
  stack = await startLocalStack();
  const images = { url: (name: string) => `${stack.url}/_local/images/${name}` };
  await makeBrand({ images: images as never, send: async (body) => ({ body: await send(body as object) }) as never });
  writeFileSync(inFolder('columns.json'), JSON.stringify(columnsOfDocs()));
});
afterAll(() => stack.stop());

const send = (request: object) => callService(stack.url, stack.apiKey, request);
const inFolder = (name: string) => path.join(stack.dataDir, name);

/** The commands of docs/arriving.md as pasted, with --local and the files of this test. */
const [doctor = '', dryRun = '', importing = '', exporting = ''] = pastedAdminCalls('docs/arriving.md');

function begin(line: string) {
  const words = line.replace('--stage prod', '--local').replace('lufthansa', 'demo').split(' ');
  const args = words.map((word) => (/\.(csv|json|ndjson)$/.test(word) ? inFolder(word) : word));
  const env = { ...process.env, DATA_DIR: stack.dataDir };
  const child = spawn(process.execPath, ['bin/admin.ts', ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const exit = once(child, 'exit');
  child.stderr.resume();
  return { child, exit, done: async () => ({ output: await text(child.stdout), code: (await exit)[0] }) };
}

const run = (line: string) => begin(line).done();

/** Templates of the file's flight, one for each day. */
async function templates(): Promise<string[]> {
  const { 'pass-templates': all } = await send({ action: 'getpasstemplates', 'items-per-page': 1_000 });
  const named = all as Record<'pass-template-name' | 'pass-template-id', string>[];
  return named
    .filter((each) => each['pass-template-name'].startsWith('LH2724 2030'))
    .map((each) => each['pass-template-id']);
}

async function passIds(): Promise<string[]> {
  const listOf = (id: string) => send({ action: 'getpassids', 'pass-template-id': id, 'items-per-page': 1_000 });
  const pages = await Promise.all((await templates()).map(listOf));
  return pages.flatMap((page) => (page['pass-ids'] as Record<'pass-id', string>[]).map((each) => each['pass-id']));
}

const rows = Array.from({ length: 1_000 }, (_, place) => vendorRow(place));
const mistakes: Readonly<Record<number, object>> = { 503: { SEAT: '' }, 907: { TO: 'Berlin' } };
const mistaken = rows.map((row, place) => ({ ...row, ...mistakes[place] }));
/** Passengers of the flights from 15 March on. */
const imported = rows.filter(({ DATE = '' }) => DATE >= '2030-03-15').map(({ TICKET }) => `${TICKET}-1`);

test('the checklist: doctor, a dry run that stores nothing, an import that is killed twice, and the same once more', async () => {
  expect((await run(doctor)).code).toBe(0);
  writeFileSync(inFolder('vendor.csv'), csvOf(mistaken));
  const tried = await run(dryRun);
  expect(tried.code).toBe(1);
  expect(tried.output).toContain('598 events would be taken, 2 failed, 400 of other departures left out');
  expect(tried.output).toContain('1 row, first 505: seat-number is required');
  expect(tried.output).toContain('1 row, first 909: flight.destination-airport must');
  expect(await passIds()).toEqual([]);

  writeFileSync(inFolder('vendor.csv'), csvOf(rows));
  for (const until of [130, 330]) {
    const { child, exit } = begin(importing);
    while (child.exitCode === null && (await passIds()).length < until);
    child.kill('SIGKILL');
    expect((await exit)[1]).toBe('SIGKILL');
    expect(existsSync(inFolder('vendor.csv.progress'))).toBe(true);
  }
  expect((await passIds()).length).toBeLessThan(imported.length);
  const rest = { code: 0, output: '600 events taken, 0 failed, 400 of other departures left out\n' };
  expect([await run(importing), await run(importing)]).toEqual([rest, rest]);
  expect((await passIds()).sort()).toEqual([...imported].sort());
  await passTime(stack, 1);
  const made = (await publishedEvents(stack.url)).filter((event) => event['event-type'] === 'PassGenerated');
  const ofFile = made.flatMap((event) =>
    'pass-id' in event && imported.includes(event['pass-id']) ? [event['pass-id']] : [],
  );
  expect(ofFile.sort()).toEqual([...imported].sort());
});

test('leaving: the export has the passes of a template', async () => {
  const [template = ''] = await templates();
  expect((await run(exporting.replace('4kHq…', template))).output).toMatch(/^Passes written to .*: 200$/m);
  expect(readFileSync(inFolder('passes.ndjson'), 'utf8').trim().split('\n')).toHaveLength(200);
});
