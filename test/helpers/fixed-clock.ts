import type { Clock } from '../../lambdas/ports/runtime.ts';
import { now } from './examples.ts';

/** A clock set by its test. */
export interface FixedClock extends Clock {
  /** Waits so far, ms. */
  readonly waits: number[];
  /** Runs all actions waiting for a time-out. */
  timeOut(): void;
}

/**
 * A clock whose waits take no time, whose chance is in the middle, and whose time-outs come by `timeOut`.
 * @param at an instant, or a function that gives it.
 */
export function fixedClock(at: Date | (() => Date) = now): FixedClock {
  const waits: number[] = [];
  const later = new Set<() => void>();
  return {
    waits,
    now: typeof at === 'function' ? at : () => at,
    wait(ms) {
      waits.push(ms);
      // Other work gets its turn, like while time passes.
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
