import type { MovedPass, Pass, Tombstone } from '../domain/pass/pass.ts';
import type { PushRefusal, Registration } from '../domain/pass/registration.ts';
import type { Template } from '../domain/template/template.ts';
import type { Receipt } from './stores.ts';
import type { WalletCallback } from './wallets.ts';

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
  /** The pass or its tombstone, in one read. */
  findRecord(passKey: string): Promise<Pass | Tombstone | undefined>;
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

/** The parts of a pass that show whether a phone has its present version. */
export type ComparedPass = Pick<Pass, 'account' | 'passKey' | 'templateId' | 'version' | 'sumBefore'>;

/** Devices registered for updates of passes. Every write is idempotent. */
export interface Registrations {
  find(passKey: string, deviceId: string): Promise<Registration | undefined>;
  /**
   * Registers a device, or replaces its push token; in one transaction with the pass's next revision if this is an
   * install.
   * @param evicted is removed in the same transaction, provided that Apple has accepted no push for it meanwhile.
   * @returns false if the pass, or the evicted registration, was changed or removed since it was read.
   */
  put(registration: Registration, pass?: Pass, evicted?: Registration): Promise<boolean>;
  /**
   * Removes a registration, in one transaction with the pass's next revision; unconditionally if the pass is gone.
   * @returns false if the pass or the registration was changed or removed since it was read.
   */
  remove(registration: Registration, pass: Pass | undefined): Promise<boolean>;
  /** Keys of the newest 200 passes of this type that a device is registered for. */
  passKeysOf(
    deviceId: string,
    passTypeId: string,
  ): Promise<{ readonly newest: readonly string[]; readonly hasMore: boolean }>;
  /**
   * The existing passes of these, and the version sums of the device's last pushes by pass key.
   * @param pushedFor passes whose pushes are wanted: left out unless all is read in one request.
   */
  listed(
    deviceId: string,
    passKeys: readonly string[],
    pushedFor: readonly string[],
  ): Promise<{ readonly passes: readonly ComparedPass[]; readonly pushedSums: ReadonlyMap<string, number> }>;
  /** Versions of templates by their ids; never cached. */
  templateVersions(templateIds: readonly string[]): Promise<ReadonlyMap<string, Pick<Template, 'version'>>>;
  /** All registrations of a pass. */
  ofPass(passKey: string): Promise<readonly Registration[]>;
  /** Registrations of a template's passes, grouped by device; `next` is the cursor of the following page. */
  pageOf(
    templateId: string,
    range?: KeyRange,
  ): Promise<{
    readonly registrations: readonly Pick<Registration, 'deviceId' | 'passKey'>[];
    readonly next?: string | undefined;
  }>;
  /**
   * Splits the rest of a range into ranges of about the same size; all registrations of a device stay in one of them.
   */
  split(templateId: string, left: KeyRange): Promise<readonly KeyRange[]>;
  /**
   * Begins to repeat a push, so that nothing else does for 90 s.
   * @returns false if another worker has begun, or the device is no longer to be pushed to.
   */
  beginRepeat(registration: Registration, sum: number, repeat: number, at: Date, writeId: string): Promise<boolean>;
  /**
   * Records which version the device was notified of, and when, or that this was repeated so often.
   * @param repeat number of the repeated push; 0 for the first one.
   * @returns false, and records nothing, if the registration is gone or records as much.
   */
  recordPush(registration: Registration, sum: number, at: Date, repeat?: number): Promise<boolean>;
  /** Records why Apple refused a push; ignored if the registration is gone, has another token, or says so already. */
  recordRefusal(registration: Registration, refusal: PushRefusal): Promise<void>;
}

/** A pass with its devices. */
export interface PassOnDevices {
  /** Undefined for an unknown or deleted pass. */
  readonly pass: Pass | undefined;
  readonly registrations: readonly Registration[];
}

/** Records of what became of changes on devices. */
export interface Deliveries {
  /** Reads a pass and its devices as they are, in one query. */
  find(passKey: string): Promise<PassOnDevices>;
  /**
   * Records the version sum with which a list names a pass to a device; ignored for a registration that is gone or records
   * one that is no older.
   */
  recordAsked(deviceId: string, passKey: string, sum: number): Promise<void>;
  /** Records that a version sum was fetched; ignored without a device, and if a later one was. */
  recordFetch(registrations: readonly Registration[], sum: number): Promise<void>;
}

/** The passes of bookings. */
export interface Groups {
  /** The current passes of a group, at most 50, in no order. @param group its key. */
  passesOf(group: string): Promise<readonly Pass[]>;
}

/** The pass that a link names. */
export interface LinkedPass {
  /** Undefined for an unknown or deleted pass. */
  readonly pass: Pass | undefined;
  /** True if it was deleted or archived: its pass-id stays used. */
  readonly isGone: boolean;
  /** Number of links in the last 24 hours that have named the pass with a wrong code. */
  readonly wrongCodes: number;
}

/** Passes named by issuance links. */
export interface LinkedPasses {
  /** Reads the pass and its count of wrong codes, in one query. */
  find(passKey: string): Promise<LinkedPass>;
  /**
   * Leaves the pass as it is, and publishes no event.
   * @param by 0 for the same work without a count.
   * @returns the new count; an attempt may be counted twice.
   */
  countWrongCode(passKey: string, by?: 0 | 1): Promise<number>;
}

/** A range of an index, in reading order; without bounds, the whole index. */
export interface KeyRange {
  /** Exclusive lower bound: a sort key. */
  readonly after?: string | undefined;
  /** Inclusive upper bound: a sort key. */
  readonly until?: string | undefined;
}

export interface WalletEvents {
  /**
   * Records an event that a wallet reports, exactly once, in one transaction with the pass's next revision if it
   * changes the pass.
   * @param writeId unique to this call; also that of the revision.
   * @returns `repeated` for an event already on record; `outdated` if the pass was changed or removed since it was
   * read.
   */
  record(
    event: Pick<WalletCallback, 'issuerId' | 'nonce' | 'expiresAtUtc'>,
    writeId: string,
    pass: Pass | undefined,
  ): Promise<'recorded' | 'repeated' | 'outdated'>;
}
