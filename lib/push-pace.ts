import { type ThrottleSettings, throttleOf } from './throttle.ts';

/** Share of the calls that phones may make which pushes may cause: the rest add a pass, remove one, or ask by themselves. */
const shareOfPushes = 0.95;

/** Share of them that repeated pushes may cause: they wait, and come to few phones. */
const shareOfRepeats = 0.04;

/** Calls a second of a worker: half of what its pushes could cause, so that it waits little, and a slow one is made up for. */
const callsOfWorker = 200;

/** Urgent workers, and the fewest others: the fewest that SQS takes. */
const fewestWorkers = 2;

/** Messages of a batch, at most, of 50 devices each: five batches, with which Lambda begins, hold a flight of 500 phones. */
export const pushBatches = { batchSize: 2, urgentBatchSize: 5 } as const;

/**
 * Pace of all pushes: workers at a time, and the calls of phones, a second and at once, that the pushes of each may cause.
 * Together they cause what the route of phones answers, so that none is refused.
 * Source: docs/decisions/pushes.md#pushes-follow-what-phones-may-ask.
 */
export function pushPaceOf(settings: ThrottleSettings) {
  const { rate, burst } = throttleOf('ANY /passkit/{proxy+}', settings);
  const calls = rate * shareOfPushes;
  const workers = Math.min(1_000, Math.max(2 * fewestWorkers, Math.round(calls / callsOfWorker)));
  return {
    workers: workers - fewestWorkers,
    urgentWorkers: fewestWorkers,
    callsPerSecond: Math.max(1, Math.floor(calls / workers)),
    callsAtOnce: Math.max(1, Math.floor(burst / workers)),
    repeatWorkers: fewestWorkers,
    repeatCallsPerSecond: Math.max(1, Math.floor((rate * shareOfRepeats) / fewestWorkers)),
  };
}
