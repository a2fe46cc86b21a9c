import type { HistoryEntry } from '../domain/updates/history.ts';
import type { History } from '../ports/history.ts';
import { historyIdOf, historySince, type Key } from './keys.ts';
import { TableStore } from './table.ts';

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
