import type { ContactHashes, Pass, Tombstone } from '../domain/pass.ts';
import type { Template } from '../domain/template.ts';

/** Records of passes and tombstones, for who forgets a person. */
export interface ErasableRecords {
  /**
   * Every pass and tombstone with one of these hashes. Reads the whole table: nothing else pays for what is rarely
   * asked.
   * @param onProgress is told how many items have been looked at.
   */
  find(hashes: readonly ContactHashes[], onProgress: (looked: number) => void): AsyncIterable<Pass | Tombstone>;
  /** Replaces the whole record, personal data and all; false when it changed since it was read. Safe to repeat. */
  blank(erased: Pass): Promise<boolean>;
  /** Takes away what a tombstone was found by. Safe to repeat. */
  forget(tombstone: Pick<Tombstone, 'passKey'>): Promise<void>;
}

/** The archived records of passes. */
export interface ErasableArchive {
  /** Removes all records of a pass. @returns how many there were. */
  remove(pass: Pick<Pass, 'account' | 'templateId' | 'passKey'>): Promise<number>;
}

/** Records of the table's stream that could not be relayed: they hold what an item was before and after a change. */
export interface ErasableParkedRecords {
  /** Removes those that the relay has parked of a pass and its registrations. @returns how many there were. */
  remove(passKey: string): Promise<number>;
  /** Whether there are some, of whichever items, that Lambda itself gave up. */
  isAnyGivenUp(): Promise<boolean>;
}

/** What Google Wallet keeps of passes. */
export interface GoogleObjects {
  /**
   * Puts a pass that says nothing of its passenger in the place of what Google Wallet has.
   * @returns false when it has none.
   */
  blank(template: Template, pass: Pass): Promise<boolean>;
}
