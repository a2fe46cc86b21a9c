import { isObjectStale } from './google.ts';
import type { Pass } from './pass.ts';
import type { Registration } from './registration.ts';
import type { Template } from './template.ts';
import { versionSum } from './version-sum.ts';

/** True if a device was told of the pass as it is. A device without any push has the pass as issued. */
export function isDeviceTold(
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
  /** Those of both wallets that have been told of pass and flight as they are. */
  readonly told: number;
}

/**
 * The installs of one pass, at most one for each wallet. In Apple Wallet it has been told when all of its devices have.
 * Source: docs/api.md#getflight.
 */
export function installsOf(template: Template, pass: Pass, registrations: readonly Registration[]): Installs {
  const isIn = (wallet: 'walleta' | 'walletb') => pass.wallets?.[wallet]?.state === 'installed';
  const isInApple = isIn('walleta');
  const isInGoogle = isIn('walletb');
  const isToldByApple =
    registrations.length > 0 && registrations.every((registration) => isDeviceTold(template, pass, registration));
  const isToldByGoogle = (template.googleClass?.version ?? 0) >= template.version && !isObjectStale(template, pass);
  return {
    walleta: Number(isInApple),
    walletb: Number(isInGoogle),
    told: Number(isInApple && isToldByApple) + Number(isInGoogle && isToldByGoogle),
  };
}
