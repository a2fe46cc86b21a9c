import { setTimeout as wait } from 'node:timers/promises';
import { BatchGetCommand } from '@aws-sdk/lib-dynamodb';
import type { Key } from './keys.ts';
import type { Table } from './table.ts';

/** Most items of a request. Source: Amazon DynamoDB API reference, BatchGetItem. */
const batchSize = 100;

/** Before what DynamoDB left out of an answer is asked for again, ms: it does so when it is busy, or beyond 16 MB. */
const retryDelaysMs = [20, 40, 80, 160, 320];

/**
 * Reads items consistently, up to 100 in a request; in no order, without those that do not exist. In a file of its
 * own: what does not import it has no permission to.
 * @throws when DynamoDB keeps leaving some out.
 */
export async function batchGet<Item extends Key>(table: Table, keys: readonly Key[]): Promise<Item[]> {
  // One key twice is refused.
  const distinct = [...new Map(keys.map(({ PK, SK }) => [JSON.stringify([PK, SK]), { PK, SK }])).values()];
  const batches = Array.from({ length: Math.ceil(distinct.length / batchSize) }, (_, batch) =>
    distinct.slice(batch * batchSize, (batch + 1) * batchSize),
  );
  return (await Promise.all(batches.map((batch) => readBatch<Item>(table, batch)))).flat();
}

async function readBatch<Item>({ client, name }: Table, keys: readonly Key[]): Promise<Item[]> {
  const items: Item[] = [];
  let left: Record<string, unknown>[] = keys.map((key) => ({ ...key }));
  for (const delayMs of [...retryDelaysMs, undefined]) {
    const RequestItems = { [name]: { Keys: left, ConsistentRead: true } };
    const { Responses, UnprocessedKeys } = await client.send(new BatchGetCommand({ RequestItems }));
    items.push(...((Responses?.[name] ?? []) as Item[]));
    left = UnprocessedKeys?.[name]?.Keys ?? [];
    if (left.length === 0) return items;
    if (delayMs !== undefined) await wait(delayMs * (0.5 + Math.random() / 2));
  }
  throw new Error(`DynamoDB left ${left.length} of ${keys.length} items unread`);
}
