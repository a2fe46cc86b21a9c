import {
  ConditionalCheckFailedException,
  TransactionCanceledException,
  TransactionConflictException,
} from '@aws-sdk/client-dynamodb';
import { isThrottlingReason } from './throttling.ts';

/** Why DynamoDB did not do a put. */
export interface ItemRefusal {
  /** Its condition failed; or it may succeed in a moment: another transaction holds the item, or it was throttled. */
  readonly why: 'condition' | 'conflict' | 'throttled';
  /** Of the item that the condition failed on: which write left it as it is. */
  readonly writeId?: string | undefined;
}

/**
 * Why a put, or a transaction of puts, was refused, by the place of the put; undefined for those that were not the
 * cause.
 * @throws the error itself when it is of another kind.
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
