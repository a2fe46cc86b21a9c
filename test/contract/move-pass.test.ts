import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { sdkConfig, tableOf } from '../../lambdas/context/sdk.ts';
import { barcodeKey, registrationKey, templateKey } from '../../lambdas/storage/keys.ts';
import { ListFiling } from '../../lambdas/storage/list-filing.ts';
import { chunksOf, passesOf } from '../../lambdas/storage/list-keys.ts';
import { otherApiKey } from '../helpers/api.ts';
import { apiForAllTests } from '../helpers/api-for-tests.ts';
import { move, outcomesOf } from '../helpers/batches.ts';
import { exampleRequest, now } from '../helpers/examples.ts';
import { fixedClock } from '../helpers/fixed-clock.ts';
import { follow, linkFor, makeLink, passenger } from '../helpers/followed-links.ts';
import { drainFanOut, pushOn } from '../helpers/jobs.ts';
import { issuePass, passType } from '../helpers/passkit.ts';
import { relayChange, streamImage } from '../helpers/stream.ts';

const { api, time } = apiForAllTests();

/** An evening flight on the day of the example's. */
const evening = {
  'flight-number': '2728',
  'boarding-time': '2027-03-15T20:05:00',
  'departure-time': '2027-03-15T20:35:00',
};

const movePass = (from: string, to: string, passId: string, data: object = {}) =>
  api.send({
    action: 'movepass',
    'pass-template-id': from,
    'to-pass-template-id': to,
    'pass-id': passId,
    'pass-data': data,
  });

async function copyOf(templateId: string, changes: object): Promise<string> {
  const { body } = await api.send({ action: 'copytemplate', 'pass-template-id': templateId, ...changes });
  expect(body).toMatchObject({ status: 'success' });
  return String(body['pass-template-id']);
}

const documents = () => DynamoDBDocumentClient.from(new DynamoDBClient());

/** Installs a pass on a phone, and makes the template of another flight. */
async function installed(newFlight: object = evening, oldFlight: Record<string, unknown> = {}) {
  const from = await api.createTemplate(oldFlight);
  const to = await copyOf(from, newFlight);
  const pass = await issuePass(api, from);
  await pass.phone.install(pass.pkpass);
  const { passId } = await pass.record();
  return { ...pass, from, to, passId, moveWith: (data?: object) => movePass(from, to, passId, data) };
}

const idsOf = async (template: string) => {
  const { body } = await api.send({ action: 'getpassids', 'pass-template-id': template });
  return (body['pass-ids'] as { 'pass-id': string }[]).map((pass) => pass['pass-id']);
};

const shown = async (template: string, passId: string) =>
  (await api.send({ action: 'getpassdata', 'pass-template-id': template, 'pass-id': passId })).body;

test('the installed pass becomes the new flight: id, serial number, token and link stay', async () => {
  const { from, to, passId, phone, serial, link, moveWith } = await installed();
  const before = phone.passes.get(serial)?.passJson;
  const answer = await moveWith({ 'seat-number': '14A' });
  expect(answer).toMatchObject({
    httpStatus: 200,
    body: { status: 'success', 'pass-id': passId, 'pass-template-id': to, 'tracking-id': expect.any(String) },
  });
  await phone.fetch(serial);
  const after = phone.passes.get(serial)?.passJson;
  expect(JSON.stringify(after)).toContain('LH2728');
  for (const name of ['serialNumber', 'authenticationToken', 'passTypeIdentifier'] as const)
    expect(after?.[name]).toBe(before?.[name]);
  expect((await api.open('GET', `/i/${link}`)).body).toContain('LH2728');
  expect(await shown(to, passId)).toMatchObject({
    'pass-data': { 'seat-number': '14A' },
    'walleta-status': 'installed',
  });
  expect(await shown(from, passId)).toMatchObject({ 'error-code': 'E808' });
  expect([await idsOf(from), await idsOf(to)]).toEqual([[], [passId]]);
});

