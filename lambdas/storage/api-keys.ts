import {
  AccountRefused,
  type ApiKeyBox,
  type ApiKeyView,
  type NewApiKey,
  type SealedApiKey,
  type SealedText,
} from '../ports/accounts.ts';
import type { Clock } from '../ports/runtime.ts';
import { accountKey, apiKeyKey, type Key, type WrittenItem } from './keys.ts';

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

/** The keys of an account as its item has them. */
type AccountKeys = FirstKey & { readonly id: string; readonly keys?: readonly KeyRecord[] | undefined };

export const firstKey = { id: 'first', name: 'First key', scopes: ['all'] } as const;

/** The API keys of an account, oldest first. */
export function keysOf({ keys, apiKeyHash, apiKey, apiKeySinceUtc }: AccountKeys): readonly KeyRecord[] {
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

/** @throws AccountRefused for a key that has ended, or ends before. */
export function refuseLaterEnd(key: KeyRecord, endsAtUtc: string, now: Date): void {
  if (hasEnded(key, now)) throw new AccountRefused('The API key has ended: add another');
  if (key.endsAtUtc !== undefined && key.endsAtUtc < endsAtUtc)
    throw new AccountRefused(`The API key ends at ${key.endsAtUtc} already: choose an earlier end`);
}

export interface KeyServices {
  readonly clock: Clock;
  readonly apiKeys: ApiKeyBox;
  readonly hashApiKey: (apiKey: string) => Promise<string>;
}

/** A key of an account from now on. @param apiKey the key itself. */
export async function keyRecord(
  { apiKeys, clock, hashApiKey }: KeyServices,
  account: string,
  key: NewApiKey & { readonly id: string },
  apiKey: string,
): Promise<KeyRecord> {
  const [hash, sealed] = await Promise.all([hashApiKey(apiKey), apiKeys.seal(apiKey, accountKey(account).PK)]);
  return { ...key, hash, sealed, sinceUtc: clock.now().toISOString() };
}

/** Item by which an API key is found. */
export const keyItem = (account: string, { hash }: KeyRecord, writeId: string): ApiKeyItem => ({
  ...apiKeyKey(hash),
  account,
  writeId,
});

/**
 * An API key of an account.
 * @param keyId the oldest by default.
 * @throws AccountRefused if the account has no such key.
 */
export function keyIn(owner: AccountKeys, keyId: string | undefined): KeyRecord {
  const keys = keysOf(owner);
  const found = keyId === undefined ? keys[0] : keys.find(({ id }) => id === keyId);
  if (found === undefined) throw new AccountRefused(`The account ${owner.id} has no such API key`);
  return found;
}

/** API keys of an account at most, so that its item stays small. */
const maxKeys = 10;

/** An account's keys with one more, and those that leave as they have ended. @throws AccountRefused if it has ten that work. */
export function keysAnd(owner: AccountKeys, added: KeyRecord, now: Date) {
  const kept = keysOf(owner).filter((key) => !hasEnded(key, now));
  if (kept.length >= maxKeys) throw new AccountRefused(`The account has ${maxKeys} API keys: end one first`);
  return { keys: [...kept, added], ended: keysOf(owner).filter((key) => hasEnded(key, now)) };
}

/** An account's keys with another in the place of one, or without it. */
export const keysWith = (owner: AccountKeys, { id }: KeyRecord, replacement?: KeyRecord): readonly KeyRecord[] =>
  keysOf(owner).flatMap((key) => (key.id === id ? (replacement ?? []) : key));
