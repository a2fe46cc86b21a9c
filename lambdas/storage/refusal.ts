import {
  ConditionalCheckFailedException,
  TransactionCanceledException,
  TransactionConflictException,
} from '@aws-sdk/client-dynamodb';
import { ServiceBusy } from '../ports/runtime.ts';

/**
 * DynamoDB's errors for throttling, after all of the SDK's retries. A transaction is in progress if an earlier attempt
 * at it, whose answer was lost, has not finished.
 * Source: Amazon DynamoDB API reference, TransactWriteItems, errors.
 */
const errorNames = new Set([
  'ProvisionedThroughputExceededException',
  'RequestLimitExceeded',
  'ThrottlingException',
  'TransactionInProgressException',
]);

/**
 * The same as cancellation reasons of a transaction, which the SDK does not retry.
 * Source: Amazon DynamoDB API reference, TransactWriteItems, reasons.
 */
const reasonCodes = new Set(['ProvisionedThroughputExceeded', 'ThrottlingError']);

const isThrottlingReason = (code: string | undefined): boolean => reasonCodes.has(code ?? '');

/**
 * Awaits a DynamoDB request. @throws ServiceBusy in place of throttling errors.
 * Source: docs/decisions/retries.md#busy-is-said
 */
export async function unlessThrottled<Answer>(sending: Promise<Answer>): Promise<Answer> {
  try {
    return await sending;
  } catch (error) {
    const isThrottled = error instanceof Error && errorNames.has(error.name);
    throw isThrottled ? new ServiceBusy('DynamoDB throttles requests', { cause: error }) : error;
  }
}

/** The reason why DynamoDB refused a write. */
export interface ItemRefusal {
  /**
   * `condition`: the condition failed. `conflict`: another transaction holds the item. `throttled`: too many requests.
   * The last two are transient.
   */
  readonly why: 'condition' | 'conflict' | 'throttled';
  /** If the condition failed: the id of the write that left the item as it is. */
  readonly writeId?: string | undefined;
}

/**
 * Reasons why a write or a transaction was refused, by the index of the write; undefined for writes that were not the
 * cause.
 * @throws the error itself if it is of another kind.
 */
export function refusalsOf(error: unknown): (ItemRefusal | undefined)[] {
  if (error instanceof ConditionalCheckFailedException) return [failed(error.Item)];
  if (error instanceof TransactionConflictException) return [conflict];
  if (!(error instanceof TransactionCanceledException)) throw error;
  const refusals = (error.CancellationReasons ?? []).map(({ Code, Item }) => {
    if (Code === 'TransactionConflict') return conflict;
    if (isThrottlingReason(Code)) return throttled;
    return Code === 'ConditionalCheckFailed' ? failed(Item) : undefined;
  });
  if (!refusals.some(Boolean)) throw error;
  return refusals;
}

const conflict: ItemRefusal = { why: 'conflict' };
const throttled: ItemRefusal = { why: 'throttled' };

const failed = (item: ConditionalCheckFailedException['Item']): ItemRefusal => ({
  why: 'condition',
  writeId: item?.writeId?.S,
});
