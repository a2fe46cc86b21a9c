import type { AirportFacts } from '../../domain/airport/airport.ts';
import { reasonOf, shownStatusOf, statusWordOf } from '../../domain/flight/flight-status.ts';
import { wordsOf } from '../../domain/languages/languages.ts';
import type { Words } from '../../domain/languages/words/en.ts';
import type { Airport, BoardingPass } from '../../domain/shown/boarding-pass.ts';
import { currentTimesOf } from '../../domain/shown/current-times.ts';
import { markedTimeOf, type TimeName } from '../../domain/shown/marked-time.ts';
import type { SemanticFlight } from '../../domain/shown/semantic-flight.ts';
import { present } from '../../domain/text/json.ts';
import { instantWithOffset, type LocalDateTime, withOffset } from '../../domain/time/dates.ts';
import type { PkpassSettings } from '../../ports/wallets.ts';
import { badgeTags } from './badges.ts';
import { passengerNameOf } from './passenger-name.ts';

/**
 * Enables the boarding pass design of iOS 26: the style and all tags that it needs. Empty if one of them is missing, as
 * Wallet would then silently fall back to the classic design.
 * Source: Apple, Creating an airline boarding pass using semantic tags.
 */
export function semanticDesign(pass: BoardingPass, { isOwnDataPreserved }: Pick<PkpassSettings, 'isOwnDataPreserved'>) {
  const { semanticFlight: flight } = pass;
  if (flight === undefined) return {};
  const semantics = { ...flightTags(pass, flight), ...currentTags(pass), ...passengerTags(pass) };
  const preserved = isOwnDataPreserved ? preservedTags(pass).filter((tag) => tag in semantics) : [];
  return {
    preferredStyleSchemes: ['semanticBoardingPass', 'boardingPass'],
    semantics,
    ...(preserved.length > 0 && { liveDataConfiguration: { excludedSemantics: preserved } }),
  };
}

/**
 * Tags in place of which Wallet shows what Apple knows of the flight, unless they are excluded from its live data: those
 * that the airline keeps current. A time that only follows from the airline's others must not hide what Apple knows; but
 * boarding goes with a departure that was sent. Apple does not document the exclusion. Source: docs/api/flight-status.md#live-data.
 */
function preservedTags(pass: BoardingPass): string[] {
  const { day, boardingTime, estimatedDepartureTime, estimatedArrivalTime } = pass;
  const isBoardingMoved = day !== undefined && boardingTime !== day.originalBoardingTime;
  return [
    ...['departureGate', 'departureTerminal', 'destinationGate', 'destinationTerminal'],
    ...(isBoardingMoved || estimatedDepartureTime ? ['currentBoardingDate'] : []),
    ...(estimatedDepartureTime ? ['currentDepartureDate'] : []),
    ...(estimatedArrivalTime && !markedTimeOf(pass, 'arrival') ? ['currentArrivalDate'] : []),
  ];
}

/** Source: Apple, Wallet Passes, SemanticTags. */
function flightTags(
  pass: BoardingPass,
  { airlineCode, flightNumber, origin, destination, boardingTime, arrivalTime }: SemanticFlight,
) {
  return {
    airlineCode,
    flightNumber,
    flightCode: airlineCode + pass.flightNumber,
    transitProvider: pass.airlineName,
    departureAirportCode: origin.code,
    departureAirportName: nameOf(pass.origin, origin),
    departureCityName: origin.city,
    // Apple's documentation uses the first name, Apple's own pass builder the second.
    departureLocationTimeZone: origin.timeZone,
    departureAirportTimeZone: origin.timeZone,
    destinationAirportCode: destination.code,
    destinationAirportName: nameOf(pass.destination, destination),
    destinationCityName: destination.city,
    destinationLocationTimeZone: destination.timeZone,
    destinationAirportTimeZone: destination.timeZone,
    originalBoardingDate: withOffset(pass.day?.originalBoardingTime ?? boardingTime, origin.timeZone),
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

/** Status and current times; dates are included only where they differ from the timetable, and all three for a delay. */
function currentTags(pass: BoardingPass) {
  const { departureTime, estimatedDepartureTime: departure } = pass;
  const status = shownStatusOf(pass) === 'scheduled' ? wordsOf(pass).notices.onTime : statusWordOf(pass);
  return present({
    ...currentDates(pass),
    transitStatus: status ?? (departure && statusOf(departureTime, departure, wordsOf(pass))),
    transitStatusReason: status && reasonOf(pass)?.text,
  });
}

function currentDates(pass: BoardingPass) {
  const times = currentTimesOf(pass);
  if (times === undefined) return {};
  const { original, current } = times;
  const isDelayed = current.departure > original.departure;
  const date = (name: TimeName, { timeZone }: Airport) => {
    const expected = current[name];
    const isShown = isDelayed || expected?.getTime() !== original[name]?.getTime();
    return expected && isShown ? instantWithOffset(expected, timeZone) : undefined;
  };
  return {
    currentBoardingDate: date('boarding', pass.origin),
    currentDepartureDate: date('departure', pass.origin),
    currentArrivalDate: date('arrival', pass.destination),
  };
}

/** Undefined for an early departure. */
function statusOf(scheduled: LocalDateTime, estimated: LocalDateTime, words: Words): string | undefined {
  if (estimated === scheduled) return words.notices.onTime;
  return estimated > scheduled ? words.flightStatus.delayed : undefined;
}

function passengerTags(pass: BoardingPass) {
  return {
    passengerName: passengerNameOf(pass.passengerName),
    ...present({
      seats: pass.seatNumber && [seatOf(pass.seatNumber)],
      // Apple’s design has one of the two.
      boardingGroup: pass.badges['boarding-zone'] ? undefined : pass.boardingGroup,
    }),
    confirmationNumber: pass.confirmationNumber,
    ...present({
      boardingSequenceNumber: pass.sequenceNumber,
      membershipProgramName: pass.frequentFlyer?.program,
      membershipProgramNumber: pass.frequentFlyer?.number,
      ticketFareClass: pass.seatClass,
    }),
    ...badgeTags(pass),
  };
}

/** Row and letter of `12C`; other texts unchanged. */
function seatOf(seat: string) {
  const [, seatRow, seatNumber] = /^0*(\d+)([A-Z])$/i.exec(seat) ?? [];
  return seatRow && seatNumber ? { seatRow, seatNumber } : { seatNumber: seat };
}

/** The airline's label, as on every other surface. Source: docs/decisions/airports.md#names. */
const nameOf = ({ code, name }: Airport, facts: AirportFacts) => (name === code ? facts.name : name);

function locationOf({ facts }: Airport) {
  const { latitude, longitude } = facts ?? {};
  return latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };
}

/** `G20` for `Gate G20`: Wallet adds the word itself. */
function bare(text: string | undefined): string | undefined {
  return text?.replaceAll(/\b(gate|terminal)\b/gi, '').trim() || undefined;
}
