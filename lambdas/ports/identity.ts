import type { BarcodeRecipe } from '../domain/generated-barcode.ts';
import type { ContactKind, Pass } from '../domain/pass.ts';
import type { RateKind } from './rate-limits.ts';

/** Ids, and what is derived from the two retained secrets. */
export interface Identity {
  /** What an API key is looked up by. */
  hashApiKey(apiKey: string): Promise<string>;
  /** Primary key of the pass an account knows by this pass-id: 32 base32 characters. */
  passKey(account: string, passId: string): Promise<string>;
  /** 26 base32 characters, 128 random bits. */
  newNonce(): string;
  /** Returned to the caller as tracking-id. */
  newTrackingId(): string;
  /** 22 letters and digits. */
  newTemplateId(): string;
  /** 22 letters and digits. */
  newLinkId(): string;
  /** The pass-id of a link's passenger who brings none: the same for the same data, and for nobody to guess. */
  linkPassId(linkId: string, data: string): Promise<string>;
  /** What the requests of one client, or to one link, are counted by, without saying whose they are. */
  rateKey(kind: RateKind, id: string): Promise<string>;
  /** What passes of a person are found by, in one account. @param text normalized. */
  contactHash(account: string, kind: ContactKind, text: string): Promise<string>;
  /** Random digits, upper-case letters or both. */
  newBarcodeValue(recipe: BarcodeRecipe): string;
  /** Version of the ACCESS secret for new passes. */
  currentAccessVersion(): Promise<string>;
  /** The token with which a phone asks for this pass; the same for the life of the pass. */
  authenticationToken(pass: Pick<Pass, 'passKey' | 'accessVersion'>): Promise<string>;
  idempotencySecret(account: string, idempotencyKey: string): Promise<IdempotencySecret>;
}

/** What belongs to one Idempotency-Key of one account; nobody without the key can make or open any of it. */
export interface IdempotencySecret {
  /** What its receipt is found by. */
  readonly keyHash: string;
  hash(request: string): string;
  seal(answer: string): string;
  open(sealed: string): string;
}
