import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readCommandLine } from '../../bin/admin/command-line.ts';
import { commands } from '../../bin/admin/commands.ts';
import { exportPasses } from '../../bin/admin/export-passes.ts';
import { importPasses, type Target } from '../../bin/admin/import-passes.ts';
import { createOperatorContext } from '../../bin/admin/operator-context.ts';
import type { Client } from '../../clients/typescript/client.ts';
import { parsedAsSent } from '../../lambdas/domain/text/json.ts';
import type { DynamoPassPages } from '../../lambdas/storage/dynamo-pass-queries.ts';
import { apiForAllTests } from '../helpers/api-for-tests.ts';
import { passRow } from '../helpers/batches.ts';
import { at, checkInOn, evening, event, makeBrand } from '../helpers/check-in.ts';
import { now } from '../helpers/examples.ts';
import { fixedClock } from '../helpers/fixed-clock.ts';
import { temporaryDirectory } from '../helpers/temporary-directory.ts';

const directory = temporaryDirectory();
const { api } = apiForAllTests();
let files = 0;

function fileOf(lines: readonly (object | string)[]): string {
  const file = path.join(directory, `flight-${++files}.ndjson`);
  writeFileSync(file, lines.map((line) => `${typeof line === 'string' ? line : JSON.stringify(line)}\n`).join(''));
  return file;
}

/** The API in this process, and the numbers of rows that it was sent. */
function clientOf(fails: (call: number) => boolean = () => false) {
  const calls: number[] = [];
  const call = async (request: { passes: unknown[] }, { idempotencyKey }: { idempotencyKey?: string }) => {
    calls.push(request.passes.length);
    const { body } = await api.send(request, undefined, idempotencyKey);
    if (fails(calls.length)) throw new Error('The connection ended');
    return body;
  };
  return { calls, client: { call } as unknown as Pick<Client, 'call'> };
}

function importOf(file: string, target: string | Target, client: Pick<Client, 'call'>, rate = 1_000) {
  const clock = fixedClock();
  const lines: string[] = [];
  const progress = (line: string) => void lines.push(line);
  const to = typeof target === 'string' ? { templateId: target } : target;
  return { clock, lines, done: importPasses({ file, target: to, rate, client, clock, progress }) };
}

const errorsIn = (file: string) =>
  readFileSync(`${file}.errors`, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

async function exported(templateId: string): Promise<object[]> {
  const file = path.join(directory, `export-${++files}.ndjson`);
  const { passPages } = createOperatorContext(api.env, fixedClock(now));
  await exportPasses({ file, templateId, rate: 1_000, passPages, clock: fixedClock(), progress: () => {} });
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))
    .sort((a, b) => (a['pass-id'] < b['pass-id'] ? -1 : 1));
}

test('each line becomes a pass; what failed is in a file with its line', async () => {
  const templateId = await api.createTemplate();
  const rows = ['a-1', 'a-2', 'a-3'].map((id) => passRow(id));
  const file = fileOf([rows[0] ?? '', '', 'no JSON', { 'pass-id': 'a-9' }, ...rows.slice(1), '[]']);
  const { calls, client } = clientOf();
  const { done, lines } = importOf(file, templateId, client);
  expect(await done).toMatchObject({ made: 3, failed: 3 });
  expect(calls).toEqual([4]);
  expect(errorsIn(file)).toMatchObject([
    { row: 3, 'error-message': 'The row is not a JSON object.' },
    { row: 7, 'error-message': 'The row is not a JSON object.' },
    { row: 4, 'error-code': 'E9003' },
  ]);
  expect(lines).toEqual(['[####################] 100 %  3 passes made, 3 failed']);
  expect(existsSync(`${file}.progress`)).toBe(false);
});

