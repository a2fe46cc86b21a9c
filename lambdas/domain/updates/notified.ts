import { deliveryOf } from '../delivery/delivery.ts';
import type { Pass } from '../pass/pass.ts';
import { type Installs, lastFetchOf, type Registration } from '../pass/registration.ts';
import { versionSum } from '../pass/version-sum.ts';
import type { Template } from '../template/template.ts';
import { isObjectStale } from './google.ts';

/** True if a device was notified of the pass as it is. A device without any push has the pass as issued. */
export function isDeviceNotified(
  template: Pick<Template, 'version'>,
  pass: Pick<Pass, 'version' | 'sumBefore' | 'renderedFrom'>,
  { pushedSum = pass.renderedFrom + 1 }: Pick<Registration, 'pushedSum'>,
): boolean {
  return pushedSum >= versionSum(template, pass);
}

/**
 * The installs of one pass, at most one for each wallet. Apple Wallet's counts as notified, and as fetched, once that is
 * so of all its devices.
 * Source: docs/api/getflight.md#getflight.
 */
export function installsOf(template: Template, pass: Pass, registrations: readonly Registration[]): Installs {
  const isIn = (wallet: 'walleta' | 'walletb') => pass.wallets?.[wallet]?.state === 'installed';
  const isInApple = isIn('walleta');
  const isInGoogle = isIn('walletb');
  const isNotifiedByApple =
    registrations.length > 0 && registrations.every((registration) => isDeviceNotified(template, pass, registration));
  const isNotifiedByGoogle = (template.googleClass?.version ?? 0) >= template.version && !isObjectStale(template, pass);
  const { devices } = deliveryOf(template, pass, registrations, lastFetchOf(registrations));
  const isFetched = devices.length > 0 && devices.every(({ state }) => state === 'current');
  const isAsked = devices.length > 0 && devices.every(({ state }) => state === 'asked' || state === 'current');
  const behind = devices.filter(({ state }) => state === 'notified' || state === 'asked');
  const google = Number(isInGoogle && isNotifiedByGoogle);
  return {
    walleta: Number(isInApple),
    walletb: Number(isInGoogle),
    notified: Number(isInApple && isNotifiedByApple) + google,
    asked: Number(isInApple && isAsked) + google,
    fetched: Number(isInApple && isFetched) + google,
    behindSinceUtc: isInApple ? behind.flatMap(({ pushedAtUtc }) => pushedAtUtc ?? []).sort()[0] : undefined,
  };
}

/** Installs of several passes together. */
export function sumOfInstalls(one: Installs, other: Installs): Installs {
  return {
    walleta: one.walleta + other.walleta,
    walletb: one.walletb + other.walletb,
    notified: one.notified + other.notified,
    asked: one.asked + other.asked,
    fetched: one.fetched + other.fetched,
    behindSinceUtc: [one, other].flatMap(({ behindSinceUtc }) => behindSinceUtc ?? []).sort()[0],
  };
}
