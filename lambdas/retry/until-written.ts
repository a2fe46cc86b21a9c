import { ServiceBusy } from '../ports/service-busy.ts';
import { backOff, type RetryClock } from './back-off.ts';

/** What a round answers when the record is no longer as it was read. */
export const contended: unique symbol = Symbol('contended');

/** Rounds before it is given up: a condition that can never hold must not keep a function busy until its time is up. */
const maxRounds = 10;

const delays = { firstMs: 20, maxMs: 640 };

/** A record was changed by others in every round. */
export class Contended extends ServiceBusy {
  override readonly name = 'Contended';

  constructor() {
    super('The record was changed by others again and again while it was being changed');
  }
}

/**
 * Optimistic locking: a round reads, decides, and writes on the condition that what it has read still holds. One that
 * was contended is followed by another, which reads anew, so that no change is lost.
 * @param attempt gets the number of its round, from 0.
 * @throws Contended.
 */
export async function untilWritten<Result>(
  clock: RetryClock,
  attempt: (round: number) => Promise<Result | typeof contended>,
): Promise<Result> {
  for (let round = 0; round < maxRounds; round++) {
    if (round > 0 && !(await backOff(clock, round - 1, delays))) break;
    const result = await attempt(round);
    if (result !== contended) return result;
  }
  throw new Contended();
}
