import { displayInstant, displayLocal, type LocalDateTime, withOffset } from './dates.ts';
import { type Expiration, expirationOf } from './expiration.ts';
import type { LinkType } from './link-value.ts';
import type { Pass, PassStatus } from './pass.ts';
import type { Template } from './template.ts';
import type { TemplateFields } from './template-fields.ts';

export interface Airport {
  /** IATA code. */
  readonly code: string;
  readonly name: string;
  readonly terminal?: string | undefined;
  readonly gate?: string | undefined;
}

/** A piece of text with its label; `html` holds https links and otherwise only escaped text. */
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
  readonly origin: Airport;
  readonly destination: Airport;
  /** Airport-local times; see `timeZone`. */
  readonly boardingTime: LocalDateTime;
  readonly gateClosingTime?: LocalDateTime | undefined;
  readonly departureTime: LocalDateTime;
  readonly estimatedDepartureTime?: LocalDateTime | undefined;
  readonly arrivalTime?: LocalDateTime | undefined;
  readonly estimatedArrivalTime?: LocalDateTime | undefined;
  /** Zone that gives local times their offset. */
  readonly timeZone: string;
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
  readonly boardingDoor?: string | undefined;
  readonly confirmationNumber: string;
  readonly ticketNumber?: string | undefined;
  /** Programme name, where given, before the number. */
  readonly frequentFlyer?: string | undefined;
  readonly barcode?: Barcode | undefined;
  readonly messages: readonly Message[];
  readonly links: readonly Link[];
  readonly locations: NonNullable<TemplateFields['relevant-locations']>;
  readonly beacons: NonNullable<TemplateFields['ibeacons']>;
  readonly expiresAt?: Expiration | undefined;
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
  const timeZone = flight['relevance-date-timezone'];
  return {
    passKey: pass.passKey,
    status: pass.status,
    airlineName: flight['carrier-airline-name'],
    flight: flight['flight-number-label'] + flight['flight-number'],
    origin: {
      code: flight['origin-airport'],
      name: flight['origin-airport-label'] ?? flight['origin-airport'],
      terminal: flight['origin-terminal'],
      gate: flight['origin-gate'],
    },
    destination: {
      code: flight['destination-airport'],
      name: flight['destination-airport-label'] ?? flight['destination-airport'],
      terminal: flight['arrival-terminal'],
      gate: flight['arrival-gate'],
    },
    boardingTime: flight['boarding-time'],
    gateClosingTime: flight['gate-closing-time'],
    departureTime: flight['departure-time'],
    estimatedDepartureTime: flight['estimated-departure-time'],
    arrivalTime: flight['arrival-time'],
    estimatedArrivalTime: flight['estimated-arrival-time'],
    timeZone,
    relevantDate: withOffset(flight['relevance-date-time'], timeZone),
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
    frequentFlyer: joined(passenger['frequent-flyer-program-name'], passenger['frequent-flyer-name-number']),
    barcode: barcodeOf(template, pass),
    messages: messagesOf(flight, pass.status),
    links: linksOf(flight),
    locations: passenger['relevant-locations'] ?? flight['relevant-locations'] ?? [],
    beacons: passenger.ibeacons ?? flight.ibeacons ?? [],
    expiresAt: expirationOf(template, pass),
  };
}

/** Pass value, else the generated one, else the template's default. Source: DECISIONS.md, Templates, barcode. */
export function barcodeOf(template: Template, pass: Pass): Barcode | undefined {
  const value = pass.fields['barcode-value'] ?? pass.generatedBarcode ?? template.fields['barcode-value'];
  if (value === undefined) return undefined;
  const shown = template.fields['display-alternate-barcode-text'] ?? true;
  return { type: template.fields['barcode-type'], value, text: shown ? value : undefined };
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

function joined(...parts: (string | undefined)[]): string | undefined {
  return parts.filter(Boolean).join(' ') || undefined;
}
