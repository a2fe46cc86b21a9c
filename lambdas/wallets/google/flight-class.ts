import type { FlightStatus } from '../../domain/fields/flight-statuses.ts';
import { estimateBeside, shownStatusOf } from '../../domain/flight/flight-status.ts';
import { languageOf, wordsOf } from '../../domain/languages/languages.ts';
import type { Airport, Flight } from '../../domain/shown/boarding-pass.ts';
import { boardingOf, facts } from '../../domain/shown/facts.ts';
import { googleTexts } from '../../domain/shown/placement.ts';
import type { FlightClassInput } from '../../ports/wallets.ts';
import { resourceId } from './ids.ts';
import { classLinksOf, localized, notificationMessages, optionalImage, textModule } from './modules.ts';
import { withLanguages } from './with-languages.ts';

/** Recommended maximum for small screens; the carrier has the name in full. */
const issuerNameLength = 20;

/**
 * One flight on one date: everything that a pass cannot override. Times are airport-local, without offset; Google
 * Wallet knows the airports' zones, and by itself reminds the passenger 3 hours before boarding. Source: Google Wallet
 * REST reference, FlightClass;
 * docs/decisions/google-objects.md#class-and-object
 */
export function flightClassOf(issuerId: string, { translations, hadTranslations, ...input }: FlightClassInput) {
  const language = languageOf(input.flight);
  const others = translations.map((other) => [languageOf(other.flight), inOneLanguage(issuerId, other)] as const);
  return {
    ...withLanguages(inOneLanguage(issuerId, input), { language, others, hadTranslations }),
    ...((input.isLanguageFixed || hadTranslations) && {
      languageOverride: input.isLanguageFixed ? language : undefined,
    }),
  };
}

function inOneLanguage(issuerId: string, input: FlightClassInput['translations'][number]) {
  const { flight } = input;
  const links = classLinksOf(flight);
  return {
    id: resourceId(issuerId, input.templateId),
    issuerName: shortened(flight.airlineName),
    reviewStatus: 'UNDER_REVIEW',
    origin: airportOf(flight.origin),
    destination: airportOf(flight.destination),
    flightHeader: flightHeader(input),
    localBoardingDateTime: boardingOf(flight),
    localGateClosingDateTime: flight.gateClosingTime,
    localScheduledDepartureDateTime: flight.departureTime,
    localEstimatedOrActualDepartureDateTime: estimateBeside(flight),
    localScheduledArrivalDateTime: flight.arrivalTime,
    localEstimatedOrActualArrivalDateTime: flight.estimatedArrivalTime,
    ...statusOf(flight),
    boardingAndSeatingPolicy: policyOf(flight),
    hexBackgroundColor: input.backgroundColor,
    multipleDevicesAndHoldersAllowedStatus: input.sharingProhibited ? 'ONE_USER_ONE_DEVICE' : 'MULTIPLE_HOLDERS',
    callbackOptions: { url: input.callbackUrl },
    textModulesData: googleTexts.class.flatMap((name) => textModule(name, facts[name](flight), flight)),
    linksModuleData: links.length > 0 ? { uris: links } : undefined,
    messages: notificationMessages(input.lastNotification, flight),
  };
}

const flightStatuses = {
  scheduled: 'SCHEDULED',
  delayed: 'SCHEDULED',
  boarding: 'SCHEDULED',
  'gate-closed': 'SCHEDULED',
  departed: 'ACTIVE',
  arrived: 'LANDED',
  cancelled: 'CANCELLED',
  diverted: 'REDIRECTED',
} as const satisfies Record<FlightStatus, string>;

/** Named once the flight has had a status, as an update keeps what it does not name. */
function statusOf(flight: Flight) {
  const status = shownStatusOf(flight);
  if (!status && !flight.day?.hasHadStatus) return {};
  const hasLanded = flight.day?.diversion === 'landed';
  return { flightStatus: hasLanded ? 'DIVERTED' : status && flightStatuses[status] };
}

function shortened(name: string): string {
  const characters = [...name];
  if (characters.length <= issuerNameLength) return name;
  const start = characters.slice(0, issuerNameLength - 1).join('');
  return `${start.trim()}…`;
}

function airportOf({ code, name, terminal, gate }: Airport) {
  return {
    airportIataCode: code,
    airportNameOverride: name === code ? undefined : localized(name),
    terminal,
    gate,
  };
}

/**
 * Google Wallet looks the flight up by its numeric flight number; the displayed one may be longer, such as `LH2724A`.
 */
function flightHeader({
  flight,
  airlineLogoUrl,
  allianceLogoUrl,
}: Pick<FlightClassInput, 'flight' | 'airlineLogoUrl' | 'allianceLogoUrl'>) {
  const { airlineCode, airlineIataCode = airlineCode, flightNumber, airlineName } = flight;
  const digits = /\d+/.exec(flightNumber)?.[0];
  return {
    carrier: {
      // IATA codes have two characters, ICAO codes three letters; exactly one of the two must be set.
      ...(/^[A-Za-z]{3}$/.test(airlineIataCode)
        ? { carrierIcaoCode: airlineIataCode, carrierIataCode: undefined }
        : { carrierIataCode: airlineIataCode, carrierIcaoCode: undefined }),
      airlineName: localized(airlineName),
      airlineLogo: optionalImage(airlineLogoUrl, airlineName),
      airlineAllianceLogo: optionalImage(allianceLogoUrl, wordsOf(flight).pictures.alliance),
    },
    flightNumber: digits ?? '0',
    flightNumberDisplayOverride: digits === flightNumber && airlineIataCode === airlineCode ? undefined : flight.flight,
  };
}

/** Chooses Google Wallet's own labels: those of our own words are the same in every language. */
function policyOf(flight: Flight) {
  const { labels } = wordsOf(flight);
  const group = flight.boardingGroupLabel === labels.group ? 'Group' : flight.boardingGroupLabel;
  const seatClass = flight.seatClassLabel === labels.class ? 'Class' : flight.seatClassLabel;
  return {
    boardingPolicy: /zone/i.test(group) ? 'ZONE_BASED' : /group/i.test(group) ? 'GROUP_BASED' : 'BOARDING_POLICY_OTHER',
    seatClassPolicy: /cabin/i.test(seatClass)
      ? 'CABIN_BASED'
      : /class/i.test(seatClass)
        ? 'CLASS_BASED'
        : 'SEAT_CLASS_POLICY_OTHER',
  };
}
