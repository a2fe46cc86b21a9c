import type { Pass } from './pass.ts';

/** A device that wants to be told when a pass in its Apple Wallet changes. Source: Apple, PassKit web service. */
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

/**
 * The one that makes room when a pass has as many as it may have: the newest for which Apple has never taken a push, so
 * that who makes up devices pushes out the own ones first. The first of all is not asked: it is the passenger's phone.
 */
export function dispensable(registrations: readonly Registration[]): Registration | undefined {
  const [, ...later] = registrations.toSorted((one, other) => (placeOf(one) < placeOf(other) ? -1 : 1));
  return later.findLast(({ pushedSum }) => pushedSum === undefined);
}

const placeOf = ({ registeredAtUtc, deviceId }: Registration) => `${registeredAtUtc} ${deviceId}`;
