import type { AirportFacts, FlightAirports } from '../../../domain/airport.ts';
import type { TemplateFields } from '../../../domain/template-fields.ts';
import type { Call } from '../../action.ts';

/**
 * What is known of a template's airports, to be kept with it: whoever renders a pass later asks nobody, and a flight's
 * times do not move when the data does. An airport that the template knows already stays as it is.
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
