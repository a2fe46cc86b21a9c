import { withDue } from './due.ts';
import { expirationOf } from './expiration.ts';
import { changedPass, type Pass, revisedPass, type Wallet, type WalletState } from './pass.ts';
import type { Template } from './template.ts';

interface Event {
  readonly writeId: string;
  readonly at: Date;
}

/** The record once one more device wants to hear of the pass: from the first on, it is installed in Apple Wallet. */
export function withOneMoreDevice(template: Template, pass: Pass, event: Event): Pass {
  return inWallet(template, { ...pass, devices: (pass.devices ?? 0) + 1 }, 'walleta', 'installed', event);
}

/** The record once a device has taken another's place: as many as before, in a new revision. */
export function withAnotherDevice(template: Template, pass: Pass, event: Event): Pass {
  return inWallet(template, pass, 'walleta', 'installed', event);
}

/** The record once a device no longer wants to hear of the pass: with the last one it is removed from Apple Wallet. */
export function withOneDeviceLess(template: Template, pass: Pass, event: Event): Pass {
  const devices = (pass.devices ?? 1) - 1;
  return inWallet(template, { ...pass, devices }, 'walleta', devices > 0 ? 'installed' : 'removed', event);
}

/**
 * The record once the pass is in a wallet, or in it no more. The first install in either wallet starts auto-expiry:
 * where that gives the pass another expiration, what it shows has changed, too.
 * Source: docs/api.md#expiration.
 */
export function inWallet(
  template: Template,
  pass: Pass,
  wallet: Wallet,
  state: WalletState['state'],
  { writeId, at }: Event,
): Pass {
  const atUtc = at.toISOString();
  const isNews = pass.wallets?.[wallet]?.state !== state;
  const changes: Partial<Pass> = {
    wallets: isNews ? { ...pass.wallets, [wallet]: { state, atUtc } } : pass.wallets,
    firstInstalledAtUtc: pass.firstInstalledAtUtc ?? (state === 'installed' ? atUtc : undefined),
  };
  const after: Pass = { ...pass, ...changes };
  const isShown = expiresAtUtc(template, pass) !== expiresAtUtc(template, after);
  const written = isShown ? changedPass(after, {}, { writeId, at }) : revisedPass(after, {}, { writeId });
  return withDue(template, written);
}

const expiresAtUtc = (template: Template, pass: Pass) => expirationOf(template, pass)?.instant.getTime();
