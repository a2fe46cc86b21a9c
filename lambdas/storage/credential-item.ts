import { X509Certificate } from 'node:crypto';
import type { AppleCertificate, CertificateRef } from '../ports/accounts.ts';
import type { CredentialItem } from './account-items.ts';
import { appleCertificateKey, googleIssuerKey, type Key } from './keys.ts';
import type { Write } from './table.ts';

export interface GoogleServiceAccount {
  readonly issuerId: string;
  readonly serviceAccountJson: string;
  readonly clientEmail?: string | undefined;
}

/** A checked certificate or issuer. */
export type CheckedCredential =
  | { readonly wallet: 'walleta'; readonly certificate: AppleCertificate }
  | { readonly wallet: 'walletb'; readonly issuer: GoogleServiceAccount };

export const credentialKey = (account: string, { wallet, id }: CertificateRef): Key =>
  wallet === 'walleta' ? appleCertificateKey(account, id) : googleIssuerKey(account, id);

/** Unconditional by itself: the condition on the account's item, in the same transaction, guards it. */
export const credentialPut = (item: CredentialItem): Write => ({ item });

/** Expiry of the one that expires first: phones require both. */
export function certificateExpiry({ certificatePem, intermediatePem }: AppleCertificate): string {
  const ends = [certificatePem, intermediatePem].map((pem) => new X509Certificate(pem).validToDate.getTime());
  return new Date(Math.min(...ends)).toISOString();
}