test('the command ends with exit code 1 if a row failed, and with 0 otherwise', async () => {
  const terminal = { password: async () => '', confirm: async () => {}, answers: async () => [], progress: () => {} };
  const context = createOperatorContext(api.env, fixedClock(now), terminal);
  const run = (file: string) => commands['passes import']?.run({ file, account: 'demo', template: 'T1' }, context);
  const file = fileOf(['no JSON']);
  const text = `0 passes made, 1 failed: ${file}.errors\n1 row, first 1: The row is not a JSON object.`;
  expect(await run(file)).toEqual({ text, exitCode: 1 });
  expect(await run(fileOf(['']))).toBe('0 passes made, 0 failed');
});

test('without a template the lines are events, in any order, of flights that make themselves with the brand', async () => {
  const brand = await makeBrand(api);
  const rows = [event('i-1', at(2), { 'seat-number': '2B' }), event('i-1', at(1)), event('i-2', at(1), {}, evening)];
  const events = rows.map(({ action: _, ...row }) => row);
  const file = fileOf([...events, { ...events[0], 'pass-id': 'i-3', 'event-time': 'yesterday' }]);
  const { done, lines } = importOf(file, { brand }, clientOf().client);
  expect(await done).toMatchObject({ made: 3, failed: 1 });
  expect(errorsIn(file)).toMatchObject([{ row: 4, 'error-code': 'E9003' }]);
  expect(lines).toEqual(['[####################] 100 %  3 events taken, 1 failed']);
  const { put, dataOf } = checkInOn(api);
  const [first, second] = [
    await put('i-1', at(2), { 'seat-number': '2B' }, { brand }),
    await put('i-2', at(1), {}, { ...evening, brand }),
  ];
  expect([first.outcome, second.outcome]).toEqual(['unchanged', 'unchanged']);
  expect(first['pass-template-id']).not.toBe(second['pass-template-id']);
  expect(await dataOf(first)).toMatchObject({ 'seat-number': '2B' });
});

test('an import that was stopped goes on where it was; rows whose answer was lost are made once', async () => {
  const templateId = await api.createTemplate();
  const rows = Array.from({ length: 12 }, (_, row) => passRow(`b-${row}`));
  const file = fileOf([...rows, { 'pass-id': 'b-12' }]);
  const first = clientOf((call) => call === 2);
  await expect(importOf(file, templateId, first.client, 5).done).rejects.toThrow('The connection ended');
  const second = clientOf();
  expect(await importOf(file, templateId, second.client, 5).done).toMatchObject({ made: 12, failed: 1 });
  expect([first.calls, second.calls]).toEqual([
    [5, 5],
    [5, 3],
  ]);
  expect(errorsIn(file)).toMatchObject([{ row: 13, 'error-code': 'E9003' }]);
  expect(await exported(templateId)).toHaveLength(12);
});

test('rows under way are sent again as they were, with another rate, from the first call on', async () => {
  const templateId = await api.createTemplate();
  const file = fileOf(Array.from({ length: 12 }, (_, row) => passRow(`r-${row}`)));
  const first = clientOf(() => true);
  await expect(importOf(file, templateId, first.client, 3).done).rejects.toThrow('The connection ended');
  const second = clientOf();
  expect(await importOf(file, templateId, second.client, 6).done).toMatchObject({ made: 12, failed: 0 });
  expect([first.calls, second.calls]).toEqual([[3], [3, 6, 3]]);
});

test('a call that takes long is reported every ten seconds', async () => {
  const call = async () => {
    for (const _ of [1, 2]) clock.timeOut();
    return { results: [{ status: 'success' }] };
  };
  const file = fileOf([passRow('l-1')]);
  const { clock, lines, done } = importOf(file, 'T1', { call } as unknown as Pick<Client, 'call'>);
  await done;
  clock.timeOut();
  expect(lines).toEqual([
    '[                    ]   0 %  0 passes made, 0 failed, 1 under way for 10 s',
    '[                    ]   0 %  0 passes made, 0 failed, 1 under way for 20 s',
    '[####################] 100 %  1 passes made, 0 failed',
  ]);
});

