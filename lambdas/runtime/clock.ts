import type { Clock } from '../ports.ts';

/** The only place that reads the time. */
export const systemClock: Clock = { now: () => new Date() };
