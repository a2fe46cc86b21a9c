import {
  AccountRefused,
  type ApiKeyBox,
  type ApiKeyView,
  type NewApiKey,
  type SealedApiKey,
} from '../ports/accounts.ts';
import type { Clock } from '../ports/runtime.ts';
import { accountKey, apiKeyKey, type Key, type WrittenItem } from './keys.ts';

/** An API key is looked up by its HMAC. A second copy, encrypted for the account's item, can be shown. */
export interface KeyRecord extends NewApiKey {
  readonly id: string;
  readonly hash: string;
  readonly sealed: SealedApiKey;
  readonly sinceUtc?: string | undefined;
  readonly endsAtUtc?: string | undefined;
}

/** The keys of an account as its item has them. */
interface AccountKeys {
  readonly id: string;
  /** Oldest first. */
  readonly keys: readonly KeyRecord[];
}

export const firstKey = { id: 'first', name: 'First key', scopes: ['all'] } as const;

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
  const found = keyId === undefined ? owner.keys[0] : owner.keys.find(({ id }) => id === keyId);
  if (found === undefined) throw new AccountRefused(`The account ${owner.id} has no such API key`);
  return found;
}

/** API keys of an account at most, so that its item stays small. */
const maxKeys = 10;

/** An account's keys with one more, and those that leave as they have ended. @throws AccountRefused if it has ten that work. */
export function keysAnd(owner: AccountKeys, added: KeyRecord, now: Date) {
  const kept = owner.keys.filter((key) => !hasEnded(key, now));
  if (kept.length >= maxKeys) throw new AccountRefused(`The account has ${maxKeys} API keys: end one first`);
  return { keys: [...kept, added], ended: owner.keys.filter((key) => hasEnded(key, now)) };
}

/** An account's keys with another in the place of one, or without it. */
export const keysWith = (owner: AccountKeys, { id }: KeyRecord, replacement?: KeyRecord): readonly KeyRecord[] =>
  owner.keys.flatMap((key) => (key.id === id ? (replacement ?? []) : key));
