import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { UpdateCommand, type UpdateCommandInput } from '@aws-sdk/lib-dynamodb';
import { type Key, linkKey } from './keys.ts';
import type { Condition, Deletion, Table, Update, Write } from './table.ts';

/** Optimistic locking: the change requires this counter to be one less than its new value. */
interface OptimisticLock {
  readonly counter: 'version' | 'revision';
  readonly writeId: string;
}

/**
 * Updates an item to a new state: sets these attributes, removes the undefined ones, and leaves others untouched, such
 * as its place in a list.
 */
export function changeOf<Attributes extends object>(
  Key: Key,
  { counter, writeId }: OptimisticLock,
  attributes: Attributes & { readonly [Name in OptimisticLock['counter']]?: number },
): Update {
  const all = Object.entries({ ...attributes, writeId });
  const set = all.filter(([, value]) => value !== undefined).map(([name]) => `#${name} = :${name}`);
  const remove = all.filter(([, value]) => value === undefined).map(([name]) => `#${name}`);
  return {
    Key,
    writeId,
    UpdateExpression: `SET ${set.join(', ')}${remove.length > 0 ? ` REMOVE ${remove.join(', ')}` : ''}`,
    ConditionExpression: `#${counter} = :before`,
    // Many attribute names are reserved words of DynamoDB.
    ExpressionAttributeNames: Object.fromEntries(all.map(([name]) => [`#${name}`, name])),
    ExpressionAttributeValues: {
      ...Object.fromEntries(all.flatMap(([name, value]) => (value === undefined ? [] : [[`:${name}`, value]]))),
      ':before': Number(attributes[counter]) - 1,
    },
  };
}

/** Deletes an item. In a file of its own so that only functions that import it get the permission. */
export function deletionOf(item: Key, condition: Condition = {}): Deletion {
  return { deletes: { PK: item.PK, SK: item.SK }, ...condition };
}

/**
 * Increments a link's number of generated passes, on the condition that it is below the link's current limit.
 * Source: docs/decisions/following-links.md#exact-generation-limit
 */
export function linkCountIncrement(linkId: string): Write {
  return {
    Key: linkKey(linkId),
    UpdateExpression: 'ADD #generated :one',
    ConditionExpression:
      'attribute_exists(PK) AND (attribute_not_exists(#fields.#limit) OR #generated < #fields.#limit)',
    ExpressionAttributeNames: { '#fields': 'fields', '#generated': 'generated', '#limit': 'link-generation-limit' },
    ExpressionAttributeValues: { ':one': 1 },
  };
}

/**
 * Updates an item that has a `count`. Unlike a commit it may count a retried request twice, and does not back off when
 * the table is throttled: a request must not wait for being counted.
 * @returns the new count; undefined if the condition failed.
 */
export async function updateCount(
  { client, name: TableName }: Pick<Table, 'client' | 'name'>,
  Key: Key,
  update: Omit<UpdateCommandInput, 'TableName' | 'Key'>,
): Promise<number | undefined> {
  try {
    const command = new UpdateCommand({ TableName, Key, ...update, ReturnValues: 'UPDATED_NEW' });
    return Number((await client.send(command)).Attributes?.count);
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return undefined;
    throw error;
  }
}
