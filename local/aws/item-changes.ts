import { type DynamoDBClient, GetItemCommand, type GetItemCommandInput } from '@aws-sdk/client-dynamodb';
import type { Item, TableKeys } from '../../world/table/values/limits.ts';
import { type DynamoDbRequest, itemsOf } from './limits/dynamodb-requests.ts';

/** An item before and after a request. */
export interface ItemChange {
  readonly table: string;
  readonly key: Item;
  readonly before: Item | undefined;
  readonly after: Item | undefined;
}

/** Reads the items of a write, which its answer does not show. */
export class ItemChanges {
  readonly #database: DynamoDBClient;
  readonly #keysOf: (table: string) => TableKeys | undefined;

  constructor(database: DynamoDBClient, keysOf: (table: string) => TableKeys | undefined) {
    this.#database = database;
    this.#keysOf = keysOf;
  }

  /** The items as they are now; `after` is the same as `before`. */
  async before(request: DynamoDbRequest): Promise<ItemChange[]> {
    const items = itemsOf(request).map(({ TableName: table, Item, Key }) => ({
      table,
      key: this.#keyOf(table, Item ?? Key ?? {}),
    }));
    return Promise.all(
      items.map(async ({ table, key }) => {
        const before = await this.#read(table, key);
        return { table, key, before, after: before };
      }),
    );
  }

  async after(changes: readonly ItemChange[]): Promise<ItemChange[]> {
    return Promise.all(
      changes.map(async (change) => ({ ...change, after: await this.#read(change.table, change.key) })),
    );
  }

  #keyOf(table: string, item: Item): Item {
    const { hash = '', range } = this.#keysOf(table) ?? {};
    return Object.fromEntries(
      [hash, range].flatMap((name) => (name !== undefined && item[name] ? [[name, item[name]]] : [])),
    );
  }

  async #read(TableName: string, Key: Item): Promise<Item | undefined> {
    const request = { TableName, Key, ConsistentRead: true } as unknown as GetItemCommandInput;
    const { Item } = await this.#database.send(new GetItemCommand(request));
    return Item as Item | undefined;
  }
}
