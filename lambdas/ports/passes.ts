import type { Pass, Tombstone } from '../domain/pass.ts';
import type { Receipt } from './receipts.ts';
import type { Stretch } from './stretch.ts';

/** Nothing was written: another pass of the template has, or had, the generated barcode. */
export class BarcodeTaken extends Error {
  override readonly name = 'BarcodeTaken';
}

/** Nothing was written: the issuance link has made all the passes that it may. */
export class LinkExhausted extends Error {
  override readonly name = 'LinkExhausted';
}

export interface Passes {
  /**
   * One conditional write; false when the pass-id is in use or was used by a deleted pass. Safe to repeat. A generated
   * barcode makes it a transaction, and so does the issuance link whose passes it counts with.
   * @throws BarcodeTaken when another pass of the template has the generated barcode.
   * @throws LinkExhausted when the link may make no more.
   */
  create(pass: Pass, receipt?: Receipt, linkId?: string): Promise<boolean>;
  /** Replaces the version before; false when the pass changed or went since that was read. Safe to repeat. */
  update(pass: Pass, receipt?: Receipt): Promise<boolean>;
  /** Undefined for an unknown or deleted pass. */
  find(passKey: string): Promise<Pass | undefined>;
  /** What is left of a pass that has gone; undefined where it is still there, or never was. */
  findEnded(passKey: string): Promise<Tombstone | undefined>;
  /** Leaves a tombstone without personal data; false when the pass changed or went since it was read. */
  delete(pass: Pass, trackingId: string, at: Date, receipt?: Receipt): Promise<boolean>;
  /** As delete, once its record is in the archive. */
  archive(pass: Pass, writeId: string, at: Date): Promise<boolean>;
}

/** The passes of a flight, for those who go through all of them. */
export interface PassPages {
  /** Passes of a template, about 100, in no order; `next` is where it goes on. Those that come meanwhile may be left out. */
  pageOf(
    templateId: string,
    stretch?: Stretch,
  ): Promise<{ readonly passes: readonly Pass[]; readonly next?: string | undefined }>;
  /** Cuts what is left of a stretch behind a page into pieces. */
  cut(templateId: string, left: Stretch & { readonly after: string }): Promise<readonly Stretch[]>;
}
