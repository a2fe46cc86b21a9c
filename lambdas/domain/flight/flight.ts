import type { TemplateFields } from '../template-fields/template-fields.ts';

/** The natural key of a flight, as airlines' operations systems know it; in the form in which it is compared. */
export interface FlightKey {
  /** Airline code, in upper case. */
  readonly airline: string;
  /** In upper case, without leading zeros. */
  readonly number: string;
  /** IATA code. */
  readonly origin: string;
  /** `YYYY-MM-DD`, local to the origin. */
  readonly date: string;
}

/** Passes of a flight up to which all are read at once, to count or to find some. Source: docs/api/getflight.md#getflight. */
export const maxPassesRead = 10_000;

const spelled = (text: string) => text.replace(/\s+/g, '').toUpperCase();
export const withoutZeros = (number: string) => number.replace(/^0+(?=.)/, '');

/**
 * The same flight in every spelling: letter case, white space and leading zeros of the number do not count.
 * Source: docs/api/updateflight.md#updateflight.
 */
export function flightOf(
  fields: Pick<TemplateFields, 'flight-number-label' | 'flight-number' | 'origin-airport'>,
  localDate: string,
): FlightKey {
  return {
    airline: spelled(fields['flight-number-label']),
    number: withoutZeros(spelled(fields['flight-number'])),
    origin: fields['origin-airport'],
    date: localDate.slice(0, 10),
  };
}

/** The key as requests have it. */
export const wireKey = ({ airline, number, origin, date }: FlightKey) => ({
  'flight-number-label': airline,
  'flight-number': number,
  'origin-airport': origin,
  'departure-date': date,
});

/** The flight that a template is now. */
export const flightOfTemplate = (fields: TemplateFields) => flightOf(fields, fields['departure-time']);

/** The value of a field that all templates of a flight have; undefined where they differ. */
export function valueInAll<Name extends keyof TemplateFields>(
  templates: readonly { readonly fields: TemplateFields }[],
  name: Name,
): TemplateFields[Name] | undefined {
  const [value, ...others] = new Set(templates.map(({ fields }) => fields[name]));
  return others.length === 0 ? value : undefined;
}

/** A flight of a day, as far as it can be filtered by. */
export interface DayFlight {
  readonly flight: FlightKey;
  readonly destination: string;
  /** Scheduled departure, local to the origin: `17:45`. */
  readonly departure: string;
  /** Statuses of its templates: mostly one; empty for none. */
  readonly statuses: readonly string[];
  readonly templateIds: readonly string[];
}
