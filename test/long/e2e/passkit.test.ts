import { demoPassRequest } from '../../../local/demo/pass-requests.ts';
import { readDemoTemplate } from '../../../local/demo/template.ts';
import { callService } from '../../helpers/call-service.ts';
import { publishedOfPass, typesOf } from '../../helpers/events.ts';
import { type LocalStack, startLocalStack } from '../../helpers/local-stack.ts';
import { type Iphone, iphone } from '../../helpers/phones.ts';
import { openPkpass } from '../../helpers/pkpass.ts';
import { local, passTime } from '../../helpers/stack-calls.ts';

let stack: LocalStack;
let templateId: string;
beforeAll(async () => {
  stack = await startLocalStack();
  templateId = readDemoTemplate(stack.dataDir)?.templateId ?? '';
});
afterAll(() => stack.stop());

const call = (request: Record<string, unknown>) => callService(stack.url, stack.apiKey, request);

let count = 0;

/** Issues a pass. @returns its .pkpass and a phone for it */
async function issued(more: Record<string, unknown> = {}) {
  const passId = `passkit-${++count}`;
  const request = demoPassRequest(templateId, passId) as { readonly 'pass-data': object };
  const passData = { ...request['pass-data'], ...more };
  const answer = await call({ ...request, 'pass-data': passData });
  const reference = { 'pass-template-id': templateId, 'pass-id': passId };
  const pushToken = `${count}`.padStart(64, '0');
  return {
    reference,
    pushToken,
    phone: iphone({ id: `e2e-device-${count}`, pushToken }),
    download: async () => Buffer.from(await (await fetch(`${answer['pass-install-url']}/pass.pkpass`)).arrayBuffer()),
    update: (data: object) => call({ action: 'updatepassdata', ...reference, 'pass-data': data }),
  };
}

/** Moves the clock and works off stream, queues and due passes. */
const settled = (seconds = 0) => passTime(stack, seconds);

interface Push {
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly body: unknown;
}

const pushesTo = async (token: string) =>
  (await local<Push[]>(stack, 'apns')).filter(({ path }) => path === `/3/device/${token}`);

const shown = (phone: Iphone, serial: string) => JSON.stringify(phone.passes.get(serial)?.passJson);

test('an iPhone registers, hears of changes of pass and template, fetches each once, and unregisters', async () => {
  const { phone, pushToken, download, update, reference } = await issued();
  const { status, serial } = await phone.install(await download());
  expect(status).toBe(201);
  const passType = phone.passes.get(serial)?.passJson.passTypeIdentifier as string;
  expect(await phone.onPush(passType)).toEqual({ [serial]: 200 });
  expect(await phone.fetch(serial)).toBe(304);
  await settled();
  expect(await pushesTo(pushToken)).toEqual([]);

  await update({ 'seat-number': '31K' });
  await settled();
  expect(await pushesTo(pushToken)).toMatchObject([{ headers: { 'apns-topic': passType }, body: {} }]);
  expect(await phone.onPush(passType)).toEqual({ [serial]: 200 });
  expect(shown(phone, serial)).toContain('31K');
  expect(await phone.fetch(serial)).toBe(304);
  expect((await phone.list(passType)).status).toBe(204);

  await call({ action: 'updatepasstemplate', 'pass-template-id': templateId, 'origin-gate': 'G77' });
  await settled();
  expect(await pushesTo(pushToken)).toHaveLength(2);
  expect(await phone.onPush(passType)).toEqual({ [serial]: 200 });
  expect(shown(phone, serial)).toContain('G77');

  expect(await phone.remove(serial)).toBe(200);
  await update({ 'seat-number': '1A' });
  await settled();
  expect(await pushesTo(pushToken)).toHaveLength(2);
  expect(typesOf(await publishedOfPass(stack.url, reference))).toEqual([
    ...['PassGenerated', 'PassInstalled walleta', 'PassUpdated', 'PassUninstalled walleta', 'PassUpdated'],
  ]);
});

test('a passenger who installs a file that was downloaded before a change is notified after three seconds', async () => {
  const { phone, pushToken, download, update } = await issued();
  const stale = await download();
  await update({ 'seat-number': '31K' });
  await settled();
  const { serial } = await phone.install(stale);
  await settled();
  await settled(3);
  expect(await pushesTo(pushToken)).toHaveLength(1);
  const passType = phone.passes.get(serial)?.passJson.passTypeIdentifier as string;
  expect(await phone.onPush(passType)).toEqual({ [serial]: 200 });
  expect(shown(phone, serial)).toContain('31K');
});

