import type { Airport, BoardingPass } from '../../domain/boarding-pass.ts';
import { type LocalDateTime, withOffset } from '../../domain/dates.ts';
import type { SemanticFlight } from '../../domain/semantic-flight.ts';
import { passengerNameOf } from './passenger-name.ts';

/**
 * Enables the boarding pass design of iOS 26: the style and all tags that it needs. Empty if one of them is missing, as
 * Wallet would then silently fall back to the classic design.
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
    // Apple's documentation uses the first name, Apple's own pass builder the second.
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

/** Current times; dates are included only where they differ from the schedule. */
function currentTags(pass: BoardingPass, { origin, destination, arrivalTime }: SemanticFlight) {
  const { departureTime, estimatedDepartureTime: departure, estimatedArrivalTime: arrival } = pass;
  return present({
    currentDepartureDate: departure && departure !== departureTime ? withOffset(departure, origin.timeZone) : undefined,
    currentArrivalDate: arrival && arrival !== arrivalTime ? withOffset(arrival, destination.timeZone) : undefined,
    transitStatus: departure && statusOf(departureTime, departure),
  });
}

/** Undefined for an early departure. */
function statusOf(scheduled: LocalDateTime, estimated: LocalDateTime): string | undefined {
  if (estimated === scheduled) return 'On Time';
  return estimated > scheduled ? 'Delayed' : undefined;
}

function passengerTags(pass: BoardingPass) {
  return {
    passengerName: passengerNameOf(pass.passengerName),
    ...present({ seats: pass.seatNumber && [seatOf(pass.seatNumber)], boardingGroup: pass.boardingGroup }),
    confirmationNumber: pass.confirmationNumber,
    ...present({
      boardingSequenceNumber: pass.sequenceNumber,
      membershipProgramName: pass.frequentFlyer?.program,
      membershipProgramNumber: pass.frequentFlyer?.number,
      ticketFareClass: pass.seatClass,
      // Of an infant on a lap, it would be the parent's pass that says so.
      passengerInformationSSRs: pass.passengerKind === 'infant' && pass.seatNumber ? ['INFT'] : undefined,
    }),
  };
}

/** Row and letter of `12C`; other texts unchanged. */
function seatOf(seat: string) {
  const [, seatRow, seatNumber] = /^0*(\d+)([A-Z])$/i.exec(seat) ?? [];
  return seatRow && seatNumber ? { seatRow, seatNumber } : { seatNumber: seat };
}

function locationOf({ facts }: Airport) {
  const { latitude, longitude } = facts ?? {};
  return latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };
}

/** `G20` for `Gate G20`: Wallet adds the word itself. */
function bare(text: string | undefined): string | undefined {
  return text?.replaceAll(/\b(gate|terminal)\b/gi, '').trim() || undefined;
}

/** Drops tags without a value. */
function present<Tags extends object>(tags: Tags): Partial<Tags> {
  return Object.fromEntries(Object.entries(tags).filter(([, value]) => value !== undefined)) as Partial<Tags>;
}
