import path from 'node:path';
import type { Listening } from '../../../local/basics/http.ts';
import { Recorder } from '../../../local/basics/recorder.ts';
import { googleIn, listenGoogle } from '../../../local/wallets/google.ts';
import type { RecordedRequest } from '../../../local/wallets/recorded-request.ts';
import { temporaryDirectory } from '../../helpers/temporary-directory.ts';

const directory = temporaryDirectory();
const now = Date.parse('2027-03-15T12:00:00Z');
const requests = new Recorder<RecordedRequest>(path.join(directory, 'walletb.jsonl'));
const faults = new Set<string>();
const { google, signer } = googleIn(directory, (fault) => faults.has(fault));
let server: Listening;
let token: string;

beforeAll(async () => {
  server = await listenGoogle(google, requests, () => now);
  const body = new URLSearchParams({ grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer', assertion: 'signed' });
  const answer = await fetch(`${server.url}/token`, { method: 'POST', body });
  token = ((await answer.json()) as { access_token: string }).access_token;
});
afterAll(() => server.close());

async function call(method: string, address: string, body?: object, authorization = `Bearer ${token}`) {
  const response = await fetch(`${server.url}/walletobjects/v1/${address}`, {
    method,
    headers: { authorization, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

test('a class is inserted once, patched, and read back', async () => {
  expect((await call('POST', 'flightClass', { id: '3388.flight', issuerName: 'Tern' })).status).toBe(200);
  expect((await call('POST', 'flightClass', { id: '3388.flight' })).status).toBe(409);
  await call('PATCH', 'flightClass/3388.flight', { reviewStatus: 'UNDER_REVIEW' });
  expect(await call('GET', 'flightClass/3388.flight')).toEqual({
    status: 200,
    body: { id: '3388.flight', issuerName: 'Tern', reviewStatus: 'UNDER_REVIEW' },
  });
});

test.each([
  [
    { localBoardingDateTime: '2027-03-15T17:05:00+01:00' },
    'localBoardingDateTime must be a local time without an offset',
  ],
  [{ localEstimatedOrActualDepartureDateTime: '2027-03-15T18:05:00Z' }, expect.stringContaining('without an offset')],
  [{ flightStatus: 'cancelled' }, 'flightStatus cancelled is not in the enumeration'],
])('a class with %j is refused', async (fields, message) => {
  await call('POST', 'flightClass', { id: '3388.refused' });
  for (const [method, address] of [
    ['POST', 'flightClass'],
    ['PATCH', 'flightClass/3388.refused'],
  ] as const)
    expect(await call(method, address, { id: '3388.refused', ...fields })).toEqual({
      status: 400,
      body: { error: expect.objectContaining({ message }) },
    });
});

test('a status counts only beside an estimated departure', async () => {
  const patch = async (fields: object) => (await call('PATCH', 'flightClass/3388.status', fields)).status;
  const status = async () => (await call('GET', 'flightClass/3388.status')).body.flightStatus;
  await call('POST', 'flightClass', { id: '3388.status', flightStatus: 'CANCELLED' });
  expect(await status()).toBeUndefined();
  const localEstimatedOrActualDepartureDateTime = '2027-03-15T17:35:00';
  expect(await patch({ flightStatus: 'CANCELLED', localEstimatedOrActualDepartureDateTime })).toBe(200);
  expect(await status()).toBe('CANCELLED');
  await patch({ flightStatus: null });
  expect(await status()).toBeUndefined();
});

test('an object needs its class; a message is added to it', async () => {
  const object = { id: '3388.pass', classId: '3388.of-object' };
  expect((await call('POST', 'flightObject', object)).status).toBe(404);
  await call('POST', 'flightClass', { id: '3388.of-object' });
  expect((await call('POST', 'flightObject', object)).status).toBe(200);
  await call('POST', 'flightObject/3388.pass/addMessage', { message: { body: 'Gate A1' } });
  expect((await call('GET', 'flightObject/3388.pass')).body).toEqual({ ...object, messages: [{ body: 'Gate A1' }] });
});

test.each([
  ['11 links', Array.from({ length: 11 }, () => ({ uri: 'https://www.example.com/' }))],
  ['a link of another scheme', [{ uri: 'tel:112' }, { uri: 'javascript:alert(1)' }]],
  ['a link without a scheme', [{ uri: '112' }]],
  ['a link without an address', [{ description: 'Seats' }]],
])('a class or object with %s is refused, inserted or patched', async (_title, uris) => {
  const links = { linksModuleData: { uris } };
  const refused = { status: 400, body: { error: { code: 400 } } };
  expect(await call('POST', 'flightClass', { id: '3388.links', ...links })).toMatchObject(refused);
  await call('POST', 'flightClass', { id: '3388.links' });
  expect(await call('PATCH', 'flightClass/3388.links', links)).toMatchObject(refused);
  expect((await call('GET', 'flightClass/3388.links')).body).not.toHaveProperty('linksModuleData');
});

test('links of every scheme that wallets open are taken', async () => {
  const uris = ['https://a.example/', 'http://a.example/', 'tel:112', 'mailto:a@a.example', 'geo:1,2'].map((uri) => ({
    uri,
  }));
  const { status } = await call('POST', 'flightClass', { id: '3388.linked', linksModuleData: { uris } });
  expect(status).toBe(200);
});

test.each(['GET', 'PATCH', 'PUT'])('%s of what is not there is 404', async (method) => {
  const { status, body } = await call(method, 'flightObject/3388.unknown', method === 'GET' ? undefined : {});
  expect([status, body]).toEqual([404, { error: expect.objectContaining({ code: 404 }) }]);
});

test('what has got lost is not there any more, and can be inserted again', async () => {
  await call('POST', 'flightClass', { id: '3388.lost' });
  faults.add('gone');
  expect((await call('PATCH', 'flightClass/3388.lost', {})).status).toBe(404);
  faults.clear();
  expect((await call('POST', 'flightClass', { id: '3388.lost' })).status).toBe(200);
});

test('an object takes another class, or keeps its own', async () => {
  for (const id of ['3388.one', '3388.other']) await call('POST', 'flightClass', { id });
  await call('POST', 'flightObject', { id: '3388.object', classId: '3388.one' });
  const classAfter = async (change: object) => {
    await call('PATCH', 'flightObject/3388.object', change);
    const { body } = await call('GET', 'flightObject/3388.object');
    return [body.classId, body.state];
  };
  faults.add('class-kept');
  expect(await classAfter({ classId: '3388.other', state: 'ACTIVE' })).toEqual(['3388.one', 'ACTIVE']);
  faults.clear();
  expect(await classAfter({ classId: '3388.other', state: 'INACTIVE' })).toEqual(['3388.other', 'INACTIVE']);
});

test('nothing is answered without a token', async () => {
  expect((await call('GET', 'flightClass/3388.flight', undefined, 'Bearer wrong')).status).toBe(401);
  const refused = await fetch(`${server.url}/token`, { method: 'POST', body: 'grant_type=password' });
  expect(refused.status).toBe(400);
});

test('requests are recorded with their parsed bodies, and stored with what was inserted', async () => {
  await call('POST', 'flightClass', { id: '3388.kept' });
  expect(requests.all().at(-1)).toMatchObject({
    at: '2027-03-15T12:00:00.000Z',
    method: 'POST',
    path: '/walletobjects/v1/flightClass',
    headers: { authorization: `Bearer ${token}` },
    body: { id: '3388.kept' },
  });
  const again = await listenGoogle(googleIn(directory).google, requests, () => now);
  const answer = await fetch(`${again.url}/walletobjects/v1/flightClass/3388.kept`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(await answer.json()).toEqual({ id: '3388.kept' });
  await again.close();
});

test('a PATCH merges objects, replaces arrays, and null removes', async () => {
  const origin = { airportIataCode: 'MUC', gate: 'G1', terminal: '2' };
  await call('POST', 'flightClass', { id: '3388.merged', origin, messages: [1, 2], heroImage: {} });
  await call('PATCH', 'flightClass/3388.merged', {
    origin: { gate: 'G2', terminal: null },
    messages: [3],
    heroImage: null,
  });
  expect((await call('GET', 'flightClass/3388.merged')).body).toEqual({
    id: '3388.merged',
    origin: { airportIataCode: 'MUC', gate: 'G2' },
    messages: [3],
  });
});

test('the root keys of callbacks are public', async () => {
  expect(await (await fetch(`${server.url}/keys`)).json()).toEqual(signer.rootKeys);
});
