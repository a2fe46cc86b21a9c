import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { Log } from '../ports/runtime.ts';
import type { Key } from './keys.ts';
import type { Table } from './table.ts';

/**
 * Records the hour of an API key's use, unless that or a later one is recorded. It neither backs off nor fails: the call
 * matters more.
 * @param hourUtc `2027-03-14T09:00Z`.
 */
export async function recordKeyUse({ client, name }: Table, { PK, SK }: Key, hourUtc: string, log: Log): Promise<void> {
  const update = new UpdateCommand({
    TableName: name,
    Key: { PK, SK },
    UpdateExpression: 'SET lastUsedUtc = :hour',
    // A key that has ended is not made again.
    ConditionExpression: 'attribute_exists(PK) AND (attribute_not_exists(lastUsedUtc) OR lastUsedUtc < :hour)',
    ExpressionAttributeValues: { ':hour': hourUtc },
  });
  await client.send(update).catch((error) => {
    if (!(error instanceof ConditionalCheckFailedException)) log.error('API-USE-UNRECORDED', error);
  });
}