test('the passing of time is a change, too, once it is recorded', async () => {
  const inTenMinutes = new Date(Date.parse(await settled()) + 600_000).toISOString().slice(0, 19);
  const { phone, pushToken, download, reference } = await issued({ 'expiration-timestamp': inTenMinutes });
  const { serial } = await phone.install(await download());
  const passType = phone.passes.get(serial)?.passJson.passTypeIdentifier as string;
  await phone.onPush(passType);
  await settled(900);
  const { length } = await pushesTo(pushToken);
  expect(length).toBeGreaterThan(0);
  expect(await phone.onPush(passType)).toEqual({ [serial]: 200 });
  expect(shown(phone, serial)).toContain('Expired');
  await settled(900);
  expect(await pushesTo(pushToken)).toHaveLength(length);
  expect((await publishedOfPass(stack.url, reference)).at(-1)).toMatchObject({ 'event-type': 'PassExpired' });
});

test('the pass from the web service is the one from S3, down to each file', async () => {
  const { phone, download } = await issued();
  const stored = await download();
  const { serial } = await phone.install(stored);
  const answer = await phone.request(serial, 'GET');
  expect(openPkpass(answer.body).passJson).toEqual(openPkpass(stored).passJson);
  expect(openPkpass(answer.body).manifest).toEqual(openPkpass(stored).manifest);
});

test('HEAD has the headers of GET, the length too, and no body', async () => {
  const { phone, download } = await issued();
  const { serial } = await phone.install(await download());
  const [get, head] = [await phone.request(serial, 'GET'), await phone.request(serial, 'HEAD')];
  expect([head.status, head.body.length]).toEqual([200, 0]);
  for (const name of ['content-type', 'content-length', 'last-modified', 'cache-control'])
    expect([name, head.headers.get(name)]).toEqual([name, get.headers.get(name)]);
  expect(get.headers.get('content-length')).toBe(String(get.body.length));
});

test('a wrong token, a wrong scheme, an unknown and a deleted serial number are answered alike', async () => {
  const { phone, download, reference } = await issued();
  const { serial } = await phone.install(await download());
  const known = phone.passes.get(serial);
  if (!known) throw new Error('Not installed');
  const answers = [
    await phone.request(serial, 'GET', { authorization: 'ApplePass wrong' }),
    await phone.request(serial, 'GET', { authorization: `Bearer ${known.passJson.authenticationToken}` }),
  ];
  const unknown = 'a'.repeat(32);
  phone.passes.set(unknown, { ...known, passJson: { ...known.passJson, serialNumber: unknown } });
  answers.push(await phone.request(unknown, 'GET'));
  await call({ action: 'deletepassdata', ...reference });
  answers.push(await phone.request(serial, 'GET'), await phone.register(serial));
  const seen = answers.map(({ status, headers, body }) => {
    // These lines differ between any two requests.
    const {
      date,
      'x-request-id': _request,
      'apigw-requestid': _api,
      'x-amz-cf-id': _edge,
      ...others
    } = Object.fromEntries(headers);
    return { status, others, body: body.toString() };
  });
  expect(seen[0]).toMatchObject({ status: 401, body: '' });
  for (const answer of seen) expect(answer).toEqual(seen[0]);
});

test('registrations are repeated at will, also at once, and their end, too', async () => {
  const { phone, download } = await issued();
  const { serial } = await phone.install(await download());
  const again = await Promise.all(Array.from({ length: 10 }, () => phone.register(serial)));
  expect(again.map(({ status }) => status)).toEqual(Array(10).fill(200));
  const held = phone.passes.get(serial);
  expect(await phone.remove(serial)).toBe(200);
  if (held) phone.passes.set(serial, held);
  expect(await phone.remove(serial)).toBe(200);
});

test('what phones complain of is taken', async () => {
  const logs = ['Get pass task encountered error: unexpected response code 500'];
  const answer = await fetch(`${stack.url}/passkit/v1/log`, { method: 'POST', body: JSON.stringify({ logs }) });
  expect(answer.status).toBe(200);
});
