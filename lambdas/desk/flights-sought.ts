import type { FlightSought } from '../domain/flight/designator.ts';
import type { FlightKey } from '../domain/flight/flight.ts';
import { localDate } from '../domain/flight/flight-request.ts';
import { dayAfter } from '../domain/time/dates.ts';
import type { DeskServices } from '../ports/staff-services.ts';
import type { Visit } from './visit.ts';

/** Days on which a flight is looked for: the one that a text names; else the one that the page shows, before those around it. */
export function daysSought(
  date: string | undefined,
  shownDay: string | null,
  { clock }: Pick<DeskServices, 'clock'>,
): readonly string[] {
  if (date !== undefined) return [date];
  const { data: shown = clock.now().toISOString().slice(0, 10) } = localDate.safeParse(shownDay);
  return [shown, dayAfter(shown, -1), dayAfter(shown, 1)];
}

/** Flights of the first of these days; else of the others. */
export async function flightsSought(
  { airline, number }: Pick<FlightSought, 'airline' | 'number'>,
  days: readonly string[],
  { person }: Pick<Visit, 'person'>,
  { flightDays }: DeskServices,
): Promise<readonly FlightKey[]> {
  const named = async (day: string) =>
    (await flightDays.flightsOf(person.account, day))
      .map(({ flight }) => flight)
      .filter((flight) => flight.number === number && (airline === undefined || flight.airline === airline));
  const [first = [], ...others] = await Promise.all(days.map(named));
  return first.length > 0 ? first : others.flat();
}
