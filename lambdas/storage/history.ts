import type { HistoryEntry } from '../domain/updates/history.ts';
import type { History, HistoryWrites } from '../ports/history.ts';
import { batchWrite } from './batch-write.ts';
import { historyIdOf, historyKey, historySince, type Key } from './keys.ts';
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

const daySeconds = 24 * 60 * 60;

/** Writes the history. */
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
    await batchWrite(
      this.#table,
      entries.map((entry) => ({ PutRequest: { Item: this.#itemOf(entry) } })),
    );
  }

  async remove(passKey: string): Promise<number> {
    const query = { ...historySince(passKey), ProjectionExpression: 'PK, SK', ConsistentRead: true };
    const keys = await Array.fromAsync(this.#table.all<Key>(query));
    await batchWrite(
      this.#table,
      keys.map(({ PK, SK }) => ({ DeleteRequest: { Key: { PK, SK } } })),
    );
    return keys.length;
  }

  #itemOf({ of, atUtc, number, ...entry }: HistoryEntry): HistoryItem {
    const ttl = Math.ceil(Date.parse(atUtc) / 1_000) + this.#days * daySeconds;
    return { ...historyKey(of, atUtc, number), ...entry, ttl };
  }
}
