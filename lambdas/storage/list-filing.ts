import { minuteMs } from '../domain/time/durations.ts';
import type { Clock } from '../ports/runtime.ts';
import { contended, untilWritten } from '../retry/until-written.ts';
import type { Key } from './keys.ts';
import { chunkKey, chunkNumber, chunksOf, filedSort, type ListKey, unfiledSort } from './list-keys.ts';
import type { Refusal, Table } from './table.ts';

type Entry = Key & ListKey;

/** The chunk being filled: the last one of a list, or the next if that is full. */
interface OpenChunk {
  readonly number: number;
  /** Entries ever filed into it, deleted ones included. */
  readonly filled: number;
}

/** A transaction takes 100 items. */
const sizes = { chunk: 1_000, transaction: 90 };

/**
 * Minimum age of an entry to be filed, so that no older one can still appear: a call takes at most 30 s from reading
 * the clock to its commit, and the index follows within seconds.
 */
const settledMs = minuteMs;

/**
 * Time limit of one job; Lambda's is 15 minutes. The next reader of a list that is still long requests filing again.
 */
const workMs = 10 * minuteMs;

/**
 * Files a long list: moves its oldest unfiled entries into numbered chunks of 1,000 and counts them. Entries and count
 * change in one transaction with optimistic locking, so filing is idempotent and may run concurrently.
 */
export class ListFiling {
  readonly #table: Table;
  readonly #clock: Clock;
  readonly #sizes: typeof sizes;

  constructor(table: Table, clock: Clock, ownSizes = sizes) {
    this.#table = table;
    this.#clock = clock;
    this.#sizes = ownSizes;
  }

  /** Files all entries that are old enough. */
  async file(listKey: string): Promise<void> {
    const startedAt = this.#clock.now().getTime();
    const settled = unfiledSort(new Date(startedAt - settledMs).toISOString());
    // Deleted, or filed by another job, but still in the index.
    const gone = new Set<string>();
    let after: Entry | undefined;
    while (this.#clock.now().getTime() < startedAt + workMs) {
      const filed = await untilWritten(this.#clock, async () => {
        const chunk = await this.#openChunk(listKey);
        const found = await this.#oldest(listKey, settled, after, this.#sizes.chunk - chunk.filled);
        const entries = found.filter(({ PK }) => !gone.has(PK));
        const refusal = entries.length > 0 ? await this.#move(listKey, entries, chunk) : undefined;
        for (const entry of entries) if (refusal?.isOf(entry)) gone.add(entry.PK);
        return refusal ? contended : found;
      });
      if (filed.length === 0) return;
      after = filed.at(-1);
    }
  }

  async #openChunk(listKey: string): Promise<OpenChunk> {
    const query = { ...chunksOf(listKey), ConsistentRead: true, ScanIndexForward: false, Limit: 1 };
    const { items } = await this.#table.query<Key & { filled: number }>(query);
    const [last] = items;
    if (last === undefined) return { number: 0, filled: 0 };
    const number = chunkNumber(last);
    return last.filled < this.#sizes.chunk ? { number, filled: last.filled } : { number: number + 1, filled: 0 };
  }

  async #oldest(listKey: string, settled: string, after: Entry | undefined, room: number): Promise<Entry[]> {
    const { items } = await this.#table.query<Entry>({
      IndexName: 'byList',
      KeyConditionExpression: 'listKey = :list AND listSort BETWEEN :first AND :settled',
      ExpressionAttributeValues: { ':list': listKey, ':first': unfiledSort(''), ':settled': settled },
      ExclusiveStartKey: after && { PK: after.PK, SK: after.SK, listKey, listSort: after.listSort },
      Limit: Math.min(room, this.#sizes.transaction),
    });
    return items;
  }

  #move(listKey: string, entries: readonly Entry[], { number, filled }: OpenChunk): Promise<Refusal | undefined> {
    const nowFilled = filled + entries.length;
    const isFull = nowFilled === this.#sizes.chunk;
    const count = {
      Key: chunkKey(listKey, number),
      UpdateExpression: `SET filled = :nowFilled${isFull ? ', sealedAtUtc = :now' : ''} ADD #count :moved`,
      ConditionExpression: filled === 0 ? 'attribute_not_exists(PK)' : 'filled = :filled',
      ExpressionAttributeNames: { '#count': 'count' },
      ExpressionAttributeValues: {
        ':nowFilled': nowFilled,
        ':moved': entries.length,
        ...(filled === 0 ? {} : { ':filled': filled }),
        ...(isFull ? { ':now': this.#clock.now().toISOString() } : {}),
      },
    };
    const moves = entries.map(({ PK, SK, listSort }) => ({
      Key: { PK, SK },
      UpdateExpression: 'SET listSort = :filed',
      ConditionExpression: 'listSort = :unfiled AND listKey = :list',
      ExpressionAttributeValues: { ':filed': filedSort(number, listSort), ':unfiled': listSort, ':list': listKey },
    }));
    return this.#table.commit([count, ...moves]);
  }
}
