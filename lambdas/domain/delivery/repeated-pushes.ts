import type { Registration } from '../pass/registration.ts';
import { minuteMs } from '../time/durations.ts';

/** A push that Apple accepted of a registration as it was. */
type Pushed = Pick<Registration, 'writeId'> & { readonly sum: number };

/**
 * Minutes after the first push of a version at which it is repeated, each time once, to a device that has not fetched.
 * Source: docs/decisions/pushes.md#pushed-again.
 */
export const repeatMinutes = [1, 4, 12, 30] as const;

/** When a repeated push is due, ms since 1970; undefined for a number beyond the last one, or if the first is not recorded. */
export function repeatDueMs({ pushedAtUtc }: Pick<Registration, 'pushedAtUtc'>, repeat: number): number | undefined {
  const minutes = repeatMinutes[repeat - 1];
  return minutes === undefined || pushedAtUtc === undefined ? undefined : Date.parse(pushedAtUtc) + minutes * minuteMs;
}

/**
 * True if a device waits for a repeated push: it has the registration and the version that was pushed, the repeated pushes
 * before this one, and no fetch on record.
 */
export function awaitsRepeat(
  { fetched, pushedSum, repeats = 0, writeId }: Registration,
  notified: Pushed,
  repeat: number,
): boolean {
  const isSame = writeId === notified.writeId && pushedSum === notified.sum;
  return isSame && repeats === repeat - 1 && !hasFetched({ fetched }, notified.sum);
}

/** True if no repeated push is due: the device has fetched, or this repetition or a later version is on record. */
export function needsNoRepeat(registration: Registration, { sum }: Pushed, repeat: number): boolean {
  const { pushedSum = 0, repeats = 0 } = registration;
  return hasFetched(registration, sum) || pushedSum > sum || (pushedSum === sum && repeats >= repeat);
}

/** True if a fetch of this version, or a later one, is on record of the device. */
export const hasFetched = ({ fetched }: Pick<Registration, 'fetched'>, sum: number) => (fetched?.sum ?? 0) >= sum;