test('an import of another template, of other days or columns, or of a file that has changed, is not resumed', async () => {
  const file = fileOf([passRow('c-1')]);
  const failing = clientOf(() => true).client;
  writeFileSync(`${file}.progress`, JSON.stringify({ templateId: 'T1', size: statSync(file).size, bytes: 1 }));
  for (const other of [{ templateId: 'T2' }, { departuresFrom: '2030-03-15' }, { columns: '{"pass-id":"{TICKET}"}' }])
    await expect(importOf(file, { templateId: 'T1', ...other }, failing).done).rejects.toThrow('is of another import');
  writeFileSync(file, 'changed');
  await expect(importOf(file, 'T1', failing).done).rejects.toThrow('is of another import');
});

test('rows that met throttling are sent again with their key', async () => {
  const results = [
    [{ status: 'failure', 'error-code': 'E9021' }, { status: 'success' }],
    [{ status: 'success' }, { status: 'success' }],
  ];
  const keys: unknown[] = [];
  const call = async (_request: unknown, { idempotencyKey }: { idempotencyKey?: string }) => {
    keys.push(idempotencyKey);
    return { results: results[keys.length - 1] };
  };
  const { done, clock } = importOf(fileOf([passRow('d-1'), passRow('d-2')]), 'T1', { call } as never);
  expect(await done).toMatchObject({ made: 2, failed: 0 });
  expect(new Set(keys).size).toBe(1);
  expect(keys).toHaveLength(2);
  expect(clock.waits[0]).toBe(1_000);
});

test('no more passes a second are made than requested', async () => {
  const call = async ({ passes }: { passes: object[] }) => ({ results: passes.map(() => ({ status: 'success' })) });
  const rows = Array.from({ length: 1_200 }, (_, row) => ({ 'pass-id': `e-${row}` }));
  const { done, clock, lines } = importOf(fileOf(rows), 'T1', { call } as never, 600);
  await done;
  expect(lines).toEqual([
    '[########            ]  41 %  500 passes made, 0 failed, 600 a second, 2 s left',
    '[################    ]  82 %  1000 passes made, 0 failed, 600 a second, 1 s left',
    '[####################] 100 %  1200 passes made, 0 failed',
  ]);
  // The clock is fixed: each wait is for all rows so far.
  expect(clock.waits.map(Math.round)).toEqual([833, 1_667, 2_000]);
});

test('the rate and the time left are of this run alone, and of the time that it took', async () => {
  let at = now.getTime();
  const call = async ({ passes }: { passes: object[] }) => {
    at += passes.length * 250;
    return { results: passes.map(() => ({ status: 'success' })) };
  };
  const file = fileOf(Array.from({ length: 4_000 }, (_, row) => ({ 'pass-id': `f-${row + 1_000}` })));
  const clock = fixedClock(() => new Date(at));
  const lines: string[] = [];
  let mayBeSent = 3;
  const stopping = {
    call: async (request: never) => (mayBeSent-- > 0 ? call(request) : Promise.reject(new Error('Stopped'))),
  };
  const order = {
    file,
    target: { templateId: 'T1' },
    rate: 1_000,
    clock,
    progress: (line: string) => void lines.push(line),
  };
  await expect(importPasses({ ...order, client: stopping as never })).rejects.toThrow('Stopped');
  at += 3_600_000;
  await importPasses({ ...order, client: { call } as never });
  expect(lines.slice(2, 4)).toEqual([
    '[#######             ]  37 %  1500 passes made, 0 failed, 4 a second, 11 min left',
    '[##########          ]  50 %  2000 passes made, 0 failed, 4 a second, 9 min left',
  ]);
});

test('digits stay as they are written, and a file without a line break at its end is read whole', async () => {
  const sent: string[] = [];
  const call = async (request: object) => {
    sent.push(JSON.stringify(request));
    return { results: [{ status: 'success' }] };
  };
  const file = fileOf([]);
  writeFileSync(file, '{"pass-id":12345678901234567,"reference-data":{"n":1.0}}');
  await importOf(file, 'T1', { call } as never).done;
  expect(sent[0]).toContain('"passes":[{"pass-id":12345678901234567,"reference-data":{"n":1.0}}]');
});

