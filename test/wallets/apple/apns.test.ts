import { EventEmitter } from 'node:events';
import { type ClientHttp2Session, type ClientHttp2Stream, connect } from 'node:http2';
import path from 'node:path';
import type { AppleCertificate } from '../../../lambdas/ports/accounts.ts';
import { PushRefused } from '../../../lambdas/ports/wallets.ts';
import { Apns } from '../../../lambdas/wallets/apple/apns.ts';
import type { Connect } from '../../../lambdas/wallets/apple/apns-connection.ts';
import type { Server } from '../../../local/basics/http.ts';
import { Recorder } from '../../../local/basics/recorder.ts';
import { provideCertificates } from '../../../local/demo/certificates.ts';
import { listenApns, type RecordedPush } from '../../../local/wallets/apns.ts';
import type { ApnsFaults } from '../../../local/wallets/apns-faults.ts';
import type { PushFault } from '../../../world/wallets/apple-push.ts';
import { type FixedClock, fixedClock } from '../../helpers/fixed-clock.ts';
import { temporaryDirectory } from '../../helpers/temporary-directory.ts';

const directory = temporaryDirectory();
const requests = new Recorder<RecordedPush>(path.join(directory, 'apns.jsonl'));
const passTypeId = 'pass.com.example.boardingpass';

/** Faults planned by the test, each once. */
class PlannedFaults implements ApnsFaults {
  readonly planned: PushFault[] = [];
  next(): PushFault {
    return this.planned.shift();
  }
}

const faults = new PlannedFaults();
let server: Server;
let ca: string;
let certificate: AppleCertificate;
beforeAll(async () => {
  const made = await provideCertificates(path.join(directory, 'certs'), new Date());
  ca = made.apns;
  certificate = {
    passTypeId,
    teamId: 'LOCALTEAM1',
    certificatePem: made.passType,
    privateKeyPem: made.passTypeKey,
    intermediatePem: made.intermediate,
  };
  server = await listenApns({ cert: made.apns, key: made.apnsKey }, requests, () => 0, faults);
});
afterAll(() => server.close());

let sessions: ClientHttp2Session[];
let nowMs: number;
let apns: Apns;
let clock: FixedClock;
beforeEach(() => {
  sessions = [];
  nowMs = 0;
  faults.planned.length = 0;
  apns = apnsAt(server.url);
});
afterEach(() => {
  for (const session of sessions) session.destroy();
});

function apnsAt(endpoint: string): Apns {
  const connectAndKeep: Connect = (url, options) => {
    const session = connect(url, { ...options, ca });
    sessions.push(session);
    return session;
  };
  clock = fixedClock(() => new Date(nowMs));
  return new Apns({
    clock,
    endpoint,
    connect: connectAndKeep,
  });
}

test('a push says nothing but whom it is for, over the certificate of the pass type', async () => {
  expect(await apns.push('0a1b', certificate)).toBe(true);
  expect(requests.all().at(-1)).toMatchObject({
    method: 'POST',
    path: '/3/device/0a1b',
    headers: { 'apns-topic': passTypeId },
    body: {},
    status: 200,
  });
});

test('many pushes at a time share one connection, and so do later ones', async () => {
  const before = requests.all().length;
  expect(await Promise.all(Array.from({ length: 300 }, (_, n) => apns.push(`0${n}`, certificate)))).not.toContain(
    false,
  );
  await apns.push('0a1b', certificate);
  expect(requests.all().length - before).toBe(301);
  expect(sessions).toHaveLength(1);
});

test.each<[PushFault]>([[[410, 'Unregistered']], [[400, 'BadDeviceToken']]])(
  '%j says that the device is gone',
  async (fault) => {
    faults.planned.push(fault);
    expect(await apns.push('0a1b', certificate)).toBe(false);
  },
);

test.each<[PushFault]>([
  [[429, 'TooManyRequests']],
  [[500, 'InternalServerError']],
  [[503, 'ServiceUnavailable']],
  ['reset'],
  ['goaway'],
])('after %j the push is sent again', async (fault) => {
  faults.planned.push(fault, fault);
  expect(await apns.push('0a1b', certificate)).toBe(true);
});

