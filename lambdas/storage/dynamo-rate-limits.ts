import type { Clock } from '../ports/clock.ts';
import type { Identity } from '../ports/identity.ts';
import type { RateKind, RateLimits } from '../ports/rate-limits.ts';
import { rateKey } from './keys.ts';
import type { Table } from './table.ts';

/** Requests a minute; with 0 there is no limit, nothing is counted and nothing written. */
type RatesPerMinute = Readonly<Record<RateKind, number>>;

const minuteMs = 60_000;
/** After its minute DynamoDB may remove a count; it does so hours later. */
const keptSeconds = 600;

/** One counter for each client, or link, and minute. A link's own is written at most 1,000 times a second. */
export class DynamoRateLimits implements RateLimits {
  readonly #table: Table;
  readonly #identity: Pick<Identity, 'rateKey'>;
  readonly #clock: Clock;
  readonly #perMinute: RatesPerMinute;

  constructor(table: Table, identity: Pick<Identity, 'rateKey'>, clock: Clock, perMinute: RatesPerMinute) {
    this.#table = table;
    this.#identity = identity;
    this.#clock = clock;
    this.#perMinute = perMinute;
  }

  async take(kind: RateKind, id: string): Promise<boolean> {
    const limit = this.#perMinute[kind];
    if (limit === 0) return true;
    const nowMs = this.#clock.now().getTime();
    return this.#table.writeIf({
      Key: rateKey(await this.#identity.rateKey(kind, id), Math.floor(nowMs / minuteMs)),
      UpdateExpression: 'ADD #count :one SET #ttl = :ttl',
      ConditionExpression: 'attribute_not_exists(#count) OR #count < :limit',
      ExpressionAttributeNames: { '#count': 'count', '#ttl': 'ttl' },
      ExpressionAttributeValues: { ':one': 1, ':limit': limit, ':ttl': Math.ceil(nowMs / 1000) + keptSeconds },
    });
  }
}
