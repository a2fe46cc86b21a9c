import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { type DynamoDBDocumentClient, GetCommand, PutCommand, type PutCommandInput } from '@aws-sdk/lib-dynamodb';
import type { Key } from './keys.ts';

/** What every item that a call writes carries: the call's tracking-id tells its own write from somebody else's. */
interface TrackedItem extends Key {
  readonly trackingId: string;
}

/** The one table: single items, read consistently and written so that a lost answer does no harm. */
export class Table {
  readonly #client: DynamoDBDocumentClient;
  readonly #name: string;

  constructor(client: DynamoDBDocumentClient, name: string) {
    this.#client = client;
    this.#name = name;
  }

  /** A consistent read; undefined when there is no such item. */
  async get<Item extends object>(key: Key): Promise<Item | undefined> {
    const { Item } = await this.#client.send(new GetCommand({ TableName: this.#name, Key: key, ConsistentRead: true }));
    return Item as Item | undefined;
  }

  /** Writes unconditionally. */
  async put(item: Key): Promise<void> {
    await this.#client.send(new PutCommand({ TableName: this.#name, Item: item }));
  }

  /**
   * One conditional put that may be repeated: when DynamoDB applied the write but its answer got lost, the SDK's own
   * retry fails the condition on our own item, which then carries this call's tracking-id. That is success.
   *
   * @returns false when the condition failed on somebody else's item.
   */
  async putIf<Item extends TrackedItem>(
    item: Item,
    condition: Pick<PutCommandInput, 'ConditionExpression' | 'ExpressionAttributeNames' | 'ExpressionAttributeValues'>,
  ): Promise<boolean> {
    try {
      await this.#client.send(
        new PutCommand({
          TableName: this.#name,
          Item: item,
          ...condition,
          ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
        }),
      );
      return true;
    } catch (error) {
      if (!(error instanceof ConditionalCheckFailedException)) throw error;
      return error.Item?.trackingId?.S === item.trackingId;
    }
  }

  /** Puts an item that must not exist yet; otherwise as putIf. */
  create<Item extends TrackedItem>(item: Item): Promise<boolean> {
    return this.putIf(item, { ConditionExpression: 'attribute_not_exists(PK)' });
  }
}
