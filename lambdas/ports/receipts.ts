/**
 * Stored answer of a call with an Idempotency-Key, written in one transaction with the call's change: a repeated call
 * gets this answer. It cannot be decrypted without the key.
 */
export interface Receipt {
  readonly keyHash: string;
  /** Distinguishes a repetition from another call with the same key. */
  readonly requestHash: string;
  /** The encrypted answer. */
  readonly answer: string;
  readonly trackingId: string;
  readonly writtenAtUtc: string;
  readonly expiresAtUtc: string;
}

/** Writes of every store accept a receipt, and may then throw ReceiptExists or ReceiptBusy. */
export interface Receipts {
  /** Stores the receipt of a call that changed nothing. */
  put(receipt: Receipt): Promise<void>;
  /** Undefined if unknown or expired. */
  find(keyHash: string, at: Date): Promise<Receipt | undefined>;
}

/** Nothing was written: the Idempotency-Key already has its answer. */
export class ReceiptExists extends Error {
  override readonly name = 'ReceiptExists';
}

/** Nothing was written: another call with the same Idempotency-Key is committing right now. */
export class ReceiptBusy extends Error {
  override readonly name = 'ReceiptBusy';
}
