import { DynamoDBClient, ScanCommand } from '@aws-sdk/client-dynamodb';
import type { Call } from '../../lambdas/api/action.ts';
import { actions } from '../../lambdas/api/actions/index.ts';
import { repeatable } from '../../lambdas/api/idempotency.ts';
import { ReceiptBusy } from '../../lambdas/ports/stores.ts';
import { otherApiKey } from '../helpers/api.ts';
import { apiForEachTest } from '../helpers/api-for-tests.ts';
import { now } from '../helpers/examples.ts';
import { plainCalls } from '../helpers/warm-actions.ts';

const { api, requests, time } = apiForEachTest();
let templateId: string;
beforeEach(async () => {
  templateId = await api.createTemplate();
});

const reference = () => ({ 'pass-template-id': templateId, 'pass-id': 'ABC123-1' });
const sendWith = (key: string, body: object) => api.send(body, undefined, key);

/** A call of each action that changes state. */
const writes = [...plainCalls].filter(([, { requests: made }]) => (made.writes ?? 0) + (made.transactions ?? 0) > 0);

test('every action that changes state is among them', async () => {
  const all = await Promise.all([...actions.values()].map((load) => load()));
  const changing = all.filter(({ isWrite }) => isWrite).map(({ name }) => name);
  expect(writes.map(([name]) => name).sort()).toEqual(changing.sort());
});

/** Items with their last writing call. */
async function writtenBy(): Promise<string[]> {
  const { Items } = await new DynamoDBClient().send(new ScanCommand({ TableName: api.env.TABLE_NAME }));
  return (Items ?? []).map(({ PK, SK, trackingId }) => `${PK?.S} ${SK?.S} ${trackingId?.S}`).sort();
}

test.each(writes)(
  '%s: the same key and body get the same answer, and the change is made once',
  async (_name, { prepare }) => {
    const body = await prepare(api, templateId, 1);
    const first = await sendWith('key-1', body);
    const afterFirst = await writtenBy();
    const second = await sendWith('key-1', body);
    expect(first.httpStatus).toBe(200);
    expect(second).toEqual(first);
    expect(await writtenBy()).toEqual(afterFirst);
  },
);

test.each(writes)(
  '%s: the same key with another body is refused, and nothing is changed',
  async (_name, { prepare }) => {
    await api.send(api.passRequest(templateId));
    const body = await prepare(api, templateId, 1);
    await sendWith('key-1', { action: 'updatepassdata', ...reference(), 'pass-data': { 'seat-number': '7F' } });
    const before = await writtenBy();
    const answer = await sendWith('key-1', body);
    expect(answer).toMatchObject({ httpStatus: 409, body: { status: 'failure', 'error-code': 'E9015' } });
    expect(await writtenBy()).toEqual(before);
  },
);

test('an update that changes nothing is answered with the same tracking-id when it is repeated', async () => {
  await api.send(api.passRequest(templateId));
  const body = { action: 'updatepassdata', ...reference(), 'pass-data': {} };
  const first = await sendWith('key-1', body);
  expect(first.body['tracking-id']).toEqual(expect.any(String));
  expect(await sendWith('key-1', body)).toEqual(first);
});

test('the order of calls does not matter: the answer of a deletion is repeated although the pass is gone', async () => {
  await api.send(api.passRequest(templateId));
  const first = await sendWith('key-1', { action: 'deletepassdata', ...reference() });
  expect(await sendWith('key-1', { action: 'deletepassdata', ...reference() })).toEqual(first);
  expect((await sendWith('key-2', { action: 'deletepassdata', ...reference() })).httpStatus).toBe(404);
});

test('what does not count: letter case of the action, white space, the order of fields, the api-key field', async () => {
  const first = await sendWith('key-1', api.passRequest(templateId));
  const { 'pass-data': passData, ...rest } = api.passRequest(templateId);
  const reversed = Object.fromEntries(Object.entries(passData as object).reverse());
  const other = { 'pass-data': reversed, ...rest, action: 'GeneratePass', 'api-key': 'x' };
  const again = JSON.stringify(other, null, 2);
  expect(await api.send(again, undefined, 'key-1')).toEqual(first);
});

test('generatepass: a repeated call leaves no files behind, which deletepassdata could not find', async () => {
  await sendWith('key-1', api.passRequest(templateId));
  const stored = () => api.aws.bucket.keys().filter((key) => key.startsWith('i/'));
  const files = stored();
  await sendWith('key-1', api.passRequest(templateId));
  await sendWith('key-1', api.passRequest(templateId, { 'pass-id': 'another' }));
  expect(files).toHaveLength(2);
  expect(stored()).toEqual(files);
});

test('generatepass with a key: a warm function makes one transaction and no read', async () => {
  await api.send(api.passRequest(templateId));
  requests.operations.length = 0;
  await sendWith('key-1', api.passRequest(templateId, { 'pass-id': 'another' }));
  expect(requests.operations.sort()).toEqual(['PUT i', 'PUT i', 'TransactWriteItems']);
});

test('of 20 calls with one key at the same time one makes the pass, and all that succeed give its link', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => sendWith('key-1', api.passRequest(templateId))));
  const made = answers.filter(({ httpStatus }) => httpStatus === 200);
  expect(new Set(made.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  const refused = answers.filter(({ httpStatus }) => httpStatus !== 200);
  expect(refused.every(({ body }) => body['error-code'] === 'E9016')).toBe(true);
  const link = await api.send({ action: 'generatepassbyid', ...reference() });
  expect(made[0]?.body['pass-install-url']).toBe(link.body['pass-install-url']);
});

