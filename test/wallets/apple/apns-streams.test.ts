import { type ClientHttp2Session, connect } from 'node:http2';
import path from 'node:path';
import type { AppleCertificate } from '../../../lambdas/ports/accounts.ts';
import type { Clock } from '../../../lambdas/ports/runtime.ts';
import { Apns } from '../../../lambdas/wallets/apple/apns.ts';
import type { Connect } from '../../../lambdas/wallets/apple/apns-connection.ts';
import type { Server } from '../../../local/basics/http.ts';
import { Recorder } from '../../../local/basics/recorder.ts';
import { provideCertificates } from '../../../local/demo/certificates.ts';
import { listenApns, type RecordedPush } from '../../../local/wallets/apns.ts';
import type { ApnsFaults } from '../../../local/wallets/apns-faults.ts';
import type { PushFault } from '../../../world/wallets/apple-push.ts';
import { temporaryDirectory } from '../../helpers/temporary-directory.ts';

const directory = temporaryDirectory();
/** A clock that moves only with Apple's answers, and then fires all due timers. */
class ApplesTime implements Clock {
  #nowMs = 0;
  readonly #later = new Map<() => void, number>();
  now = () => new Date(this.#nowMs);
  random = () => 0.5;
  msLeft = () => Number.POSITIVE_INFINITY;
  wait = () => new Promise<void>(setImmediate);
  after = (ms: number, action: () => void) => {
    const once = () => action();
    this.#later.set(once, this.#nowMs + ms);
    return () => void this.#later.delete(once);
  };
  pass(ms: number): void {
    this.#nowMs += ms;
    for (const [action, dueMs] of [...this.#later]) if (dueMs <= this.#nowMs && this.#later.delete(action)) action();
  }
}

/** Faults of a slow APNs, planned by the test. */
class SlowApns implements ApnsFaults {
  readonly arrived: string[] = [];
  readonly planned: PushFault[] = [];
  readonly time = new ApplesTime();
  /** Apple's time for one push, ms. */
  answerMs = 60;
  next(pushToken: string): PushFault {
    this.arrived.push(pushToken);
    this.time.pass(this.answerMs);
    return this.planned.shift();
  }
}

const apple = new SlowApns();
let server: Server;
/** A server that limits itself to one push at a time only in its second SETTINGS frame. */
let changing: Server;
let certificate: AppleCertificate;
let apns: Apns;
let apnsAt: (server: Server) => Apns;
const sessions: ClientHttp2Session[] = [];
beforeAll(async () => {
  const made = await provideCertificates(path.join(directory, 'certs'), new Date());
  certificate = {
    passTypeId: 'pass.com.example.boardingpass',
    teamId: 'LOCALTEAM1',
    certificatePem: made.passType,
    privateKeyPem: made.passTypeKey,
    intermediatePem: made.intermediate,
  };
  const requests = new Recorder<RecordedPush>(path.join(directory, 'apns.jsonl'));
  const settings = { maxConcurrentStreams: 1 };
  const keys = { cert: made.apns, key: made.apnsKey };
  server = await listenApns({ ...keys, settings }, requests, () => 0, apple);
  const second = { next: (token: string) => apple.next(token), allowsOneStream: () => true };
  changing = await listenApns(keys, requests, () => 0, second);
  const connectAndKeep: Connect = (url, options) => {
    const session = connect(url, { ...options, ca: made.apns });
    sessions.push(session);
    return session;
  };
  apnsAt = ({ url: endpoint }) => new Apns({ clock: apple.time, endpoint, connect: connectAndKeep });
  apns = apnsAt(server);
});
afterAll(async () => {
  for (const session of sessions) session.destroy();
  await Promise.all([server.close(), changing.close()]);
});
beforeEach(() => {
  apple.arrived.length = 0;
  apple.answerMs = 60;
});

const tokens = (count: number) => Array.from({ length: count }, (_, index) => `0${index}`);

/** Sends pushes one at a time over each connection: in a single one the 84th answer would come after 5 s. */
test.each([
  [100, 60],
  [300, 60],
  [100, 300],
])(
  'of %d pushes at once, over connections that take one at a time for %d ms, each arrives once',
  async (count, answerMs) => {
    apple.answerMs = answerMs;
    const pushed = await Promise.all(tokens(count).map((token) => apns.push(token, certificate)));
    expect(pushed).not.toContain(false);
    expect(apple.arrived.toSorted()).toEqual(tokens(count).toSorted());
  },
);

test('a limit that follows upon the first SETTINGS frame makes no push arrive twice', async () => {
  const pushing = apnsAt(changing);
  expect(await Promise.all(tokens(100).map((token) => pushing.push(token, certificate)))).not.toContain(false);
  expect(apple.arrived.toSorted()).toEqual(tokens(100).toSorted());
});

test('where Apple grants one stream, connections grow to ten, and stay', async () => {
  const [growing, before] = [apnsAt(server), sessions.length];
  const push = (count: number) => Promise.all(tokens(count).map((token) => growing.push(token, certificate)));
  for (let round = 0; round < 50 && sessions.length - before < 10; round++) await push(100);
  await push(300);
  expect(sessions.length - before).toBe(10);
});

test('pushes that wait for a connection that ends take another one, and arrive once', async () => {
  apple.planned.push(undefined, 'goaway');
  const before = sessions.length;
  await Promise.all(tokens(10).map((token) => apns.push(token, certificate)));
  // Apple has not handled the push that it refused with this.
  expect(apple.arrived).toHaveLength(11);
  expect(new Set(apple.arrived).size).toBe(10);
  expect(sessions.length).toBe(before + 1);
});
