import type { Clock } from '../../lambdas/ports/clock.ts';
import { now } from './examples.ts';

/** A clock that stands where its test has put it. */
export interface FixedClock extends Clock {
  /** Waits so far, ms. */
  readonly waits: number[];
  /** Runs all actions that wait for a time-out. */
  timeOut(): void;
}

/**
 * Waiting takes no time, chance falls in the middle, and time-outs come only when the test says so.
 * @param at an instant, or where to look it up.
 */
export function fixedClock(at: Date | (() => Date) = now): FixedClock {
  const waits: number[] = [];
  const later = new Set<() => void>();
  return {
    waits,
    now: typeof at === 'function' ? at : () => at,
    wait(ms) {
      waits.push(ms);
      // Others get their turn, as they do while time passes.
      return new Promise(setImmediate);
    },
    random: () => 0.5,
    msLeft: () => Number.POSITIVE_INFINITY,
    after(_ms, action) {
      const once = () => action();
      later.add(once);
      return () => later.delete(once);
    },
    timeOut() {
      const due = [...later];
      later.clear();
      for (const action of due) action();
    },
  };
}
