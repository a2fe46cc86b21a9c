import type { Airport, BoardingPass } from '../../domain/boarding-pass.ts';
import { type LocalDateTime, withOffset } from '../../domain/dates.ts';
import type { SemanticFlight } from '../../domain/semantic-flight.ts';
import { passengerNameOf } from './passenger-name.ts';

/**
 * What makes the boarding pass of iOS 26: the style, and all tags it needs; nothing where one cannot be filled, as Wallet
 * then falls back to the classic design without a word.
 * Source: Apple, Creating an airline boarding pass using semantic tags.
 */
export function semanticDesign(pass: BoardingPass) {
  const { semanticFlight: flight } = pass;
  if (flight === undefined) return {};
  return {
    preferredStyleSchemes: ['semanticBoardingPass', 'boardingPass'],
    semantics: { ...flightTags(pass, flight), ...currentTags(pass, flight), ...passengerTags(pass) },
  };
}

/** Source: Apple, Wallet Passes, SemanticTags. */
function flightTags(
  pass: BoardingPass,
  { airlineCode, flightNumber, origin, destination, arrivalTime }: SemanticFlight,
) {
  return {
    airlineCode,
    flightNumber,
    flightCode: pass.flight,
    transitProvider: pass.airlineName,
    departureAirportCode: origin.code,
    departureAirportName: origin.name,
    departureCityName: origin.city,
    // Apple's documentation has the first name, Apple's own pass builder the second.
    departureLocationTimeZone: origin.timeZone,
    departureAirportTimeZone: origin.timeZone,
    destinationAirportCode: destination.code,
    destinationAirportName: destination.name,
    destinationCityName: destination.city,
    destinationLocationTimeZone: destination.timeZone,
    destinationAirportTimeZone: destination.timeZone,
    originalBoardingDate: withOffset(pass.boardingTime, origin.timeZone),
    originalDepartureDate: withOffset(pass.departureTime, origin.timeZone),
    originalArrivalDate: withOffset(arrivalTime, destination.timeZone),
    ...present({
      departureLocation: locationOf(pass.origin),
      departureGate: bare(pass.origin.gate),
      departureTerminal: bare(pass.origin.terminal),
      destinationLocation: locationOf(pass.destination),
      destinationGate: bare(pass.destination.gate),
      destinationTerminal: bare(pass.destination.terminal),
    }),
  };
}

/** What has become of the plan; dates only where they differ from it. */
function currentTags(pass: BoardingPass, { origin, destination, arrivalTime }: SemanticFlight) {
  const { departureTime, estimatedDepartureTime: departure, estimatedArrivalTime: arrival } = pass;
  return present({
    currentDepartureDate: departure && departure !== departureTime ? withOffset(departure, origin.timeZone) : undefined,
    currentArrivalDate: arrival && arrival !== arrivalTime ? withOffset(arrival, destination.timeZone) : undefined,
    transitStatus: departure && statusOf(departureTime, departure),
  });
}

/** Says nothing of a flight that leaves early. */
function statusOf(scheduled: LocalDateTime, estimated: LocalDateTime): string | undefined {
  if (estimated === scheduled) return 'On Time';
  return estimated > scheduled ? 'Delayed' : undefined;
}

function passengerTags(pass: BoardingPass) {
  return {
    passengerName: passengerNameOf(pass.passengerName),
    seats: [seatOf(pass.seatNumber)],
    boardingGroup: pass.boardingGroup,
    confirmationNumber: pass.confirmationNumber,
    ...present({
      boardingSequenceNumber: pass.sequenceNumber,
      membershipProgramName: pass.frequentFlyer?.program,
      membershipProgramNumber: pass.frequentFlyer?.number,
      ticketFareClass: pass.seatClass,
    }),
  };
}

/** Row and letter of `12C`; any other text as it is. */
function seatOf(seat: string) {
  const [, seatRow, seatNumber] = /^0*(\d+)([A-Z])$/i.exec(seat) ?? [];
  return seatRow && seatNumber ? { seatRow, seatNumber } : { seatNumber: seat };
}

function locationOf({ facts }: Airport) {
  const { latitude, longitude } = facts ?? {};
  return latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };
}

/** `G20` of `Gate G20`: Wallet writes the word itself. */
function bare(text: string | undefined): string | undefined {
  return text?.replaceAll(/\b(gate|terminal)\b/gi, '').trim() || undefined;
}

/** The tags that have a value. */
function present<Tags extends object>(tags: Tags): Partial<Tags> {
  return Object.fromEntries(Object.entries(tags).filter(([, value]) => value !== undefined)) as Partial<Tags>;
}
