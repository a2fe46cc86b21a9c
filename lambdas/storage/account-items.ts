import type { Account } from '../ports/accounts.ts';
import type { SealedApiKey } from '../ports/api-key-box.ts';
import type { SealedText } from '../ports/links.ts';
import type { ListKey, WrittenItem } from './keys.ts';

/** The API key is looked up by its HMAC; a second copy, sealed for this item, is there to be shown. */
export interface AccountItem extends WrittenItem, ListKey, Account {
  readonly createdAtUtc: string;
  readonly apiKeyHash: string;
  /** Under ACCESS until it is next read or replaced, if it was sealed before API_KEY existed. */
  readonly apiKey: SealedApiKey | SealedText;
  readonly apiKeySinceUtc: string;
}

export interface ApiKeyItem extends WrittenItem {
  readonly account: string;
}

/** An account's certificate or issuer; the secret itself is in Secrets Manager under `secretName`. */
export interface CredentialItem extends WrittenItem, CredentialFacts {
  /** Whether new templates may have it. */
  readonly active: boolean;
  readonly secretName: string;
  readonly createdAtUtc: string;
}

/** What may be shown of a certificate or issuer. */
export interface CredentialFacts {
  /** When the first of certificate and intermediate ends; Apple Wallet. */
  readonly expiresAtUtc?: string | undefined;
  readonly teamId?: string | undefined;
  readonly clientEmail?: string | undefined;
}
