import type { FlightKey } from '../domain/flight/flight.ts';
import { escapedInKey } from './keys.ts';

/** A template at its place in a day of flights. */
export interface DayEntry {
  readonly templateId: string;
  readonly flight: FlightKey;
  readonly destination: string;
  /** Scheduled departure, local to the origin: `17:45`. */
  readonly departure: string;
  /** Empty for none. */
  readonly status: string;
}

const dayKey = (account: string, date: string) => `DAY#${account}#${date}`;

/**
 * Key of a template in the index `byDevice`, which has the days of flights besides devices. It says all that a day is
 * filtered by, so that templates of other flights are not read.
 */
export const byDayKey = (account: string, { flight, departure, destination, status, templateId }: DayEntry) => ({
  deviceKey: dayKey(account, flight.date),
  deviceSort: [
    ...[departure, flight.origin, destination, escapedInKey(flight.number), escapedInKey(flight.airline)],
    ...[status, templateId],
  ].join('#'),
});

/** Templates of the flights of a day, by departure, as a query. */
export const templatesOfDay = (account: string, date: string) => ({
  IndexName: 'byDevice',
  KeyConditionExpression: 'deviceKey = :day',
  ExpressionAttributeValues: { ':day': dayKey(account, date) },
});

/** The template that a key of a day tells of. */
export function dayEntryOf({ deviceKey, deviceSort }: ReturnType<typeof byDayKey>): DayEntry {
  const date = deviceKey.slice(-'2027-03-15'.length);
  const [departure = '', origin = '', destination = '', ...rest] = deviceSort.split('#');
  const [number = '', airline = '', status = '', templateId = ''] = rest.map(decodeURIComponent);
  return { templateId, flight: { airline, number, origin, date }, destination, departure, status };
}
