import type { BarcodeRecipe } from '../domain/barcode/barcode.ts';
import type { Figure } from '../domain/delivery/figure.ts';
import type { FlightKey } from '../domain/flight/flight.ts';
import type { ContactKind, Pass } from '../domain/pass/pass.ts';
import type { RateKind } from './stores.ts';

/**
 * Time and randomness. Everything that waits, times out or adds jitter uses this port, so that tests are deterministic.
 */
export interface Clock {
  now(): Date;
  /** Resolves after this many milliseconds. */
  wait(ms: number): Promise<void>;
  /** A random number in [0, 1). */
  random(): number;
  /** Milliseconds until the current invocation times out; infinite where nothing does. */
  msLeft(): number;
  /** Runs an action after this many milliseconds. @returns a function that cancels it. */
  after(ms: number, action: () => void): () => void;
}

/** Coded log lines; never personal data, keys, links or barcodes. */
export interface Log {
  info(code: string, details?: Readonly<Record<string, unknown>>): void;
  error(code: string, error: unknown, details?: Readonly<Record<string, unknown>>): void;
}

/** Figures of the whole stage for its operators; never of an account, a pass or a device. */
export interface Metrics {
  put(figures: readonly Figure[]): void;
}

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
  /** Id of the template that a flight has with a brand: deterministic, and not guessable. 22 letters and digits. */
  flightTemplateId(account: string, brand: string, flight: FlightKey): Promise<string>;
  /** 22 letters and digits. */
  newLinkId(): string;
  /** The pass-id of a passenger whose link has none: deterministic for the same data, and not guessable. */
  linkPassId(linkId: string, data: string): Promise<string>;
  /** Pseudonymous key under which the requests of one client, or to one link, are counted. */
  rateKey(kind: RateKind, id: string): Promise<string>;
  /** HMAC by which a person's passes are found, within one account. @param text normalized. */
  contactHash(account: string, kind: ContactKind, text: string): Promise<string>;
  /** HMAC of a booking code or ticket number, by which passes are found within one account. @param number normalized. */
  numberKey(account: string, number: string): Promise<string>;
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

/** An overloaded dependency: nothing was done, and a retry may succeed in a moment. */
export class ServiceBusy extends Error {
  override readonly name: string = 'ServiceBusy';
  /** The service's one-word reason, where there is no error that could be the cause. */
  readonly reason: string | undefined;

  constructor(message: string, { reason, ...options }: ErrorOptions & { readonly reason?: string | undefined } = {}) {
    super(message, options);
    this.reason = reason;
  }
}
