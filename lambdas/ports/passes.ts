import type { MovedPass } from '../domain/moved-pass.ts';
import type { Pass, Tombstone } from '../domain/pass.ts';
import type { KeyRange } from './key-range.ts';
import type { Receipt } from './receipts.ts';

/** Nothing was written: another pass of the template has, or had, this generated barcode. */
export class BarcodeTaken extends Error {
  override readonly name = 'BarcodeTaken';
}

/** Nothing was written: the pass is on more devices than one transaction can move. */
export class TooManyDevices extends Error {
  override readonly name = 'TooManyDevices';
}

/** Nothing was written: the issuance link has reached its limit. */
export class LinkExhausted extends Error {
  override readonly name = 'LinkExhausted';
}

/** Nothing was written: the group has as many passes as it can have. */
export class GroupFull extends Error {
  override readonly name = 'GroupFull';
}

export interface Passes {
  /**
   * Creates a pass by one conditional write; false if the pass-id is in use or was used by a deleted pass. Idempotent.
   * With a generated barcode, an issuance link or a group it is a transaction.
   * @throws BarcodeTaken if another pass of the template has the generated barcode.
   * @throws LinkExhausted if the link has reached its limit.
   * @throws GroupFull if the pass would be one too many in its group.
   */
  create(pass: Pass, receipt?: Receipt, linkId?: string): Promise<boolean>;
  /**
   * Replaces the previous revision; false if the pass was changed or removed since it was read. Idempotent. With another
   * group it is a transaction.
   * @throws GroupFull as create.
   */
  update(pass: Pass, receipt?: Receipt): Promise<boolean>;
  /** Undefined for an unknown or deleted pass. */
  find(passKey: string): Promise<Pass | undefined>;
  /** The tombstone of a pass; undefined if the pass still exists, or never did. */
  findTombstone(passKey: string): Promise<Tombstone | undefined>;
  /** Replaces the pass with a tombstone without personal data; false if it was changed or removed since it was read. */
  delete(pass: Pass, trackingId: string, at: Date, receipt?: Receipt): Promise<boolean>;
  /** Replaces an archived pass with a tombstone; false if it was changed or removed since it was read. */
  archive(pass: Pass, writeId: string, at: Date): Promise<boolean>;
}

export interface PassMoves {
  /**
   * Replaces the previous revision of a pass that moves to another template, in one transaction with the registrations
   * of its devices; false if the pass was changed or removed since it was read. Idempotent.
   * @throws GroupFull, BarcodeTaken as create; TooManyDevices.
   */
  move(pass: MovedPass, receipt?: Receipt): Promise<boolean>;
}

/** Iteration over all passes of a flight. */
export interface PassPages {
  /**
   * About 100 passes of a template, in no order; `next` is the cursor of the following page. Passes created meanwhile
   * may be missed.
   */
  pageOf(
    templateId: string,
    range?: KeyRange,
  ): Promise<{ readonly passes: readonly Pass[]; readonly next?: string | undefined }>;
  /** Splits the rest of a range, behind a page, into smaller ranges. */
  split(templateId: string, left: KeyRange & { readonly after: string }): Promise<readonly KeyRange[]>;
}
