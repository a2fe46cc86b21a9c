import type { Clock } from '../ports/clock.ts';

/**
 * Remembers found values for a while within one warm function. Callers that ask for the same key at the same time
 * share one look-up; what was not found, or failed, is asked for again.
 */
export class ExpiringCache<Value> {
  readonly #entries = new Map<string, { value: Promise<Value | undefined>; untilMs: number }>();
  readonly #clock: Clock;
  readonly #ttlMs: number;
  readonly #maxEntries: number;

  constructor(clock: Clock, ttlMs: number, maxEntries: number) {
    this.#clock = clock;
    this.#ttlMs = ttlMs;
    this.#maxEntries = maxEntries;
  }

  /** @param load gets the value that was kept until now, if there is one. */
  async get(
    key: string,
    load: (before?: Promise<Value | undefined>) => Promise<Value | undefined>,
  ): Promise<Value | undefined> {
    const nowMs = this.#clock.now().getTime();
    const entry = this.#entries.get(key);
    if (entry && nowMs < entry.untilMs) return entry.value;
    const value = load(entry?.value);
    this.#entries.delete(key);
    this.#entries.set(key, { value, untilMs: nowMs + this.#ttlMs });
    this.#evictOldest();
    try {
      const found = await value;
      if (found === undefined) this.#forgetIf(key, value);
      return found;
    } catch (error) {
      this.#forgetIf(key, value);
      throw error;
    }
  }

  /** The next get loads anew. */
  forget(key: string): void {
    this.#entries.delete(key);
  }

  #forgetIf(key: string, value: Promise<Value | undefined>): void {
    if (this.#entries.get(key)?.value === value) this.#entries.delete(key);
  }

  #evictOldest(): void {
    const [oldest] = this.#entries.keys();
    if (this.#entries.size > this.#maxEntries && oldest !== undefined) this.#entries.delete(oldest);
  }
}
