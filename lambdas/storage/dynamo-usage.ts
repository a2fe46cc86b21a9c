import type { UsageKind } from '../domain/updates/usage.ts';
import type { BrandUse, RecordedUse, Usage, UsageWrites } from '../ports/usage.ts';
import { allEnded } from '../retry/all-ended.ts';
import { contended, untilWritten } from '../retry/until-written.ts';
import { type Key, usageKey, usageOfMonth } from './keys.ts';
import { TableStore, type Update } from './table.ts';

/** Days for which counts are kept: 25 months. */
const keptDays = 776;

/** The counts of an account's day in one shard of the stream: numbers under `{kind}#{brand}`. */
interface UsageItem extends Key {
  /** Sequence number of the last record that is counted, padded, so that texts compare like numbers. */
  readonly last: string;
  /** Seconds since 1970. */
  readonly ttl: number;
  readonly [count: `${UsageKind}#${string}`]: number;
}

/** A day has an item for each shard, as sequence numbers have an order within a shard only. Source: docs/decisions/stream-readers.md#usage-is-counted-once */
export class DynamoUsage extends TableStore implements Usage, UsageWrites {
  async add(shard: string, uses: readonly RecordedUse[]): Promise<void> {
    const byDay = Map.groupBy(uses, ({ account, dayUtc }) => `${account} ${dayUtc}`);
    await allEnded([...byDay.values()].map((ofDay) => this.#count(shard, ofDay)));
  }

  /** Counts what is behind the last record that was counted: a batch may come again, also with others or in parts. */
  async #count(shard: string, uses: readonly RecordedUse[]): Promise<void> {
    const [{ account, dayUtc } = { account: '', dayUtc: '' }] = uses;
    const key = usageKey(account, dayUtc, shard);
    await untilWritten(this.table.clock, async (round) => {
      const { last = '' } = (round > 0 && (await this.table.get<UsageItem>(key))) || {};
      const left = uses.filter(({ sequenceNumber }) => padded(sequenceNumber) > last);
      return left.length === 0 || (await this.table.writeIf(countOf(key, left))) || contended;
    });
  }

  async of(account: string, month: string): Promise<readonly BrandUse[]> {
    const items = await Array.fromAsync(this.table.all<UsageItem>(usageOfMonth(account, month)));
    return items.flatMap(({ PK: _PK, SK, last: _last, ttl: _ttl, ...counts }) =>
      Object.entries(counts).map(([name, count]) => {
        const [kind, brand = ''] = name.split('#') as [UsageKind, string?];
        return { kind, brand, dayUtc: SK.slice(0, '2027-03-15'.length), count };
      }),
    );
  }
}

/** A sequence number has up to 40 digits. Source: DynamoDB Streams API, StreamRecord. */
const padded = (sequenceNumber = '') => sequenceNumber.padStart(40, '0');

function countOf(Key: Key, uses: readonly RecordedUse[]): Update {
  const sums = new Map<string, number>();
  for (const { kind, brand, count } of uses) sums.set(`${kind}#${brand}`, (sums.get(`${kind}#${brand}`) ?? 0) + count);
  const placed = [...sums].map(([name, count], place) => ({ name, count, place }));
  return {
    Key,
    UpdateExpression: `SET #last = :last, #ttl = :ttl ADD ${placed.map(({ place }) => `#n${place} :n${place}`)}`,
    ConditionExpression: 'attribute_not_exists(#last) OR #last < :first',
    ExpressionAttributeNames: {
      ...{ '#last': 'last', '#ttl': 'ttl' },
      ...Object.fromEntries(placed.map(({ name, place }) => [`#n${place}`, name])),
    },
    ExpressionAttributeValues: {
      ':first': padded(uses[0]?.sequenceNumber),
      ':last': padded(uses.at(-1)?.sequenceNumber),
      ':ttl': Date.parse(uses[0]?.dayUtc ?? '') / 1_000 + keptDays * 24 * 60 * 60,
      ...Object.fromEntries(placed.map(({ count, place }) => [`:n${place}`, count])),
    },
  };
}
