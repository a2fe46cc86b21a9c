import type { Clock } from '../../ports/clock.ts';

/** Rate limiter that spaces requests evenly, so that no second exceeds its share. */
export class RateLimiter {
  readonly #intervalMs: number;
  readonly #clock: Clock;
  #nextMs = 0;

  constructor(requestsPerSecond: number, clock: Clock) {
    this.#intervalMs = 1_000 / requestsPerSecond;
    this.#clock = clock;
  }

  /** Resolves when the next request may be sent. */
  async acquire(): Promise<void> {
    const nowMs = this.#clock.now().getTime();
    const atMs = Math.max(nowMs, this.#nextMs);
    this.#nextMs = atMs + this.#intervalMs;
    if (atMs > nowMs) await this.#clock.wait(atMs - nowMs);
  }
}
