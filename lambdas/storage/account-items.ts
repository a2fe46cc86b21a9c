import type { Account, SealedApiKey, SealedText } from '../ports/accounts.ts';
import type { WrittenItem } from './keys.ts';
import type { ListKey } from './list-keys.ts';

/** The API key is looked up by its HMAC. A second copy, encrypted for this item, can be shown. */
export interface AccountItem extends WrittenItem, ListKey, Account {
  readonly createdAtUtc: string;
  readonly apiKeyHash: string;
  /** Encrypted with ACCESS until it is next read or replaced, if it is older than API_KEY. */
  readonly apiKey: SealedApiKey | SealedText;
  readonly apiKeySinceUtc: string;
}

export interface ApiKeyItem extends WrittenItem {
  readonly account: string;
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
