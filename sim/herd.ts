import type { Settings } from '../lib/settings.ts';
import { UnitBuckets } from '../local/aws/unit-buckets.ts';
import { phoneDelays, waitMs } from './phone-delays.ts';
import { board, createFlight, type StreamSettings, timedUniverse } from './timed-universe.ts';
import { open, send } from './workload/client.ts';
import { Capacity } from './world/capacity.ts';
import { accounts, passTypeId } from './world/environment.ts';

export type HerdSettings = StreamSettings &
  Pick<Settings, 'pushWorkers' | 'fanOutWorkers' | 'throttleRate' | 'throttleBurst' | 'warmWrites'>;

export interface HerdResult {
  readonly lastPushMs: number;
  /** Time within which 99 of 100 phones have fetched the pass. */
  readonly mostFetchedMs: number;
  readonly lastFetchMs: number;
  readonly notifiedTwice: number;
  readonly unnotified: number;
  readonly notFetched: number;
  /** Number of answers 429 of API Gateway, and 5xx, after which the phone asked again. */
  readonly refused: number;
  readonly throttledRequests: number;
  /** Number of throttled requests that failed after all attempts of the SDK. */
  readonly throttledAfterAll: number;
  readonly webP99Ms: number;
  readonly calls: ReadonlyMap<string, number>;
  readonly busiest: Capacity['busiest'];
  readonly firstPushMs: number;
  /** Rates a second in the middle half of the pushes and of the fetches, when they are highest. */
  readonly steady: { readonly pushes: number; readonly fetches: number };
}

/**
 * Simulates a gate change of a template with so many phones, in virtual time: with the functions' own code, and with
 * every wait for another.
 * @param webConcurrency executions of the web function at a time
 */
export async function herd(settings: HerdSettings, count: number, webConcurrency: number): Promise<HerdResult> {
  let changedAtMs = Number.POSITIVE_INFINITY;
  const { universe, world, finished } = await timedUniverse(settings, (world) => {
    /** Lambda begins with 5 batches of a queue at a time, and adds 300 a minute. */
    const growing = (most: number) => () =>
      Math.min(most, 5 + Math.max(0, Math.floor((5 * (world.nowMs - changedAtMs)) / 1_000)));
    const { pushWorkers, fanOutWorkers } = settings;
    return { web: () => webConcurrency, push: growing(pushWorkers), 'fan-out': growing(fanOutWorkers) };
  });
  const templateId = await finished(createFlight(universe));
  const phones = await finished(board(universe, templateId, count));
  // The consequences of the boarding end, and the environments that it started.
  await finished(world.sleep(300_000));

  const capacity = new Capacity(() => world.nowMs, settings.warmWrites);
  Object.assign(universe.aws, { database: capacity.around(universe.aws.database) });
  const { throttleRate, throttleBurst } = settings;
  const gateway = new UnitBuckets(throttleRate, () => world.nowMs);
  gateway.take('phones', throttleRate - throttleBurst);
  const notified = new Map<string, number>();
  const fetchedAtMs: number[] = [];
  const answeredInMs: number[] = [];
  const pushedAtMs: number[] = [];
  let refused = 0;
  universe.apple.onAccepted = ({ token }) => {
    notified.set(token, (notified.get(token) ?? 0) + 1);
    pushedAtMs.push(world.nowMs - changedAtMs);
  };
  const request = async (target: string, headers: Record<string, string> = {}) => {
    for (let refusals = 1; ; refusals++) {
      await world.sleep(phoneDelays.requestMs / 2);
      if (!gateway.isEmpty('phones')) {
        gateway.take('phones', 1);
        const requestedAtMs = world.nowMs;
        const answer = await open(universe, 'GET', target, { headers });
        if (answer && (answer.statusCode ?? 500) < 500) {
          answeredInMs.push(world.nowMs - requestedAtMs);
          await world.sleep(phoneDelays.requestMs / 2);
          return answer;
        }
      }
      refused += 1;
      await world.sleep(waitMs(refusals, world.chance.next()));
    }
  };
  for (const { token, device, passKey, authentication } of phones)
    universe.apple.devices.set(token, () => {
      const fetch = async () => {
        await world.sleep(world.chance.below(phoneDelays.wakeMs));
        const list = await request(`/passkit/v1/devices/${device}/registrations/${passTypeId}`);
        if (list.statusCode !== 200)
          throw new Error(`A phone was answered that nothing has changed: ${list.statusCode}`);
        const pass = await request(`/passkit/v1/passes/${passTypeId}/${passKey}`, {
          authorization: `ApplePass ${authentication}`,
        });
        if (pass.statusCode !== 200) throw new Error(`A phone was answered ${pass.statusCode}`);
        fetchedAtMs.push(world.nowMs - changedAtMs);
      };
      fetch().catch((error) => {
        world.failure ??= error;
      });
    });
  const callsBefore = new Map(world.calls);
  const gate = { action: 'updatepasstemplate', 'pass-template-id': templateId, 'origin-gate': 'K17' };
  const change = await finished(send(universe, accounts[0], gate));
  if (change?.httpStatus !== 200) throw new Error('The gate could not be changed');
  changedAtMs = world.nowMs;
  // The sleep includes the second round, which notifies no phone again.
  await finished(world.sleep(600_000));
  const calls = new Map([...world.calls].map(([service, count]) => [service, count - (callsBefore.get(service) ?? 0)]));
  answeredInMs.sort((one, other) => one - other);
  return {
    firstPushMs: pushedAtMs[0] ?? 0,
    lastPushMs: pushedAtMs.at(-1) ?? 0,
    mostFetchedMs: fetchedAtMs[Math.floor(count * 0.99)] ?? 0,
    lastFetchMs: fetchedAtMs.at(-1) ?? 0,
    notifiedTwice: [...notified.values()].filter((count) => count > 1).length,
    unnotified: count - notified.size,
    notFetched: count - fetchedAtMs.length,
    refused,
    throttledRequests: world.throttled.requests,
    throttledAfterAll: world.throttled.afterAll,
    webP99Ms: answeredInMs[Math.floor(answeredInMs.length * 0.99)] ?? 0,
    calls,
    busiest: capacity.busiest,
    steady: { pushes: steadyRate(pushedAtMs), fetches: steadyRate(fetchedAtMs) },
  };
}

/** Rate a second in the middle half of some instants, which are in order. */
function steadyRate(atMs: readonly number[]): number {
  const [from, to] = [atMs[Math.floor(atMs.length / 4)] ?? 0, atMs[Math.floor((atMs.length * 3) / 4)] ?? 0];
  return (1_000 * atMs.length) / 2 / Math.max(1, to - from);
}
