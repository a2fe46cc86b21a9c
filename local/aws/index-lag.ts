import {
  DeleteItemCommand,
  DeleteTableCommand,
  type DynamoDBClient,
  PutItemCommand,
  ScanCommand,
} from '@aws-sdk/client-dynamodb';
import { deployTable, type TableProperties } from './dynamodb-tables.ts';
import type { ItemChange } from './item-changes.ts';

/** A change that indexes do not show yet. */
interface Pending extends Pick<ItemChange, 'table' | 'key' | 'after'> {
  /** ms since 1970 */
  readonly visibleAt: number;
}

/**
 * Indexes that lag: queries of them are answered from a copy of the table, which gets each change when its time has
 * come. Readers see old entries, miss new ones, and find entries of deleted items, as for up to seconds in AWS. All
 * indexes of an item change at the same time, which AWS does not promise.
 */
export class IndexLag {
  readonly #database: DynamoDBClient;
  readonly #now: () => number;
  readonly #lagMs: number;
  readonly #tables = new Set<string>();
  #pending: Pending[] = [];
  #applying = Promise.resolve();

  constructor(database: DynamoDBClient, lagMs: number, now: () => number) {
    this.#database = database;
    this.#lagMs = lagMs;
    this.#now = now;
  }

  /** Copies a table; changes from now on become visible later. */
  async copy(table: string, { StreamSpecification: _, ...properties }: TableProperties): Promise<void> {
    this.#tables.add(table);
    const copy = copyOf(table);
    await deployTable(this.#database, copy, properties);
    let ExclusiveStartKey: Record<string, never> | undefined;
    do {
      const page = await this.#database.send(new ScanCommand({ TableName: table, ExclusiveStartKey }));
      for (const Item of page.Items ?? []) await this.#database.send(new PutItemCommand({ TableName: copy, Item }));
      ExclusiveStartKey = page.LastEvaluatedKey as Record<string, never> | undefined;
    } while (ExclusiveStartKey !== undefined);
  }

  /** Removes the copies. */
  async end(): Promise<void> {
    for (const table of this.#tables) await this.#database.send(new DeleteTableCommand({ TableName: copyOf(table) }));
  }

  changed(changes: readonly ItemChange[]): void {
    const visibleAt = this.#now() + this.#lagMs;
    for (const { table, key, after } of changes)
      if (this.#tables.has(table)) this.#pending.push({ table, key, after, visibleAt });
  }

  /** The table that answers queries of indexes, with all changes that are due. */
  async tableFor(table: string): Promise<string> {
    if (!this.#tables.has(table)) return table;
    this.#applying = this.#applying.then(() => this.#applyDue());
    await this.#applying;
    return copyOf(table);
  }

  async #applyDue(): Promise<void> {
    const now = this.#now();
    const due = this.#pending.filter(({ visibleAt }) => visibleAt <= now);
    this.#pending = this.#pending.filter(({ visibleAt }) => visibleAt > now);
    for (const { table, key, after } of due) {
      const TableName = copyOf(table);
      const command = after
        ? new PutItemCommand({ TableName, Item: after as never })
        : new DeleteItemCommand({ TableName, Key: key as never });
      await this.#database.send(command as PutItemCommand);
    }
  }
}

const copyOf = (table: string) => `${table}.lagging`;
