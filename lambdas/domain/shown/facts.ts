import { clockOnDay, shownStatusOf, statusSentenceOf, statusWordOf } from '../flight/flight-status.ts';
import { wordsOf } from '../languages/languages.ts';
import { plainText } from '../text/rich-text.ts';
import type { LocalDateTime } from '../time/dates.ts';
import { badgesInWords } from './badges-in-words.ts';
import type { BoardingPass, Flight } from './boarding-pass.ts';
import { type MarkedTime, markedClosingOf, markedTimeOf, type TimeName } from './marked-time.ts';
import type { Message } from './messages.ts';

/** A labeled value of the pass: text, an identifier, or a local time at an airport. */
export interface Fact {
  readonly label: string;
  readonly value: string | undefined;
  /** Set for identifiers: their digits must not be read as a phone number. */
  readonly isIdentifier?: true;
  /** Set for a sentence, which needs no label on the lock screen. */
  readonly isSentence?: true;
  /** Set for local times: the airport's time zone. */
  readonly timeZone?: string;
  /** Set for a time that must not be shown without its mark. */
  readonly marked?: MarkedTime | undefined;
}

/**
 * The value in words: of a time the clock that sentences have, with the day if it is not the expected one.
 * @param expected a time on the day that a reader expects.
 */
export function inWords(
  { value, timeZone }: Fact,
  flight: Pick<Flight, 'wording' | 'departureTime'>,
  expected = flight.departureTime,
): string | undefined {
  return value && timeZone ? clockOnDay(flight, value, expected) : value;
}

const text = (label: string, value: string | undefined): Fact => ({ label, value });
const identifier = (label: string, value: string | undefined): Fact => ({ label, value, isIdentifier: true });
const sentence = (label: string, value: string | undefined): Fact => ({ label, value, isSentence: true });
const time = (label: string, value: LocalDateTime | undefined, { timeZone }: { readonly timeZone: string }): Fact => ({
  label,
  value,
  timeZone,
});

const message = ({ messages }: Flight, name: Message['field']): Fact => {
  const { label, html } = messages.find(({ field }) => field === name) ?? {};
  return text(label ?? '', html === undefined ? undefined : plainText(html));
};

/** Words in place of the seat that only a confirmed passenger has. */
const kindInWords = (pass: BoardingPass) =>
  pass.passengerKind && pass.passengerKind !== 'confirmed' ? wordsOf(pass).kinds[pass.passengerKind] : undefined;

/** In place of a gate or terminal that is not assigned yet, as phones have it: the same in every language. */
const notAssigned = '–';

const labelsOf = (flight: Flight) => wordsOf(flight).labels;
/** A flight that is cancelled has no other times than those of its timetable. */
const isCancelled = (flight: Flight) => shownStatusOf(flight) === 'cancelled';
const estimatesOf = (flight: Flight): Partial<Flight> => (isCancelled(flight) ? {} : flight);
export const boardingOf = (flight: Flight) =>
  (isCancelled(flight) ? flight.day?.originalBoardingTime : undefined) ?? flight.boardingTime;
const arrivalOf = (flight: Flight) => estimatesOf(flight).estimatedArrivalTime ?? flight.arrivalTime;
/** A time that stays as it was sent, with its mark where another one contradicts it. */
const marked = (flight: Flight, name: TimeName, fact: Fact): Fact => ({ ...fact, marked: markedTimeOf(flight, name) });
/** The mark by itself, where the time has no room for it. */
const estimate = (flight: Flight, name: TimeName) =>
  sentence(labelsOf(flight)[name], markedTimeOf(flight, name)?.sentence);
export const departureOf = (flight: Flight) => estimatesOf(flight).estimatedDepartureTime ?? flight.departureTime;

/**
 * Every labeled value of a flight; an estimate replaces the scheduled time unless the flight is cancelled. The names
 * are the keys of Apple Wallet's fields. Names of the arrival avoid `gate` and `terminal`, since programs that
 * recognize fields by key, such as KDE Itinerary, would take them for the departure's.
 */
