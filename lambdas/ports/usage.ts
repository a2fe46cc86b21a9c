import type { Use } from '../domain/updates/usage.ts';

/** Uses of an account's brand. */
export interface BrandUse extends Use {
  /** Empty for templates that were made without a brand. */
  readonly brand: string;
}

/** A use with the record of the stream that says it. */
export interface RecordedUse extends BrandUse {
  readonly account: string;
  readonly sequenceNumber: string;
}

export interface UsageWrites {
  /**
   * Counts uses once, however often and however divided their records are delivered.
   * @param shard of the stream; its records come in order
   * @param uses in the order of their records
   */
  add(shard: string, uses: readonly RecordedUse[]): Promise<void>;
}

export interface Usage {
  /** Uses in a month, such as `2027-03`; several may be of one day, brand and kind. */
  of(account: string, month: string): Promise<readonly BrandUse[]>;
}
