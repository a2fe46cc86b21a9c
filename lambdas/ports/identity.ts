import type { BarcodeRecipe } from '../domain/generated-barcode.ts';
import type { ContactKind, Pass } from '../domain/pass.ts';
import type { RateKind } from './rate-limits.ts';

/** Ids, and values derived from the two retained secrets. */
export interface Identity {
  /** HMAC by which an API key is looked up. */
  hashApiKey(apiKey: string): Promise<string>;
  /** Primary key of an account's pass with this pass-id: 32 base32 characters. */
  passKey(account: string, passId: string): Promise<string>;
  /** 26 base32 characters, 128 random bits. */
  newNonce(): string;
  /** The tracking-id of an answer. */
  newTrackingId(): string;
  /** 22 letters and digits. */
  newTemplateId(): string;
  /** 22 letters and digits. */
  newLinkId(): string;
  /** The pass-id of a passenger whose link has none: deterministic for the same data, and not guessable. */
  linkPassId(linkId: string, data: string): Promise<string>;
  /** Pseudonymous key under which the requests of one client, or to one link, are counted. */
  rateKey(kind: RateKind, id: string): Promise<string>;
  /** HMAC by which a person's passes are found, within one account. @param text normalized. */
  contactHash(account: string, kind: ContactKind, text: string): Promise<string>;
  /** Key of the group with this name in an account, 32 base32 characters; wallets have it, so it is no credential. */
  groupKey(account: string, groupId: string): Promise<string>;
  /** 26 base32 characters: the unguessable part of the link to a group's page; constant. */
  groupSecret(group: string): Promise<string>;
  /** Random digits, upper-case letters or both. */
  newBarcodeValue(recipe: BarcodeRecipe): string;
  /** Version of the ACCESS secret for new passes. */
  currentAccessVersion(): Promise<string>;
  /** Token with which a phone requests this pass; constant for the life of the pass. */
  authenticationToken(pass: Pick<Pass, 'passKey' | 'accessVersion'>): Promise<string>;
  idempotencySecret(account: string, idempotencyKey: string): Promise<IdempotencySecret>;
}

/** Secrets of one Idempotency-Key of one account; they cannot be derived without the key. */
export interface IdempotencySecret {
  /** Key of its receipt. */
  readonly keyHash: string;
  hash(request: string): string;
  seal(answer: string): string;
  open(sealed: string): string;
  /** Secrets of one row of a call with this key. */
  ofRow(row: number): IdempotencySecret;
}
