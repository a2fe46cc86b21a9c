import { type AirportFacts, airportZonesOf } from './airport.ts';
import { barcodeProblem } from './barcode-capacity.ts';
import { displayInstant, displayLocal, type LocalDateTime, withOffset } from './dates.ts';
import { type Expiration, expirationOf } from './expiration.ts';
import { areUpdatesNotified, lastNotificationOf } from './last-notification.ts';
import type { LinkType } from './link-value.ts';
import type { Pass, PassStatus } from './pass.ts';
import { type SemanticFlight, semanticFlightOf } from './semantic-flight.ts';
import type { ImageRef, Template } from './template.ts';
import type { TemplateFields } from './template-fields.ts';

export interface Airport {
  /** IATA code. */
  readonly code: string;
  /** The template's label, else the code. */
  readonly name: string;
  /** Zone of the local times here; for an unknown airport relevance-date-timezone. */
  readonly timeZone: string;
  /** Absent for an unknown airport. */
  readonly facts?: AirportFacts | undefined;
  readonly terminal?: string | undefined;
  readonly gate?: string | undefined;
}

export interface AdditionalImage {
  /** Web address. */
  readonly url: string;
  readonly text?: string | undefined;
}

/** Text with its label; `html` holds https links and otherwise only escaped text, with `\n` where a line ends. */
export interface Message {
  /** The specification's field name. */
  readonly field: 'message1' | 'message2' | 'text-module' | 'info-module';
  readonly label: string;
  readonly html: string;
}

export interface Link {
  readonly field: 'home-page-uri' | 'link1' | 'link2';
  readonly label: string;
  readonly type: LinkType;
  readonly value: string;
}

export interface Barcode {
  readonly type: TemplateFields['barcode-type'];
  readonly value: string;
  /** What is printed under the barcode. */
  readonly text?: string | undefined;
}

export interface FrequentFlyer {
  readonly program?: string | undefined;
  readonly number?: string | undefined;
}

/**
 * One passenger's boarding pass as it is shown: template and pass in one, pass values over template values.
 * Both wallets and the install page are rendered from this and so cannot disagree.
 */
export interface BoardingPass {
  readonly passKey: string;
  readonly status: PassStatus;
  readonly airlineName: string;
  /** Airline code and number, `LH2724`. */
  readonly flight: string;
  readonly airlineCode: string;
  readonly flightNumber: string;
  readonly origin: Airport;
  readonly destination: Airport;
  /** As a machine recognizes it; absent where a part is missing. */
  readonly semanticFlight?: SemanticFlight | undefined;
  /** Local at the origin, as all times up to the departure. */
  readonly boardingTime: LocalDateTime;
  readonly gateClosingTime?: LocalDateTime | undefined;
  readonly departureTime: LocalDateTime;
  readonly estimatedDepartureTime?: LocalDateTime | undefined;
  /** Local at the destination, as its estimate. */
  readonly arrivalTime?: LocalDateTime | undefined;
  readonly estimatedArrivalTime?: LocalDateTime | undefined;
  /** When the pass becomes relevant, with offset: `2027-03-15T14:05:00+01:00`. */
  readonly relevantDate: string;
  readonly passengerName: string;
  readonly seatNumber: string;
  readonly boardingGroup: string;
  readonly boardingGroupLabel: string;
  readonly boardingPosition: string;
  readonly seatClass?: string | undefined;
  readonly seatClassLabel: string;
  readonly sequenceNumber?: string | undefined;
  readonly boardingDoor?: TemplateFields['boarding-door'];
  readonly confirmationNumber: string;
  readonly ticketNumber?: string | undefined;
  readonly frequentFlyer?: FrequentFlyer | undefined;
  readonly barcode?: Barcode | undefined;
  /** Google Wallet only, below the pass. */
  readonly additionalImage?: AdditionalImage | undefined;
  readonly messages: readonly Message[];
  readonly links: readonly Link[];
  readonly locations: NonNullable<TemplateFields['relevant-locations']>;
  readonly beacons: NonNullable<TemplateFields['ibeacons']>;
  readonly expiresAt?: Expiration | undefined;
  /** What the passenger was last told, "" before the first time; undefined where updates are not notified. */
  readonly lastNotification?: string | undefined;
  /** Across the middle, in Google Wallet. */
  readonly strip?: ImageRef | undefined;
}

const messageLabels = {
  message1: 'Message',
  message2: 'Message',
  'text-module': 'Information',
  'info-module': 'Status',
};
const linkLabels = { 'home-page-uri': 'Website', link1: 'Link', link2: 'Link' };