test('of all fields that change on the phone one has a message: that of the new flight', async () => {
  const { phone, serial, moveWith } = await installed();
  const fields = () =>
    Object.values(phone.passes.get(serial)?.passJson.boardingPass ?? {}).flat() as Record<string, string>[];
  const before = new Map(fields().map(({ key, value }) => [key, value]));
  await moveWith({ 'seat-number': '14A' });
  await phone.fetch(serial);
  const changed = fields().filter(({ key = '', value }) => before.has(key) && before.get(key) !== value);
  expect(changed.length).toBeGreaterThan(3);
  expect(changed.filter(({ changeMessage }) => changeMessage)).toEqual([
    expect.objectContaining({ key: 'last-notification', value: 'You are now on LH2728, 20:35, seat 14A' }),
  ]);
});

const notificationAfter = async (newFlight: object, data: object) => {
  const { record, moveWith } = await installed(newFlight);
  expect(await moveWith(data)).toMatchObject({ httpStatus: 200 });
  return (await record()).lastNotification?.text;
};

test.each<[string, object, object, string]>([
  [
    'another day',
    { 'departure-time': '2027-03-16T06:10:00' },
    {},
    'You are now on LH2724, 06:10 on 16 March, seat 12C',
  ],
  [
    'an estimated departure',
    { 'estimated-departure-time': '2027-03-15T21:00:00' },
    {},
    'You are now on LH2724, 21:00, seat 12C',
  ],
  ['no seat yet', evening, { 'passenger-kind': 'standby', 'seat-number': '' }, 'You are now on LH2728, 20:35, Standby'],
  ['a text of the airline', evening, { 'pass-update-notification': 'See you at 8' }, 'See you at 8'],
])('the message with %s', async (_title, newFlight, data, text) => {
  expect(await notificationAfter(newFlight, data)).toBe(text);
});

test('registrations follow: the new flight notifies the phone, and the flight that the pass has left does not', async () => {
  const { from, to, serial, moveWith } = await installed();
  const registered = async (template: string) =>
    (await api.web.registrations.pageOf(template)).registrations.map(({ passKey }) => passKey);
  expect([await registered(from), await registered(to)]).toEqual([[serial], []]);
  await moveWith();
  expect([await registered(from), await registered(to)]).toEqual([[], [serial]]);
});

test('a phone that requests the pass gets it, whatever versions the two flights have', async () => {
  const { phone, serial, moveWith, updateTemplate } = await installed();
  for (const gate of ['A1', 'A2', 'A3']) await updateTemplate({ 'origin-gate': gate });
  expect(await phone.onPush(passType)).toEqual({ [serial]: 200 });
  await moveWith();
  expect(await phone.onPush(passType)).toEqual({ [serial]: 200 });
  expect(JSON.stringify(phone.passes.get(serial)?.passJson)).toContain('LH2728');
  expect(await phone.onPush(passType)).toEqual({});
});

test('the phone gets one push for the move, also where the new flight has had fewer changes than the old one', async () => {
  const { device, from, serial, moveWith, updateTemplate } = await installed();
  const pushed: string[] = [];
  const applePush = { push: async (token: string) => pushed.push(token) > 0 } as never;
  const push = pushOn(api.aws, applePush, { clock: fixedClock(new Date(now.getTime() + 60_000)) });
  const relayed = async (PK: string, SK: string, change: () => Promise<unknown>) => {
    for (const queue of Object.values(api.aws.queues)) queue.purge();
    const before = await streamImage(api.env, PK, SK);
    await change();
    await relayChange(api.aws, before, await streamImage(api.env, PK, SK));
    await drainFanOut(api.aws);
    await push.drain();
    await push.drain();
    return pushed.splice(0);
  };
  const token = `push-token-of-${device}`;
  for (const gate of ['A1', 'A2', 'A3'])
    expect(await relayed(`TEMPLATE#${from}`, 'TEMPLATE', () => updateTemplate({ 'origin-gate': gate }))).toEqual([
      token,
    ]);
  expect(await relayed(`PASS#${serial}`, 'PASS', moveWith)).toEqual([token]);
  expect(await relayed(`TEMPLATE#${from}`, 'TEMPLATE', () => updateTemplate({ 'origin-gate': 'A4' }))).toEqual([]);
});

