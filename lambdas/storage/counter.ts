import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { UpdateCommand, type UpdateCommandInput } from '@aws-sdk/lib-dynamodb';
import type { Key } from './keys.ts';
import type { Table } from './table.ts';

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
