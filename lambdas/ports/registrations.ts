import type { Pass } from '../domain/pass.ts';
import type { Registration } from '../domain/registration.ts';
import type { Stretch } from './stretch.ts';

/** Devices that want to hear of changes. Every write is safe to repeat. */
export interface Registrations {
  find(passKey: string, deviceId: string): Promise<Registration | undefined>;
  /**
   * Registers a device, or replaces its push token, in one transaction with the pass's next revision where the install
   * changes the pass.
   * @param evicted goes in the same transaction, provided that Apple has taken no push for it meanwhile.
   * @returns false when the pass, or what is to go, changed or went since it was read.
   */
  put(registration: Registration, pass?: Pass, evicted?: Registration): Promise<boolean>;
  /**
   * Forgets a registration, in one transaction with the pass's next revision; without a pass, as it has gone, whatever
   * has become of the registration.
   * @returns false when the pass or the registration changed or went since it was read.
   */
  remove(registration: Registration, pass: Pass | undefined): Promise<boolean>;
  /** Keys of the passes of this type that a device has registered for, at most 1,000. */
  passKeysOf(deviceId: string, passTypeId: string): Promise<readonly string[]>;
  /** Every device of a pass. */
  ofPass(passKey: string): Promise<readonly Registration[]>;
  /** What has been registered for a template's passes, that of one device side by side; `next` is where it goes on. */
  pageOf(
    templateId: string,
    stretch?: Stretch,
  ): Promise<{
    readonly registrations: readonly Pick<Registration, 'deviceId' | 'passKey'>[];
    readonly next?: string | undefined;
  }>;
  /** Cuts what is left of a stretch into pieces of about the same size; a device is in one of them. */
  cut(templateId: string, left: Stretch): Promise<readonly Stretch[]>;
  /** Notes what the device was told of; nothing when the registration has gone or knows of a later one. */
  notePush(registration: Registration, sum: number): Promise<void>;
}
