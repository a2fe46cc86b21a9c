import type { Pass } from './pass.ts';

/** A device registered for updates of a pass in Apple Wallet. Source: Apple, PassKit web service. */
export interface Registration extends Pick<Pass, 'account' | 'passKey' | 'templateId'> {
  /** Hash of the device's own id, which is a secret between the device and pass services. */
  readonly deviceId: string;
  /** Token for pushes; the device may change it. */
  readonly pushToken: string;
  readonly passTypeId: string;
  readonly registeredAtUtc: string;
  /** Version sum of the last push that Apple accepted; see versionSum. */
  readonly pushedSum?: number | undefined;
  /** When Apple first accepted a push of it; absent from older records. */
  readonly pushedAtUtc?: string | undefined;
  /** Pushes of it that Apple has accepted after the first one; absent for none. */
  readonly repeats?: number | undefined;
  /** When a worker last began to repeat a push, and the id of that write; absent once Apple has accepted the push. */
  readonly repeating?: string | undefined;
  /** Version sum with which a list last named the pass to the device. */
  readonly askedSum?: number | undefined;
  readonly askedAtUtc?: string | undefined;
  /** Apple's refusal of the last push; absent once a push is accepted, or the device has another token. */
  readonly refusal?: PushRefusal | undefined;
  /** Fetches that may be this device's; lastFetchOf has the pass's. */
  readonly fetched?: FetchRecord | undefined;
  /** Unique to the write that left the registration in this state. */
  readonly writeId: string;
}

/** A push that sending again would not help. */
export interface PushRefusal {
  /** Apple's one-word reason, or ours. */
  readonly reason: string;
  /** Since when it is the reason. */
  readonly atUtc: string;
}

/** The last fetch of a pass: phones do not say which device fetches. */
export interface FetchRecord {
  /** Version sum of what was fetched. */
  readonly sum: number;
  readonly atUtc: string;
  /** Number of fetches of this sum. */
  readonly count: number;
}

/** Installs of passes, by wallet. */
export interface Installs {
  readonly walleta: number;
  readonly walletb: number;
  /** Installs in either wallet that were notified of pass and flight as they are. */
  readonly notified: number;
  /** Installs whose wallet has asked for them as they are, or has them. */
  readonly asked: number;
  /** Installs whose wallet has them as they are: fetched in Apple Wallet, shown by the object in Google Wallet. */
  readonly fetched: number;
  /** When the device was notified that has waited longest without fetching; absent if there is none. */
  readonly behindSinceUtc?: string | undefined;
}

/** The last fetch of a pass, by any of its devices; undefined if none is recorded. */
export function lastFetchOf(registrations: readonly Pick<Registration, 'fetched'>[]): FetchRecord | undefined {
  const all = registrations.flatMap(({ fetched }) => fetched ?? []);
  const sum = Math.max(...all.map((each) => each.sum));
  const last = all.filter((each) => each.sum === sum);
  return last.reduce<FetchRecord | undefined>(
    (one, { atUtc, count }) => ({
      sum,
      atUtc: one && one.atUtc > atUtc ? one.atUtc : atUtc,
      count: count + (one?.count ?? 0),
    }),
    undefined,
  );
}

/**
 * The registration with which a fetch is recorded: of several devices one that was named the version and has no fetch of
 * it yet, the last one first. If none was named it, nobody's: another one would count as having it, and a push that it has lost
 * would not be repeated. Whoever it was asks again after its own push.
 */
export function fetcherOf(registrations: readonly Registration[], sum: number): Registration | undefined {
  const hasFetched = ({ fetched }: Registration) => Number((fetched?.sum ?? 0) >= sum);
  const isOne = registrations.length === 1;
  const askers = registrations.filter(({ askedSum = 0 }) => isOne || askedSum >= sum);
  const [first] = askers.toSorted(
    (one, other) => hasFetched(one) - hasFetched(other) || ((one.askedAtUtc ?? '') > (other.askedAtUtc ?? '') ? -1 : 1),
  );
  return first;
}

/** True if a version sum is known to be fetched by each device that was named it, and by one at least. */
export function isFetchKnown(registrations: readonly Registration[], sum: number): boolean {
  const fetcher = fetcherOf(registrations, sum);
  return (lastFetchOf(fetcher ? [fetcher] : registrations)?.sum ?? 0) >= sum;
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
