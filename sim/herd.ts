import { pushPaceOf } from '../lib/push-pace.ts';
import type { Settings } from '../lib/settings.ts';
import { throttleOf } from '../lib/throttle.ts';
import { UnitBuckets } from '../local/aws/unit-buckets.ts';
import { phoneDelays } from '../world/phones/delays.ts';
import { sendInProcess } from '../world/phones/in-process.ts';
import { Phone, type Send } from '../world/phones/phone.ts';
import { type BoardedPhone, board, createFlight, type StreamSettings, timedUniverse } from './timed-universe.ts';
import type { Universe } from './universe/universe.ts';
import { send as call, open } from './workload/client.ts';
import { Capacity } from './world/capacity.ts';
import { accounts, environment, passTypeId } from './world/environment.ts';
import type { TimedWorld } from './world/timed-world.ts';

type HerdSettings = StreamSettings &
  Pick<Settings, 'fanOutWorkers' | 'throttleRate' | 'throttleBurst' | 'warmWrites' | 'warmReads'>;

interface Herd {
  /** Flights that change at the same moment, and phones of each. */
  readonly flights: number;
  readonly phonesOfEach: number;
  /** True if Lambda takes as many batches as it may from the first message, since there was a change just before. */
  readonly isGrown?: boolean;
  /** Share of the pushes that a phone ignores; none by default. Then so much time passes that all repetitions have come. */
  readonly ignored?: number;
}

export interface HerdResult {
  readonly firstPushMs: number;
  readonly lastPushMs: number;
  /** Time within which 99 of 100 phones have fetched the pass. */
  readonly mostFetchedMs: number;
  readonly lastFetchMs: number;
  readonly notifiedTwice: number;
  readonly pushesPerPhone: number;
  readonly unnotified: number;
  readonly notFetched: number;
  /** Answers 429 of API Gateway, and 5xx, after which a phone gives up. */
  readonly refused: number;
  readonly failed: number;
  readonly throttledRequests: number;
  /** Number of throttled requests that failed after all attempts of the SDK. */
  readonly throttledAfterAll: number;
  readonly webP99Ms: number;
  readonly calls: ReadonlyMap<string, number>;
  readonly busiest: Capacity['busiest'];
  /** Rates a second in the middle half of the pushes and of the fetches, when they are highest. */
  readonly steady: { readonly pushes: number; readonly fetches: number };
}

/** Executions of the web function at a time. */
const webConcurrency = 500;

/** Observations of a herd, ms after the change. */
class Watch {
  readonly pushedAtMs: number[] = [];
  readonly fetchedAtMs: number[] = [];
  readonly answeredInMs: number[] = [];
  readonly notified = new Map<string, number>();
  readonly refusals = { refused: 0, failed: 0 };
}

/**
 * Simulates gate changes of flights with so many phones, in virtual time: with the functions' own code, and with every wait
 * for another. A phone asks once: it gives up when it is refused, since nobody documents that it would not.
 */
export async function herd(settings: HerdSettings, wanted: Herd): Promise<HerdResult> {
  const { flights, phonesOfEach } = wanted;
  const pace = pushPaceOf(settings);
  let changedAtMs = Number.POSITIVE_INFINITY;
  const growing = (world: TimedWorld, most: number) => {
    let begunAtMs: number | undefined;
    // Lambda begins with 5 batches of a queue at a time when it has messages, and adds 300 a minute.
    return () => {
      if (world.nowMs >= changedAtMs) begunAtMs ??= world.nowMs;
      const begun = wanted.isGrown ? most : 5;
      return Math.min(most, begun + Math.floor((5 * (world.nowMs - (begunAtMs ?? world.nowMs))) / 1_000));
    };
  };
  const { universe, world } = await timedUniverse(
    settings,
    (world) => ({
      ...{ api: () => flights, web: () => webConcurrency },
      ...{ push: growing(world, pace.workers), 'fan-out': growing(world, settings.fanOutWorkers) },
    }),
    {
      PUSH_CALLS_PER_SECOND: String(pace.callsPerSecond),
      PUSH_CALLS_AT_ONCE: String(pace.callsAtOnce),
      REPEAT_CALLS_PER_SECOND: String(pace.repeatCallsPerSecond),
    },
  );
  const templateIds: string[] = [];
  const phones: BoardedPhone[] = [];
  for (let flight = 0; flight < flights; flight++) {
    const templateId = await world.finish(createFlight(universe));
    templateIds.push(templateId);
    for (const phone of await world.finish(board(universe, templateId, phonesOfEach, phones.length)))
      phones.push(phone);
  }
  // The consequences of the boarding end, and the environments that it started.
  await world.finish(world.sleep(300_000));

  const capacity = new Capacity(() => world.nowMs, settings);
  Object.assign(universe.aws, { database: capacity.around(universe.database) });
  const watch = new Watch();
  const sinceMs = () => world.nowMs - changedAtMs;
  universe.apple.onAccepted = ({ token }) => {
    watch.notified.set(token, (watch.notified.get(token) ?? 0) + 1);
    watch.pushedAtMs.push(sinceMs());
  };
  const sendOfPhones = throughGateway(universe, world, settings, watch);
  for (const phone of phones)
    switchOn(phone, universe, world, {
      send: sendOfPhones,
      ignores: () => wanted.ignored !== undefined && world.chance.is(wanted.ignored),
      onFetched: () => watch.fetchedAtMs.push(sinceMs()),
    });
  const callsBefore = new Map(world.calls);
  changedAtMs = world.nowMs;
  await world.finish(Promise.all(templateIds.map((templateId) => changeGate(universe, templateId))));
  // The sleep includes the second round, which notifies no phone again.
  await world.finish(world.sleep(wanted.ignored === undefined ? 600_000 : 3_600_000));
  const calls = new Map([...world.calls].map(([service, count]) => [service, count - (callsBefore.get(service) ?? 0)]));
  return { ...resultOf(watch, phones.length), ...throttledOf(world), calls, busiest: capacity.busiest };
}

