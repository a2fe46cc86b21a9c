import { type AirportFacts, airportZonesOf } from '../airport/airport.ts';
import { type Barcode, barcodeOf } from '../barcode/barcode.ts';
import type { FeaturedActions } from '../fields/action-link-fields.ts';
import { type BadgeName, badgesAmong } from '../fields/badges.ts';
import { hasSeat, type PassengerKind } from '../fields/passenger-kind.ts';
import { type ShownDay, shownDayOf } from '../flight/flight-day.ts';
import { inEnglish, inLanguage, type Wording } from '../languages/languages.ts';
import { type Expiration, expirationOf } from '../pass/expiration.ts';
import type { Pass, PassStatus, ShownPass } from '../pass/pass.ts';
import type { ImageRef, Template } from '../template/template.ts';
import type { flightFields } from '../template-fields/flight.ts';
import type { TemplateFields } from '../template-fields/template-fields.ts';
import { instantWithOffset, type LocalDateTime, toInstant, withOffset } from '../time/dates.ts';
import { hourMs } from '../time/durations.ts';
import { areUpdatesNotified, lastNotificationOf, textIn } from './last-notification.ts';
import { type ActionLink, type Link, linksOf, type Message, messagesOf, openedLinksOf } from './messages.ts';
import { type SemanticFlight, semanticFlightOf } from './semantic-flight.ts';

export interface Airport {
  /** IATA code. */
  readonly code: string;
  /** The template's label, else the IATA code. */
  readonly name: string;
  /** Time zone of the local times here; relevance-date-timezone for an unknown airport. */
  readonly timeZone: string;
  /** Absent for an unknown airport. */
  readonly facts?: AirportFacts | undefined;
  readonly terminal?: string | undefined;
  readonly gate?: string | undefined;
  readonly securityPrograms?: TemplateFields['origin-security-programs'];
}

export interface AdditionalImage {
  /** Web URL. */
  readonly url: string;
  readonly text?: string | undefined;
}

export interface FrequentFlyer {
  readonly program?: string | undefined;
  readonly number?: string | undefined;
}

/** The part of a boarding pass that is the same for all passes of a flight. */
export interface Flight {
  /** English if absent. */
  readonly wording?: Wording | undefined;
  /** For facts that show as they are sent. Absent in pictures and examples only. */
  readonly fields?: Pick<TemplateFields, keyof typeof flightFields>;
  readonly airlineName: string;
  /** Airline code and flight number: `LH2724`. */
  readonly flight: string;
  readonly airlineCode: string;
  readonly flightNumber: string;
  /** Set where the airline gives it beside another code. */
  readonly airlineIataCode?: string | undefined;
  readonly origin: Airport;
  readonly destination: Airport;
  /** Machine-readable form of the flight; absent if a part is missing. */
  readonly semanticFlight?: SemanticFlight | undefined;
  /** Absent in pictures and examples only. */
  readonly day?: ShownDay;
  /** The estimate, if there is one; absent as long as none is known. In the origin's local time, as all times up to departure. */
  readonly boardingTime?: LocalDateTime | undefined;
  readonly gateClosingTime?: LocalDateTime | undefined;
  readonly departureTime: LocalDateTime;
  readonly estimatedDepartureTime?: LocalDateTime | undefined;
  /** In the destination's local time, as its estimate. */
  readonly arrivalTime?: LocalDateTime | undefined;
  readonly estimatedArrivalTime?: LocalDateTime | undefined;
  /** When the pass becomes relevant, with offset: `2027-03-15T14:05:00+01:00`. */
  readonly relevantDate: string;
  readonly loungePlaceId?: string | undefined;
  readonly boardingGroupLabel: string;
  readonly seatClassLabel: string;
  /** All messages but `info-module`, which a pass's status replaces. */
  readonly messages: readonly Message[];
  readonly links: readonly Link[];
}

/**
 * The view model of a pass: template and pass merged, pass values overriding template values. Both wallets and the
 * install page render it, so they cannot disagree.
 */
export interface BoardingPass extends Flight {
  readonly passKey: string;
  readonly status: PassStatus;
  /** Key of the booking's group: wallets keep its passes together. */
  readonly group?: string | undefined;
  readonly passengerName: string;
  /** Absent as long as it was never set. */
  readonly passengerKind?: PassengerKind | undefined;
  readonly seatNumber?: string | undefined;
  readonly boardingGroup?: string | undefined;
  readonly boardingPosition?: string | undefined;
  readonly seatClass?: string | undefined;
  readonly sequenceNumber?: string | undefined;
  readonly confirmationNumber: string;
  readonly ticketNumber?: string | undefined;
  readonly frequentFlyer?: FrequentFlyer | undefined;
  /** Badges of the passenger, as they were sent. */
  readonly badges: Pick<Pass['fields'], BadgeName>;
  /** Set where the airline wants them in words, too. */
  readonly areBadgesInWords?: boolean;
  readonly barcode?: Barcode | undefined;
  /** Shown by Google Wallet only, below the pass. */
  readonly additionalImage?: AdditionalImage | undefined;
  readonly actionLinks: readonly ActionLink[];
  /** Links to show first, each with its purpose; the pass need not have them. */
  readonly featuredActions?: FeaturedActions | undefined;
  readonly locations: NonNullable<TemplateFields['relevant-locations']>;
  readonly beacons: NonNullable<TemplateFields['ibeacons']>;
  readonly expiresAt?: Expiration | undefined;
  /** The passenger's last notification; "" before the first, undefined if updates are not notified. */
  readonly lastNotification?: string | undefined;
  /** Image across the middle of the pass, in Google Wallet. */
  readonly strip?: ImageRef | undefined;
}

