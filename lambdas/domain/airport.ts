import type { TemplateFields } from './template-fields.ts';

/** What open data says of an airport. Source: docs/decisions/0037-airport-data.md. */
export interface AirportFacts {
  /** IATA code. */
  readonly code: string;
  /** In English or as it calls itself, `Munich International Airport`. */
  readonly name: string;
  /** The city it serves, `Munich`. */
  readonly city: string;
  /** IANA name. */
  readonly timeZone: string;
  /** Degrees; absent, as longitude, where they are in doubt. */
  readonly latitude?: number | undefined;
  readonly longitude?: number | undefined;
}

/** The two ends of a template's flight, as they were known when the template was made; an unknown one is absent. */
export interface FlightAirports {
  readonly origin?: AirportFacts | undefined;
  readonly destination?: AirportFacts | undefined;
}

/**
 * The zone of the local times at each airport: its own, of an unknown one relevance-date-timezone.
 * Source: docs/api.md#dates-and-timezones.
 */
export function airportZonesOf(fields: TemplateFields, airports: FlightAirports = {}) {
  const unknown = fields['relevance-date-timezone'];
  return {
    origin: airports.origin?.timeZone ?? unknown,
    destination: airports.destination?.timeZone ?? unknown,
  };
}
