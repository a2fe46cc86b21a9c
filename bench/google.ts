import { retryPolicies } from '../lambdas/context/google-wallet.ts';
import type { GoogleWork } from '../lambdas/domain/work.ts';
import type { GoogleIssuer } from '../lambdas/ports/accounts.ts';
import type { Clock } from '../lambdas/ports/runtime.ts';
import { SqsWorkQueue } from '../lambdas/storage/sqs.ts';
import { RateLimiter } from '../lambdas/wallets/google/rate-limiter.ts';
import { RestClient } from '../lambdas/wallets/google/rest-client.ts';
import { googleWorkers, workerRate } from '../lib/constructs/google-jobs.ts';
import { settingsOf } from '../lib/settings.ts';
import { UnitBuckets } from '../local/aws/unit-buckets.ts';
import { Chance } from '../sim/world/chance.ts';
import { settled } from '../sim/world/determinism.ts';
import { Timers } from '../sim/world/timers.ts';
import { FairQueue } from './helpers/fair-queue.ts';
import { Promises } from './helpers/promises.ts';

/**
 * Clicks on "Add to Google Wallet", and other flights' gate changes, while the workers send the 300 objects (OBJECTS) of one
 * flight, in virtual time: the clients' own code, workers and rate as they are deployed (RATE: googleRate), a Google
 * that takes so many requests a second and 150 ms for each, and a fair queue of SQS. With FAIR=no it is none, to compare.
 */
const objects = Number(process.env.OBJECTS ?? 300);
const { RATE } = process.env;
const { googleRate: rate } = settingsOf(RATE === undefined ? {} : { googleRate: Number(RATE) });
const [latencyMs, clicksASecond, changesASecond] = [150, 1, 0.5];
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
/** Time of each gate change until Google had it. */
const delays: number[] = [];
let [left, queued, endMs] = [objects, 0, 0];
const sqs = new FairQueue(() => nowMs, process.env.FAIR !== 'no');
const queue = new SqsWorkQueue<GoogleWork>(sqs.client, 'https://sqs.example/google', clock);
await queue.add(
  Array.from({ length: objects }, (_, number) => ({
    account: 'demo',
    templateId: 'flight',
    passKey: `issuer.${number}`,
  })),
);

async function work(): Promise<void> {
  const client = clientOf('work', workerRate(rate));
  // A message that fails comes back later; here at once, which is harder.
  const send = async (kind: 'flightObject' | 'flightClass', id: string) => {
    while (!(await client.patch(issuer, kind, { id }).catch(() => false)));
  };
  while (left > 0 || delays.length < queued) {
    const messages = sqs.receive(googleWorkers.batchSize);
    await clock.wait(invocationMs);
    // In a function they wait for their turn by chance, as they read from the table first.
    const inAnyOrder = messages
      .map((message) => ({ message, place: chance.next() }))
      .sort((one, other) => one.place - other.place);
    await Promise.all(
      inAnyOrder.map(async ({ message: { body, sentAtMs } }) => {
        const { passKey } = JSON.parse(body) as GoogleWork;
        await send(passKey === undefined ? 'flightClass' : 'flightObject', passKey ?? 'issuer.other');
        if (passKey === undefined) delays.push(nowMs - sentAtMs);
        else [left, endMs] = [left - 1, nowMs];
      }),
    );
    // Lambda deletes the messages of a batch when its function has ended.
    for (const message of messages) sqs.delete(message);
  }
}

/** Class and object, one after the other, as for the first passenger of a flight. */
async function click(): Promise<void> {
  const [client, startMs] = [clientOf('click'), nowMs];
  await client.insert(issuer, 'flightClass', { id: 'issuer.class' });
  await client.insert(issuer, 'flightObject', { id: `issuer.${nowMs}` });
  waits.push(nowMs - startMs);
}

/** Runs so many times a second, as long as objects are sent. */
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
  whileSending(changesASecond, () => {
    queued += 1;
    void queue.add([{ account: 'demo', templateId: 'other' }]);
  }),
  ...Array.from({ length: googleWorkers.maxConcurrency }, work),
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
  const longest = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
  return Number((longest / 1_000).toFixed(2));
};
console.log(
  `${objects} objects, ${waits.length} clicks and ${delays.length} gate changes at ${rate} requests a second: objects after ` +
    `${(endMs / 1_000).toFixed(1)} s, half of the clicks within ${share(waits, 0.5)} s, half of the changes within ` +
    `${share(delays, 0.5)} s; ${refused} requests refused`,
);
const promises = new Promises();
promises.atMost('seconds for a click, 99 of 100', share(waits, 0.99), 1);
promises.atMost('seconds for a gate change of another flight', share(delays, 1), 1.5);
promises.atMost('seconds for the objects', Number((endMs / 1_000).toFixed(1)), (objects / rate) * 1.4);
