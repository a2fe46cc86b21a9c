import type { Pass } from '../domain/pass.ts';
import type { Registration } from '../domain/registration.ts';
import type { KeyRange } from './key-range.ts';

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
  /** Keys of the passes of this type that a device is registered for, at most 1,000. */
  passKeysOf(deviceId: string, passTypeId: string): Promise<readonly string[]>;
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
  /** Records which version the device was told of; ignored if the registration is gone or records a later one. */
  notePush(registration: Registration, sum: number): Promise<void>;
}
