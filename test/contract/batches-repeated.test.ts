import { DynamoDBClient, ScanCommand } from '@aws-sdk/client-dynamodb';
import { apiForEachTest } from '../helpers/api-for-tests.ts';
import { generate, outcomesOf, passRow, resultsOf, update } from '../helpers/batches.ts';
import { now } from '../helpers/examples.ts';
import { fixedClock } from '../helpers/fixed-clock.ts';

let msLeft = Number.POSITIVE_INFINITY;
let at = now;
const clock = { ...fixedClock(() => at), msLeft: () => msLeft };
const { api, requests, log } = apiForEachTest({ overrides: { clock }, settings: { RATE_PER_API_KEY: '60' } });
let templateId: string;
beforeEach(async () => {
  msLeft = Number.POSITIVE_INFINITY;
  at = now;
  templateId = await api.createTemplate();
});

const idsTo = (count: number) => Array.from({ length: count }, (_, place) => `pass-${place + 1}`);
const passes = (count: number) => idsTo(count).map((id) => passRow(id));
const sendWith = (key: string, body: object) => api.send(body, undefined, key);

/** Items with their last writing call and version, without the counters of calls. */
async function items(): Promise<string[]> {
  const { Items } = await new DynamoDBClient().send(new ScanCommand({ TableName: api.env.TABLE_NAME }));
  return (Items ?? [])
    .map(({ PK, SK, trackingId, revision }) => [PK?.S, SK?.S, trackingId?.S, revision?.N].join(' '))
    .filter((item) => !item.startsWith('RATE'))
    .sort();
}

const seatOf = async (passId: string) => {
  const { body } = await api.send({ action: 'getpassdata', 'pass-template-id': templateId, 'pass-id': passId });
  return (body['pass-data'] as Record<string, unknown> | undefined)?.['seat-number'];
};

test('a repeated call makes nothing, and answers the same, rows that failed included', async () => {
  const request = generate(templateId, [...passes(3), passRow('pass-1'), { 'pass-id': 'a b' }]);
  const first = await sendWith('key-1', request);
  expect(outcomesOf(first)).toEqual(['success', 'success', 'success', 'E9005', 'E9003']);
  const before = await items();
  expect(await sendWith('key-1', request)).toEqual(first);
  expect(await items()).toEqual(before);
});

test.each<[string, (request: ReturnType<typeof generate>) => object]>([
  ['a row more', (request) => ({ ...request, passes: [...request.passes, passRow('another')] })],
  ['a row less', (request) => ({ ...request, passes: request.passes.slice(1) })],
  ['another row', (request) => ({ ...request, passes: [passRow('another'), ...request.passes.slice(1)] })],
  ['another row that cannot be read', (request) => ({ ...request, passes: [...request.passes.slice(0, -1), 8] })],
  ['another action', () => api.passRequest(templateId, { 'pass-id': 'another' })],
])('the same key with %s is refused, and nothing is changed', async (_title, other) => {
  const request = generate(templateId, [...passes(2), 7]);
  await sendWith('key-1', request);
  const before = await items();
  expect(await sendWith('key-1', other(request))).toMatchObject({ httpStatus: 409, body: { 'error-code': 'E9015' } });
  expect(await items()).toEqual(before);
});

test('a key that a single call has used is refused, and no row is begun', async () => {
  await sendWith('key-1', api.passRequest(templateId));
  const before = await items();
  const answer = await sendWith('key-1', generate(templateId, passes(2)));
  expect(answer).toMatchObject({ httpStatus: 409, body: { 'error-code': 'E9015' } });
  expect(await items()).toEqual(before);
});

test('a call that is refused as a whole leaves its key unused', async () => {
  expect(await sendWith('key-1', generate(templateId, []))).toMatchObject({ httpStatus: 400 });
  expect(await sendWith('key-1', generate(templateId, passes(1)))).toMatchObject({ body: { status: 'success' } });
});

test('a key and its rows’ receipts end together, 24 hours after the first call', async () => {
  requests.fault = (operation) => (operation === 'TransactWriteItems' ? 'unreachable' : undefined);
  await sendWith('key-1', generate(templateId, passes(2)));
  requests.fault = () => undefined;
  at = new Date(now.getTime() + 23 * 3_600_000);
  await sendWith('key-1', generate(templateId, passes(2)));
  at = new Date(now.getTime() + 24 * 3_600_000);
  const other = generate(templateId, [passRow('pass-3'), passRow('pass-4')]);
  expect(await sendWith('key-1', other)).toMatchObject({ body: { status: 'success' } });
});

test('neither key nor rows nor links can be read in what is stored for a key', async () => {
  const [first] = resultsOf(await sendWith('my-key-1', generate(templateId, passes(2))));
  const { Items } = await new DynamoDBClient().send(new ScanCommand({ TableName: api.env.TABLE_NAME }));
  const receipts = (Items ?? []).filter(({ SK }) => SK?.S === 'IDEMPOTENCY');
  expect(receipts).toHaveLength(3);
  const link = String(first?.['pass-install-url']).split('/i/')[1];
  expect(JSON.stringify(receipts)).not.toMatch(new RegExp(`my-key-1|Mustermann|pass-1|${link}`));
});