const flightFacts = {
  flight: (flight) => text(labelsOf(flight).flight, flight.flight),
  origin: ({ origin }) => text(origin.name, origin.code),
  destination: ({ destination }) => text(destination.name, destination.code),
  from: (flight) => text(labelsOf(flight).from, flight.origin.name),
  to: (flight) => text(labelsOf(flight).to, flight.destination.name),
  gate: (flight) => text(labelsOf(flight).gate, flight.origin.gate ?? notAssigned),
  terminal: (flight) => text(labelsOf(flight).terminal, flight.origin.terminal ?? notAssigned),
  door: (flight) => {
    const door = flight.fields?.['boarding-door'];
    return text(labelsOf(flight).door, door && wordsOf(flight).doors[door]);
  },
  date: (flight) => time(labelsOf(flight).date, departureOf(flight), flight.origin),
  boarding: (flight) => {
    const boarding = boardingOf(flight);
    if (boarding === undefined) return text(labelsOf(flight).boarding, notAssigned);
    return marked(flight, 'boarding', time(labelsOf(flight).boarding, boarding, flight.origin));
  },
  'boarding-estimate': (flight) => estimate(flight, 'boarding'),
  'flight-status': (flight) => text(labelsOf(flight).status, statusWordOf(flight)),
  'flight-status-text': (flight) => {
    // A flight has not arrived at a time that its departure contradicts.
    const shown = markedTimeOf(flight, 'arrival') ? { ...flight, arrivalTime: undefined } : flight;
    return sentence(labelsOf(flight).flightStatus, statusSentenceOf(shown));
  },
  closing: (flight) => ({
    ...time(labelsOf(flight).closing, flight.gateClosingTime, flight.origin),
    marked: markedClosingOf(flight),
  }),
  'closing-estimate': (flight) => sentence(labelsOf(flight).closing, markedClosingOf(flight)?.sentence),
  departure: (flight) =>
    marked(flight, 'departure', time(labelsOf(flight).departure, departureOf(flight), flight.origin)),
  'departure-estimate': (flight) => estimate(flight, 'departure'),
  'scheduled-departure': (flight) =>
    time(
      labelsOf(flight).scheduledDeparture,
      estimatesOf(flight).estimatedDepartureTime && flight.departureTime,
      flight.origin,
    ),
  arrival: (flight) => marked(flight, 'arrival', time(labelsOf(flight).arrival, arrivalOf(flight), flight.destination)),
  'arrival-estimate': (flight) => estimate(flight, 'arrival'),
  'scheduled-arrival': (flight) =>
    time(
      labelsOf(flight).scheduledArrival,
      estimatesOf(flight).estimatedArrivalTime && flight.arrivalTime,
      flight.destination,
    ),
  'arrives-in': (flight) => text(labelsOf(flight).arrivalTerminal, flight.destination.terminal),
  'arrives-at': (flight) => text(labelsOf(flight).arrivalGate, flight.destination.gate),
  message1: (flight) => message(flight, 'message1'),
  message2: (flight) => message(flight, 'message2'),
  'text-module': (flight) => message(flight, 'text-module'),
} satisfies Record<string, (flight: Flight) => Fact>;

/** Every labeled value of the flight and of its passenger. */
export const facts = {
  ...flightFacts,
  status: (pass) => text(labelsOf(pass).status, wordsOf(pass).passStatus[pass.status]),
  passenger: (pass) => text(labelsOf(pass).passenger, pass.passengerName),
  seat: (pass) =>
    text(labelsOf(pass).seat, [pass.seatNumber, kindInWords(pass)].filter(Boolean).join(', ') || undefined),
  kind: (pass) => text(labelsOf(pass).seat, kindInWords(pass)),
  class: ({ seatClassLabel, seatClass }) => text(seatClassLabel, seatClass),
  group: ({ boardingGroupLabel, boardingGroup }) => text(boardingGroupLabel, boardingGroup),
  position: (pass) => text(labelsOf(pass).position, pass.boardingPosition),
  confirmation: (pass) => identifier(labelsOf(pass).confirmation, pass.confirmationNumber),
  ticket: (pass) => identifier(labelsOf(pass).ticket, pass.ticketNumber),
  sequence: (pass) => identifier(labelsOf(pass).sequence, pass.sequenceNumber),
  'frequent-flyer': (pass) => {
    const { program, number } = pass.frequentFlyer ?? {};
    return identifier(labelsOf(pass).frequentFlyer, [program, number].filter(Boolean).join(' ') || undefined);
  },
  'info-module': (pass) => message(pass, 'info-module'),
  badges: (pass) => text(labelsOf(pass).badges, badgesInWords(pass)),
} satisfies Record<string, (pass: BoardingPass) => Fact>;

export type FlightFactName = keyof typeof flightFacts;
export type FactName = keyof typeof facts;
