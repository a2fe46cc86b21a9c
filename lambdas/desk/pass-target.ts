import { flightSoughtBy } from '../domain/flight/designator.ts';
import { flightOfTemplate } from '../domain/flight/flight.ts';
import { ApiError } from '../domain/request/errors.ts';
import { flightName } from '../pages/desk/flight-texts.ts';
import type { DeskServices } from '../ports/staff-services.ts';
import { flightTemplatesOf } from './flight.ts';
import { daysSought, flightsSought } from './flights-sought.ts';
import { type FoundPass, valuesOf } from './found-pass.ts';
import type { Visit } from './visit.ts';

/** A move that was typed, as the form of a change of fields: one for each template of the flight. */
export interface Move {
  readonly form: URLSearchParams;
  /** The flight's name, and that of the template. */
  readonly target: string;
}

/**
 * Reads a flight with a seat behind it, such as `LH801 21F`: by default on the day and from the airport of the pass's own. A passenger
 * without a new seat gets one at the gate.
 * @throws E9028 if there is no such flight
 */
export async function movesIn(
  text: string,
  { pass, template }: FoundPass,
  visit: Visit,
  services: DeskServices,
): Promise<readonly Move[]> {
  const sought = flightSoughtBy(text);
  const own = flightOfTemplate(template.fields);
  const flights = sought
    ? await flightsSought(sought, daysSought(sought.date, own.date, services), visit, services)
    : [];
  if (sought === undefined || flights.length === 0) throw new ApiError('noSuchFlight', notFound);
  const fromHere = flights.filter(({ origin }) => origin === own.origin);
  const chosen = fromHere.length > 0 ? fromHere : flights;
  const found = await Promise.all(
    chosen.map(async (flight) =>
      (await flightTemplatesOf(flight, visit, services))
        .filter(({ id }) => id !== pass.templateId)
        .map(({ id, fields }) => ({
          form: formOf(id, sought.passenger, { pass, template }),
          target: `${flightName(flight)}, ${fields['pass-template-name']}`,
        })),
    ),
  );
  if (found.flat().length === 0) throw new ApiError('noSuchFlight', 'Not done: the pass is on this flight.');
  return found.flat();
}

const notFound = 'Not done: there is no such flight. Type it as LH400 12A, or LH400 2027-03-15 12A for another day.';

/** The move as a change of fields. */
function formOf(templateId: string, seat: string, { pass }: FoundPass): URLSearchParams {
  const present = valuesOf(pass);
  const kind = present['passenger-kind'];
  const change = {
    'pass-template-id': templateId,
    'seat-number': seat,
    ...(seat === '' && kind === 'confirmed' && { 'passenger-kind': 'unseated' }),
    ...(seat !== '' && kind === 'unseated' && { 'passenger-kind': 'confirmed' }),
  };
  return new URLSearchParams(
    Object.fromEntries(
      Object.entries(change).flatMap(([name, after]) => [
        [`was-${name}`, present[name as keyof typeof change] ?? ''],
        [name, after],
      ]),
    ),
  );
}