test.each<[string, object, object, string]>([
  ['a cancelled flight', { 'flight-status': 'cancelled' }, {}, 'E9033'],
  ['a flight that has left', { 'flight-status': 'departed' }, {}, 'E9033'],
  ['a flight whose passes are void', { 'void-passes': 'True' }, {}, 'E9033'],
  [
    'a flight on which it would have expired',
    { 'expiry-date': '2027-03-10T08:00:00', 'no-expiration': 'False' },
    { 'expiration-timestamp': '' },
    'E9033',
  ],
  ['a flight on which it would be archived', { 'voided-pass-ttl': 0 }, { 'pass-status': 'voided' }, 'E9033'],
  ['a barcode that the flight’s type cannot encode', { 'barcode-type': 'CODE128' }, { 'barcode-value': 'Ä' }, 'E9003'],
  ['a required field that is cleared', {}, { 'seat-number': '' }, 'E9003'],
  ['another flight’s barcode, which it refuses', { 'barcode-check': 'refuse' }, {}, 'E9025'],
])('%s is refused, and the pass stays as it was', async (_title, changes, data, code) => {
  const { to, passId, record, moveWith } = await installed({ ...evening });
  const before = await record();
  expect(await api.send({ action: 'updatepasstemplate', 'pass-template-id': to, ...changes })).toMatchObject({
    httpStatus: 200,
  });
  expect((await moveWith(data)).body).toMatchObject({ 'error-code': code, 'pass-id': passId });
  expect(await record()).toEqual(before);
});

test('a pass cannot move to itself, to nothing, or a second time from the flight that it has left', async () => {
  const { from, passId, moveWith } = await installed();
  expect((await movePass(from, from, passId)).body.errors).toEqual([
    { field: 'to-pass-template-id', message: 'must be another template' },
  ]);
  expect((await movePass(from, 'NoSuchTemplate', passId)).body).toMatchObject({ 'error-code': 'E9006' });
  const { body } = await moveWith();
  const at = String(body['pass-template-id']);
  const again = { 'error-code': 'E9007', 'error-message': `No such pass on this pass template: it is on ${at} now.` };
  expect((await moveWith()).body).toMatchObject(again);
  // The pass is unknown once it is erased, and to other accounts.
  const unknown = { 'error-code': 'E9007', 'error-message': 'No such pass: check pass-id and pass-template-id.' };
  const request = { action: 'movepass', 'pass-template-id': from, 'to-pass-template-id': at, 'pass-id': passId };
  expect((await api.send(request, otherApiKey)).body).toMatchObject(unknown);
  await api.send({ action: 'deletepassdata', 'pass-template-id': at, 'pass-id': passId });
  expect((await api.send(request)).body).toMatchObject(unknown);
});

test('a pass of another pass type or issuer cannot move; one that comes to an issuer can', async () => {
  const { from, to, passId } = await installed();
  const set = (id: string, name: string, value: string) =>
    documents().send(
      new UpdateCommand({
        TableName: api.env.TABLE_NAME,
        Key: templateKey(id),
        UpdateExpression: 'SET #name = :value',
        ExpressionAttributeNames: { '#name': name },
        ExpressionAttributeValues: { ':value': value },
      }),
    );
  await set(to, 'passTypeId', 'pass.com.example.other');
  expect((await movePass(from, to, passId)).body).toMatchObject({ 'error-code': 'E9032' });
  await set(to, 'passTypeId', passType);
  await set(to, 'issuerId', '3388000000000000001');
  await set(from, 'issuerId', '3388000000000000002');
  expect((await movePass(from, to, passId)).body).toMatchObject({ 'error-code': 'E9032' });
  await set(from, 'issuerId', '3388000000000000001');
  expect(await movePass(from, to, passId)).toMatchObject({ httpStatus: 200 });
});

test('differences from the barcode are named, as the flight has changed', async () => {
  const { to, moveWith } = await installed();
  const { body } = await moveWith();
  expect(body).toMatchObject({
    'pass-template-id': to,
    warnings: [{ code: 'barcode-flight', field: 'flight-number' }],
  });
});

test('a generated barcode stays; where another pass has it, the move is refused', async () => {
  const from = await api.createTemplate({ 'autogenerate-barcode-values': 'True' });
  const { 'barcode-value': _, ...data } = exampleRequest('generate-pass')['pass-data'] as Record<string, unknown>;
  const passId = `generated-${from}`;
  await api.send(api.passRequest(from, { 'pass-id': passId, 'pass-data': data }));
  const barcode = async () =>
    (await api.services.passes.find(await api.services.identity.passKey('demo', passId)))?.generatedBarcode;
  const generated = String(await barcode());
  const to = await copyOf(from, evening);
  const item = { ...barcodeKey(to, generated), writeId: 'of-another-pass' };
  await documents().send(new PutCommand({ TableName: api.env.TABLE_NAME, Item: item }));
  expect((await movePass(from, to, passId)).body).toMatchObject({ 'error-code': 'E9035' });
  const third = await copyOf(from, { ...evening, 'flight-number': '2730' });
  for (const [one, other] of [
    [from, third],
    [third, from],
  ] as const)
    expect(await movePass(one, other, passId)).toMatchObject({ httpStatus: 200 });
  expect(await barcode()).toBe(generated);
});

