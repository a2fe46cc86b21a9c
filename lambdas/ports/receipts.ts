/**
 * What a call with an Idempotency-Key leaves behind, in one transaction with its change: who repeats the call gets
 * this answer. Nothing in it can be read without the key.
 */
export interface Receipt {
  readonly keyHash: string;
  /** Tells a repeated call from another one. */
  readonly requestHash: string;
  /** The answer, sealed. */
  readonly answer: string;
  readonly trackingId: string;
  readonly writtenAtUtc: string;
  readonly expiresAtUtc: string;
}

/** The writes of all stores take a receipt and then throw ReceiptExists or ReceiptBusy. */
export interface Receipts {
  /** Leaves a receipt of a call that had nothing to change. */
  put(receipt: Receipt): Promise<void>;
  /** Undefined for one that has expired. */
  find(keyHash: string, at: Date): Promise<Receipt | undefined>;
}

/** Nothing was written: the Idempotency-Key has its answer. */
export class ReceiptExists extends Error {
  override readonly name = 'ReceiptExists';
}

/** Nothing was written: another call with the Idempotency-Key is committing at this moment. */
export class ReceiptBusy extends Error {
  override readonly name = 'ReceiptBusy';
}
