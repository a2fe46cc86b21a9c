import {
  ConditionalCheckFailedException,
  TransactionCanceledException,
  TransactionConflictException,
} from '@aws-sdk/client-dynamodb';

/** Why DynamoDB did not do a put. */
export interface Refusal {
  /** True when another transaction holds the item at this moment, false when the condition failed. */
  readonly isBusy: boolean;
  /** Of the item that the condition failed on: which write left it as it is. */
  readonly writeId?: string | undefined;
}

/**
 * Why a put, or a transaction of puts, was refused, by the place of the put; undefined for those that were not the
 * cause.
 * @throws the error itself when it is of another kind.
 */
export function refusalsOf(error: unknown): (Refusal | undefined)[] {
  if (error instanceof ConditionalCheckFailedException) return [failed(error.Item)];
  if (error instanceof TransactionConflictException) return [busy];
  if (!(error instanceof TransactionCanceledException)) throw error;
  const refusals = (error.CancellationReasons ?? []).map(({ Code, Item }) => {
    if (Code === 'TransactionConflict') return busy;
    return Code === 'ConditionalCheckFailed' ? failed(Item) : undefined;
  });
  if (!refusals.some(Boolean)) throw error;
  return refusals;
}

const busy: Refusal = { isBusy: true };

const failed = (item: ConditionalCheckFailedException['Item']): Refusal => ({
  isBusy: false,
  writeId: item?.writeId?.S,
});
