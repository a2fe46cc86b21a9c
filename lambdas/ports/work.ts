import type { ContactHashes, Pass, ShownPass, Tombstone } from '../domain/pass/pass.ts';
import type { Registration } from '../domain/pass/registration.ts';
import type { Template } from '../domain/template/template.ts';
import type { ServiceEvent } from '../domain/updates/pass-events.ts';
import type { DueWork, NotifiedDevice, OfAccount, PushTarget } from '../domain/updates/work.ts';

export interface WorkQueue<Work extends OfAccount> {
  /**
   * Queues all of it. Work is idempotent, so queueing it twice does no harm.
   * @throws if some of it could not be queued.
   */
  add(work: readonly Work[], options?: { readonly delaySeconds?: number }): Promise<void>;
}

/** A message being processed by a function. */
export interface HeldMessage {
  readonly eventSourceARN: string;
  readonly receiptHandle: string;
}

export interface Redelivery {
  /** Makes a message visible again after this many seconds, in place of its queue's visibility timeout. */
  postpone(message: HeldMessage, seconds: number): Promise<void>;
}

/** DynamoDB's consistency of a read; eventual costs half of strong. */
export type Consistency = 'eventual' | 'strong';

/** Batch reads for pushes. */
export interface PushRecords {
  /**
   * The current passes and registrations of the targets, without duplicates, in no order; missing ones are left out.
   */
  find(
    targets: readonly PushTarget[],
  ): Promise<{ readonly passes: readonly Pass[]; readonly registrations: readonly Registration[] }>;
  /** The registrations of devices that were notified. */
  notified(devices: readonly NotifiedDevice[], consistency: Consistency): Promise<readonly Registration[]>;
}

export interface DuePasses {
  /**
   * Passes that are due at an instant, in pages; longest overdue first within each shard, at most `maxOfShard` per
   * shard.
   */
  until(at: Date, maxOfShard: number): AsyncIterable<readonly DueWork[]>;
}

/** Final records of archived passes, stored by account, template, pass and revision. */
export interface Archive {
  /** Stores the final record of a pass. Idempotent. */
  put(pass: ShownPass, archivedAt: Date): Promise<void>;
  /** Deletes the record of a revision that turned out not to be the last. */
  remove(pass: Pass): Promise<void>;
  /** Deletes the records of a pass up to a revision, at most the last 1,000, where it is unknown which exist. */
  removeUpTo(pass: Pick<Pass, 'account' | 'templateId' | 'passKey' | 'revision'>): Promise<void>;
}

/** The bus on which the airline's own integrations receive pass events. */
export interface EventBus {
  /**
   * Publishes all events. Idempotent for receivers: every event has a unique id.
   * @throws if some of them could not be published.
   */
  put(events: readonly ServiceEvent[]): Promise<void>;
}

/** Parking lot for stream records that cannot be relayed; an operator replays them. */
export interface ParkedRecords<StreamRecord> {
  /** The items, out of these, that have a parked record: later records of them must not overtake it. */
  findItems(items: readonly string[]): Promise<ReadonlySet<string>>;
  /** Parks a record behind those already parked of its item. Idempotent. */
  park(item: string, record: StreamRecord): Promise<void>;
  /**
   * Counts an attempt at a record before it begins, in case it crashes the function.
   * @returns the number of attempts without an end, this one included.
   */
  beginAttempt(item: string, record: StreamRecord): Promise<number>;
  /** Resets the count: the function has survived the attempt. */
  endAttempt(item: string, record: StreamRecord): Promise<void>;
}

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
