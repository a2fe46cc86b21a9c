import type { Pass } from './pass.ts';

/** A device registered for updates of a pass in Apple Wallet. Source: Apple, PassKit web service. */
export interface Registration extends Pick<Pass, 'account' | 'passKey' | 'templateId'> {
  /** Hash of the device's own id, which is a secret between the device and pass services. */
  readonly deviceId: string;
  /** Token for pushes; the device may change it. */
  readonly pushToken: string;
  readonly passTypeId: string;
  readonly registeredAtUtc: string;
  /** Version sum of the last push; see versionSum. */
  readonly pushedSum?: number | undefined;
  /** Unique to the write that left the registration in this state. */
  readonly writeId: string;
}

/**
 * The registration to evict when a pass has reached its limit: the newest for which Apple has never accepted a push, so
 * that invented devices displace each other first. The oldest one is never evicted: it is the passenger's phone.
 */
export function registrationToEvict(registrations: readonly Registration[]): Registration | undefined {
  const [, ...younger] = registrations.toSorted((one, other) => (placeOf(one) < placeOf(other) ? -1 : 1));
  return younger.findLast(({ pushedSum }) => pushedSum === undefined);
}

const placeOf = ({ registeredAtUtc, deviceId }: Registration) => `${registeredAtUtc} ${deviceId}`;
