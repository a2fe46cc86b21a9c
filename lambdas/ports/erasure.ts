import type { ContactHashes, Pass, Tombstone } from '../domain/pass.ts';
import type { Template } from '../domain/template.ts';

/** Records of passes and tombstones, for erasing a person's data. */
export interface ErasableRecords {
  /**
   * Every pass and tombstone with one of these hashes. Scans the whole table: an index would cost every write for a
   * rare question.
   * @param onProgress receives the number of items scanned so far.
   */
  find(hashes: readonly ContactHashes[], onProgress: (scanned: number) => void): AsyncIterable<Pass | Tombstone>;
  /**
   * Replaces the whole record with one without personal data; false if it has changed since it was read. Idempotent.
   */
  blank(erased: Pass): Promise<boolean>;
  /** Removes the contact hashes of a tombstone. Idempotent. */
  removeHashes(tombstone: Pick<Tombstone, 'passKey'>): Promise<void>;
}

/** Stream records that could not be relayed: they contain items as they were before and after a change. */
export interface ErasableParkedRecords {
  /** Deletes the parked records of a pass and its registrations. @returns their number. */
  remove(passKey: string): Promise<number>;
  /** True if there are records, of any item, that Lambda itself gave up on. */
  isAnyGivenUp(): Promise<boolean>;
}

/** Google Wallet's copies of passes. */
export interface GoogleObjects {
  /**
   * Replaces a pass in Google Wallet with one without personal data.
   * @returns false if Google Wallet does not have it.
   */
  blank(template: Template, pass: Pass): Promise<boolean>;
}
