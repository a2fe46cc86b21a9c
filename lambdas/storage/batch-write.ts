import { BatchWriteCommand, type BatchWriteCommandInput } from '@aws-sdk/lib-dynamodb';
import { inBatches } from '../retry/in-batches.ts';
import { unlessThrottled } from './refusal.ts';
import type { Table } from './table.ts';

/** Source: Amazon DynamoDB API reference, BatchWriteItem: at most 25 requests, some of which it may leave. */
const batches = { size: 25, failure: 'items were left unwritten by DynamoDB' };

type Request = NonNullable<BatchWriteCommandInput['RequestItems']>[string][number];

/**
 * Puts and deletes items of one kind, without conditions: `npm run bench:cost` counts batches by the kind of their first item.
 * @throws BatchIncomplete if DynamoDB keeps leaving some out.
 */
export function batchWrite({ client, clock, name }: Table, requests: readonly Request[]): Promise<void> {
  return inBatches(clock, requests, batches, async (batch) => {
    const command = new BatchWriteCommand({ RequestItems: { [name]: [...batch] } });
    const { UnprocessedItems } = await unlessThrottled(client.send(command));
    const left = UnprocessedItems?.[name] ?? [];
    return { left, reason: left.length > 0 ? 'Throttled' : undefined };
  });
}
