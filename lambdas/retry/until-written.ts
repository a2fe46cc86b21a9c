import type { Clock } from '../ports/clock.ts';
import { ServiceBusy } from '../ports/service-busy.ts';

/** What a round answers when the record is no longer as it was read. */
export const contended: unique symbol = Symbol('contended');

/** Rounds before it is given up: a condition that can never hold must not keep a function busy until its time is up. */
const maxRounds = 10;

/** Longest wait after the first round, ms; doubled after each further one up to the second number. */
const [firstDelayMs, maxDelayMs] = [20, 640];

/** A record was changed by others in every round. */
export class Contended extends ServiceBusy {
  override readonly name = 'Contended';

  constructor() {
    super(`The record was changed by others ${maxRounds} times while it was being changed`);
  }
}

/**
 * Optimistic locking: a round reads, decides, and writes on the condition that what it has read still holds. One that
 * was contended is followed by another, which reads anew, so that no change is lost. Exponential back-off with full
 * jitter between rounds lets those that met once not meet again.
 * @param attempt gets the number of its round, from 0.
 * @throws Contended.
 * Source: AWS Architecture Blog, "Exponential Backoff And Jitter".
 */
export async function untilWritten<Result>(
  clock: Pick<Clock, 'random' | 'wait'>,
  attempt: (round: number) => Promise<Result | typeof contended>,
): Promise<Result> {
  for (let round = 0; round < maxRounds; round++) {
    if (round > 0) await clock.wait(clock.random() * Math.min(maxDelayMs, firstDelayMs * 2 ** (round - 1)));
    const result = await attempt(round);
    if (result !== contended) return result;
  }
  throw new Contended();
}
