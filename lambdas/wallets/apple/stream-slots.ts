import { PushBusy } from '../../ports/apple-push.ts';
import type { Clock } from '../../ports/clock.ts';

/** So long a request waits for its turn at most, ms. It has not been sent then, and may be sent again. */
const turnTimeoutMs = 10_000;

/**
 * Turns on one HTTP/2 connection. More streams than the other side allows at a time are kept by Node, and sent later
 * whatever has become of them meanwhile: who has given up waiting would have asked all the same, and asks once more.
 * Source: RFC 9113, section 5.1.2.
 */
export class StreamSlots {
  readonly #clock: Pick<Clock, 'after'>;
  readonly #limit: () => number;
  readonly #waiting = new Set<(isOpen: boolean) => void>();
  #taken = 0;
  #isClosed = false;

  /** @param limit of streams at a time; the other side may change it. */
  constructor(clock: Pick<Clock, 'after'>, limit: () => number) {
    this.#clock = clock;
    this.#limit = limit;
  }

  /** @returns true when it is the caller's turn, false when the connection has ended. @throws when neither comes. */
  async take(): Promise<boolean> {
    if (this.#isClosed) return false;
    if (this.#waiting.size === 0 && this.#taken < this.#limit()) {
      this.#taken += 1;
      return true;
    }
    const turn = Promise.withResolvers<boolean>();
    this.#waiting.add(turn.resolve);
    const cancel = this.#clock.after(turnTimeoutMs, () => {
      if (this.#waiting.delete(turn.resolve)) turn.reject(new PushBusy('NoTurn'));
    });
    try {
      return await turn.promise;
    } finally {
      cancel();
    }
  }

  /** Ends the turn of who has taken one. */
  give(): void {
    this.#taken -= 1;
    for (const resolve of this.#waiting) {
      if (this.#taken >= this.#limit()) return;
      this.#waiting.delete(resolve);
      this.#taken += 1;
      resolve(true);
    }
  }

  /** Nobody gets a turn any more; those that have one keep it. */
  close(): void {
    this.#isClosed = true;
    for (const resolve of this.#waiting) resolve(false);
    this.#waiting.clear();
  }
}
