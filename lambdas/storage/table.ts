import {
  DeleteCommand,
  type DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  type PutCommandInput,
  QueryCommand,
  type QueryCommandInput,
  TransactWriteCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { type Clock, ServiceBusy } from '../ports/runtime.ts';
import { type Receipt, ReceiptBusy, ReceiptExists, type Receipts } from '../ports/stores.ts';
import { backOff } from '../retry/back-off.ts';
import { type Key, receiptKey, type WrittenItem } from './keys.ts';
import { refusalsOf, unlessThrottled } from './refusal.ts';

export type Condition = Pick<
  PutCommandInput,
  'ConditionExpression' | 'ExpressionAttributeNames' | 'ExpressionAttributeValues'
>;

/** Writes a whole item, if the condition holds for the one that it replaces. */
export interface Put extends Condition {
  readonly item: WrittenItem;
}

/** Changes attributes of an item, if the condition holds. */
export interface Update extends Condition {
  readonly Key: Key;
  /** Id of the write; needed where the condition could fail on this update's own result. */
  readonly writeId?: string;
  readonly UpdateExpression: string;
}

/** Deletes an item, if the condition holds. */
export interface Deletion extends Condition {
  readonly deletes: Key;
}

export type Write = Put | Update | Deletion;

/** Nothing was written: conditions failed because of another writer. */
export interface Refusal {
  /** True if the condition on this item failed; a commit writes an item once at most. */
  isOf(item: Key): boolean;
}

/**
 * Attempts at a commit and their back-off: another transaction on an item takes milliseconds; a throttled table or
 * partition needs seconds to scale or calm down.
 */
const retries = {
  conflict: { attempts: 6, firstMs: 20, maxMs: 320 },
  throttled: { attempts: 9, firstMs: 100, maxMs: 3_200 },
};

/** The DynamoDB table: strongly consistent reads, and writes that are safe to retry when an answer was lost. */
export class Table {
  /** The client, for commands in files of their own, such as batchGet. */
  readonly client: DynamoDBDocumentClient;
  readonly name: string;
  readonly clock: Clock;
  readonly #conditional: { readonly TableName: string; readonly ReturnValuesOnConditionCheckFailure: 'ALL_OLD' };

  constructor(client: DynamoDBDocumentClient, name: string, clock: Clock) {
    this.client = client;
    this.name = name;
    this.clock = clock;
    this.#conditional = { TableName: name, ReturnValuesOnConditionCheckFailure: 'ALL_OLD' };
  }

  /** A strongly consistent read; undefined if there is no such item. */
  async get<Item extends object>(key: Key): Promise<Item | undefined> {
    const command = new GetCommand({ TableName: this.name, Key: key, ConsistentRead: true });
    const { Item } = await unlessThrottled(this.client.send(command));
    return Item as Item | undefined;
  }

  /** One page of a query's result, at most 1 MB; `next` is the ExclusiveStartKey of the following one. */
  async query<Item extends object>(query: Omit<QueryCommandInput, 'TableName'>) {
    const command = new QueryCommand({ TableName: this.name, ...query });
    const { Items, LastEvaluatedKey } = await unlessThrottled(this.client.send(command));
    return { items: (Items ?? []) as Item[], next: LastEvaluatedKey };
  }

  /** All items of a query's result, page by page. */
  async *all<Item extends object>(query: Omit<QueryCommandInput, 'TableName'>): AsyncGenerator<Item> {
    let after: QueryCommandInput['ExclusiveStartKey'];
    do {
      const { items, next } = await this.query<Item>({ ...query, ExclusiveStartKey: after });
      yield* items;
      after = next;
    } while (after);
  }

  /** Writes unconditionally. */
  async put(item: Key): Promise<void> {
    await unlessThrottled(this.client.send(new PutCommand({ TableName: this.name, Item: item })));
  }

  /** Writes an item that must not exist yet; false if it does. Otherwise as commit. */
  create<Item extends WrittenItem>(item: Item, receipt?: Receipt): Promise<boolean> {
    return this.writeIf(newItem(item), receipt);
  }

  /** A single write; false if its condition failed because of another writer. Otherwise as commit. */
  async writeIf(write: Write, receipt?: Receipt): Promise<boolean> {
    return (await this.commit([write], receipt)) === undefined;
  }

  /**
   * A transaction of conditional writes, safe to retry: if DynamoDB applied it but the answer was lost, the SDK's retry
   * fails its condition on our own item, recognized by this write's id. That counts as success. A single write is sent
   * without a transaction where possible: that takes a unit less.
   *
   * @returns undefined on success.
   * @throws ReceiptExists, ReceiptBusy; ServiceBusy if DynamoDB was still contended or throttled after the last
   * attempt.
   */
  async commit(writes: readonly Write[], receipt?: Receipt): Promise<Refusal | undefined> {
    const all: readonly Write[] = receipt ? [...writes, receiptPut(receipt)] : writes;
    for (let attempt = 1; ; attempt++) {
      try {
        await this.#write(all);
        return undefined;
      } catch (error) {
        const refusals = refusalsOf(error);
        if (refusals.some((refusal, place) => isOwn(refusal?.writeId, all[place]))) return undefined;
        const ofReceipt = refusals[writes.length];
        if (ofReceipt?.why === 'condition') throw new ReceiptExists();
        if (ofReceipt?.why === 'conflict') throw new ReceiptBusy();
        const failed = writes.filter((_, place) => refusals[place]?.why === 'condition').map(keyOf);
        if (failed.length > 0) return { isOf: ({ PK, SK }) => failed.some((key) => key.PK === PK && key.SK === SK) };
        const why = refusals.some((refusal) => refusal?.why === 'throttled') ? 'throttled' : 'conflict';
        const { attempts, ...delays } = retries[why];
        if (attempt < attempts && (await backOff(this.clock, attempt - 1, delays))) continue;
        throw new ServiceBusy(`DynamoDB refused the writes: ${why}`, { cause: error });
      }
    }
  }

  async #write(writes: readonly Write[]): Promise<void> {
    const [only, ...others] = writes;
    const single = only && others.length === 0 ? this.#singly(only) : undefined;
    const command =
      single ?? new TransactWriteCommand({ TransactItems: writes.map((write) => this.#ofTransaction(write)) });
    await unlessThrottled(this.client.send(command as PutCommand));
  }

  /** Undefined for a conditional deletion: it leaves no write id, but a repeated transaction is known by its token. */
  #singly(write: Write) {
    if ('item' in write) return new PutCommand(this.#put(write));
    if (!('deletes' in write)) return new UpdateCommand(this.#update(write));
    return write.ConditionExpression === undefined ? new DeleteCommand(this.#delete(write)) : undefined;
  }

  #ofTransaction(write: Write) {
    if ('item' in write) return { Put: this.#put(write) };
    return 'deletes' in write ? { Delete: this.#delete(write) } : { Update: this.#update(write) };
  }

  #put({ item, ...condition }: Put) {
    return { ...this.#conditional, ...condition, Item: item };
  }

  #update({ writeId: _, ...update }: Update) {
    return { ...this.#conditional, ...update };
  }

  #delete({ deletes, ...condition }: Deletion) {
    return { ...this.#conditional, ...condition, Key: deletes };
  }
}

/** A store whose records are in the table. */
export class TableStore {
  protected readonly table: Table;

  constructor(table: Table) {
    this.table = table;
  }
}

/** Writes an item that must not exist yet. */
export function newItem(item: WrittenItem): Put {
  return { item, ConditionExpression: 'attribute_not_exists(PK)' };
}

/** The condition that an item is as it was read. */
export const ifAsRead = (writeId: string): Condition => ({
  ConditionExpression: 'writeId = :asRead',
  ExpressionAttributeValues: { ':asRead': writeId },
});

function keyOf(write: Write): Key {
  if ('item' in write) return write.item;
  return 'deletes' in write ? write.deletes : write.Key;
}

function isOwn(writeId: string | undefined, write: Write | undefined): boolean {
  if (writeId === undefined || write === undefined || 'deletes' in write) return false;
  return writeId === ('item' in write ? write.item.writeId : write.writeId);
}

/** `ttl` is in seconds since 1970; DynamoDB deletes expired items with a delay of hours. */
export type ReceiptItem = Receipt & WrittenItem & { readonly ttl: number };

/** Writes a receipt unless there is one that has not expired. */
function receiptPut(receipt: Receipt) {
  const item: ReceiptItem = {
    ...receiptKey(receipt.keyHash),
    ...receipt,
    writeId: receipt.trackingId,
    ttl: Math.ceil(Date.parse(receipt.expiresAtUtc) / 1000),
  };
  return {
    item,
    ConditionExpression: 'attribute_not_exists(PK) OR expiresAtUtc <= :now',
    ExpressionAttributeValues: { ':now': receipt.writtenAtUtc },
  };
}

export class DynamoReceipts extends TableStore implements Receipts {
  async put(receipt: Receipt): Promise<void> {
    await this.table.commit([], receipt);
  }

  async find(keyHash: string, at: Date): Promise<Receipt | undefined> {
    const item = await this.table.get<ReceiptItem>(receiptKey(keyHash));
    return item && item.expiresAtUtc > at.toISOString() ? item : undefined;
  }
}
