import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { DynamoDBClient, ScanCommand } from '@aws-sdk/client-dynamodb';
import type { DynamoDBRecord } from 'aws-lambda';
import { sensitiveNames } from '../../lambdas/domain/fields/badges.ts';
import { fieldsOfPass } from '../../lambdas/domain/fields/pass-fields.ts';
import type { Pass } from '../../lambdas/domain/pass/pass.ts';
import { templateRequest } from '../helpers/api.ts';
import { apiForAllTests } from '../helpers/api-for-tests.ts';
import { canariesIn } from '../helpers/canaries.ts';
import { runDue, withTimeSettings } from '../helpers/due.ts';
import { exampleFlight, exampleRequest, now } from '../helpers/examples.ts';
import { fixedClock } from '../helpers/fixed-clock.ts';
import { newGroupId } from '../helpers/groups.ts';
import { eventsOn, relayOn } from '../helpers/jobs.ts';
import { Operator } from '../helpers/operator.ts';
import { openPkpass } from '../helpers/pkpass.ts';
import { relayChange, streamImage } from '../helpers/stream.ts';
import { temporaryDirectory } from '../helpers/temporary-directory.ts';

/** Values of the fields that may tell of health, long enough not to turn up by chance. */
const canaries = {
  'a code of the airline': 'CANARY-OXYGEN-9417',
  'a capability': 'lap-infant',
  'its tag': 'LapInfant',
};
/** Service requests have four letters: looked for as text with quotes. */
const codes = ['QZXJ', 'QZXV'];
const health = {
  'service-requests': codes,
  'airline-service-requests': [canaries['a code of the airline']],
  'passenger-capabilities': [canaries['a capability']],
};

const { api, log, time } = apiForAllTests();
const overrides = { clock: fixedClock(() => time.at) };
const directory = temporaryDirectory();

/** Names of the values in a text. */
const found = (text: string) => [
  ...new Set(canariesIn(text, canaries).map((leak) => leak.split(',')[0])),
  ...codes.filter((code) => new RegExp(`\\b${code}\\b`).test(text)),
];

const textOf = (body: Buffer) => (body[0] === 0x1f && body[1] === 0x8b ? gunzipSync(body) : body).toString();

/** Objects of the bucket, without passes themselves. */
const storedFiles = () =>
  api.aws.bucket
    .keys()
    .filter((key) => !key.endsWith('.pkpass'))
    .map((key) => [key, textOf(api.aws.bucket.get(key)?.body ?? Buffer.alloc(0))] as const);

/** Items of the table, by their keys. */
async function items() {
  const { Items = [] } = await new DynamoDBClient().send(new ScanCommand({ TableName: api.env.TABLE_NAME }));
  return Items.map((item) => [`${item.PK?.S} ${item.SK?.S}`, JSON.stringify(item)] as const);
}

let templateId: string;
beforeAll(async () => {
  const request = withTimeSettings(templateRequest(api.images), { 'never-installed-ttl': 1 });
  templateId = String((await api.send(request)).body['pass-template-id']);
});

let passes = 0;
/** Issues a pass with health data, by a call that its answer is kept of. */
async function issue(contact: object = {}) {
  const reference = { 'pass-template-id': templateId, 'pass-id': `health-${++passes}` };
  const own = exampleRequest('generate-pass')['pass-data'] as object;
  const data = { ...own, ...health, 'group-id': newGroupId() };
  const request = api.passRequest(templateId, { ...reference, 'pass-data': data, 'pass-meta-data': contact });
  const answers = [
    await api.send(request, undefined, `key-${passes}`),
    await api.send(request, undefined, `key-${passes}`),
  ];
  expect(answers[0]?.body).toMatchObject({ status: 'success', warnings: [{ code: 'badge-hidden' }] });
  const passKey = await api.services.identity.passKey('demo', reference['pass-id']);
  const pathOf = (name: string) => new URL(String(answers[0]?.body[name])).pathname;
  return { reference, passKey, answers, path: pathOf('pass-install-url'), groupPath: pathOf('group-install-url') };
}

test('the fields that may tell of health are those of service requests and capabilities', () => {
  expect(
    Object.keys(fieldsOfPass)
      .filter((name) => /service-requests|capabilities/.test(name))
      .sort(),
  ).toEqual([...sensitiveNames].sort());
  expect(Object.keys(health).sort()).toEqual([...sensitiveNames].sort());
});

