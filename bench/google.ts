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
 * Clicks on "Add to Google Wallet" while two workers send 300 objects (OBJECTS), in virtual time: the clients' own code, and a
 * Google that takes 20 requests a second (RATE) and 150 ms for each.
 */
const objects = Number(process.env.OBJECTS ?? 300);
const rate = Number(process.env.RATE ?? 20);
const [workers, atATime, latencyMs, clicksASecond] = [2, 5, 150, 1];

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
let [sent, endMs] = [0, 0];

async function work(): Promise<void> {
  const client = clientOf('work', Math.floor((rate * 0.9) / workers));
  const send = async () => {
    while (sent < objects) {
      sent += 1;
      const id = `issuer.${sent}`;
      // A message that fails comes back later; here at once, which is harder.
      while (!(await client.patch(issuer, 'flightObject', { id }).catch(() => false)));
      endMs = nowMs;
    }
  };
  await Promise.all(Array.from({ length: atATime }, send));
}

/** Class and object, one after the other, as for the first passenger of a flight. */
async function click(): Promise<void> {
  const [client, startMs] = [clientOf('click'), nowMs];
  await client.insert(issuer, 'flightClass', { id: 'issuer.class' });
  await client.insert(issuer, 'flightObject', { id: `issuer.${nowMs}` });
  waits.push(nowMs - startMs);
}

async function clickOn(): Promise<void> {
  const clicks: Promise<unknown>[] = [];
  while (sent < objects) {
    await clock.wait((2 * chance.next() * 1_000) / clicksASecond);
    clicks.push(click().catch(() => waits.push(Number.POSITIVE_INFINITY)));
  }
  await Promise.all(clicks);
}

let isDone = false;
const all = Promise.all([clickOn(), ...Array.from({ length: workers }, work)]).then(() => {
  isDone = true;
});
while (!isDone) {
  for (let turn = 0; turn < 5; turn++) await settled();
  nowMs = Math.max(nowMs, timers.nextMs() ?? nowMs);
  timers.runUntil(nowMs);
}
await all;
waits.sort((one, other) => one - other);
const p99 = (waits[Math.floor(waits.length * 0.99)] ?? 0) / 1_000;
console.log(
  `${objects} objects and ${waits.length} clicks at ${rate} requests a second: objects after ${(endMs / 1_000).toFixed(1)} s, ` +
    `half of the clicks within ${(waits[Math.floor(waits.length / 2)] ?? 0) / 1_000} s; ${refused} requests refused`,
);
const promises = new Promises();
promises.atMost('seconds for a click, 99 of 100', Number(p99.toFixed(2)), 2);
promises.atMost('seconds for the objects', Number((endMs / 1_000).toFixed(1)), (objects / rate) * 1.5);
