import type { Receipt } from '../ports/stores.ts';
import { receiptKey, type WrittenItem } from './keys.ts';

/** `ttl` is in seconds since 1970; DynamoDB deletes expired items with a delay of hours. */
export type ReceiptItem = Receipt & WrittenItem & { readonly ttl: number };

/** Writes a receipt unless there is one that has not expired. */
export function receiptPut(receipt: Receipt) {
  const item: ReceiptItem = {
    ...receiptKey(receipt.keyHash),
    ...receipt,
    writeId: receipt.trackingId,
    ttl: Math.ceil(Date.parse(receipt.expiresAtUtc) / 1000),
  };
  return {
    item,
    ConditionExpression: 'attribute_not_exists(PK) OR expiresAtUtc <= :now',
    ExpressionAttributeValues: { ':now': receipt.writtenAtUtc },
  };
}
