import type { ApiKeyView, NewApiKey, SealedApiKey, SealedText } from '../ports/accounts.ts';
import type { Key, WrittenItem } from './keys.ts';

/** An API key is looked up by its HMAC. A second copy, encrypted for the account's item, can be shown. */
export interface KeyRecord extends NewApiKey {
  readonly id: string;
  readonly hash: string;
  /** Encrypted with ACCESS until it is next read or replaced, if it is older than API_KEY. */
  readonly sealed: SealedApiKey | SealedText;
  readonly sinceUtc?: string | undefined;
  readonly endsAtUtc?: string | undefined;
}

/** The only key of an account from before accounts had several. */
export interface FirstKey {
  readonly apiKeyHash?: string | undefined;
  readonly apiKey?: SealedApiKey | SealedText | undefined;
  readonly apiKeySinceUtc?: string | undefined;
}

export const firstKey = { id: 'first', name: 'First key', scopes: ['all'] } as const;

/** The API keys of an account, oldest first. */
export function keysOf({
  keys,
  apiKeyHash,
  apiKey,
  apiKeySinceUtc,
}: FirstKey & { readonly keys?: readonly KeyRecord[] | undefined }): readonly KeyRecord[] {
  if (keys || apiKeyHash === undefined || apiKey === undefined) return keys ?? [];
  return [{ ...firstKey, hash: apiKeyHash, sealed: apiKey, sinceUtc: apiKeySinceUtc }];
}

/** Attributes of an account with these keys. */
export const withKeys = (keys: readonly KeyRecord[]) => ({
  keys,
  apiKeyHash: undefined,
  apiKey: undefined,
  apiKeySinceUtc: undefined,
});

export interface ApiKeyItem extends WrittenItem {
  readonly account: string;
}

export interface ApiKeyUseItem extends Key {
  /** The hour of its last use, `2027-03-14T09:00Z`. */
  readonly lastUsedUtc: string;
}

export const keyView = ({ hash: _, sealed: _sealed, ...shown }: KeyRecord, lastUsedUtc?: string): ApiKeyView => ({
  ...shown,
  ...(lastUsedUtc && { lastUsedUtc }),
});

/** True for a key that is refused at this instant. */
export const hasEnded = ({ endsAtUtc }: Pick<KeyRecord, 'endsAtUtc'>, now: Date): boolean =>
  endsAtUtc !== undefined && endsAtUtc <= now.toISOString();