test('a call that the function’s end has cut off is completed by the next, and what was done keeps its answer', async () => {
  const request = generate(templateId, passes(12));
  await api.send(api.passRequest(templateId));
  // The fifth to seventh commit succeed, but their answers are lost; later ones never arrive.
  requests.fault = (operation, attempt) => {
    if (operation === 'GetItem') return 'unreachable';
    return operation !== 'TransactWriteItems' || attempt <= 4 ? undefined : attempt < 8 ? 'lost-answer' : 'unreachable';
  };
  const cut = outcomesOf(await sendWith('key-1', request));
  expect(new Set(cut)).toEqual(new Set(['success', 'E9021']));
  const done = (await items()).filter((item) => item.startsWith('PASS'));
  requests.reset();
  const answer = await sendWith('key-1', request);
  expect(answer).toMatchObject({ headers: undefined, body: { status: 'success' } });
  expect(done.length).toBeGreaterThan(cut.filter((outcome) => outcome === 'success').length);
  expect(await items()).toEqual(expect.arrayContaining(done));
  expect(await sendWith('key-1', request)).toEqual(answer);
});

test('of calls with one key at the same time each row is done once, and all give its answer', async () => {
  const request = generate(templateId, passes(4));
  const answers = await Promise.all([1, 2, 3].map(() => sendWith('key-1', request)));
  const rows = answers.filter(({ httpStatus }) => httpStatus === 200).flatMap(resultsOf);
  expect(rows.filter(({ status, 'error-code': code }) => status === 'failure' && code !== 'E9016')).toEqual([]);
  const whole = await sendWith('key-1', request);
  expect(whole).toMatchObject({ body: { status: 'success' } });
  for (const row of rows.filter(({ status }) => status === 'success')) expect(resultsOf(whole)).toContainEqual(row);
});

test('rows for which no time is left are to be sent again, and so are the later rows about their passes', async () => {
  await api.send(generate(templateId, passes(2)));
  requests.meanwhile = async (operation) => {
    // Enough time for the row that reads now.
    if (operation === 'GetItem') msLeft = 5_000;
  };
  const seat = (id: string, seat: string) => ({ 'pass-id': id, 'pass-data': { 'seat-number': seat } });
  const rows = [seat('pass-1', '1A'), seat('pass-1', '1B'), seat('pass-1', '1C')];
  msLeft = 20_000;
  const answer = await sendWith('key-1', update(templateId, rows));
  expect(outcomesOf(answer)).toEqual(['success', 'E9021', 'E9021']);
  expect(answer).toMatchObject({ headers: { 'retry-after': '1' }, body: { status: 'partial' } });
  expect(await seatOf('pass-1')).toBe('1A');
  requests.reset();
  msLeft = 20_000;
  const again = await sendWith('key-1', update(templateId, rows));
  expect(outcomesOf(again)).toEqual(['success', 'success', 'success']);
  expect(resultsOf(again)[0]).toEqual(resultsOf(answer)[0]);
  expect(await seatOf('pass-1')).toBe('1C');
});

test('a row that is not done when the call must be answered is to be sent again, and writes nothing afterwards', async () => {
  await api.send(generate(templateId, passes(2)));
  msLeft = 20_000;
  const { promise: isReadLate, resolve: goOn } = Promise.withResolvers<void>();
  const { promise: otherIsDone, resolve: done } = Promise.withResolvers<void>();
  requests.meanwhile = async (operation, attempt) => {
    if (operation === 'GetItem' && attempt === 1) await isReadLate;
    if (operation === 'DELETE i' && attempt === 2) setImmediate(done);
  };
  requests.operations.length = 0;
  const rows = ['pass-1', 'pass-2'].map((id) => ({ 'pass-id': id, 'pass-data': { 'seat-number': '9Z' } }));
  const answering = api.send(update(templateId, rows));
  await otherIsDone;
  for (let turn = 0; turn < 20; turn++) await new Promise(setImmediate);
  clock.timeOut();
  expect(outcomesOf(await answering).sort()).toEqual(['E9021', 'success']);
  log.lines.length = 0;
  goOn();
  for (let turn = 0; turn < 50; turn++) await new Promise(setImmediate);
  requests.reset();
  expect([await seatOf('pass-1'), await seatOf('pass-2')].sort()).toEqual(['12C', '9Z']);
  expect(log.lines).toEqual([]);
});

test('a row counts as a call by the rate of its key: what is above it is to be sent again in the next minute', async () => {
  for (let call = 1; call < 56; call++) await api.send({ action: 'getpasstemplates' });
  at = new Date(now.getTime() + 20_000);
  const answer = await api.send(generate(templateId, passes(6)));
  expect(outcomesOf(answer).sort()).toEqual(['E9022', 'E9022', 'success', 'success', 'success', 'success']);
  expect(answer).toMatchObject({ httpStatus: 200, headers: { 'retry-after': '40' }, body: { status: 'partial' } });
});

test('requests: those of single calls for each row, and one for the key of the whole', async () => {
  await sendWith('key-1', generate(templateId, passes(1)));
  requests.operations.length = 0;
  await sendWith('key-2', generate(templateId, passes(5).slice(1)));
  const counted = requests.operations.filter((operation) => operation !== 'UpdateItem').sort();
  expect(counted).toEqual(['PutItem', ...Array(4).fill(['PUT i', 'PUT i', 'TransactWriteItems']).flat()].sort());
});