test('what keeps failing fails in the end, so that its message comes back', async () => {
  faults.planned.push(...Array.from({ length: 4 }, () => [503, 'ServiceUnavailable'] as const));
  await expect(apns.push('0a1b', certificate)).rejects.toMatchObject({
    status: 503,
    reason: 'ServiceUnavailable',
  });
  expect(faults.planned).toEqual([]);
});

test('a push that Apple will never take is refused at once', async () => {
  const before = requests.all().length;
  await expect(apns.push('0a1b', { ...certificate, passTypeId: 'pass.other' })).rejects.toThrow(PushRefused);
  expect(requests.all().length - before).toBe(1);
});

test('a refusal of another kind does not say that the device is gone, whatever its reason', async () => {
  faults.planned.push([403, 'BadDeviceToken']);
  await expect(apns.push('0a1b', certificate)).rejects.toThrow(PushRefused);
});

test('GOAWAY: the next push takes a new connection', async () => {
  faults.planned.push('goaway');
  await apns.push('0a1b', certificate);
  await apns.push('0a1b', certificate);
  expect(sessions).toHaveLength(2);
});

test('after 5 s without a push a ping tests whether the connection is still there', async () => {
  await apns.push('0a1b', certificate);
  const [session] = sessions as [ClientHttp2Session];
  const ping = jest.spyOn(session, 'ping');
  nowMs = 5_000;
  await apns.push('0a1b', certificate);
  expect(ping).not.toHaveBeenCalled();
  nowMs = 10_001;
  await Promise.all([apns.push('0a1b', certificate), apns.push('0c1d', certificate)]);
  expect(ping).toHaveBeenCalledTimes(1);
  expect(sessions).toHaveLength(1);
});

test('a connection that does not answer after an idle time is replaced', async () => {
  await apns.push('0a1b', certificate);
  const [session] = sessions as [ClientHttp2Session];
  jest.spyOn(session, 'ping').mockImplementation((...args: unknown[]) => {
    (args.at(-1) as (error: Error) => void)(new Error('gone'));
    return true;
  });
  nowMs = 5_001;
  expect(await apns.push('0a1b', certificate)).toBe(true);
  expect(sessions).toHaveLength(2);
  expect(session.destroyed).toBe(true);
});

test('a connection in use that falls silent is replaced after the first push without an answer', async () => {
  await apns.push('0a1b', certificate);
  const [session] = sessions as [ClientHttp2Session];
  const silent: object = Object.assign(new EventEmitter(), { end: () => {}, close: () => stream.emit('close') });
  const stream = silent as ClientHttp2Stream;
  const request = jest.spyOn(session, 'request').mockReturnValue(stream);
  jest.spyOn(session, 'ping').mockReturnValue(true);
  const push = apns.push('0a1b', certificate);
  // The answer to the push is too late, then that to the ping.
  for (let turn = 0; turn < 40 && sessions.length === 1; turn++) {
    await new Promise(setImmediate);
    if (sessions.length === 1) clock.timeOut();
  }
  expect(await push).toBe(true);
  expect(request).toHaveBeenCalledTimes(1);
  expect([sessions.length, session.destroyed]).toEqual([2, true]);
});

test('a connection that breaks without a word is replaced', async () => {
  await apns.push('0a1b', certificate);
  sessions[0]?.destroy();
  expect(await apns.push('0a1b', certificate)).toBe(true);
});

test('a push token cannot lead anywhere else', async () => {
  await apns.push('../../other?a=b', certificate);
  expect(requests.all().at(-1)?.path).toBe('/3/device/..%2F..%2Fother%3Fa%3Db');
});

test('when Apple cannot be reached, the push fails, and the next one tries again', async () => {
  const unreachable = apnsAt('https://127.0.0.1:1');
  await expect(unreachable.push('0a1b', certificate)).rejects.toThrow('ECONNREFUSED');
  await expect(unreachable.push('0a1b', certificate)).rejects.toThrow('ECONNREFUSED');
  expect(sessions.length).toBe(8);
});
