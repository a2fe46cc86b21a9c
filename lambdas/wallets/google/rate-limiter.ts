import type { Clock } from '../../ports/clock.ts';

/** Spaces requests evenly, so that a second never sees more than its share. */
export class Pace {
  readonly #intervalMs: number;
  readonly #clock: Clock;
  #nextMs = 0;

  constructor(requestsPerSecond: number, clock: Clock) {
    this.#intervalMs = 1_000 / requestsPerSecond;
    this.#clock = clock;
  }

  /** Answers when it is the caller's turn. */
  async turn(): Promise<void> {
    const nowMs = this.#clock.now().getTime();
    const atMs = Math.max(nowMs, this.#nextMs);
    this.#nextMs = atMs + this.#intervalMs;
    if (atMs > nowMs) await this.#clock.wait(atMs - nowMs);
  }
}
