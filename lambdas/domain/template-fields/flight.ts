import * as z from 'zod';
import { everywhere, type Field, inBoth, nowhere, translated } from '../fields/field.ts';
import { airport, localDateTime, oneOf, text, timeZone } from '../fields/fields.ts';
import { flightStatuses, statusReasons } from '../fields/flight-statuses.ts';

const short = text(60);
const flightNumberLength = 'must be 3 or 4 characters, without the airline code and with leading zeros: 012';
const flightNumber = text(4, flightNumberLength).min(3, flightNumberLength);
const laterTime = { ...everywhere, schema: z.optional(localDateTime) } as const;
/** On the page only as the place of departure is. */
const ofArrival = { ...everywhere, schema: z.optional(short), apple: 'back', page: false } as const;
const airportName = { ...everywhere, ...translated, schema: z.optional(short), apple: 'primary' } as const;

/** The flight; getflight shows these fields as they are sent. */
export const flightFields = {
  /** IATA code of the airline. */
  'flight-number-label': { ...everywhere, schema: text(10), apple: 'auxiliary' },
  /** Flight number without the airline, with leading zeros: `012`. Wallet A’s iOS 26 design needs digits only. */
  'flight-number': { ...everywhere, schema: flightNumber, apple: 'auxiliary', readAs: 'flight-number' },
  /** Departure airport. Its timezone applies to local times there. */
  'origin-airport': { ...everywhere, schema: airport, apple: 'primary', readAs: 'origin-airport-code' },
  /** Name of that airport. Default: its code. */
  'origin-airport-label': { ...airportName, readAs: 'origin-airport-name' },
  /** Departure terminal. */
  'origin-terminal': { ...everywhere, schema: short, apple: 'auxiliary', readAs: 'origin-terminal' },
  /** Departure gate. */
  'origin-gate': { ...everywhere, schema: short, apple: 'header', readAs: 'origin-gate' },
  /** Arrival airport. Its timezone applies to local times there. */
  'destination-airport': { ...everywhere, schema: airport, apple: 'primary', readAs: 'destination-airport-code' },
  /** Name of that airport. Default: its code. */
  'destination-airport-label': { ...airportName, readAs: 'destination-airport-name' },
  /** Arrival terminal. */
  'arrival-terminal': { ...ofArrival, readAs: 'arrival-terminal' },
  /** Arrival gate. */
  'arrival-gate': { ...ofArrival, readAs: 'arrival-gate' },
  /** Local to origin-airport. */
  'boarding-time': { ...everywhere, schema: localDateTime, apple: 'auxiliary', readAs: 'boarding-date-time' },
  /** Local to origin-airport. */
  'gate-closing-time': { ...laterTime, apple: 'back' },
  /** Scheduled departure, local to origin-airport. */
  'departure-time': { ...everywhere, schema: localDateTime, apple: 'auxiliary', readAs: 'scheduled-departure-time' },
  /** Local to origin-airport. Default: the scheduled time. */
  'estimated-departure-time': { ...laterTime, apple: ['auxiliary', 'back'] },
  /** Scheduled arrival, local to destination-airport. Wallet A’s iOS 26 design needs it. */
  'arrival-time': { ...laterTime, apple: 'back', readAs: 'scheduled-arrival-time' },
  /** Local to destination-airport. Default: the scheduled time. */
  'estimated-arrival-time': { ...laterTime, apple: 'back' },
  /** When the pass appears on the lock screen. We advise 3 hours before boarding, which Wallet B always uses. */
  'relevance-date-time': { ...nowhere, schema: localDateTime, apple: 'pass' },
  /** Timezone of relevance-date-time, and of local times at unknown airports. */
  'relevance-date-timezone': { ...inBoth, schema: timeZone },
  /** Door to board by. */
  'boarding-door': {
    ...everywhere,
    schema: z.optional(oneOf('Front', 'Back')),
    apple: 'back',
    google: 'object',
    page: false,
    readAs: 'boarding-door',
  },
  /**
   * Status, of which every passenger is notified once. With a delay, send estimated-departure-time.
   * @heading Status of a flight
   */
  'flight-status': {
    ...everywhere,
    schema: z.optional(oneOf(...flightStatuses)),
    apple: ['header', 'back'],
    readAs: 'flight-status',
  },
  /** Reason for the status in your words, shown after it. Not shown without flight-status. */
  'flight-status-reason': {
    ...everywhere,
    ...translated,
    schema: z.optional(text(120)),
    apple: 'back',
    readAs: 'flight-status-reason',
  },
  /**
   * Reason of a delay, a cancellation or a diversion in our words, for the languages in which there is no flight-status-reason. Not
   * shown without flight-status.
   */
  'flight-status-reason-code': {
    ...everywhere,
    schema: z.optional(oneOf(...statusReasons)),
    apple: 'back',
    readAs: 'flight-status-reason-code',
  },
  /** Local to origin-airport. Default: boarding-time. */
  'estimated-boarding-time': { ...laterTime, apple: 'auxiliary', readAs: 'estimated-boarding-time' },
} as const satisfies Readonly<Record<string, Field>>;

type FlightField = keyof typeof flightFields;

/** Fields of a flight's day, which updateflight alone says: an old event must not say it again. */
type OfTheDay = Extract<FlightField, `estimated-${string}` | `flight-status${string}`>;

export type KnownFactName = Exclude<FlightField, OfTheDay>;

/** Facts of a flight that check-in may know. */
export const factNames = (Object.keys(flightFields) as FlightField[]).filter(
  (name): name is KnownFactName => !/^(estimated-|flight-status)/.test(name),
);