/** Merges template and pass. Static values of the template never show on a pass (DECISIONS.md, static values). */
export function boardingPassOf(template: Template, pass: Pass): BoardingPass {
  const flight = template.fields;
  const passenger = pass.fields;
  const zones = airportZonesOf(flight, template.airports);
  return {
    passKey: pass.passKey,
    status: pass.status,
    airlineName: flight['carrier-airline-name'],
    flight: flight['flight-number-label'] + flight['flight-number'],
    airlineCode: flight['flight-number-label'],
    flightNumber: flight['flight-number'],
    origin: {
      code: flight['origin-airport'],
      name: flight['origin-airport-label'] ?? flight['origin-airport'],
      timeZone: zones.origin,
      facts: template.airports?.origin,
      terminal: flight['origin-terminal'],
      gate: flight['origin-gate'],
    },
    destination: {
      code: flight['destination-airport'],
      name: flight['destination-airport-label'] ?? flight['destination-airport'],
      timeZone: zones.destination,
      facts: template.airports?.destination,
      terminal: flight['arrival-terminal'],
      gate: flight['arrival-gate'],
    },
    semanticFlight: semanticFlightOf(template).flight,
    boardingTime: flight['boarding-time'],
    gateClosingTime: flight['gate-closing-time'],
    departureTime: flight['departure-time'],
    estimatedDepartureTime: flight['estimated-departure-time'],
    arrivalTime: flight['arrival-time'],
    estimatedArrivalTime: flight['estimated-arrival-time'],
    relevantDate: withOffset(flight['relevance-date-time'], flight['relevance-date-timezone']),
    passengerName: passenger['passenger-name'],
    seatNumber: passenger['seat-number'],
    boardingGroup: passenger['boarding-group'],
    boardingGroupLabel: flight['boarding-group-label'] ?? 'Group',
    boardingPosition: passenger['boarding-position'],
    seatClass: passenger['boarding-seat-class'] ?? flight['boarding-seat-class'],
    seatClassLabel: flight['boarding-seat-class-label'] ?? 'Class',
    sequenceNumber: passenger['sequence-number'],
    boardingDoor: flight['boarding-door'],
    confirmationNumber: passenger['confirmation-number'],
    ticketNumber: passenger['ticket-number'],
    frequentFlyer: frequentFlyerOf(passenger),
    barcode: barcodeOf(template, pass),
    additionalImage: additionalImageOf(flight, passenger),
    messages: messagesOf(flight, pass.status),
    links: linksOf(flight),
    locations: passenger['relevant-locations'] ?? flight['relevant-locations'] ?? [],
    beacons: passenger.ibeacons ?? flight.ibeacons ?? [],
    expiresAt: expirationOf(template, pass),
    lastNotification: areUpdatesNotified(flight) ? (lastNotificationOf(template, pass)?.text ?? '') : undefined,
    strip: pass.stripImage ?? template.images['strip-image'],
  };
}

/**
 * Pass value, else the generated one, else the template's default. A QR code carries every value that is accepted, and
 * so stands in for a type that the template has come to after the pass and that cannot carry its value.
 * Source: DECISIONS.md, Templates, barcode.
 */
export function barcodeOf(template: Template, pass: Pass): Barcode | undefined {
  const value = pass.fields['barcode-value'] ?? pass.generatedBarcode ?? template.fields['barcode-value'];
  if (value === undefined) return undefined;
  const shown = template.fields['display-alternate-barcode-text'] ?? true;
  const type = template.fields['barcode-type'];
  return { type: barcodeProblem(type, value) ? 'QRCODE' : type, value, text: shown ? value : undefined };
}

function additionalImageOf(flight: TemplateFields, passenger: Pass['fields']): AdditionalImage | undefined {
  const url = passenger['additional-image'] ?? flight['additional-image'];
  return url === undefined
    ? undefined
    : { url, text: passenger['additional-image-text'] ?? flight['additional-image-text'] };
}

/** An expiration in the display style of the API. */
export function displayExpiration({ instant, timeZone }: Expiration): string {
  return displayInstant(instant, timeZone);
}

/** A local time in the display style of the API, "" for none. */
export function displayTime(local: LocalDateTime | undefined): string {
  return local === undefined ? '' : displayLocal(local);
}

function messagesOf(flight: TemplateFields, status: PassStatus): Message[] {
  const texts = { ...flight, 'info-module': infoModuleOf(flight, status) };
  return (['message1', 'message2', 'text-module', 'info-module'] as const).flatMap((field) => {
    const html = texts[field];
    return html === undefined ? [] : [{ field, label: flight[`${field}-label`] ?? messageLabels[field], html }];
  });
}

const statusTexts = { redeemed: 'Redeemed', expired: 'Expired', voided: 'Voided' };

/** The template's text until the pass has a status to tell of. Source: specification, section 3; DECISIONS.md, Passes. */
export function infoModuleOf(flight: TemplateFields, status: PassStatus): string | undefined {
  return status === 'active' ? flight['info-module'] : statusTexts[status];
}

function linksOf(flight: TemplateFields): Link[] {
  const homePage = { 'home-page-uri-type': 'web-link' as const };
  const all = { ...flight, ...homePage };
  return (['home-page-uri', 'link1', 'link2'] as const).flatMap((field) => {
    const value = all[field];
    return value === undefined
      ? []
      : [{ field, label: all[`${field}-label`] ?? linkLabels[field], type: all[`${field}-type`] ?? 'web-link', value }];
  });
}

function frequentFlyerOf(passenger: Pass['fields']): FrequentFlyer | undefined {
  const { 'frequent-flyer-program-name': program, 'frequent-flyer-name-number': number } = passenger;
  return program || number ? { program, number } : undefined;
}
