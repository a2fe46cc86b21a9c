import type { BoardingPass } from './domain/boarding-pass.ts';
import type { BarcodeRecipe } from './domain/generated-barcode.ts';
import type { IssuanceLink } from './domain/link.ts';
import type { ListPage } from './domain/list-pages.ts';
import type { Pass } from './domain/pass.ts';
import type { ImageField, ImageRef, Template } from './domain/template.ts';

/** What the service needs from the outside world. Types only; context.ts decides what stands behind them. */

export interface Clock {
  now(): Date;
}

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

export interface Account {
  readonly id: string;
  readonly name: string;
  readonly defaultPassTypeId?: string | undefined;
  readonly defaultIssuerId?: string | undefined;
}

export interface Accounts {
  /** The account this API key belongs to; undefined for any key that is not valid now. */
  byApiKey(apiKey: string): Promise<Account | undefined>;
  /** The account's active Wallet A certificate of this pass type. */
  appleCertificate(account: string, passTypeId: string): Promise<AppleCertificate | undefined>;
  /** True when the account has an active Wallet B issuer of this id. */
  hasIssuer(account: string, issuerId: string): Promise<boolean>;
}

/** A pass type certificate with its key, as PEM. */
export interface AppleCertificate {
  readonly passTypeId: string;
  readonly teamId: string;
  readonly certificatePem: string;
  readonly privateKeyPem: string;
  /** Apple's intermediate (WWDR) that issued the certificate. */
  readonly intermediatePem: string;
}

/**
 * What a call with an Idempotency-Key leaves behind, in one transaction with its change: who repeats the call gets
 * this answer. Nothing in it can be read without the key.
 */
export interface Receipt {
  readonly keyHash: string;
  /** Tells a repeated call from another one. */
  readonly requestHash: string;
  /** The answer, sealed. */
  readonly answer: string;
  readonly trackingId: string;
  readonly writtenAtUtc: string;
  readonly expiresAtUtc: string;
}

/** The writes of all stores take a receipt and then throw ReceiptExists or ReceiptBusy. */
export interface Receipts {
  /** Leaves a receipt of a call that had nothing to change. */
  put(receipt: Receipt): Promise<void>;
  /** Undefined for one that has expired. */
  find(keyHash: string, at: Date): Promise<Receipt | undefined>;
}

/** Nothing was written: the Idempotency-Key has its answer. */
export class ReceiptExists extends Error {
  override readonly name = 'ReceiptExists';
}

/** Nothing was written: another call with the Idempotency-Key is committing at this moment. */
export class ReceiptBusy extends Error {
  override readonly name = 'ReceiptBusy';
}

export interface Templates {
  create(template: Template, receipt?: Receipt): Promise<void>;
  /** Replaces the version before; false when the template has changed since that was read. Safe to repeat. */
  update(template: Template, receipt?: Receipt): Promise<boolean>;
  /** Undefined for an unknown id and for another account's. A warm function may answer as of 30 s ago. */
  find(account: string, templateId: string): Promise<Template | undefined>;
  /** As find, but as the template is now. */
  findLatest(account: string, templateId: string): Promise<Template | undefined>;
}

/** Nothing was written: another pass of the template has, or had, the generated barcode. */
export class BarcodeTaken extends Error {
  override readonly name = 'BarcodeTaken';
}

export interface Passes {
  /**
   * One conditional write; false when the pass-id is in use or was used by a deleted pass. Safe to repeat. A generated
   * barcode makes it a transaction.
   * @throws BarcodeTaken when another pass of the template has the generated barcode.
   */
  create(pass: Pass, receipt?: Receipt): Promise<boolean>;
  /** Replaces the version before; false when the pass changed or went since that was read. Safe to repeat. */
  update(pass: Pass, receipt?: Receipt): Promise<boolean>;
  /** All passes of a template that are listed, at most 100 at a time. Those that come while it runs may be left out. */
  batchesOf(templateId: string): AsyncIterable<readonly Pass[]>;
  /** Undefined for an unknown or deleted pass. */
  find(passKey: string): Promise<Pass | undefined>;
  /** Leaves a tombstone without personal data; false when the pass changed or went since it was read. */
  delete(pass: Pass, trackingId: string, at: Date, receipt?: Receipt): Promise<boolean>;
}

/** What getpasstemplates shows of a template. */
export interface ListedTemplate extends Pick<Template, 'id' | 'createdAtUtc' | 'updatedAtUtc'> {
  readonly name: string;
}

/** What getpassids shows of a pass. */
export type ListedPass = Pick<Pass, 'passId' | 'createdAtUtc' | 'updatedAtUtc'>;

