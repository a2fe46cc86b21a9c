import { X509Certificate } from 'node:crypto';
import type { Account, AccountView, AppleCertificate, CertificateView } from '../ports/accounts.ts';
import type { KeyRecord } from './api-keys.ts';
import { accountIdOf, accountKey, credentialKeysOf, type WrittenItem } from './keys.ts';
import { accountsList, type ListKey } from './list-keys.ts';
import type { Table, Write } from './table.ts';

/** An account with its API keys. */
export interface AccountItem extends WrittenItem, ListKey, Account {
  readonly createdAtUtc: string;
  /** Oldest first. */
  readonly keys: readonly KeyRecord[];
}

/** An account's certificate or issuer; the secret itself is in Secrets Manager under `secretName`. */
export interface CredentialItem extends WrittenItem, CredentialFacts {
  /** Whether new templates may use it. */
  readonly active: boolean;
  readonly secretName: string;
  readonly createdAtUtc: string;
}

/** Facts about a certificate or issuer that may be shown. */
export interface CredentialFacts {
  /** When the certificate or its intermediate expires, whichever is first; Apple Wallet only. */
  readonly expiresAtUtc?: string | undefined;
  readonly teamId?: string | undefined;
  readonly clientEmail?: string | undefined;
}

export interface GoogleServiceAccount {
  readonly issuerId: string;
  readonly serviceAccountJson: string;
  readonly clientEmail?: string | undefined;
}

/** A checked certificate or issuer. */
export type CheckedCredential =
  | { readonly wallet: 'walleta'; readonly certificate: AppleCertificate }
  | { readonly wallet: 'walletb'; readonly issuer: GoogleServiceAccount };

/** Unconditional by itself: the condition on the account's item, in the same transaction, guards it. */
export const credentialPut = (item: CredentialItem): Write => ({ item });

/** Expiry of the one that expires first: phones require both. */
export function certificateExpiry({ certificatePem, intermediatePem }: AppleCertificate): string {
  const ends = [certificatePem, intermediatePem].map((pem) => new X509Certificate(pem).validToDate.getTime());
  return new Date(Math.min(...ends)).toISOString();
}

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

/** All accounts, oldest first. */
export async function* listAccounts(table: Table): AsyncGenerator<Pick<AccountView, 'id' | 'name' | 'createdAtUtc'>> {
  const accounts = table.all<AccountItem>({
    IndexName: 'byList',
    KeyConditionExpression: 'listKey = :list',
    ExpressionAttributeValues: { ':list': accountsList },
  });
  for await (const { PK, name, createdAtUtc } of accounts) yield { id: accountIdOf(PK), name, createdAtUtc };
}

/** Certificates and issuers of an account, active or not, Apple Wallet's first. */
export async function listCertificates(table: Table, account: string): Promise<readonly CertificateView[]> {
  const [owner, { items }] = await Promise.all([
    table.get<AccountItem>(accountKey(account)),
    table.query<CredentialItem>({ ...credentialKeysOf(account), ConsistentRead: true }),
  ]);
  return items.map((item) => viewOf(item, owner));
}
