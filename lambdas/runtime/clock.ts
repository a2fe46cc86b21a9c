import type { Clock } from '../ports/clock.ts';

/** The only place that reads the time. */
export const systemClock: Clock = { now: () => new Date() };