test('more devices than a transaction takes are refused, with what to do', async () => {
  const { from, to, serial, passId, deviceId, record } = await installed();
  const registration = await api.web.registrations.find(serial, deviceId);
  for (let device = 0; device < 99; device++)
    await documents().send(
      new PutCommand({
        TableName: api.env.TABLE_NAME,
        Item: { ...registration, ...registrationKey(serial, `device-${device}`), deviceId: `device-${device}` },
      }),
    );
  const before = await record();
  expect((await movePass(from, to, passId)).body).toMatchObject({ 'error-code': 'E9034' });
  expect(await record()).toEqual(before);
});

test('its place in the list follows, also where it was filed: newest of its new flight', async () => {
  const { from, to, passId, moveWith } = await installed();
  const other = await issuePass(api, to);
  const { passId: otherId } = await other.record();
  time.at = new Date(now.getTime() + 120_000);
  const table = tableOf(
    api.env.TABLE_NAME,
    sdkConfig(),
    fixedClock(() => time.at),
  );
  const filing = new ListFiling(
    table,
    fixedClock(() => time.at),
  );
  await filing.file(passesOf(from));
  await filing.file(passesOf(to));
  await moveWith();
  expect([await idsOf(from), await idsOf(to)]).toEqual([[], [otherId, passId]]);
  expect(await api.services.lists.countPasses(from)).toBe(0);
  time.at = new Date(now.getTime() + 240_000);
  await filing.file(passesOf(to));
  expect([await idsOf(from), await idsOf(to)]).toEqual([[], [otherId, passId]]);
  const [chunk] = (await table.query<{ count: number }>(chunksOf(passesOf(from)))).items;
  expect(chunk?.count).toBe(0);
  expect(await movePass(to, from, passId)).toMatchObject({ httpStatus: 200 });
  expect([await idsOf(from), await idsOf(to)]).toEqual([[passId], [otherId]]);
});

test('a link of the flight that it has left opens the pass, and writes nothing of the old flight into it', async () => {
  const from = await api.createTemplate();
  const link = await makeLink(api, from, { 'update-pass-data': 'True' });
  const url = linkFor(link, passenger({ 'pass-id': `LINK-${from}` }));
  const first = await follow(api, url);
  const to = await copyOf(from, evening);
  await movePass(from, to, `LINK-${from}`, { 'seat-number': '14A' });
  const again = await follow(api, url);
  expect([first.statusCode, again.statusCode]).toEqual([303, 303]);
  expect(again.headers?.location).toBe(first.headers?.location);
  expect(await shown(to, `LINK-${from}`)).toMatchObject({ 'pass-data': { 'seat-number': '14A' } });
});

test('rows name their flights themselves, or those that stand beside them are meant', async () => {
  const from = await api.createTemplate();
  const [evenings, next] = [
    await copyOf(from, evening),
    await copyOf(from, { 'departure-time': '2027-03-16T06:10:00' }),
  ];
  const passes = await Promise.all([1, 2, 3].map(() => issuePass(api, from)));
  const ids = await Promise.all(passes.map(async ({ record }) => (await record()).passId));
  const answer = await api.send(
    move(from, evenings, [
      { 'pass-id': ids[0] },
      { 'pass-id': ids[1], 'to-pass-template-id': next, 'pass-data': { 'seat-number': '1A' } },
      { 'pass-id': ids[2], 'pass-template-id': evenings },
    ]),
  );
  expect(answer.body.status).toBe('partial');
  expect(outcomesOf(answer)).toEqual(['success', 'success', 'E9003']);
  expect([await idsOf(from), await idsOf(evenings), await idsOf(next)]).toEqual([[ids[2]], [ids[0]], [ids[1]]]);
});
