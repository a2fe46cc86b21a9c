/** An airport's entry in open data. Source: docs/decisions/airports.md#airport-data. */
export interface AirportFacts {
  /** IATA code. */
  readonly code: string;
  /** In English or in the local language: `Munich International Airport`. */
  readonly name: string;
  /** The city that it serves: `Munich`. */
  readonly city: string;
  /** IANA time zone. */
  readonly timeZone: string;
  /** In degrees; both coordinates are absent if they are doubtful. */
  readonly latitude?: number | undefined;
  readonly longitude?: number | undefined;
}

/** Both airports of a template's flight, as known when the template was created; an unknown one is absent. */
export interface FlightAirports {
  readonly origin?: AirportFacts | undefined;
  readonly destination?: AirportFacts | undefined;
}

/**
 * Time zones of the local times at each airport: the airport's own, or relevance-date-timezone for an unknown one.
 * Source: docs/api/formats.md#dates-and-timezones;
 * docs/decisions/airports.md#airports-with-the-template
 */
export function airportZonesOf(
  { 'relevance-date-timezone': unknown }: { readonly 'relevance-date-timezone': string },
  airports: FlightAirports = {},
) {
  return {
    origin: airports.origin?.timeZone ?? unknown,
    destination: airports.destination?.timeZone ?? unknown,
  };
}