test('they are on the pass, in its own record and in getpassdata, and in nothing else that a life leaves', async () => {
  const { reference, passKey, answers, path, groupPath } = await issue();
  const { TABLE_NAME } = api.env;
  const key = [`PASS#${passKey}`, 'PASS'] as const;
  // Installed: changes then wait in a queue for its device.
  const pass = (await api.services.passes.find(passKey)) as Pass;
  await api.services.passes.update({ ...pass, revision: 2, writeId: 'install', devices: 1 });
  const made = await streamImage({ TABLE_NAME }, ...key);
  const send = (action: string, more: object = {}) =>
    api.send({ action, ...reference, ...more }, undefined, `${action}-${passes}`);
  const updated = await send('updatepassdata', { 'pass-data': { ...health, 'seat-number': '14A' } });
  const changed = await streamImage({ TABLE_NAME }, ...key);
  expect((await relayChange(api.aws, undefined, made)).batchItemFailures).toEqual([]);
  expect((await relayChange(api.aws, made, changed)).batchItemFailures).toEqual([]);
  // A record that neither reader of the stream could process waits in a file of its own.
  const parked = { dynamodb: { SequenceNumber: '9', OldImage: made, NewImage: changed } } as DynamoDBRecord;
  for (const { parked: records } of [relayOn(api.aws), eventsOn(api.aws)]) await records.park(key.join('/'), parked);

  // Found where they belong: what follows would prove nothing without it.
  const { passJson } = openPkpass(Buffer.from((await api.open('GET', `${path}/pass.pkpass`)).body ?? '', 'base64'));
  expect(found(JSON.stringify(passJson))).toEqual(['a code of the airline', 'its tag', ...codes]);
  const read = await api.send({ action: 'getpassdata', ...reference });
  expect(read.body['pass-data']).toMatchObject(health);
  const holders = (await items()).filter(([, text]) => found(text).length > 0);
  expect(holders.map(([item]) => item)).toEqual([key.join(' ')]);

  const refused = await send('updatepassdata', { 'pass-data': { ...health, 'seat-number': '\u0007' } });
  expect(refused.httpStatus).toBe(400);
  const lists = [
    await api.send({ action: 'getpassids', 'pass-template-id': templateId }),
    await api.send({ action: 'generatepassbyid', ...reference }),
    await api.send({ action: 'getpasstemplate', 'pass-template-id': templateId }),
    await api.send({ action: 'getpasstemplates' }),
    await api.send({ action: 'getflight', ...exampleFlight }),
    await api.send({ action: 'explainpass', ...reference }),
  ];
  for (const { httpStatus } of lists) expect(httpStatus).toBe(200);
  const pages = [
    await api.open('GET', path),
    await api.open('GET', groupPath),
    await api.open('GET', `${path}/walletb`),
  ];
  const queued = Object.values(api.aws.queues).flatMap((queue) => queue.receive(10));
  expect(queued.length).toBeGreaterThan(0);
  const events = api.aws.events.all();
  expect(events.length).toBeGreaterThan(1);
  const places = { answers, updated, refused, lists, pages, events, queued, log: log.lines };
  for (const [place, what] of Object.entries(places)) expect([place, found(JSON.stringify(what))]).toEqual([place, []]);
  const files = storedFiles();
  expect(files.filter(([, text]) => text.includes('"SequenceNumber":"9"'))).toHaveLength(2);
  expect(files.filter(([, text]) => found(text).length > 0)).toEqual([]);
});

test('an export has the rest of the pass', async () => {
  const { reference } = await issue();
  const file = join(directory, 'export.ndjson');
  await new Operator(api.env).run('passes export', { account: 'demo', template: templateId, file });
  const text = readFileSync(file, 'utf8');
  expect(text).toContain(reference['pass-id']);
  expect(found(text)).toEqual([]);
});

test('deleted, archived and erased passes leave nothing of them', async () => {
  const [deleted, archived, erased] = [
    await issue(),
    await issue(),
    await issue({ 'user-email': 'canary@example.com' }),
  ];
  await api.send({ action: 'deletepassdata', ...deleted.reference });
  await new Operator(api.env).run('passenger erase', { email: 'canary@example.com' });
  time.at = new Date(now.getTime() + 2 * 3_600_000);
  await runDue(api.env, overrides);
  const files = storedFiles();
  expect(files.some(([key]) => key.startsWith('archive/') && key.includes(archived.passKey))).toBe(true);
  const left = (await items()).filter(([key]) =>
    [deleted, archived, erased].some(({ passKey }) => key === `PASS#${passKey} PASS`),
  );
  expect(left).toHaveLength(3);
  expect([...left, ...files].filter(([, text]) => found(text).length > 0)).toEqual([]);
});
