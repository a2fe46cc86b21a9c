import { once } from 'node:events';
import { type ClientHttp2Session, connect } from 'node:http2';
import path from 'node:path';
import type { Server } from '../../../local/basics/http.ts';
import { Recorder } from '../../../local/basics/recorder.ts';
import { type Certificates, provideCertificates } from '../../../local/demo/certificates.ts';
import { faultSettings, type LocalFaults } from '../../../local/faults/fault-settings.ts';
import { listenApns, type RecordedPush } from '../../../local/wallets/apns.ts';
import { apnsFaultsOf } from '../../../local/wallets/apns-faults.ts';
import { Faults } from '../../../world/faults/faults.ts';
import type { PushFault } from '../../../world/wallets/apple-push.ts';
import { temporaryDirectory } from '../../helpers/temporary-directory.ts';

const directory = temporaryDirectory();
const now = Date.parse('2027-03-15T12:00:00Z');
const requests = new Recorder<RecordedPush>(path.join(directory, 'apns.jsonl'));
const topic = 'pass.com.example.boardingpass';
const faults: LocalFaults = new Faults();
let certificates: Certificates;
let server: Server;

beforeAll(async () => {
  certificates = await provideCertificates(path.join(directory, 'certs'), new Date());
  server = await listenApns(
    { cert: certificates.apns, key: certificates.apnsKey },
    requests,
    () => now,
    apnsFaultsOf(faults),
  );
});
afterAll(() => server.close());

async function push(session: ClientHttp2Session, headers: object): Promise<[status: number, body: string]> {
  const stream = session.request({ ':method': 'POST', ':path': '/3/device/0a1b', ...headers });
  stream.end('{}');
  const [answer] = await once(stream, 'response');
  let body = '';
  for await (const chunk of stream) body += chunk;
  return [answer[':status'], body];
}

test('a push with the pass type certificate is accepted and recorded', async () => {
  const session = connect(server.url, {
    ca: certificates.apns,
    cert: certificates.passType,
    key: certificates.passTypeKey,
  });
  expect(await push(session, { 'apns-topic': topic })).toEqual([200, '']);
  session.close();
  expect(requests.all().at(-1)).toEqual({
    at: '2027-03-15T12:00:00.000Z',
    method: 'POST',
    path: '/3/device/0a1b',
    headers: { 'apns-topic': topic },
    body: {},
    status: 200,
  });
});

test('a topic that is not the certificate’s is refused', async () => {
  const session = connect(server.url, {
    ca: certificates.apns,
    cert: certificates.passType,
    key: certificates.passTypeKey,
  });
  expect(await push(session, { 'apns-topic': 'pass.other' })).toEqual([400, '{"reason":"TopicDisallowed"}']);
  session.close();
});

test('a push without a client certificate is refused', async () => {
  const session = connect(server.url, { ca: certificates.apns });
  expect(await push(session, { 'apns-topic': topic })).toEqual([403, '{"reason":"MissingProviderToken"}']);
  session.close();
});

test('a device that has gone is answered with 410, as Apple does', async () => {
  faults.set(faultSettings.parse({ target: 'apns', kind: 'gone', tokens: ['0a1b'] }));
  const session = connect(server.url, {
    ca: certificates.apns,
    cert: certificates.passType,
    key: certificates.passTypeKey,
  });
  expect(await push(session, { 'apns-topic': topic })).toEqual([410, '{"reason":"Unregistered"}']);
  expect(requests.all().at(-1)).toMatchObject({ status: 410 });
  session.close();
  faults.end();
});

test('failures come at the rate and in the order that were requested', async () => {
  const failuresWith = (settings: object) => {
    faults.set(faultSettings.parse({ target: 'apns', kind: 'error', ...settings }));
    return Promise.all(Array.from({ length: 1_000 }, () => apnsFaultsOf(faults).next('0a1b')));
  };
  const failures = await failuresWith({ rate: 0.2, seed: 3 });
  const rate = failures.filter((fault) => fault !== undefined).length / 1_000;
  expect(rate).toBeGreaterThan(0.15);
  expect(rate).toBeLessThan(0.25);
  expect(new Set(failures.map(String)).size).toBe(4);
  expect(await failuresWith({ rate: 0.2, seed: 3 })).toEqual(failures);
  expect(await failuresWith({ rate: 0.2, seed: 4 })).not.toEqual(failures);
  expect((await failuresWith({})).every(Boolean)).toBe(true);
  expect(await failuresWith({ rate: 0 })).toEqual(Array.from({ length: 1_000 }));
});

test('a client that gives up in the middle of a push disturbs no other', async () => {
  const unhandled: unknown[] = [];
  const note = (error: unknown) => unhandled.push(error);
  process.on('unhandledRejection', note);
  const options = { ca: certificates.apns, cert: certificates.passType, key: certificates.passTypeKey };
  const session = connect(server.url, options);
  const stream = session.request({ ':method': 'POST', ':path': '/3/device/0a1b', 'apns-topic': topic });
  stream.on('error', () => {});
  stream.write('{');
  await once(stream, 'ready');
  await new Promise<void>((resolve) => session.ping(() => resolve()));
  session.destroy();
  const another = connect(server.url, options);
  expect(await push(another, { 'apns-topic': topic })).toEqual([200, '']);
  another.close();
  process.off('unhandledRejection', note);
  expect(unhandled).toEqual([]);
});

test('after a GOAWAY nothing behind the stream that it names is done', async () => {
  const recorded = new Recorder<RecordedPush>(path.join(directory, 'goaway.jsonl'));
  const first: PushFault[] = ['goaway'];
  const going = { next: () => first.shift() };
  const own = await listenApns({ cert: certificates.apns, key: certificates.apnsKey }, recorded, () => now, going);
  const session = connect(own.url, {
    ca: certificates.apns,
    cert: certificates.passType,
    key: certificates.passTypeKey,
  });
  session.on('error', () => {});
  const answers = await Promise.allSettled([1, 2, 3].map(() => push(session, { 'apns-topic': topic })));
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(recorded.all().map(({ status }) => status)).toEqual([undefined]);
  session.destroy();
  await own.close();
});

test.each([
  ['lost-answer', [200]],
  ['silence', [undefined]],
] as const)('a push that meets %s has the recorded statuses %j', async (kind, recorded) => {
  faults.set(faultSettings.parse({ target: 'apns', kind }));
  const before = requests.all().length;
  const options = { ca: certificates.apns, cert: certificates.passType, key: certificates.passTypeKey };
  const session = connect(server.url, options);
  session.on('error', () => {});
  const stream = session.request({ ':method': 'POST', ':path': '/3/device/0a1b', 'apns-topic': topic });
  stream.on('error', () => {}).end('{}');
  while (requests.all().length === before) await new Promise(setImmediate);
  if (kind === 'lost-answer') await new Promise((resolve) => stream.once('close', resolve));
  expect(
    requests
      .all()
      .slice(before)
      .map(({ status }) => status),
  ).toEqual(recorded);
  expect(stream.closed).toBe(kind === 'lost-answer');
  session.destroy();
  faults.end();
});

test('a connection may allow one stream at a time only', async () => {
  faults.set(faultSettings.parse({ target: 'apns', kind: 'one-stream' }));
  const session = connect(server.url, {
    ca: certificates.apns,
    cert: certificates.passType,
    key: certificates.passTypeKey,
  });
  while (session.remoteSettings?.maxConcurrentStreams !== 1) await once(session, 'remoteSettings');
  expect(await push(session, { 'apns-topic': topic })).toEqual([200, '']);
  session.close();
  faults.end();
});
