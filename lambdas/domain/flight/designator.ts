import { isLocalDateTime } from '../time/dates.ts';
import { type FlightKey, withoutZeros } from './flight.ts';

/** A flight as people name it, and who or what is looked for on it. */
export interface FlightSought extends Pick<FlightKey, 'airline' | 'number'> {
  /** Absent if the text names no day. */
  readonly date?: string | undefined;
  /** The text behind it; may be empty. */
  readonly passenger: string;
}

/** Code of an airline, number, perhaps a day: `LH400`, `lh 0400 2027-03-15 12A`. */
const designator = /^([a-z][a-z\d]|\d[a-z]|[a-z]{3}) ?(\d{1,4}[a-z]?)(?: (\d{4}-\d{2}-\d{2}))?(?: (.+))?$/i;

/** The flight that a text begins with; undefined if it begins with none. */
export function flightSoughtBy(text: string): FlightSought | undefined {
  const [, airline, number, date, passenger = ''] = designator.exec(text.trim().replace(/\s+/g, ' ')) ?? [];
  if (airline === undefined || number === undefined) return undefined;
  if (date !== undefined && !isLocalDateTime(`${date}T00:00:00`)) return undefined;
  return {
    airline: airline.toUpperCase(),
    number: withoutZeros(number.toUpperCase()),
    date,
    passenger,
  };
}
