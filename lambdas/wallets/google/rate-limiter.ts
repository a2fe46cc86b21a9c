import type { Clock } from '../../ports/runtime.ts';

/** Share of the rate, and its duration, ms, after Google refused for too many: passengers' clicks need the rest. */
const yielding = { share: 0.7, ms: 10_000 };

/**
 * Rate limiter that spaces requests evenly, so that no second exceeds its share. It takes all of the rate while there
 * are no other requests to Google, and gives way when Google refuses one for too many.
 * Source: docs/decisions/google-wallet.md#bulk-gives-way-to-clicks.
 */
export class RateLimiter {
  readonly #intervalMs: number;
  readonly #clock: Clock;
  #nextMs = 0;
  #yieldsUntilMs = 0;

  constructor(requestsPerSecond: number, clock: Clock) {
    this.#intervalMs = 1_000 / requestsPerSecond;
    this.#clock = clock;
  }

  /** Resolves when the next request may be sent. */
  async acquire(): Promise<void> {
    const nowMs = this.#nowMs();
    const atMs = Math.max(nowMs, this.#nextMs);
    this.#nextMs = atMs + this.#intervalMs / (atMs < this.#yieldsUntilMs ? yielding.share : 1);
    if (atMs > nowMs) await this.#clock.wait(atMs - nowMs);
  }

  /** Takes less for a while. */
  giveWay(): void {
    this.#yieldsUntilMs = this.#nowMs() + yielding.ms;
  }

  #nowMs(): number {
    return this.#clock.now().getTime();
  }
}
