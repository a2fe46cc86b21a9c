import { type Airport, type Flight, facts } from '../../domain/boarding-pass.ts';
import type { Message } from '../../domain/messages.ts';
import { googleTexts } from '../../domain/placement.ts';
import type { FlightClassInput } from '../../ports/google-wallet.ts';
import { resourceId } from './ids.ts';
import { linkOf, linksIn, localized, messagesOf, optionalImage, textModule } from './modules.ts';

/** Advised, so that the whole name shows on small screens; the carrier has it in full length. */
const issuerNameLength = 20;

/**
 * One flight on one date: what no pass can override. Times are airport-local and have no offset; Google Wallet knows
 * the airports' zones, and reminds the passenger 3 hours before boarding by itself. Source: Google Wallet REST
 * reference, FlightClass.
 */
export function flightClassOf(issuerId: string, input: FlightClassInput) {
  const { flight } = input;
  const links = [...flight.messages.filter(isFixed).flatMap(linksIn), ...flight.links.map(linkOf)];
  return {
    id: resourceId(issuerId, input.templateId),
    issuerName: shortened(flight.airlineName),
    reviewStatus: 'UNDER_REVIEW',
    origin: airportOf(flight.origin),
    destination: airportOf(flight.destination),
    flightHeader: flightHeader(input),
    localBoardingDateTime: flight.boardingTime,
    localGateClosingDateTime: flight.gateClosingTime,
    localScheduledDepartureDateTime: flight.departureTime,
    localEstimatedOrActualDepartureDateTime: flight.estimatedDepartureTime,
    localScheduledArrivalDateTime: flight.arrivalTime,
    localEstimatedOrActualArrivalDateTime: flight.estimatedArrivalTime,
    boardingAndSeatingPolicy: policyOf(flight),
    hexBackgroundColor: input.backgroundColor,
    multipleDevicesAndHoldersAllowedStatus: input.sharingProhibited ? 'ONE_USER_ONE_DEVICE' : 'MULTIPLE_HOLDERS',
    callbackOptions: { url: input.callbackUrl },
    textModulesData: googleTexts.class.flatMap((name) => textModule(name, facts[name](flight))),
    linksModuleData: links.length > 0 ? { uris: links } : undefined,
    messages: messagesOf(input.lastNotification),
  };
}

/** The others belong to the pass: its status replaces them. */
const isFixed = ({ field }: Message) => field !== 'info-module';

function shortened(name: string): string {
  const characters = [...name];
  return characters.length <= issuerNameLength
    ? name
    : `${characters
        .slice(0, issuerNameLength - 1)
        .join('')
        .trim()}…`;
}

function airportOf({ code, name, terminal, gate }: Airport) {
  return {
    airportIataCode: code,
    airportNameOverride: name === code ? undefined : localized(name),
    terminal,
    gate,
  };
}

/** The number in digits is what Google Wallet looks the flight up by; what is shown may say more, such as `LH2724A`. */
function flightHeader({ flight, airlineLogoUrl, allianceLogoUrl }: FlightClassInput) {
  const { airlineCode, flightNumber, airlineName } = flight;
  const digits = /\d+/.exec(flightNumber)?.[0];
  return {
    carrier: {
      // IATA's code has two characters, ICAO's three letters; exactly one of them is wanted.
      ...(/^[A-Za-z]{3}$/.test(airlineCode)
        ? { carrierIcaoCode: airlineCode, carrierIataCode: undefined }
        : { carrierIataCode: airlineCode, carrierIcaoCode: undefined }),
      airlineName: localized(airlineName),
      airlineLogo: optionalImage(airlineLogoUrl, airlineName),
      airlineAllianceLogo: optionalImage(allianceLogoUrl, 'Alliance'),
    },
    flightNumber: digits ?? '0',
    flightNumberDisplayOverride: digits === flightNumber ? undefined : flight.flight,
  };
}

function policyOf({ boardingGroupLabel: group, seatClassLabel: seatClass }: Flight) {
  return {
    boardingPolicy: /zone/i.test(group) ? 'ZONE_BASED' : /group/i.test(group) ? 'GROUP_BASED' : 'BOARDING_POLICY_OTHER',
    seatClassPolicy: /cabin/i.test(seatClass)
      ? 'CABIN_BASED'
      : /class/i.test(seatClass)
        ? 'CLASS_BASED'
        : 'SEAT_CLASS_POLICY_OTHER',
  };
}
