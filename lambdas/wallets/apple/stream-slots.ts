import { PushBusy } from '../../ports/apple-push.ts';
import type { Clock } from '../../ports/clock.ts';

/** Maximum wait for a free stream, ms. The request has not been sent then, and may be retried. */
const maxWaitMs = 10_000;

/**
 * Semaphore for the streams of an HTTP/2 connection. Node itself would queue streams beyond the server's limit and send
 * them later, even if the request has timed out meanwhile: it would be sent, and then sent again by the retry.
 * Source: RFC 9113, section 5.1.2.
 */
export class StreamSlots {
  readonly #clock: Pick<Clock, 'after'>;
  readonly #limit: () => number;
  readonly #waiting = new Set<(isOpen: boolean) => void>();
  #taken = 0;
  #isClosed = false;

  /** @param limit of concurrent streams; the server may change it. */
  constructor(clock: Pick<Clock, 'after'>, limit: () => number) {
    this.#clock = clock;
    this.#limit = limit;
  }

  /** @returns true when a slot was acquired, false when the connection has closed. @throws after the maximum wait. */
  async acquire(): Promise<boolean> {
    if (this.#isClosed) return false;
    if (this.#waiting.size === 0 && this.#taken < this.#limit()) {
      this.#taken += 1;
      return true;
    }
    const slot = Promise.withResolvers<boolean>();
    this.#waiting.add(slot.resolve);
    const cancel = this.#clock.after(maxWaitMs, () => {
      if (this.#waiting.delete(slot.resolve)) slot.reject(new PushBusy('NoTurn'));
    });
    try {
      return await slot.promise;
    } finally {
      cancel();
    }
  }

  /** Releases a slot. */
  release(): void {
    this.#taken -= 1;
    for (const resolve of this.#waiting) {
      if (this.#taken >= this.#limit()) return;
      this.#waiting.delete(resolve);
      this.#taken += 1;
      resolve(true);
    }
  }

  /** Grants no more slots; those already taken stay valid. */
  close(): void {
    this.#isClosed = true;
    for (const resolve of this.#waiting) resolve(false);
    this.#waiting.clear();
  }
}
