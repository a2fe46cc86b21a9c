import type { AirportFacts, FlightAirports } from '../../../domain/airport/airport.ts';
import type { TemplateFields } from '../../../domain/template-fields/template-fields.ts';
import type { Call } from '../../action.ts';

/**
 * Looks up the facts of a template's airports, to store with it: rendering then needs no look-up, and a flight's times
 * do not change with the airport data. Facts that the template already has stay.
 */
export async function airportsOf(
  fields: TemplateFields,
  { airports }: Call,
  known: FlightAirports = {},
): Promise<FlightAirports> {
  const factsOf = (code: string, facts: AirportFacts | undefined) =>
    facts?.code === code ? facts : airports.find(code);
  const [origin, destination] = await Promise.all([
    factsOf(fields['origin-airport'], known.origin),
    factsOf(fields['destination-airport'], known.destination),
  ]);
  return { origin, destination };
}
