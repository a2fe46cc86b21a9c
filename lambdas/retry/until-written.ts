import { ServiceBusy } from '../ports/runtime.ts';
import { backOff, type RetryClock } from './back-off.ts';

/** Result of a round whose condition failed: the record has changed since it was read. */
export const contended: unique symbol = Symbol('contended');

/** Rounds before giving up: a condition that can never hold must not keep a function busy until it times out. */
const maxRounds = 10;

const delays = { firstMs: 20, maxMs: 640 };

/** Another writer changed the record in every round. */
export class Contended extends ServiceBusy {
  override readonly name = 'Contended';

  constructor() {
    super('Another writer changed the record in every round');
  }
}

/**
 * Optimistic locking (compare-and-swap): each round reads, decides, and writes on the condition that the record is
 * unchanged. After a contended round the next one reads again, so no update is lost.
 * @param attempt receives the number of its round, from 0.
 * @throws Contended after the last round.
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
