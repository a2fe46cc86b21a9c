import type { AirportFacts } from '../domain/airport/airport.ts';
import type { DayFlight, FlightKey } from '../domain/flight/flight.ts';
import type { IssuanceLink } from '../domain/link/link.ts';
import type { Pass } from '../domain/pass/pass.ts';
import type { Installs, Registration } from '../domain/pass/registration.ts';
import type { Brand, GoogleClass, ImageField, ImageRef, Template } from '../domain/template/template.ts';

/** Brands of an account: few, so that all are read at once. */
export interface Brands {
  create(brand: Brand, receipt?: Receipt): Promise<void>;
  /** Replaces the previous version; false if the brand has changed since it was read. Idempotent. */
  update(brand: Brand, receipt?: Receipt): Promise<boolean>;
  /** Oldest first. Cached: a warm function may answer with data up to 30 s old. */
  allOf(account: string): Promise<readonly Brand[]>;
  /** The same, never cached. */
  latestOf(account: string): Promise<readonly Brand[]>;
}

/** A template to be written. */
export interface TemplateWrite {
  /** The next version, or the same one with other times of messages. */
  readonly template: Template;
  /** Id of a write of times alone, unique to it; absent for the next version. */
  readonly timesWriteId?: string | undefined;
}

export interface Templates {
  /** False if a template has the id: that of a flight and its brand is known before. Idempotent. */
  create(template: Template, receipt?: Receipt): Promise<boolean>;
  /** Writes several templates, or none: false if one has changed since it was read. Idempotent. */
  updateAll(writes: readonly TemplateWrite[], receipt?: Receipt): Promise<boolean>;
  /**
   * Records which version of a class Google Wallet has; false if the template or this record was changed since it was
   * read. Idempotent.
   * @param writeId unique to this write.
   */
  recordGoogleClass(template: Template, googleClass: GoogleClass, writeId: string): Promise<boolean>;
  /**
   * Undefined for an unknown id and for another account's. Cached: a warm function may answer with data up to 30 s old.
   */
  find(account: string, templateId: string): Promise<Template | undefined>;
  /** The latest version, never cached; undefined for an unknown id and for another account's. */
  findLatest(account: string, templateId: string): Promise<Template | undefined>;
}

export interface Links {
  create(link: IssuanceLink, receipt?: Receipt): Promise<void>;
  /** Replaces the previous version; false if the link has changed since it was read. Idempotent. */
  update(link: IssuanceLink, receipt?: Receipt): Promise<boolean>;
  /** Undefined for an unknown id and for another account's. */
  find(account: string, linkId: string): Promise<IssuanceLink | undefined>;
  /** The link of any account: passengers who follow it know only its id. */
  findFollowed(linkId: string): Promise<IssuanceLink | undefined>;
}

/** An entry of getpasstemplates. */
export interface ListedTemplate extends Pick<Template, 'id' | 'createdAtUtc' | 'updatedAtUtc'> {
  readonly name: string;
}

/** An entry of getpassids. */
export type ListedPass = Pick<Pass, 'passId' | 'createdAtUtc' | 'updatedAtUtc'>;

/** A page of a list. */
export interface ListPage {
  /** From 1. */
  readonly number: number;
  /** Entries per page, 1 to 1,000. */
  readonly size: number;
}

/** Pages of an account's templates and passes, oldest first; empty past the end. */
export interface Lists {
  templates(account: string, page: ListPage): Promise<readonly ListedTemplate[]>;
  /** Number of a template's passes; at about the same cost for any number once the list has been filed. */
  countPasses(templateId: string): Promise<number>;
  passes(templateId: string, page: ListPage): Promise<readonly ListedPass[]>;
}

/** Flights by their natural key. */
export interface Flights {
  /**
   * The account's templates that are this flight, oldest first. Found by an index, which shows a change after a moment,
   * and read consistently: none is of another flight.
   * @returns undefined if there may be more than `max`.
   */
  templates(account: string, flight: FlightKey, max: number): Promise<readonly Template[] | undefined>;
  /** Counts the passes of a flight. @param templates of one flight, at least one. */
  counts(templates: readonly Template[]): Promise<FlightCounts>;
  /** The passes of a template, in no order. Memory holds all of them. */
  passesAlone(templateId: string): Promise<readonly Pass[]>;
  /** The passes of a template, each with its registrations. Memory holds all of them. */
  passes(
    templateId: string,
  ): Promise<readonly { readonly pass: Pass; readonly registrations: readonly Registration[] }[]>;
}

/** Passes of a flight, and how far its changes have come. */
export interface FlightCounts {
  readonly passes: number;
  /** Absent above 10,000 passes: all of them would be read. */
  readonly installs?: Installs | undefined;
  /** When counting began. */
  readonly countedAtUtc: string;
}