const digits = '{"order":9007199254740993,"one":1.0}';

test('what was exported makes the same passes in another template, digit by digit; an export that was stopped goes on', async () => {
  const [from, to] = [await api.createTemplate(), await api.createTemplate()];
  const rows = Array.from({ length: 130 }, (_, row) =>
    passRow(`f-${row}`, row === 7 ? { 'pass-meta-data': {}, 'reference-data': parsedAsSent(digits) } : {}),
  );
  await importOf(fileOf(rows), from, clientOf().client).done;
  const file = path.join(directory, 'stopped.ndjson');
  const { passPages } = createOperatorContext(api.env, fixedClock(now));
  const order = { file, templateId: from, rate: 1_000, clock: fixedClock(), progress: () => {} };
  let pages = 0;
  const stopping = {
    pageOf: async (...page: Parameters<DynamoPassPages['pageOf']>) => {
      if (++pages > 1) throw new Error('stopped');
      return passPages.pageOf(...page);
    },
  };
  await expect(exportPasses({ ...order, passPages: stopping })).rejects.toThrow('stopped');
  writeFileSync(file, `${readFileSync(file, 'utf8')}{"half of a`);
  expect(await exportPasses({ ...order, passPages })).toBe(130);
  const text = readFileSync(file, 'utf8').replaceAll('"pass-id":"f-', '"pass-id":"g-');
  expect(text).toContain(`"reference-data":${digits}`);
  writeFileSync(file, text);
  expect(await importOf(file, to, clientOf().client).done).toMatchObject({ made: 130, failed: 0 });
  const withoutIds = (passes: object[]) => passes.map((pass) => ({ ...pass, 'pass-id': '' }));
  expect(withoutIds(await exported(to))).toEqual(withoutIds(await exported(from)));
});

test('an export has no group-id, of which the service knows a hash only', async () => {
  const templateId = await api.createTemplate();
  const row = passRow('h-1');
  const grouped = { ...row, 'pass-data': { ...(row['pass-data'] as object), 'group-id': 'ABC123' } };
  await importOf(fileOf([grouped]), templateId, clientOf().client).done;
  expect((await exported(templateId)).map((pass) => Object.keys((pass as typeof row)['pass-data'] as object))).toEqual([
    expect.not.arrayContaining(['group-id']),
  ]);
});

test('files with personal data are for their owner only, also those that were there before', async () => {
  const templateId = await api.createTemplate();
  const row = passRow('private');
  const file = fileOf([row, row]);
  writeFileSync(`${file}.errors`, 'old', { mode: 0o644 });
  await importOf(file, templateId, clientOf().client).done;
  const exportFile = path.join(directory, 'for-all.ndjson');
  writeFileSync(exportFile, 'old', { mode: 0o644 });
  const { passPages } = createOperatorContext(api.env, fixedClock(now));
  const order = { templateId, rate: 1, passPages, clock: fixedClock() };
  const pageOf = async (...page: Parameters<typeof passPages.pageOf>) => {
    const { passes } = await passPages.pageOf(...page);
    return page[1] ? { passes } : { passes, next: 'next' };
  };
  let progressMode: number | undefined;
  const progress = () => {
    progressMode ??= modeOf(`${exportFile}.progress`);
  };
  await exportPasses({ ...order, file: exportFile, passPages: { pageOf }, progress });
  expect([modeOf(exportFile), progressMode, modeOf(`${file}.errors`)]).toEqual([0o600, 0o600, 0o600]);
});

const modeOf = (file: string) => statSync(file).mode & 0o777;

test('the file stands behind the words of the command', () => {
  const line = ['passes', 'import', 'flight.ndjson', '--local', '--account', 'demo', '--template', 'T1'];
  expect(readCommandLine(line)).toMatchObject({ options: { file: 'flight.ndjson', account: 'demo', template: 'T1' } });
  expect(() => readCommandLine(['passes', 'import', '--local'])).toThrow('<file> is needed');
  expect(() => readCommandLine([...line, 'other.ndjson'])).toThrow('There is no command');
});
