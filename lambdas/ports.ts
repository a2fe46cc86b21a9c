import type { BoardingPass } from './domain/boarding-pass.ts';
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
  /** Version of the ACCESS secret for new passes. */
  currentAccessVersion(): Promise<string>;
  /** The token with which a phone asks for this pass; the same for the life of the pass. */
  authenticationToken(pass: Pick<Pass, 'passKey' | 'accessVersion'>): Promise<string>;
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

export interface Templates {
  create(template: Template): Promise<void>;
  /** Undefined for an unknown id and for another account's. */
  find(account: string, templateId: string): Promise<Template | undefined>;
}

export interface Passes {
  /** One conditional write; false when the pass-id is in use or was used by a deleted pass. Safe to repeat. */
  create(pass: Pass): Promise<boolean>;
  /** Undefined for an unknown or deleted pass. */
  find(passKey: string): Promise<Pass | undefined>;
  /** Leaves a tombstone without personal data; false when the pass changed or went since it was read. */
  delete(pass: Pass, trackingId: string, at: Date): Promise<boolean>;
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
  readonly log: Log;
  readonly passes: Passes;
  /** Base of every public address, without a slash at the end. */
  readonly publicBaseUrl: string;
  readonly renderings: Renderings;
  readonly templates: Templates;
}
