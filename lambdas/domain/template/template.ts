import type { FlightAirports } from '../airport/airport.ts';
import type { BrandFields, TemplateFields } from '../template-fields/template-fields.ts';
import type { LocalDateTime } from '../time/dates.ts';

/** Fields with a PNG that is fetched when the template is created, by their names in the API. */
export const imageFields = [
  'walleta-pass-icon',
  'carrier-airline-logo',
  'carrier-alliance-logo',
  'carrier-airline-logo-walletb',
  'strip-image',
] as const;

export type ImageField = (typeof imageFields)[number];

/** Images in the .pkpass; the others are shown by Google Wallet only. */
export const pkpassImageFields = ['walleta-pass-icon', 'carrier-airline-logo', 'carrier-alliance-logo'] as const;

/** A stored image: content-addressed, and therefore immutable. */
export interface ImageRef {
  /** Lower-case hex SHA-256 of the bytes. */
  readonly sha256: string;
  readonly bytes: number;
  /** In pixels. */
  readonly width: number;
  /** In pixels. */
  readonly height: number;
  /** SHA-256 of the same picture in fewer bytes, if there is one. */
  readonly packedAs?: string | undefined;
}

/** Facts whose changes on a class Google Wallet notifies by itself, in its own words. */
export const watchedByGoogle = ['gate', 'terminal', 'boarding', 'departure'] as const;

export type WatchedByGoogle = (typeof watchedByGoogle)[number];

/** Values of these facts as Google Wallet has them. */
export interface WatchedFlight {
  readonly gate?: string | undefined;
  readonly terminal?: string | undefined;
  readonly boardingTime?: LocalDateTime | undefined;
  readonly departureTime: LocalDateTime;
  readonly estimatedDepartureTime?: LocalDateTime | undefined;
}

/** State of the template's class in Google Wallet. */
export interface GoogleClass {
  /** Version of the template that it shows. */
  readonly version: number;
  /** `atUtc` of the last notification that was sent, or is being sent. */
  readonly toldOfAtUtc?: string | undefined;
  /** Times of notifications in the last 24 hours. */
  readonly toldAtUtc?: readonly string[] | undefined;
  /** Values that Google Wallet itself notifies changes of, as the class shows them; absent if not recorded. */
  readonly watched?: WatchedFlight | undefined;
}

/** Facts whose last change the page marks. */
export const changeNames = ['gate', 'terminal', 'seat', 'group'] as const;

export type ChangeName = (typeof changeNames)[number];

/** The values that these facts had before the ones that they have, and until when. */
export type FormerValues = Readonly<Partial<Record<ChangeName, { readonly value: string; readonly untilUtc: string }>>>;

/** The notification of the last update that had one. */
export interface LastNotification {
  readonly text: string;
  /** By the tags of the template's other languages; absent for the airline's own text. */
  readonly translations?: Readonly<Record<string, string>> | undefined;
  readonly atUtc: string;
  /** Subject, if Google Wallet may have notified of it by itself. */
  readonly about?: WatchedByGoogle | undefined;
  /** Absent as long as nothing was replaced. */
  readonly former?: FormerValues | undefined;
}

/** Facts about a flight's day that its template's fields lose by an update. */
export interface FlightDay {
  /** Boarding by the timetable; absent as long as boarding-time shows it. */
  readonly originalBoardingTime?: LocalDateTime | undefined;
  /** Departure that the current boarding was sent for; absent unless another one is expected now. */
  readonly boardingSentFor?: LocalDateTime | undefined;
  /** Departure that the current arrival was sent for; absent unless another one is expected now. */
  readonly arrivalSentFor?: LocalDateTime | undefined;
  /** The flight has had a status: its removal must be sent to Google Wallet, too. */
  readonly hasHadStatus?: true | undefined;
  /** Whether a diverted flight is still in the air. */
  readonly diversion?: 'in-air' | 'landed' | undefined;
  /** When the passes of the flight became void; absent while they are not. */
  readonly voidedSinceUtc?: string | undefined;
}

/** By field, the event-time of the newest message about it, ms since 1970. */
export type Times = Readonly<Record<string, number>>;

/** The newest messages about the fields of a template: of two that contradict each other, the newer one holds. */
export interface FieldTimes {
  /** Messages about the flight. */
  readonly flight?: Times | undefined;
  /** Changes of this template alone. */
  readonly own?: Times | undefined;
  /** Writes of times alone, which make no version; absent until the flight has had a message with an event-time. */
  readonly writes?: number | undefined;
}

export const newest = (...times: readonly (number | undefined)[]): number =>
  Math.max(...times.map((time) => time ?? Number.NEGATIVE_INFINITY));

/** Time of the newest message about a field; NaN if none is known, which is neither before nor after any other. */
export function timeOf({ flight, own }: FieldTimes = {}, name: string): number {
  const time = newest(own?.[name], flight?.[name]);
  return Number.isFinite(time) ? time : Number.NaN;
}

/** Sender of a call: an API key by its id, a person by their id in the user pool, or a passenger who follows a link. */
export type Changer = `key:${string}` | `person:${string}` | 'link';

/** A pass template: one flight on one date, with everything its passes share. */
export interface Template {
  readonly id: string;
  readonly account: string;
  /** Starts at 1, incremented by each change. */
  readonly version: number;
  readonly createdAtUtc: string;
  readonly updatedAtUtc: string;
  /** tracking-id of the call that wrote this version. */
  readonly trackingId: string;
  /** Sender of this call; absent if it is older than this attribute. */
  readonly changedBy?: Changer | undefined;
  readonly fields: TemplateFields;
  /** Id of the brand that it was made with; absent on others. */
  readonly brand?: string | undefined;
  readonly images: Readonly<Partial<Record<ImageField, ImageRef>>>;
  /** Absent on templates that are older than this attribute. */
  readonly airports?: FlightAirports | undefined;
  readonly flightDay?: FlightDay | undefined;
  readonly fieldTimes?: FieldTimes | undefined;
  /** Pass type identifier of the account's certificate that signs this template's passes. */
  readonly passTypeId: string;
  /** Google Wallet issuer id; absent if the account has none. */
  readonly issuerId?: string | undefined;
  /** Check of barcodes where the field barcode-check is not set; absent on templates that are older than this field. */
  readonly barcodeCheckByDefault?: 'warn' | undefined;
  readonly lastNotification?: LastNotification | undefined;
  /** Last version that changed Google Wallet's objects, not only the class; 1 by default. */
  readonly objectsVersion?: number | undefined;
  /** An earlier version had translations or a fixed language, which Google Wallet has until an update removes them. */
  readonly hadTranslations?: true | undefined;
  /** The class in Google Wallet; absent until a passenger first wanted to save a pass there. */
  readonly googleClass?: GoogleClass | undefined;
}

/**
 * The common part of an airline's flights: a template without a flight, which makes no passes itself.
 * Source: docs/decisions/brands.md#a-brand-is-a-template-without-a-flight
 */
export interface Brand
  extends Pick<
    Template,
    'id' | 'account' | 'version' | 'createdAtUtc' | 'updatedAtUtc' | 'trackingId' | 'images' | 'passTypeId' | 'issuerId'
  > {
  readonly fields: BrandFields;
}
