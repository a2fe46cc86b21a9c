import { retryPolicies } from '../lambdas/context/google-wallet.ts';
import type { GoogleIssuer } from '../lambdas/ports/accounts.ts';
import type { Clock } from '../lambdas/ports/clock.ts';
import { RateLimiter } from '../lambdas/wallets/google/rate-limiter.ts';
import { RestClient } from '../lambdas/wallets/google/rest-client.ts';
import { UnitBuckets } from '../local/aws/unit-buckets.ts';
import { Chance } from '../sim/world/chance.ts';
import { settled } from '../sim/world/determinism.ts';
import { Timers } from '../sim/world/timers.ts';
import { Promises } from './helpers/promises.ts';

/**
 * Clicks on "Add to Google Wallet", and other flights' gate changes, while two workers send the 300 objects (OBJECTS) of one
 * flight, in virtual time: the clients' own code, a Google that takes 20 requests a second (RATE) and 150 ms for each, and a
 * queue that hands out other flights' messages before those of a flight that has many. With FAIR=no it does not, to compare.
 */
const objects = Number(process.env.OBJECTS ?? 300);
const rate = Number(process.env.RATE ?? 20);
const isFair = process.env.FAIR !== 'no';
const [workers, batchSize, latencyMs, clicksASecond, changesASecond] = [2, 5, 150, 1, 0.5];
/** From the queue to a function's first request. */
const invocationMs = 50;

const timers = new Timers();
const chance = new Chance(Number(process.env.SEED ?? 1), 'google');
let nowMs = 0;
const clock: Clock = {
  now: () => new Date(nowMs),
  wait: (ms) => new Promise((resolve) => timers.add(nowMs + ms, resolve)),
  random: () => chance.next(),
  msLeft: () => Number.POSITIVE_INFINITY,
  after: (ms, action) => timers.add(nowMs + ms, action),
};
const allowed = new UnitBuckets(rate, () => nowMs);
let refused = 0;
const fetch = async () => {
  await clock.wait(latencyMs);
  if (!allowed.isEmpty('project')) {
    allowed.take('project', 1);
    return Response.json({});
  }
  refused += 1;
  return Response.json({ error: { errors: [{ reason: 'rateLimitExceeded' }] } }, { status: 429 });
};
const clientOf = (kind: keyof typeof retryPolicies, requestsPerSecond?: number) =>
  new RestClient({
    ...retryPolicies[kind],
    clock,
    fetch,
    fetchAfresh: fetch,
    baseUrl: 'https://walletobjects.example',
    tokens: { get: async () => 'token', forget: () => {} } as never,
    rateLimiter: requestsPerSecond === undefined ? undefined : new RateLimiter(requestsPerSecond, clock),
  });
const issuer = {} as GoogleIssuer;
const waits: number[] = [];
/** Of gate changes: when each was queued, and how long it took until Google had it. */
const changes: number[] = [];
const delays: number[] = [];
let [left, endMs] = [objects, 0];

async function work(): Promise<void> {
  const client = clientOf('work', Math.floor((rate * 0.9) / workers));
  // A message that fails comes back later; here at once, which is harder.
  const send = async (kind: 'flightObject' | 'flightClass', id: string) => {
    while (!(await client.patch(issuer, kind, { id }).catch(() => false)));
  };
  const sendChange = async (queuedAtMs: number) => {
    await send('flightClass', 'issuer.other');
    delays.push(nowMs - queuedAtMs);
  };
  const sendObject = async (number: number) => {
    await send('flightObject', `issuer.${number}`);
    endMs = nowMs;
  };
  while (left + changes.length > 0) {
    const urgent = isFair || left === 0 ? changes.splice(0, batchSize) : [];
    const numbers = Array.from({ length: Math.min(left, batchSize - urgent.length) }, (_, place) => left - place);
    left -= numbers.length;
    await clock.wait(invocationMs);
    // In a function they wait for their turn by chance, as they read from the table first.
    const sending = [...urgent.map((each) => () => sendChange(each)), ...numbers.map((each) => () => sendObject(each))];
    const inAnyOrder = sending
      .map((run) => ({ run, place: chance.next() }))
      .sort((one, other) => one.place - other.place);
    await Promise.all(inAnyOrder.map(({ run }) => run()));
  }
}

/** Class and object, one after the other, as for the first passenger of a flight. */
async function click(): Promise<void> {
  const [client, startMs] = [clientOf('click'), nowMs];
  await client.insert(issuer, 'flightClass', { id: 'issuer.class' });
  await client.insert(issuer, 'flightObject', { id: `issuer.${nowMs}` });
  waits.push(nowMs - startMs);
}

/** As long as objects are sent, so many times a second. */
async function whileSending(aSecond: number, run: () => void): Promise<void> {
  while (left > 0) {
    await clock.wait((2 * chance.next() * 1_000) / aSecond);
    if (left > 0) run();
  }
}

const clicks: Promise<unknown>[] = [];
let isDone = false;
const all = Promise.all([
  whileSending(clicksASecond, () => clicks.push(click().catch(() => waits.push(Number.POSITIVE_INFINITY)))),
  whileSending(changesASecond, () => changes.push(nowMs)),
  ...Array.from({ length: workers }, work),
])
  .then(() => Promise.all(clicks))
  .then(() => {
    isDone = true;
  });
while (!isDone) {
  for (let turn = 0; turn < 5; turn++) await settled();
  nowMs = Math.max(nowMs, timers.nextMs() ?? nowMs);
  timers.runUntil(nowMs);
}
await all;
const share = (of: number[], part: number) => {
  const sorted = of.toSorted((one, other) => one - other);
  return Number(
    ((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN) / 1_000).toFixed(2),
  );
};
console.log(
  `${objects} objects, ${waits.length} clicks and ${delays.length} gate changes at ${rate} requests a second: objects after ` +
    `${(endMs / 1_000).toFixed(1)} s, half of the clicks within ${share(waits, 0.5)} s, half of the changes within ` +
    `${share(delays, 0.5)} s; ${refused} requests refused`,
);
const promises = new Promises();
promises.atMost('seconds for a click, 99 of 100', share(waits, 0.99), 2);
promises.atMost('seconds for a gate change of another flight', share(delays, 1), 2);
promises.atMost('seconds for the objects', Number((endMs / 1_000).toFixed(1)), (objects / rate) * 1.5);
