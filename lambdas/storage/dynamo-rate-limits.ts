import { minuteMs } from '../domain/time/durations.ts';
import type { Identity } from '../ports/runtime.ts';
import type { RateKind, RateLimits } from '../ports/stores.ts';
import { type Key, rateKey } from './keys.ts';
import type { Table } from './table.ts';
import { updateCount } from './writes.ts';

/** Requests per window, by default a minute; 0 means no limit: nothing is counted or written. */
type Rates = Readonly<Partial<Record<RateKind, number>>>;

/** Time to live after the window; DynamoDB deletes expired items with a delay of hours. */
const retentionSeconds = 600;
/** Maximum of one counter per minute: 100 writes a second, a tenth of DynamoDB's limit for one partition. */
const maxPerCounter = 6_000;

/**
 * Fixed-window rate limiter. Each client, link or key has enough sharded counters per window to keep each of them far
 * below a partition's limit. A request takes a random one that is not full, so together they are exact. A warm function
 * remembers full counters: rejected requests cost hardly any writes.
 * Source: docs/decisions/following-links.md#what-rate-limits-count
 */
export class DynamoRateLimits implements RateLimits {
  readonly #table: Pick<Table, 'client' | 'clock' | 'name'>;
  readonly #identity: Pick<Identity, 'rateKey'>;
  readonly #rates: Rates;
  readonly #windowMs: number;
  /** Partition keys of the current window's full counters. */
  readonly #full = { window: 0, keys: new Set<string>() };

  constructor(
    table: Pick<Table, 'client' | 'clock' | 'name'>,
    identity: Pick<Identity, 'rateKey'>,
    rates: Rates,
    windowMs = minuteMs,
  ) {
    this.#table = table;
    this.#identity = identity;
    this.#rates = rates;
    this.#windowMs = windowMs;
  }

  async take(kind: RateKind, id: string, limit = this.#rates[kind] ?? 0): Promise<number> {
    if (limit === 0) return 0;
    const nowMs = this.#table.clock.now().getTime();
    const window = Math.floor(nowMs / this.#windowMs);
    const endMs = (window + 1) * this.#windowMs;
    const full = this.#fullIn(window);
    const rateId = await this.#identity.rateKey(kind, id);
    const counters = Array.from({ length: Math.ceil(limit / maxPerCounter) }, (_, n) => rateKey(rateId, window, n));
    for (let open = counters; ; ) {
      open = open.filter(({ PK }) => !full.has(PK));
      const counter = open[Math.floor(this.#table.clock.random() * open.length)];
      if (counter === undefined) return Math.ceil((endMs - nowMs) / 1_000);
      if (await this.#count(counter, Math.ceil(limit / counters.length), endMs)) return 0;
      full.add(counter.PK);
    }
  }

  async #count(key: Key, limit: number, endMs: number): Promise<boolean> {
    const count = await updateCount(this.#table, key, {
      UpdateExpression: 'ADD #count :one SET #ttl = :ttl',
      ConditionExpression: 'attribute_not_exists(#count) OR #count < :limit',
      ExpressionAttributeNames: { '#count': 'count', '#ttl': 'ttl' },
      ExpressionAttributeValues: { ':one': 1, ':limit': limit, ':ttl': Math.ceil(endMs / 1_000) + retentionSeconds },
    });
    return count !== undefined;
  }

  #fullIn(window: number): Set<string> {
    if (this.#full.window !== window) {
      this.#full.window = window;
      this.#full.keys.clear();
    }
    return this.#full.keys;
  }
}
