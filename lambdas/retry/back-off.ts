import type { Clock } from '../ports/clock.ts';

/** What is kept of an invocation's time, ms: for the attempt that follows a wait, and for the answer. */
const reserveMs = 3_000;

/** What a wait takes from a clock. */
export type RetryClock = Pick<Clock, 'msLeft' | 'random' | 'wait'>;

/** Longest waits, ms: before the first repeat, doubled before each further one, and never more than the second. */
export interface Delays {
  readonly firstMs: number;
  readonly maxMs: number;
}

/**
 * Exponential back-off with full jitter: waits before a repeat, so that those that met once do not meet again.
 * @param repeat from 0.
 * @returns false, at once, where the wait would leave the invocation too little time.
 * Source: AWS Architecture Blog, "Exponential Backoff And Jitter".
 */
export async function backOff(clock: RetryClock, repeat: number, { firstMs, maxMs }: Delays): Promise<boolean> {
  const ms = clock.random() * Math.min(maxMs, firstMs * 2 ** repeat);
  if (clock.msLeft() < ms + reserveMs) return false;
  await clock.wait(ms);
  return true;
}
