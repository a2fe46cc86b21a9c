import type { Clock } from '../../ports/runtime.ts';

/** Calls of phones that the pushes of one execution may cause. */
export interface PaceSettings {
  readonly callsPerSecond: number;
  readonly callsAtOnce: number;
}

/** Time before the function's timeout, ms, from which nothing waits: a late push is better than one that is repeated. */
const reserveMs = 20_000;

/**
 * Pace of the pushes of one execution: a token bucket of the calls that phones make because of them, which is full when the
 * execution starts and full again when it ends. Workers together then cause no more calls, at once and a second, than their
 * buckets hold, whichever messages they get.
 * Source: docs/decisions/pushes.md#pushes-follow-what-phones-may-ask.
 */
export class Pace {
  readonly #settings: PaceSettings;
  readonly #clock: Clock;
  #startMs: number | undefined;
  #calls = 0;

  constructor(settings: PaceSettings, clock: Clock) {
    this.#settings = settings;
    this.#clock = clock;
  }

  /** Resolves when a push may be sent after which its phone makes so many calls. */
  async turn(calls: number): Promise<void> {
    this.#startMs ??= this.#nowMs();
    this.#calls += calls;
    await this.#refilled(this.#calls - this.#settings.callsAtOnce);
  }

  /** Resolves when the next execution may start. */
  async end(): Promise<void> {
    await this.#refilled(this.#calls);
  }

  async #refilled(calls: number): Promise<void> {
    const atMs = (this.#startMs ?? 0) + (calls * 1_000) / this.#settings.callsPerSecond;
    const ms = Math.min(atMs - this.#nowMs(), this.#clock.msLeft() - reserveMs);
    if (ms > 0) await this.#clock.wait(ms);
  }

  #nowMs(): number {
    return this.#clock.now().getTime();
  }
}
