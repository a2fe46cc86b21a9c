import type { Clock } from '../ports/runtime.ts';

/**
 * Part of the invocation's time, ms, that waiting never uses: it is left for the attempt after the wait and for the
 * answer.
 */
const reserveMs = 3_000;

/** The parts of the clock that a retry needs. */
export type RetryClock = Pick<Clock, 'msLeft' | 'random' | 'wait'>;

/** Upper bounds of the waits, ms: `firstMs` before the first retry, doubled for each further one, up to `maxMs`. */
export interface Delays {
  readonly firstMs: number;
  readonly maxMs: number;
}

/**
 * Exponential back-off with full jitter: waits before a retry, so that writers that collided once do not collide again.
 * @param repeat number of the retry, from 0.
 * @returns false, without waiting, if the wait would leave the invocation too little time.
 * Source: AWS Architecture Blog, "Exponential Backoff And Jitter".
 */
export async function backOff(clock: RetryClock, repeat: number, { firstMs, maxMs }: Delays): Promise<boolean> {
  const ms = clock.random() * Math.min(maxMs, firstMs * 2 ** repeat);
  if (clock.msLeft() < ms + reserveMs) return false;
  await clock.wait(ms);
  return true;
}
