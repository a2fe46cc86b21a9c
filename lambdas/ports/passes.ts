import type { Pass } from '../domain/pass.ts';
import type { Receipt } from './receipts.ts';

/** Nothing was written: another pass of the template has, or had, the generated barcode. */
export class BarcodeTaken extends Error {
  override readonly name = 'BarcodeTaken';
}

export interface Passes {
  /**
   * One conditional write; false when the pass-id is in use or was used by a deleted pass. Safe to repeat. A generated
   * barcode makes it a transaction.
   * @throws BarcodeTaken when another pass of the template has the generated barcode.
   */
  create(pass: Pass, receipt?: Receipt): Promise<boolean>;
  /** Replaces the version before; false when the pass changed or went since that was read. Safe to repeat. */
  update(pass: Pass, receipt?: Receipt): Promise<boolean>;
  /** All passes of a template that are listed, at most 100 at a time. Those that come while it runs may be left out. */
  batchesOf(templateId: string): AsyncIterable<readonly Pass[]>;
  /** Undefined for an unknown or deleted pass. */
  find(passKey: string): Promise<Pass | undefined>;
  /** Leaves a tombstone without personal data; false when the pass changed or went since it was read. */
  delete(pass: Pass, trackingId: string, at: Date, receipt?: Receipt): Promise<boolean>;
}
