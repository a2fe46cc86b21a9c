import { BatchGetCommand } from '@aws-sdk/lib-dynamodb';
import { inBatches, type Left } from '../retry/in-batches.ts';
import type { Key } from './keys.ts';
import type { Table } from './table.ts';
import { unlessThrottled } from './throttling.ts';

/**
 * DynamoDB leaves some keys unread if it is busy, or beyond 16 MB. Source: Amazon DynamoDB API reference, BatchGetItem.
 */
const batches = { size: 100, failure: 'items were left unread by DynamoDB' };

/**
 * Reads items, by default consistently, up to 100 per request; in no order, without missing ones. In a file of its own so
 * that only functions that import it get the permission.
 * @throws BatchIncomplete if DynamoDB keeps leaving some out.
 */
export async function batchGet<Item extends Key>(
  table: Table,
  keys: readonly Key[],
  { isConsistent = true } = {},
): Promise<Item[]> {
  // DynamoDB refuses duplicate keys.
  const distinct = [...new Map(keys.map(({ PK, SK }) => [JSON.stringify([PK, SK]), { PK, SK }])).values()];
  const items: Item[] = [];
  await inBatches(table.clock, distinct, batches, async (batch) => {
    const { found, ...rest } = await readBatch<Item>(table, batch, isConsistent);
    items.push(...found);
    return rest;
  });
  return items;
}

async function readBatch<Item>(
  { client, name }: Table,
  keys: readonly Key[],
  ConsistentRead: boolean,
): Promise<Left<Key> & { found: Item[] }> {
  const RequestItems = { [name]: { Keys: keys.map((key) => ({ ...key })), ConsistentRead } };
  const { Responses, UnprocessedKeys } = await unlessThrottled(client.send(new BatchGetCommand({ RequestItems })));
  return {
    found: (Responses?.[name] ?? []) as Item[],
    left: (UnprocessedKeys?.[name]?.Keys ?? []) as unknown as Key[],
  };
}
