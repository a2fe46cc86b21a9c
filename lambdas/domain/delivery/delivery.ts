import { hasLeft } from '../flight/departure.ts';
import type { Pass } from '../pass/pass.ts';
import { type FetchRecord, fetcherOf, type Registration } from '../pass/registration.ts';
import { lastChangeUtc, versionSum } from '../pass/version-sum.ts';
import type { Template } from '../template/template.ts';
import { minuteMs } from '../time/durations.ts';
import type { Figure } from './figure.ts';

/** The parts of a registration that tell how far a change has come; the device itself stays unnamed. */
type Progress = Pick<
  Registration,
  'registeredAtUtc' | 'pushedSum' | 'pushedAtUtc' | 'askedSum' | 'askedAtUtc' | 'refusal'
>;

export interface DeviceDelivery extends Progress {
  /**
   * How far pass and flight as they are have come:
   * - `current`: the device has them; of several devices, as many fetches are recorded as devices have asked.
   * - `asked`: a list named the pass to the device, and no fetch is recorded that must be this device's.
   * - `notified`: Apple accepted a push, and the device has not asked since.
   * - `refused`: Apple refuses pushes to the device.
   * - `waiting`: no push was accepted yet.
   */
  readonly state: 'current' | 'asked' | 'notified' | 'refused' | 'waiting';
}

/** Knowledge of a pass in Apple Wallet. */
export interface Delivery {
  /** Version sum of pass and template as they are. */
  readonly sum: number;
  /** True if nothing has changed since the pass was issued, so that no device has to fetch it. */
  readonly isAsIssued: boolean;
  /** The last fetch, by any device; absent if none is recorded. */
  readonly fetched?: (FetchRecord & { readonly isCurrent: boolean }) | undefined;
  /** In the order in which the devices registered. */
  readonly devices: readonly DeviceDelivery[];
  /**
   * Why there is no device: none was ever there; the last one unregistered (the pass was removed, or its automatic updates
   * switched off, which cannot be distinguished); or Apple said that it is gone.
   */
  readonly absence?: 'never-installed' | 'unregistered' | 'gone' | undefined;
}

/**
 * Tells how far a pass and its template, as they are, have come in Apple Wallet. Version sums decide, not times. A device's
 * request for a pass does not name the device: if several have the pass, no fetch can be told apart from another's.
 * Source: docs/decisions/knowledge-of-phones.md#what-is-known-of-each-phone.
 */
export function deliveryOf(
  template: Pick<Template, 'version'>,
  pass: Pick<Pass, 'version' | 'sumBefore' | 'renderedFrom' | 'wallets'>,
  registrations: readonly Progress[],
  fetched: FetchRecord | undefined,
): Delivery {
  const sum = versionSum(template, pass);
  const isAsIssued = sum <= pass.renderedFrom + 1;
  const fetches = fetched && fetched.sum >= sum ? fetched.count : 0;
  const askers = registrations.filter(({ askedSum = 0 }) => askedSum >= sum).length;
  const isCurrent = ({ askedSum = 0 }: Progress) =>
    isAsIssued || (registrations.length === 1 ? fetches > 0 : askedSum >= sum && fetches >= askers);
  const devices = registrations
    .toSorted((one, other) => (one.registeredAtUtc < other.registeredAtUtc ? -1 : 1))
    .map((registration) => ({
      ...progressOf(registration),
      state: isCurrent(registration) ? ('current' as const) : stateOf(sum, registration),
    }));
  return {
    sum,
    isAsIssued,
    fetched: fetched && { ...fetched, isCurrent: fetches > 0 },
    devices,
    absence: devices.length === 0 ? absenceOf(pass) : undefined,
  };
}

function progressOf({ registeredAtUtc, pushedSum, pushedAtUtc, askedSum, askedAtUtc, refusal }: Progress): Progress {
  return { registeredAtUtc, pushedSum, pushedAtUtc, askedSum, askedAtUtc, refusal };
}

function stateOf(sum: number, { askedSum = 0, pushedSum = 0, refusal }: Progress): DeviceDelivery['state'] {
  if (askedSum >= sum) return 'asked';
  if (pushedSum >= sum) return 'notified';
  return refusal ? 'refused' : 'waiting';
}

function absenceOf({ wallets }: Pick<Pass, 'wallets'>): Delivery['absence'] {
  if (wallets?.walleta === undefined) return 'never-installed';
  return wallets.walleta.isGone ? 'gone' : 'unregistered';
}

/** Time after its push within which a phone should have the pass. */
const fetchWithinMs = 10 * minuteMs;

interface Changed {
  readonly template: Template;
  readonly pass: Pass;
}

/**
 * Figures of a push that Apple has accepted. The pass is to be fetched until ten minutes later, and counts for that minute, as
 * its fetch will, so that both can be compared there. It no longer counts for an earlier push, of which the ten minutes
 * have not passed: the phone fetches once for both. A repeated push counts for nothing, nor does one to phones in flight.
 * @param registration as it was before the push.
 * Source: docs/decisions/knowledge-of-phones.md#a-fetch-counts-for-its-push.
 */
export function figuresOfPush(
  { template, pass, registration }: Changed & { readonly registration: Registration },
  at: Date,
): Figure[] {
  const sum = versionSum(template, pass);
  const isNews = (registration.pushedSum ?? 0) < sum && (registration.fetched?.sum ?? 0) < sum;
  if (!isNews || hasLeft(template, at)) return [];
  const earlier = fetchDueAt(registration, template);
  return [
    { name: 'PushAcceptedAfter', value: secondsSince({ template, pass }, at), at },
    { name: 'PassesToFetch', value: 1, at: dueAfter(at) },
    { name: 'PassesFetched', value: 0, at: dueAfter(at) },
    ...(earlier && earlier > at ? [{ name: 'PassesToFetch', value: -1, at: earlier } as const] : []),
  ];
}

/** The figures of a fetch: none unless it was awaited after a push, so that it counts once. */
export function figuresOfFetch(changed: Changed, registrations: readonly Registration[], at: Date): Figure[] {
  const { template, pass } = changed;
  const fetcher = fetcherOf(registrations, versionSum(template, pass));
  const dueAt = fetcher && fetchDueAt(fetcher, template);
  if (dueAt === undefined) return [];
  return [
    { name: 'PassFetchedAfter', value: secondsSince(changed, at), at: dueAt },
    { name: 'PassesFetched', value: 1, at: dueAt },
  ];
}

/** When a device should have fetched the pass that its last push was about; undefined if it has, or nobody counts on it. */
function fetchDueAt({ fetched, pushedSum = 0, pushedAtUtc }: Registration, template: Template): Date | undefined {
  if (pushedAtUtc === undefined || (fetched?.sum ?? 0) >= pushedSum) return undefined;
  const pushedAt = new Date(pushedAtUtc);
  return hasLeft(template, pushedAt) ? undefined : dueAfter(pushedAt);
}

const dueAfter = (pushedAt: Date) => new Date(pushedAt.getTime() + fetchWithinMs);

/** To a tenth. */
const secondsSince = (changed: Changed, at: Date) =>
  Math.max(0, Math.round((at.getTime() - Date.parse(lastChangeUtc(changed))) / 100) / 10);
