import { phoneDelays, waitMs } from '../../sim/phone-delays.ts';
import { Chance } from '../../sim/world/chance.ts';

export interface Phones {
  readonly phones: number;
  /** When the first is told, and how many each second. */
  readonly firstPushMs: number;
  readonly pushRate: number;
  /** Calls a second that are let through, and at once. */
  readonly throttleRate: number;
  readonly throttleBurst: number;
  /** Where the back-off of a refused phone ends; it never does by default. */
  readonly longestWaitMs?: number;
}

const tickMs = 10;
/** From the edge to the answer. */
const callMs = 100;

/**
 * Phones that are told of a change, ask for their list and then for their pass, and ask again after a refusal: as in sim/herd.ts,
 * but of the service there is nothing but what API Gateway lets through, so that a million take a second.
 */
export function queueOfPhones(herd: Phones) {
  const { phones, firstPushMs, pushRate, throttleRate, throttleBurst, longestWaitMs } = herd;
  const chance = new Chance(1, 'phones');
  // The phones that ask in a tick: the first of them, and the one after each.
  const first: number[] = [];
  const next = new Int32Array(phones);
  const refusals = new Uint8Array(phones);
  const hasList = new Uint8Array(phones);
  const requestAt = (phone: number, ms: number) => {
    const tick = Math.ceil((ms + phoneDelays.requestMs / 2) / tickMs);
    next[phone] = first[tick] ?? -1;
    first[tick] = phone;
  };
  const notifiedMs = (phone: number) => firstPushMs + (phone * 1_000) / pushRate;
  for (let phone = 0; phone < phones; phone++) requestAt(phone, notifiedMs(phone) + chance.next() * phoneDelays.wakeMs);
  const fetchedMs: number[] = [];
  const inSecond: number[] = [];
  let [units, refused] = [throttleBurst, 0];
  for (let tick = 0; fetchedMs.length < phones; tick++) {
    const nowMs = tick * tickMs;
    units = Math.min(throttleBurst, units + (throttleRate * tickMs) / 1_000);
    for (let phone = first[tick] ?? -1, after = -1; phone >= 0; phone = after) {
      after = next[phone] ?? -1;
      const answeredMs = nowMs + callMs + phoneDelays.requestMs / 2;
      if (units < 1) {
        refused += 1;
        refusals[phone] = (refusals[phone] ?? 0) + 1;
        requestAt(phone, nowMs + waitMs(refusals[phone] ?? 0, chance.next(), longestWaitMs));
        continue;
      }
      units -= 1;
      refusals[phone] = 0;
      if (hasList[phone] === 1) {
        const second = Math.floor(nowMs / 1_000);
        inSecond[second] = (inSecond[second] ?? 0) + 1;
        fetchedMs.push(answeredMs);
      } else {
        hasList[phone] = 1;
        requestAt(phone, answeredMs);
      }
    }
    delete first[tick];
  }
  return {
    lastPushS: notifiedMs(phones - 1) / 1_000,
    /** Time within which 99 of 100 phones have fetched the pass. */
    mostFetchedS: (fetchedMs[Math.floor(phones * 0.99)] ?? 0) / 1_000,
    lastFetchS: (fetchedMs.at(-1) ?? 0) / 1_000,
    refused,
    /** In the busiest second. */
    fetches: inSecond.reduce((most, each) => Math.max(most, each), 0),
  };
}
