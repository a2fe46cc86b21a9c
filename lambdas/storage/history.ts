import { BatchWriteCommand, type BatchWriteCommandInput } from '@aws-sdk/lib-dynamodb';
import type { HistoryEntry } from '../domain/updates/history.ts';
import type { History, HistoryWrites } from '../ports/history.ts';
import { inBatches, type Left } from '../retry/in-batches.ts';
import { historyIdOf, historyKey, historySince, type Key } from './keys.ts';
import { unlessThrottled } from './refusal.ts';
import { type Table, TableStore } from './table.ts';

/** `ttl` is in seconds since 1970; DynamoDB deletes expired items with a delay of hours. */
export type HistoryItem = Key & Omit<HistoryEntry, 'of' | 'atUtc' | 'number'> & { readonly ttl: number };

/** Reads the history; in one request of at most 100 KB for 100 entries. */
export class DynamoHistory extends TableStore implements History {
  async latest(of: string, { most, sinceUtc }: Parameters<History['latest']>[1]): Promise<readonly HistoryEntry[]> {
    const query = { ...historySince(of, sinceUtc), ScanIndexForward: false, Limit: most };
    const { items } = await this.table.query<HistoryItem>(query);
    const nowSeconds = this.table.clock.now().getTime() / 1_000;
    return items.filter(({ ttl }) => ttl > nowSeconds).map(entryOf);
  }
}

function entryOf({ PK, SK, ttl: _, ...entry }: HistoryItem): HistoryEntry {
  const [atUtc = '', number] = SK.split('#');
  return { ...entry, of: historyIdOf(PK), atUtc, number: Number(number) };
}

/** Source: Amazon DynamoDB API reference, BatchWriteItem: at most 25 requests, some of which it may leave. */
const batches = { size: 25, failure: 'entries of the history were left unwritten by DynamoDB' };

const daySeconds = 24 * 60 * 60;

type Request = NonNullable<BatchWriteCommandInput['RequestItems']>[string][number];

/** Writes the history. No other code writes in batches: `npm run bench:cost` counts the history by that. */
export class DynamoHistoryWrites implements HistoryWrites {
  readonly #table: Table;
  readonly #days: number;

  /** @param days for which entries are kept; with 0 none are written. */
  constructor(table: Table, days: number) {
    this.#table = table;
    this.#days = days;
  }

  async add(entries: readonly HistoryEntry[]): Promise<void> {
    if (this.#days === 0) return;
    await this.#write(entries.map((entry) => ({ PutRequest: { Item: this.#itemOf(entry) } })));
  }

  async remove(passKey: string): Promise<number> {
    const query = { ...historySince(passKey), ProjectionExpression: 'PK, SK', ConsistentRead: true };
    const keys = await Array.fromAsync(this.#table.all<Key>(query));
    await this.#write(keys.map(({ PK, SK }) => ({ DeleteRequest: { Key: { PK, SK } } })));
    return keys.length;
  }

  #itemOf({ of, atUtc, number, ...entry }: HistoryEntry): HistoryItem {
    const ttl = Math.ceil(Date.parse(atUtc) / 1_000) + this.#days * daySeconds;
    return { ...historyKey(of, atUtc, number), ...entry, ttl };
  }

  #write(requests: readonly Request[]): Promise<void> {
    return inBatches(this.#table.clock, requests, batches, (batch) => this.#writeSome(batch));
  }

  async #writeSome(batch: readonly Request[]): Promise<Left<Request>> {
    const { client, name } = this.#table;
    const command = new BatchWriteCommand({ RequestItems: { [name]: [...batch] } });
    const { UnprocessedItems } = await unlessThrottled(client.send(command));
    const left = UnprocessedItems?.[name] ?? [];
    return { left, reason: left.length > 0 ? 'Throttled' : undefined };
  }
}
