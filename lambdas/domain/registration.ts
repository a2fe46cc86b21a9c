import type { Pass } from './pass.ts';

/** A device that wants to be told when a pass in its Wallet A changes. Source: Apple, PassKit web service. */
export interface Registration extends Pick<Pass, 'account' | 'passKey' | 'templateId'> {
  /** A hash of the id that the device chose: that is a secret which it shares with Wallet's services only. */
  readonly deviceId: string;
  /** Where the push goes; the device may change it. */
  readonly pushToken: string;
  readonly passTypeId: string;
  readonly registeredAtUtc: string;
  /** The version sum that the device was last told of; see versionSum. */
  readonly pushedSum?: number | undefined;
  /** Tells the write that left the registration so from every other. */
  readonly writeId: string;
}
