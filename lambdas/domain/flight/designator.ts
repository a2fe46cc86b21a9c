import { isLocalDateTime } from '../time/dates.ts';
import { type FlightKey, withoutZeros } from './flight.ts';

/** A flight as people name it, and who or what is looked for on it. */
export interface FlightSought extends Pick<FlightKey, 'number'> {
  /** Absent if the text begins with the number. */
  readonly airline?: string | undefined;
  /** Absent if the text names no day. */
  readonly date?: string | undefined;
  /** The text behind it; may be empty. */
  readonly passenger: string;
}

/**
 * Code of an airline, number, perhaps a day: `LH400`, `lh 0400 2027-03-15 12A`. Without the code `400 12A`, but neither a seat nor
 * a ticket number such as `220 1234567890`.
 */
const designator =
  /^(?:([a-z][a-z\d]|\d[a-z]|[a-z]{3}) ?(\d{1,4}[a-z]?)|(\d{1,4})(?! \d{5}))(?: (\d{4}-\d{2}-\d{2}))?(?: (.+))?$/i;

/** The flight that a text begins with; undefined if it begins with none. */
export function flightSoughtBy(text: string): FlightSought | undefined {
  const [, airline, behind, alone, date, passenger = ''] = designator.exec(text.trim().replace(/\s+/g, ' ')) ?? [];
  const number = behind ?? alone;
  if (number === undefined) return undefined;
  if (date !== undefined && !isLocalDateTime(`${date}T00:00:00`)) return undefined;
  return {
    airline: airline?.toUpperCase(),
    number: withoutZeros(number.toUpperCase()),
    date,
    passenger,
  };
}
