import * as z from 'zod';
import { everywhere, type Field, inBoth, nowhere, translated } from '../fields/field.ts';
import { airport, localDateTime, oneOf, text, timeZone } from '../fields/fields.ts';
import { flightStatuses } from '../fields/flight-statuses.ts';

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
  /** Flight number without the airline, with leading zeros: `012`; digits only for Wallet A’s design of iOS 26. */
  'flight-number': { ...everywhere, schema: flightNumber, apple: 'auxiliary', readAs: 'flight-number' },
  /** Airport at which the flight departs; gives the local times there their zone. */
  'origin-airport': { ...everywhere, schema: airport, apple: 'primary', readAs: 'origin-airport-code' },
  /** Name of that airport; by default its code is shown. */
  'origin-airport-label': { ...airportName, readAs: 'origin-airport-name' },
  /** Shown on the pass. */
  'origin-terminal': { ...everywhere, schema: short, apple: 'auxiliary', readAs: 'origin-terminal' },
  /** Shown on the pass. */
  'origin-gate': { ...everywhere, schema: short, apple: 'header', readAs: 'origin-gate' },
  /** Airport at which the flight arrives; gives the local times there their zone. */
  'destination-airport': { ...everywhere, schema: airport, apple: 'primary', readAs: 'destination-airport-code' },
  /** Name of that airport; by default its code is shown. */
  'destination-airport-label': { ...airportName, readAs: 'destination-airport-name' },
  /** Shown on the pass. */
  'arrival-terminal': { ...ofArrival, readAs: 'arrival-terminal' },
  /** Shown on the pass. */
  'arrival-gate': { ...ofArrival, readAs: 'arrival-gate' },
  /** Local to origin-airport. */
  'boarding-time': { ...everywhere, schema: localDateTime, apple: 'auxiliary', readAs: 'boarding-date-time' },
  /** Local to origin-airport. */
  'gate-closing-time': { ...laterTime, apple: 'back' },
  /** Scheduled departure. Local to origin-airport. */
  'departure-time': { ...everywhere, schema: localDateTime, apple: 'auxiliary', readAs: 'scheduled-departure-time' },
  /** Local to origin-airport. By default the scheduled time is shown. */
  'estimated-departure-time': { ...laterTime, apple: ['auxiliary', 'back'] },
  /** Scheduled arrival. Local to destination-airport. Needed for Wallet A’s design of iOS 26. */
  'arrival-time': { ...laterTime, apple: 'back', readAs: 'scheduled-arrival-time' },
  /** Local to destination-airport. By default the scheduled time is shown. */
  'estimated-arrival-time': { ...laterTime, apple: 'back' },
  /** When the pass comes to the lock screen; 3 hours before boarding is advised, and Wallet B always does so. */
  'relevance-date-time': { ...nowhere, schema: localDateTime, apple: 'pass' },
  /** Timezone of relevance-date-time, and of the local times at an airport that is unknown. */
  'relevance-date-timezone': { ...inBoth, schema: timeZone },
  /** Front or Back. */
  'boarding-door': {
    ...everywhere,
    schema: z.optional(oneOf('Front', 'Back')),
    apple: 'back',
    google: 'object',
    page: false,
    readAs: 'boarding-door',
  },
  /**
   * Told once to every passenger: scheduled, delayed, boarding, gate-closed, departed, arrived, cancelled or diverted. Send
   * estimated-departure-time with a delay.
   * @heading Status of a flight
   */
  'flight-status': {
    ...everywhere,
    schema: z.optional(oneOf(...flightStatuses)),
    apple: ['header', 'back'],
    readAs: 'flight-status',
  },
  /** Reason in your words, shown behind the status; not shown without flight-status. */
  'flight-status-reason': {
    ...everywhere,
    ...translated,
    schema: z.optional(text(120)),
    apple: 'back',
    readAs: 'flight-status-reason',
  },
  /** Local to origin-airport. By default boarding-time is shown. */
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