/**
 * Merges template and pass, in one of the template's languages. The template's static values never show on a pass.
 * Source: docs/api/createpasstemplate.md#static-values.
 */
export function boardingPassOf(template: Template, pass: ShownPass, wording = inEnglish): Required<BoardingPass> {
  const { fields: flight } = inLanguage(template, wording.language);
  const { labels } = wording.words;
  const passenger = pass.fields;
  const zones = airportZonesOf(flight, template.airports);
  return {
    wording,
    fields: flight,
    passKey: pass.passKey,
    status: pass.status,
    group: passenger['group-id'],
    airlineName: flight['carrier-airline-name'],
    flight: flight['flight-number-label'] + flight['flight-number'],
    airlineCode: flight['flight-number-label'],
    flightNumber: flight['flight-number'],
    airlineIataCode: flight['carrier-iata-code'],
    origin: {
      code: flight['origin-airport'],
      name: flight['origin-airport-label'] ?? flight['origin-airport'],
      timeZone: zones.origin,
      facts: template.airports?.origin,
      terminal: flight['origin-terminal'],
      gate: flight['origin-gate'],
      securityPrograms: flight['origin-security-programs'],
    },
    destination: {
      code: flight['destination-airport'],
      name: flight['destination-airport-label'] ?? flight['destination-airport'],
      timeZone: zones.destination,
      facts: template.airports?.destination,
      terminal: flight['arrival-terminal'],
      gate: flight['arrival-gate'],
      securityPrograms: flight['destination-security-programs'],
    },
    semanticFlight: flight['walleta-classic-design'] ? undefined : semanticFlightOf(template).flight,
    day: shownDayOf({ ...template, fields: flight }, wording),
    boardingTime: flight['estimated-boarding-time'] ?? flight['boarding-time'],
    gateClosingTime: flight['gate-closing-time'],
    departureTime: flight['departure-time'],
    estimatedDepartureTime: flight['estimated-departure-time'],
    arrivalTime: flight['arrival-time'],
    estimatedArrivalTime: flight['estimated-arrival-time'],
    relevantDate: relevantDateOf(flight, zones.origin),
    passengerName: passenger['passenger-name'],
    passengerKind: passenger['passenger-kind'],
    seatNumber: hasSeat(passenger['passenger-kind']) ? passenger['seat-number'] : undefined,
    boardingGroup: passenger['boarding-group'],
    boardingGroupLabel: flight['boarding-group-label'] ?? labels.group,
    boardingPosition: passenger['boarding-position'],
    seatClass: passenger['boarding-seat-class'] ?? flight['boarding-seat-class'],
    seatClassLabel: flight['boarding-seat-class-label'] ?? labels.class,
    sequenceNumber: passenger['sequence-number'],
    loungePlaceId: flight['lounge-place-id'],
    confirmationNumber: passenger['confirmation-number'],
    ticketNumber: passenger['ticket-number'],
    frequentFlyer: frequentFlyerOf(passenger),
    badges: badgesAmong(passenger),
    areBadgesInWords: flight['walletb-badge-texts'] ?? false,
    barcode: barcodeOf(template, pass),
    additionalImage: additionalImageOf(flight, passenger),
    messages: messagesOf(flight, pass.status, wording.words),
    links: linksOf(flight, wording.words),
    actionLinks: openedLinksOf(flight, passenger, wording.words),
    featuredActions: passenger['walleta-featured-actions'] ?? flight['walleta-featured-actions'],
    locations: passenger['relevant-locations'] ?? flight['relevant-locations'] ?? [],
    beacons: passenger.ibeacons ?? flight.ibeacons ?? [],
    expiresAt: expirationOf(template, pass),
    // An erased pass has lost its own notification, and would show an older one of its flight again.
    lastNotification:
      areUpdatesNotified(flight) && pass.erasedAtUtc === undefined
        ? (textIn(lastNotificationOf(template, pass), wording) ?? '')
        : undefined,
    strip: pass.stripImage ?? template.images['strip-image'],
  };
}

/** Without a time of its own 3 hours before boarding, or before departure as long as no boarding is known. */
function relevantDateOf(flight: TemplateFields, zone: string): string {
  const own = flight['relevance-date-time'];
  if (own !== undefined) return withOffset(own, flight['relevance-date-timezone']);
  const next = toInstant(flight['boarding-time'] ?? flight['departure-time'], zone);
  return instantWithOffset(new Date(next.getTime() - 3 * hourMs), zone);
}

function additionalImageOf(flight: TemplateFields, passenger: Pass['fields']): AdditionalImage | undefined {
  const url = passenger['additional-image'] ?? flight['additional-image'];
  return url === undefined
    ? undefined
    : { url, text: passenger['additional-image-text'] ?? flight['additional-image-text'] };
}

function frequentFlyerOf(passenger: Pass['fields']): FrequentFlyer | undefined {
  const { 'frequent-flyer-program-name': program, 'frequent-flyer-name-number': number } = passenger;
  return program || number ? { program, number } : undefined;
}
