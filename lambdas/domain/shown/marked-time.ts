import type { FlightStatus } from '../fields/flight-statuses.ts';
import { clockOnDay, shownStatusOf } from '../flight/flight-status.ts';
import { wordsOf } from '../languages/languages.ts';
import { clockTime, type LocalDateTime, localOf, toInstant } from '../time/dates.ts';
import type { Flight } from './boarding-pass.ts';
import { currentTimesOf } from './current-times.ts';

export const timeNames = ['boarding', 'departure', 'arrival'] as const;

export type TimeName = (typeof timeNames)[number];

/** A time of the airline that contradicts another one that it has sent since. */
export interface MarkedTime {
  /** Time as the airline sent it. */
  readonly sent: LocalDateTime;
  /** Follows from the other times; Wallet's new design shows it. Absent if nothing follows, or nothing is awaited. */
  readonly estimate?: LocalDateTime | undefined;
  /** The estimate in words: `about 11:40`. */
  readonly about?: string | undefined;
  /** Form for narrow places, where neither words nor a second time fit: `10:05 (?)`. */
  readonly short: string;
  /** `about 11:40, estimated from the new departure time (announced for 10:05)` */
  readonly sentence: string;
}

const begun = ['boarding', 'gate-closed', 'departed', 'arrived', 'diverted'] as const;

/** Statuses in which an event is not waited for any more. */
const over: Readonly<Record<TimeName, readonly FlightStatus[]>> = {
  boarding: begun,
  departure: ['departed', 'arrived', 'diverted'],
  arrival: ['arrived', 'diverted'],
};

/**
 * A time as it is marked wherever it is shown; undefined if nothing contradicts it.
 * Source: docs/decisions/flight-status.md#the-timetable-stays;
 * docs/decisions/flight-status.md#marks-by-surface
 */
export function markedTimeOf(flight: Flight, name: TimeName): MarkedTime | undefined {
  const sent = sentTimeOf(flight, name);
  const times = currentTimesOf(flight);
  const expected = times?.current[name];
  if (sent === undefined || times === undefined || expected === undefined) return undefined;
  const estimate = localOf(expected, (name === 'arrival' ? flight.destination : flight.origin).timeZone);
  if (estimate === sent) return undefined;
  const { estimates } = wordsOf(flight);
  const when = (local: LocalDateTime) => clockOnDay(flight, local, flight.departureTime);
  const announced = estimates.announced(when(sent));
  const status = shownStatusOf(flight);
  const short = shortOf(sent);
  // Until further notice the timetable is all that an estimate could follow from, and it would be too early.
  const isUnknown = status === 'delayed' && times.current.departure <= times.original.departure;
  if (isUnknown || (status && over[name].includes(status))) return { sent, short, sentence: announced };
  const about = estimates.about(when(estimate));
  const because = name === 'departure' ? estimates.boardingMoved : estimates.departureMoved;
  return { sent, estimate, about, short, sentence: because(about, announced) };
}

const shortOf = (sent: LocalDateTime) => `${clockTime(sent)} (?)`;

/** The gate's closing, marked if not between boarding and departure. No estimate: it follows from no other time. */
export function markedClosingOf(flight: Flight): MarkedTime | undefined {
  const { gateClosingTime: sent } = flight;
  const { current } = currentTimesOf(flight) ?? {};
  if (sent === undefined || current === undefined) return undefined;
  const closing = toInstant(sent, flight.origin.timeZone);
  if ((!current.boarding || current.boarding < closing) && closing <= current.departure) return undefined;
  const sentence = wordsOf(flight).estimates.announced(clockOnDay(flight, sent, flight.departureTime));
  return { sent, short: shortOf(sent), sentence };
}

function sentTimeOf(flight: Flight, name: TimeName): LocalDateTime | undefined {
  switch (name) {
    case 'boarding':
      return flight.boardingTime;
    case 'departure':
      return flight.estimatedDepartureTime ?? flight.departureTime;
    case 'arrival':
      return flight.estimatedArrivalTime ?? flight.arrivalTime;
  }
}