async function changeGate(universe: Universe, templateId: string): Promise<void> {
  const gate = { action: 'updatepasstemplate', 'pass-template-id': templateId, 'origin-gate': 'K17' };
  const change = await call(universe, accounts[0], gate);
  if (change?.httpStatus !== 200) throw new Error('The gate could not be changed');
}

/** Sends requests of phones by way of API Gateway, which lets through what its bucket holds. */
function throughGateway(universe: Universe, world: TimedWorld, settings: HerdSettings, watch: Watch): Send {
  const { rate, burst } = throttleOf('ANY /passkit/{proxy+}', settings);
  const gateway = new UnitBuckets(rate, () => world.nowMs, burst);
  const answerOf = sendInProcess((...request) => open(universe, ...request));
  const tooManyRequests = { status: 429, headers: new Headers(), body: Buffer.alloc(0) };
  return async (...request) => {
    await world.sleep(phoneDelays.requestMs / 2);
    if (gateway.isEmpty('phones')) {
      watch.refusals.refused += 1;
      return tooManyRequests;
    }
    gateway.take('phones', 1);
    const requestedAtMs = world.nowMs;
    const answer = await answerOf(...request);
    if (answer.status >= 500) watch.refusals.failed += 1;
    watch.answeredInMs.push(world.nowMs - requestedAtMs);
    await world.sleep(phoneDelays.requestMs / 2);
    return answer;
  };
}

/** Lets Apple's pushes reach a phone, which then asks within a second, unless it ignores one. */
function switchOn(
  { token, device, passKey, authentication }: BoardedPhone,
  { apple }: Universe,
  world: TimedWorld,
  {
    send,
    ignores,
    onFetched,
  }: { readonly send: Send; readonly ignores: () => boolean; readonly onFetched: () => void },
): void {
  const passJson = {
    ...{ webServiceURL: `${environment.PUBLIC_BASE_URL}/passkit`, passTypeIdentifier: passTypeId },
    ...{ serialNumber: passKey, authenticationToken: authentication },
  };
  const phone = new Phone({ id: device, pushToken: token, send, open: () => passJson });
  phone.add(Buffer.alloc(0));
  const fetch = async () => {
    if (ignores()) return;
    await world.sleep(world.chance.below(phoneDelays.wakeMs));
    const { [passKey]: status } = await phone.onPush(passTypeId);
    if (status === 200) onFetched();
  };
  apple.phones.set(token, () => {
    fetch().catch((error) => {
      world.failure ??= error;
    });
  });
}

function resultOf({ pushedAtMs, fetchedAtMs, answeredInMs, notified, refusals }: Watch, phones: number) {
  answeredInMs.sort((one, other) => one - other);
  return {
    firstPushMs: pushedAtMs[0] ?? 0,
    lastPushMs: pushedAtMs.at(-1) ?? 0,
    mostFetchedMs: fetchedAtMs[Math.floor(phones * 0.99)] ?? 0,
    lastFetchMs: fetchedAtMs.at(-1) ?? 0,
    notifiedTwice: [...notified.values()].filter((count) => count > 1).length,
    pushesPerPhone: pushedAtMs.length / phones,
    unnotified: phones - notified.size,
    notFetched: phones - fetchedAtMs.length,
    ...refusals,
    webP99Ms: answeredInMs[Math.floor(answeredInMs.length * 0.99)] ?? 0,
    steady: { pushes: steadyRate(pushedAtMs), fetches: steadyRate(fetchedAtMs) },
  };
}

const throttledOf = ({ throttled: { requests, afterAll } }: TimedWorld) => {
  return { throttledRequests: requests, throttledAfterAll: afterAll };
};

/** Rate a second in the middle half of some instants, which are in order. */
function steadyRate(atMs: readonly number[]): number {
  const [from, to] = [atMs[Math.floor(atMs.length / 4)] ?? 0, atMs[Math.floor((atMs.length * 3) / 4)] ?? 0];
  return (1_000 * atMs.length) / 2 / Math.max(1, to - from);
}
