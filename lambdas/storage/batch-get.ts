import type { KeysAndAttributes } from '@aws-sdk/client-dynamodb';
import { BatchGetCommand } from '@aws-sdk/lib-dynamodb';
import { inBatches } from '../retry/in-batches.ts';
import type { Key } from './keys.ts';
import { unlessThrottled } from './refusal.ts';
import type { Table } from './table.ts';

/** Source: Amazon DynamoDB API reference, BatchGetItem. */
export const maxBatch = 100;

/**
 * DynamoDB leaves some keys unread if it is busy, or beyond 16 MB. Source: Amazon DynamoDB API reference, BatchGetItem.
 */
const batches = { size: maxBatch, failure: 'items were left unread by DynamoDB' };

/**
 * Reads items, by default whole and consistently, up to 100 per request; in no order, without missing ones. In a file of its own so
 * that only functions that import it get the permission.
 * @throws BatchIncomplete if DynamoDB keeps leaving some out.
 */
export async function batchGet<Item extends Key>(
  table: Table,
  keys: readonly Key[],
  { isConsistent = true, attributes }: { isConsistent?: boolean; attributes?: readonly string[] } = {},
): Promise<Item[]> {
  // DynamoDB refuses duplicate keys.
  const distinct = [...new Map(keys.map(({ PK, SK }) => [JSON.stringify([PK, SK]), { PK, SK }])).values()];
  const items: Item[] = [];
  await inBatches(table.clock, distinct, batches, async (batch) => {
    const { found, ...rest } = await readBatch<Item>(table, batch, {
      ConsistentRead: isConsistent,
      ...(attributes && projectionOf(attributes)),
    });
    items.push(...found);
    return rest;
  });
  return items;
}

/** Names attributes by placeholders, as some names are reserved words of DynamoDB. */
const projectionOf = (attributes: readonly string[]) => ({
  ProjectionExpression: attributes.map((name) => `#${name}`).join(),
  ExpressionAttributeNames: Object.fromEntries(attributes.map((name) => [`#${name}`, name])),
});

async function readBatch<Item>({ client, name }: Table, keys: readonly Key[], how: Omit<KeysAndAttributes, 'Keys'>) {
  const RequestItems = { [name]: { Keys: keys.map((key) => ({ ...key })), ...how } };
  const { Responses, UnprocessedKeys } = await unlessThrottled(client.send(new BatchGetCommand({ RequestItems })));
  return {
    found: (Responses?.[name] ?? []) as Item[],
    left: (UnprocessedKeys?.[name]?.Keys ?? []) as unknown as Key[],
  };
}
