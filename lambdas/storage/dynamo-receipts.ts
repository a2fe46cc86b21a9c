import type { Receipt, Receipts } from '../ports/stores.ts';
import { receiptKey } from './keys.ts';
import { type ReceiptItem, TableStore } from './table.ts';

export class DynamoReceipts extends TableStore implements Receipts {
  async put(receipt: Receipt): Promise<void> {
    await this.table.commit([], receipt);
  }

  async find(keyHash: string, at: Date): Promise<Receipt | undefined> {
    const item = await this.table.get<ReceiptItem>(receiptKey(keyHash));
    return item && item.expiresAtUtc > at.toISOString() ? item : undefined;
  }
}
