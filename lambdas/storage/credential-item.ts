import { X509Certificate } from 'node:crypto';
import type { CertificateRef } from '../ports/account-settings.ts';
import type { AppleCertificate } from '../ports/accounts.ts';
import type { CredentialItem } from './account-items.ts';
import { appleCertificateKey, googleIssuerKey, type Key } from './keys.ts';
import type { Write } from './table.ts';

export interface GoogleServiceAccount {
  readonly issuerId: string;
  readonly serviceAccountJson: string;
  readonly clientEmail?: string | undefined;
}

/** A certificate or issuer that has been checked. */
export type CheckedCredential =
  | { readonly wallet: 'walleta'; readonly certificate: AppleCertificate }
  | { readonly wallet: 'walletb'; readonly issuer: GoogleServiceAccount };

export const credentialKey = (account: string, { wallet, id }: CertificateRef): Key =>
  wallet === 'walleta' ? appleCertificateKey(account, id) : googleIssuerKey(account, id);

/** A put that the condition on the account's item guards. */
export const credentialPut = (item: CredentialItem): Write => ({ item });

/** When the first of both ends: phones want both. */
export function endOf({ certificatePem, intermediatePem }: AppleCertificate): string {
  const ends = [certificatePem, intermediatePem].map((pem) => new X509Certificate(pem).validToDate.getTime());
  return new Date(Math.min(...ends)).toISOString();
}
