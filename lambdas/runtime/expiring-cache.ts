import type { Clock } from '../ports/runtime.ts';

/**
 * In-memory cache of a warm function, with a time to live. Concurrent look-ups of a key are coalesced; misses and
 * failures are not cached.
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

  /** @param load receives the expired value, if there is one. */
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

  /** Invalidates a key. */
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
