import type { Pass } from '../domain/pass.ts';
import type { Registration } from '../domain/registration.ts';
import type { Template } from '../domain/template.ts';
import type { KeyRange } from './key-range.ts';

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
  /** Records which version the device was notified of; ignored if the registration is gone or records a later one. */
  recordPush(registration: Registration, sum: number): Promise<void>;
}
