import type { FlightAirports } from './airport.ts';
import type { TemplateFields } from './template-fields.ts';
import type { WatchedByGoogle, WatchedFlight } from './watched-flight.ts';

/** The fields whose PNG is fetched when the template is created; their names are those of the API. */
export const imageFields = [
  'walleta-pass-icon',
  'carrier-airline-logo',
  'carrier-alliance-logo',
  'carrier-airline-logo-walletb',
  'strip-image',
] as const;

export type ImageField = (typeof imageFields)[number];

/** Those of them that go into the .pkpass; the others are shown by Google Wallet only. */
export const pkpassImageFields = ['walleta-pass-icon', 'carrier-airline-logo', 'carrier-alliance-logo'] as const;

/** An image as stored: named by its content, so that it is written once and never changes. */
export interface ImageRef {
  /** Lower-case hex SHA-256 of the bytes. */
  readonly sha256: string;
  readonly bytes: number;
  /** Pixels. */
  readonly width: number;
  /** Pixels. */
  readonly height: number;
}

/** What Google Wallet has of a template's class. */
export interface GoogleClass {
  /** Version of the template that it shows. */
  readonly version: number;
  /** Of the last notification that passengers were told of, or were about to be. */
  readonly toldOfAtUtc?: string | undefined;
  /** When its passengers were told in the last 24 hours. */
  readonly toldAtUtc?: readonly string[] | undefined;
  /** What it shows of what Google Wallet tells of by itself; absent where that was not noted. */
  readonly watched?: WatchedFlight | undefined;
}

/** What passengers were told with the last update that had something to tell. */
export interface LastNotification {
  readonly text: string;
  readonly atUtc: string;
  /** Of what, where it is something that Google Wallet may have told of by itself. */
  readonly about?: WatchedByGoogle | undefined;
}

/** A pass template: one flight on one date, with everything its passes share. */
export interface Template {
  readonly id: string;
  readonly account: string;
  /** Starts at 1 and grows by 1 with each change. */
  readonly version: number;
  readonly createdAtUtc: string;
  readonly updatedAtUtc: string;
  /** The call that wrote this version. */
  readonly trackingId: string;
  readonly fields: TemplateFields;
  readonly images: Readonly<Partial<Record<ImageField, ImageRef>>>;
  /** Absent on a template that is older than them. */
  readonly airports?: FlightAirports | undefined;
  /** Pass type identifier of the account's certificate that signs this template's passes. */
  readonly passTypeId: string;
  /** Google Wallet issuer, where the account has one. */
  readonly issuerId?: string | undefined;
  readonly lastNotification?: LastNotification | undefined;
  /** The latest version that changed what Google Wallet shows on each pass; 1 where it is absent. */
  readonly objectsVersion?: number | undefined;
  /** What Google Wallet has of the flight; absent until somebody wanted to save a pass of it there. */
  readonly googleClass?: GoogleClass | undefined;
}