test('a call that meets another with its key, which is just committing, is to be sent again', async () => {
  const met = jest.spyOn(api.services.passes, 'create').mockRejectedValueOnce(new ReceiptBusy());
  const busy = { httpStatus: 409, body: { 'error-code': 'E9016', 'pass-id': 'ABC123-1' } };
  expect(await sendWith('key-1', api.passRequest(templateId))).toMatchObject(busy);
  met.mockRestore();
  expect(await sendWith('key-1', api.passRequest(templateId))).toMatchObject({ httpStatus: 200 });
});

test.each(writes)('%s: succeeds once when the database did it but its answer got lost', async (_name, action) => {
  const body = await action.prepare(api, templateId, 1);
  requests.operations.length = 0;
  requests.fault = (operation, attempt) =>
    operation === 'TransactWriteItems' && attempt === 1 ? 'lost-answer' : undefined;
  const first = await sendWith('key-1', body);
  expect(first.httpStatus).toBe(200);
  const { writes: single = 0, transactions = 0 } = action.requests;
  const made = requests.operations.filter((operation) => operation === 'TransactWriteItems');
  expect(made).toHaveLength(single + transactions + 1);
  expect(await sendWith('key-1', body)).toEqual(first);
});

test('a function that dies before it answers has stored the answer with the pass', async () => {
  // The database's answers are all lost, as if the function had died.
  requests.fault = (operation) => (operation === 'TransactWriteItems' ? 'lost-answer' : undefined);
  await sendWith('key-1', api.passRequest(templateId));
  requests.fault = () => undefined;
  const again = await sendWith('key-1', api.passRequest(templateId));
  expect(again.httpStatus).toBe(200);
  const link = await api.send({ action: 'generatepassbyid', ...reference() });
  expect(again.body['pass-install-url']).toBe(link.body['pass-install-url']);
});

test('a call that failed leaves nothing: its key can be used again, with another body too', async () => {
  requests.fault = (operation) => (operation === 'TransactWriteItems' ? 'unreachable' : undefined);
  expect((await sendWith('key-1', api.passRequest(templateId))).body['error-code']).toBe('E9021');
  requests.fault = () => undefined;
  expect((await sendWith('key-1', api.passRequest('NoSuchTemplate'))).body['error-code']).toBe('E9006');
  expect((await sendWith('key-1', api.passRequest(templateId))).httpStatus).toBe(200);
});

test('a key is valid for 24 hours, whether or not DynamoDB has removed it by then', async () => {
  const first = await sendWith('key-1', api.passRequest(templateId));
  time.at = new Date(now.getTime() + 24 * 3_600_000 - 1);
  expect(await sendWith('key-1', api.passRequest(templateId))).toEqual(first);
  time.at = new Date(now.getTime() + 24 * 3_600_000);
  expect((await sendWith('key-1', api.passRequest(templateId))).body['error-code']).toBe('E9005');
  const other = await sendWith('key-1', api.passRequest(templateId, { 'pass-id': 'another' }));
  expect(other.body['pass-id']).toBe('another');
});

test('an answer that was stored in an older shape is repeated as it was', async () => {
  const { action: name, ...fields } = api.passRequest(templateId);
  const { secret, requestHash } = await repeatable('key-1', [name, fields], {
    account: { id: 'demo' } as Call['account'],
    identity: api.services.identity,
  });
  const answer = { 'pass-id': 'ABC123-1', warnings: ['A text.'] };
  await api.services.receipts.put({
    ...{ keyHash: secret.keyHash, requestHash, answer: secret.seal(JSON.stringify(answer)), trackingId: 'T1' },
    ...{ writtenAtUtc: now.toISOString(), expiresAtUtc: new Date(now.getTime() + 1000).toISOString() },
  });
  expect(await sendWith('key-1', api.passRequest(templateId))).toMatchObject({
    httpStatus: 200,
    body: { status: 'success', ...answer },
  });
});

test('a key means nothing to another account', async () => {
  await sendWith('key-1', api.passRequest(templateId));
  const answer = await api.send(api.passRequest(templateId), otherApiKey, 'key-1');
  expect(answer).toMatchObject({ httpStatus: 404, body: { 'error-code': 'E9006' } });
});

test('neither key nor body nor link can be read in what is stored for a key', async () => {
  const { body } = await sendWith('my-key-1', api.passRequest(templateId));
  const { Items } = await new DynamoDBClient().send(new ScanCommand({ TableName: api.env.TABLE_NAME }));
  const receipts = (Items ?? []).filter(({ SK }) => SK?.S === 'IDEMPOTENCY');
  expect(receipts).toHaveLength(1);
  const link = String(body['pass-install-url']).split('/i/')[1];
  expect(JSON.stringify(receipts)).not.toMatch(new RegExp(`my-key-1|Mustermann|ABC123|${link}`));
  expect(receipts[0]?.ttl?.N).toBe(String(now.getTime() / 1000 + 24 * 3600));
});

test.each([[''], ['x'.repeat(256)], ['Schlüssel'], ['a\tb'], ['a\u0000b']])('the key %j is refused', async (key) => {
  const answer = await sendWith(key, api.passRequest(templateId));
  expect(answer).toMatchObject({ httpStatus: 400, body: { 'error-code': 'E9017', 'pass-id': 'ABC123-1' } });
});

test('actions that only read do not heed the key', async () => {
  await sendWith('key-1', api.passRequest(templateId));
  for (const action of ['getpassdata', 'generatepassbyid'])
    expect((await sendWith('key-1', { action, ...reference() })).httpStatus).toBe(200);
  expect((await sendWith('x'.repeat(256), { action: 'getpassdata', ...reference() })).httpStatus).toBe(200);
});
