import { phoneDelays } from '../../world/phones/delays.ts';
import { Chance } from '../../world/time/chance.ts';

interface Phones {
  readonly phones: number;
  /** When the first is notified, and how many each second. */
  readonly firstPushMs: number;
  readonly pushRate: number;
  /** Calls a second that are let through, and at once. */
  readonly throttleRate: number;
  readonly throttleBurst: number;
}

const tickMs = 10;
/** From the edge to the answer. */
const callMs = 100;

/**
 * Phones that are notified of a change, ask for their list and then for their pass, and give up when they are refused: as in
 * sim/herd.ts, but of the service there is nothing but what API Gateway lets through, so that a million take a second.
 */
export function queueOfPhones({ phones, firstPushMs, pushRate, throttleRate, throttleBurst }: Phones) {
  const chance = new Chance(1, 'phones');
  const tickOf = (ms: number) => Math.ceil((ms + phoneDelays.requestMs / 2) / tickMs);
  const answeredMs = callMs + phoneDelays.requestMs / 2;
  const lastPushMs = firstPushMs + ((phones - 1) * 1_000) / pushRate;
  const ticks = tickOf(lastPushMs + phoneDelays.wakeMs) + 2 * tickOf(answeredMs);
  // Numbers of requests of each kind in each tick.
  const lists = new Int32Array(ticks);
  const fetches = new Int32Array(ticks);
  const count = (requests: Int32Array, tick: number, number: number) => {
    requests[tick] = (requests[tick] ?? 0) + number;
  };
  for (let phone = 0; phone < phones; phone++)
    count(lists, tickOf(firstPushMs + (phone * 1_000) / pushRate + chance.next() * phoneDelays.wakeMs), 1);
  const inSecond: number[] = [];
  let [units, fetched, refused, mostFetchedMs, lastFetchMs] = [throttleBurst, 0, 0, 0, 0];
  const letThrough = (requests: number) => {
    const passed = Math.min(requests, Math.floor(units));
    units -= passed;
    refused += requests - passed;
    return passed;
  };
  for (let tick = 0; tick < ticks; tick++) {
    const nowMs = tick * tickMs;
    units = Math.min(throttleBurst, units + (throttleRate * tickMs) / 1_000);
    const passes = letThrough(fetches[tick] ?? 0);
    count(fetches, tick + tickOf(answeredMs), letThrough(lists[tick] ?? 0));
    if (passes === 0) continue;
    fetched += passes;
    lastFetchMs = nowMs + answeredMs;
    if (fetched <= phones * 0.99) mostFetchedMs = lastFetchMs;
    const second = Math.floor(nowMs / 1_000);
    inSecond[second] = (inSecond[second] ?? 0) + passes;
  }
  return {
    lastPushS: lastPushMs / 1_000,
    /** Time within which 99 of 100 phones have fetched the pass. */
    mostFetchedS: mostFetchedMs / 1_000,
    lastFetchS: lastFetchMs / 1_000,
    refused,
    notFetched: phones - fetched,
    /** In the busiest second. */
    fetches: inSecond.reduce((most, each) => Math.max(most, each), 0),
  };
}
