import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { UpdateCommand, type UpdateCommandInput } from '@aws-sdk/lib-dynamodb';
import type { Key } from './keys.ts';
import type { Table } from './table.ts';

/**
 * A write to an item with a `count`. Unlike a commit it may count twice what is sent once, and does not wait for a table
 * that is throttled: whoever is counted must not wait for the count.
 * @returns the count after it; undefined when the condition failed.
 */
export async function counted(
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
