import type { CertificateView } from '../ports/accounts.ts';
import type { AccountItem, CredentialItem } from './account-items.ts';

/** The attribute of an account that names its default. */
export const defaultOf = { walleta: 'defaultPassTypeId', walletb: 'defaultIssuerId' } as const;

/** A certificate or issuer as it may be shown. */
export function viewOf(item: CredentialItem, owner: AccountItem | undefined): CertificateView {
  const [, letter, id = ''] = item.SK.split('#');
  const wallet = letter === 'A' ? 'walleta' : 'walletb';
  return {
    wallet,
    id,
    isActive: item.active,
    isDefault: owner?.[defaultOf[wallet]] === id,
    addedAtUtc: item.createdAtUtc,
    expiresAtUtc: item.expiresAtUtc,
    teamId: item.teamId,
    clientEmail: item.clientEmail,
  };
}