/** Pages of what an account has, oldest first; past the end there is nothing. */
export interface Lists {
  templates(account: string, page: ListPage): Promise<readonly ListedTemplate[]>;
  passes(templateId: string, page: ListPage): Promise<readonly ListedPass[]>;
}

/** Text encrypted at rest; `accessVersion` is the version of the ACCESS secret that its key comes from. */
export interface SealedText {
  readonly accessVersion: string;
  readonly sealed: string;
}

export interface SecretBox {
  /** @param place where the text is kept: it opens nowhere else. */
  seal(text: string, place: string): Promise<SealedText>;
  /** @throws when the text was changed or moved, or the ACCESS secret lacks its version. */
  open(sealed: SealedText, place: string): Promise<string>;
}

export interface Links {
  create(link: IssuanceLink, receipt?: Receipt): Promise<void>;
  /** Replaces the version before; false when the link has changed since that was read. Safe to repeat. */
  update(link: IssuanceLink, receipt?: Receipt): Promise<boolean>;
  /** Undefined for an unknown id and for another account's. */
  find(account: string, linkId: string): Promise<IssuanceLink | undefined>;
}

/** What an install link serves. */
export interface Rendering {
  readonly page: string;
  readonly pkpass: Uint8Array;
}

/** The write-once cache of rendered passes under `i/{link}`. */
export interface Renderings {
  put(link: string, rendering: Rendering): Promise<void>;
  delete(link: string): Promise<void>;
}

/** A PNG that has been fetched and checked. */
export interface Image extends ImageRef {
  readonly data: Uint8Array;
}

export interface Images {
  put(image: Image): Promise<void>;
  /** @throws when nothing is stored under this hash. */
  get(sha256: string): Promise<Uint8Array>;
  /** As get, undefined for an unknown hash. */
  find(sha256: string): Promise<Uint8Array | undefined>;
}

export interface ImageFetcher {
  /**
   * Fetches a caller's PNG, at most 2 MB, within 5 s, from a public address only.
   * @throws ImageRefused with a reason that the caller may read.
   */
  fetchPng(url: string): Promise<Image>;
}

/** Why an image cannot be used; the message is for the caller and names no address but his own. */
export class ImageRefused extends Error {
  override readonly name = 'ImageRefused';
}

export type TemplateImages = Readonly<Partial<Record<ImageField, Uint8Array | undefined>>>;

/** Everything a .pkpass is made of. */
export interface PkpassInput {
  /** Template id and version: what the images belong to, so that their hashes and zip entries are made once. */
  readonly imagesKey: string;
  readonly images: TemplateImages;
  /** The pass's own strip image. */
  readonly strip?: Uint8Array | undefined;
  readonly boardingPass: BoardingPass;
  readonly settings: PkpassSettings;
  readonly certificate: AppleCertificate;
  readonly signedAt: Date;
}

/** Template settings that only Wallet A reads, and how phones reach the PassKit web service. */
export interface PkpassSettings {
  readonly description: string;
  /** `#RRGGBB`. */
  readonly backgroundColor: string;
  /** `#RRGGBB`. */
  readonly textColor: string;
  readonly linkedApps: readonly number[];
  readonly sharingProhibited: boolean;
  readonly webServiceUrl: string;
  readonly authenticationToken: string;
}

export interface AppleWallet {
  /**
   * Checks that passes can be signed with this certificate: key, UID, OU, validity, issuer.
   * @throws CertificateUnusable with a reason that the caller may read.
   */
  checkCertificate(certificate: AppleCertificate, at: Date): Promise<void>;
  /**
   * Builds and signs a .pkpass.
   * @throws CertificateUnusable as checkCertificate.
   */
  build(input: PkpassInput): Promise<Uint8Array>;
}

/** Why no pass can be signed with a certificate. */
export class CertificateUnusable extends Error {
  override readonly name = 'CertificateUnusable';
}

/** Coded log lines; never personal data, keys, links or barcodes. */
export interface Log {
  info(code: string, details?: Readonly<Record<string, unknown>>): void;
  error(code: string, error: unknown, details?: Readonly<Record<string, unknown>>): void;
}

/** Everything the actions, the public web and the jobs work with; context.ts builds it. */
export interface Services {
  readonly accounts: Accounts;
  readonly apple: AppleWallet;
  readonly clock: Clock;
  readonly identity: Identity;
  readonly imageFetcher: ImageFetcher;
  readonly images: Images;
  readonly links: Links;
  readonly log: Log;
  readonly passes: Passes;
  /** Base of every public address, without a slash at the end. */
  readonly publicBaseUrl: string;
  readonly receipts: Receipts;
  readonly renderings: Renderings;
  readonly templates: Templates;
}

/** What the actions work with besides. */
export interface ApiServices extends Services {
  readonly lists: Lists;
}
