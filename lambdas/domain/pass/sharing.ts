import type { Template } from '../template/template.ts';
import type { Pass } from './pass.ts';

/**
 * True if a pass that must not be shared is in a wallet: no other wallet or device may get it.
 * Source: docs/api.md#sharing.
 */
export function isTaken({ fields }: Template, pass: Pass): boolean {
  return fields['disable-pass-sharing'] === true && isInstalled(pass);
}

/** True if the pass is in at least one wallet. */
export const isInstalled = ({ wallets = {} }: Pass) =>
  Object.values(wallets).some(({ state }) => state === 'installed');
