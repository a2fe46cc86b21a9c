import type { Template } from '../template/template.ts';
import { withDue } from './due.ts';
import { expirationOf } from './expiration.ts';
import { changedPass, type Pass, revisedPass, type Wallet, type WalletState } from './pass.ts';

interface Event {
  readonly writeId: string;
  readonly at: Date;
}

/** The record after another device has registered: the first one makes the pass installed in Apple Wallet. */
export function withOneMoreDevice(template: Template, pass: Pass, event: Event): Pass {
  return inWallet(template, { ...pass, devices: (pass.devices ?? 0) + 1 }, 'walleta', 'installed', event);
}

/** The record after one device has replaced another: a new revision with the same number of devices. */
export function withAnotherDevice(template: Template, pass: Pass, event: Event): Pass {
  return inWallet(template, pass, 'walleta', 'installed', event);
}

/**
 * The record after a device has unregistered: with the last one, the pass is removed from Apple Wallet.
 * @param event says, too, whether Apple called the device gone.
 */
export function withOneDeviceLess(template: Template, pass: Pass, event: Event & Pick<WalletState, 'isGone'>): Pass {
  const devices = (pass.devices ?? 1) - 1;
  return inWallet(template, { ...pass, devices }, 'walleta', devices > 0 ? 'installed' : 'removed', event);
}

/**
 * The record after the pass was added to a wallet, or removed from it. The first install in either wallet starts
 * auto-expiry: if that changes the expiration, it changes the visible pass, too.
 * Source: docs/api/expiration.md#expiration.
 */
export function inWallet(
  template: Template,
  pass: Pass,
  wallet: Wallet,
  state: WalletState['state'],
  { writeId, at, isGone }: Event & Pick<WalletState, 'isGone'>,
): Pass {
  const atUtc = at.toISOString();
  const isChanged = pass.wallets?.[wallet]?.state !== state;
  const changes: Partial<Pass> = {
    wallets: isChanged ? { ...pass.wallets, [wallet]: { state, atUtc, ...(isGone && { isGone }) } } : pass.wallets,
    firstInstalledAtUtc: pass.firstInstalledAtUtc ?? (state === 'installed' ? atUtc : undefined),
  };
  const after: Pass = { ...pass, ...changes };
  const isShown = expiresAtUtc(template, pass) !== expiresAtUtc(template, after);
  const written = isShown ? changedPass(after, {}, { writeId, at }) : revisedPass(after, {}, { writeId });
  return withDue(template, written);
}

const expiresAtUtc = (template: Template, pass: Pass) => expirationOf(template, pass)?.instant.getTime();

/**
 * True if a pass that must not be shared is in a wallet: no other wallet or device may get it.
 * Source: docs/api/notifications.md#sharing;
 * docs/decisions/google-save-links.md#not-shared-while-installed
 */
export function isTaken({ fields }: Template, pass: Pass): boolean {
  return fields['disable-pass-sharing'] === true && isInstalled(pass);
}

/** True if the pass is in at least one wallet. */
export const isInstalled = ({ wallets = {} }: Pass) =>
  Object.values(wallets).some(({ state }) => state === 'installed');
