import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import type { BarcodeRecipe } from '../domain/barcode/barcode.ts';
import type { FlightKey } from '../domain/flight/flight.ts';
import type { ContactKind } from '../domain/pass/pass.ts';
import type { IdempotencySecret, Identity } from '../ports/runtime.ts';
import type { RateKind } from '../ports/stores.ts';
import { idempotencySecretOf } from './idempotency-secret.ts';

/** The ACCESS secret: every version still in use by a pass, and the name of the current one, for new passes. */
export type AccessKeys = { readonly current: string } & Readonly<Record<string, string>>;

/** A unique id for a write, by which its own lost success is recognised. */
export function newWriteId(): string {
  return randomUUID();
}

/**
 * Ids and keys derived from the two permanent secrets. INDEX never changes, as every primary key depends on it. ACCESS
 * has versions; a pass keeps the version with which it was issued, so that its token never changes.
 */
export class SecretIdentity implements Identity {
  readonly #indexSecret: () => Promise<string>;
  readonly #accessSecret: () => Promise<string>;

  constructor(indexSecret: () => Promise<string>, accessSecret: () => Promise<string>) {
    this.#indexSecret = indexSecret;
    this.#accessSecret = accessSecret;
  }

  async passKey(account: string, passId: string): Promise<string> {
    return base32(await this.#index('pass', account, passId)).slice(0, 32);
  }

  /** Look-up key of an API key, 64 hex digits. */
  async hashApiKey(apiKey: string): Promise<string> {
    return (await this.#index('api-key', apiKey)).toString('hex');
  }

  async linkPassId(linkId: string, data: string): Promise<string> {
    return base32(await this.#index('link-pass', linkId, data)).slice(0, 32);
  }

  async rateKey(kind: RateKind, id: string): Promise<string> {
    return base32(await this.#index('rate', kind, id)).slice(0, 32);
  }

  async contactHash(account: string, kind: ContactKind, text: string): Promise<string> {
    return (await this.#index('contact', account, kind, text)).toString('hex');
  }

  async numberKey(account: string, number: string): Promise<string> {
    return base32(await this.#index('number', account, number)).slice(0, 32);
  }

  async groupKey(account: string, groupId: string): Promise<string> {
    return base32(await this.#index('group', account, groupId)).slice(0, 32);
  }

  async groupSecret(group: string): Promise<string> {
    return base32(await this.#index('group-link', group)).slice(0, 26);
  }

  newNonce(): string {
    return base32(randomBytes(16));
  }

  newTrackingId(): string {
    return newWriteId();
  }

  newTemplateId(): string {
    return base62(22);
  }

  async flightTemplateId(account: string, brand: string, { airline, number, origin, date }: FlightKey) {
    return base32(await this.#index('flight-template', account, brand, airline, number, origin, date)).slice(0, 22);
  }

  newLinkId(): string {
    return base62(22);
  }

  newBarcodeValue({ kind, length }: BarcodeRecipe): string {
    return randomText(barcodeAlphabets[kind], length);
  }

  async currentAccessVersion(): Promise<string> {
    return (await this.#accessKeys()).current;
  }

  async authenticationToken(pass: { passKey: string; accessVersion: string }): Promise<string> {
    const key = (await this.#accessKeys())[pass.accessVersion];
    if (key === undefined) throw new Error(`The ACCESS secret lacks version ${pass.accessVersion}`);
    return hmac(key, 'apple', pass.passKey).toString('base64url');
  }

  async idempotencySecret(account: string, idempotencyKey: string): Promise<IdempotencySecret> {
    return idempotencySecretOf(await this.#index('idempotency', account, idempotencyKey));
  }

  async #index(...parts: string[]): Promise<Buffer> {
    return hmac(await this.#indexSecret(), ...parts);
  }

  async #accessKeys(): Promise<AccessKeys> {
    return JSON.parse(await this.#accessSecret()) as AccessKeys;
  }
}

/** A new API key: 40 base62 characters. Source: docs/architecture.md#identity. */
export function newApiKey(): string {
  return base62(40);
}

function hmac(key: string, ...parts: string[]): Buffer {
  return createHmac('sha256', key).update(parts.join('\0')).digest();
}

/** RFC 4648 base32 in lower case, without padding. */
function base32(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? [])
    .map((group) => 'abcdefghijklmnopqrstuvwxyz234567'.charAt(Number.parseInt(group.padEnd(5, '0'), 2)))
    .join('');
}

const digits = '0123456789';
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
/** Upper case only, because agents type barcodes that a scanner cannot read. */
const barcodeAlphabets = { Numeric: digits, Alphabet: letters, Alphanumeric: digits + letters };

const base62 = (length: number) => randomText(digits + letters + letters.toLowerCase(), length);

/** Uniformly distributed characters, by rejection sampling. */
function randomText(alphabet: string, length: number): string {
  const usable = 256 - (256 % alphabet.length);
  let text = '';
  while (text.length < length) {
    for (const byte of randomBytes(length))
      if (byte < usable && text.length < length) text += alphabet.charAt(byte % alphabet.length);
  }
  return text;
}
