import { setTimeout as wait } from 'node:timers/promises';
import type { Clock } from '../ports/runtime.ts';
import { msLeft } from './invocation.ts';

/** The only place that reads the time, sets timers and generates random numbers. */
export const systemClock: Clock = {
  now: () => new Date(),
  wait: (ms) => wait(ms),
  random: () => Math.random(),
  msLeft,
  after(ms, action) {
    const timer = setTimeout(action, ms);
    return () => clearTimeout(timer);
  },
};
