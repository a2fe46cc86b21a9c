import { addDays } from '../time/dates.ts';
import { type FlightKey, withoutZeros } from './flight.ts';

/** A flight that the caller may have meant: it differs in one field of the request. */
interface NearMiss {
  readonly flight: FlightKey;
  readonly field: 'departure-date' | 'flight-number' | 'flight-number-label';
  readonly value: string;
}

/** Days by which the day of UTC, of the arrival or of the timetable is off, the nearest first. */
const daysOff = [-1, 1, -2, 2, -3, 3];

/**
 * The usual mistakes in the key of a flight; few, as each costs a query.
 * Source: docs/decisions/finding-flights.md#near-misses-of-a-flight
 * @param airlines as other flights of the account name them.
 */
export function nearMissesOf(flight: FlightKey, airlines: readonly string[]): readonly NearMiss[] {
  const days = daysOff.map((days) => addDays(`${flight.date}T00:00:00`, days).slice(0, 10));
  const prefix = flight.number.startsWith(flight.airline) ? flight.airline.length : 0;
  const number = withoutZeros(flight.number.slice(prefix));
  const misses: readonly NearMiss[] = [
    ...days.map((date) => ({ flight: { ...flight, date }, field: 'departure-date', value: date }) as const),
    { flight: { ...flight, number }, field: 'flight-number', value: number },
    ...[...new Set(airlines)].map(
      (airline) => ({ flight: { ...flight, airline }, field: 'flight-number-label', value: airline }) as const,
    ),
  ];
  return misses.filter((miss) => miss.value && ![flight.number, flight.airline].includes(miss.value));
}