/** A flight with what was counted of it last. */
export interface SeenFlight {
  readonly flight: FlightKey;
  /** At least one. */
  readonly templates: readonly Template[];
  /** Absent until it was counted once. */
  readonly counts?: FlightCounts | undefined;
  /** True if it is to be counted anew: a minute later, or once a template has changed. */
  readonly isStale: boolean;
}

/** Days of flights. */
export interface FlightDays {
  /** The account's flights of a day, by scheduled departure: by an index, which shows a change after a moment. */
  flightsOf(account: string, date: string): Promise<readonly DayFlight[]>;
  /** Flights as they are, read consistently, by one request for at most 100 flights and templates together. */
  look(account: string, flights: readonly Pick<DayFlight, 'flight' | 'templateIds'>[]): Promise<readonly SeenFlight[]>;
}

/**
 * Stored answer of a call with an Idempotency-Key, written in one transaction with the call's change: a repeated call
 * gets this answer. It cannot be decrypted without the key.
 */
export interface Receipt {
  readonly keyHash: string;
  /** Distinguishes a repetition from another call with the same key. */
  readonly requestHash: string;
  /** The encrypted answer. */
  readonly answer: string;
  readonly trackingId: string;
  readonly writtenAtUtc: string;
  readonly expiresAtUtc: string;
}

/** Writes of every store accept a receipt, and may then throw ReceiptExists or ReceiptBusy. */
export interface Receipts {
  /** Stores the receipt of a call that changed nothing. */
  put(receipt: Receipt): Promise<void>;
  /** Undefined if unknown or expired. */
  find(keyHash: string, at: Date): Promise<Receipt | undefined>;
}

/** Nothing was written: the Idempotency-Key already has its answer. */
export class ReceiptExists extends Error {
  override readonly name = 'ReceiptExists';
}

/** Nothing was written: another call with the same Idempotency-Key is committing right now. */
export class ReceiptBusy extends Error {
  override readonly name = 'ReceiptBusy';
}

/** Files behind an install link. */
export interface Rendering {
  /** Compressed, as all pages are stored and answered. */
  readonly page: Uint8Array;
  readonly pkpass: Uint8Array;
}

/** The write-once cache of rendered passes under `i/{link}`. */
export interface Renderings {
  put(link: string, rendering: Rendering): Promise<void>;
  /** The .pkpass of a link; undefined if it is not stored. */
  findPkpass(link: string): Promise<Uint8Array | undefined>;
  delete(link: string): Promise<void>;
  /** Deletes the files of many links. @throws if some still exist. */
  deleteAll(links: readonly string[]): Promise<void>;
}

/** A PNG that has been fetched and checked. */
export interface Image extends ImageRef {
  /** Bytes as its server sent them. */
  readonly data: Uint8Array;
  /** The same picture in fewer bytes, whose hash is `packedAs`. */
  readonly packed?: Uint8Array | undefined;
}

/** The part of an image that records hold. */
export function refOf({ data: _data, packed: _packed, ...ref }: Image): ImageRef {
  return ref;
}

export interface Images {
  /** Stores the picture as sent, and in fewer bytes. */
  put(image: Image): Promise<void>;
  /** @throws if nothing is stored under this hash. */
  get(sha256: string): Promise<Uint8Array>;
  /** Undefined for an unknown hash. */
  find(sha256: string): Promise<Uint8Array | undefined>;
}

export interface ImageFetcher {
  /**
   * Fetches a caller's PNG within 5 s, from a public address only; at most 2 MB, and no more pixels than its field
   * allows. A picture of passes is packed too, without loss.
   * @throws ImageRefused with a reason that the caller may see.
   */
  fetchPng(url: string, field: ImageField): Promise<Image>;
}

/** An image that cannot be used. The message is for the caller and contains no address but their own. */
export class ImageRefused extends Error {
  override readonly name = 'ImageRefused';
}

/** A picture for a .pkpass. */
export interface Picture {
  readonly data: Uint8Array;
  /** Size of the picture as sent, bytes: it decides under how many names the pass has the picture. */
  readonly sentBytes: number;
}

export type TemplateImages = Readonly<Partial<Record<ImageField, Picture | undefined>>>;

export interface Airports {
  /** Undefined for an unknown code. */
  find(code: string): Promise<AirportFacts | undefined>;
}

/**
 * Units of counting: requests to issuance links per client and link, those to the API per API key, invitations per account,
 * forms of the settings each by itself.
 */
export type RateKind = 'client' | 'link' | 'api-key' | 'invitation' | 'form';

export interface RateLimits {
  /**
   * Counts a request in the current window, which is a minute, or a day for invitations and forms.
   * @param limit in place of the limit that the stage has for this kind.
   * @returns 0, or above the limit the seconds until the next window.
   */
  take(kind: RateKind, id: string, limit?: number): Promise<number>;
}
