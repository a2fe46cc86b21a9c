import type { Pass } from '../pass/pass.ts';
import type { Registration } from '../pass/registration.ts';
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

/** Installs of passes, by wallet. */
export interface Installs {
  readonly walleta: number;
  readonly walletb: number;
  /** Installs in either wallet that were notified of pass and flight as they are. */
  readonly notified: number;
}

/**
 * The installs of one pass, at most one for each wallet. Apple Wallet's counts as notified once all its devices are.
 * Source: docs/api.md#getflight.
 */
export function installsOf(template: Template, pass: Pass, registrations: readonly Registration[]): Installs {
  const isIn = (wallet: 'walleta' | 'walletb') => pass.wallets?.[wallet]?.state === 'installed';
  const isInApple = isIn('walleta');
  const isInGoogle = isIn('walletb');
  const isNotifiedByApple =
    registrations.length > 0 && registrations.every((registration) => isDeviceNotified(template, pass, registration));
  const isNotifiedByGoogle = (template.googleClass?.version ?? 0) >= template.version && !isObjectStale(template, pass);
  return {
    walleta: Number(isInApple),
    walletb: Number(isInGoogle),
    notified: Number(isInApple && isNotifiedByApple) + Number(isInGoogle && isNotifiedByGoogle),
  };
}
