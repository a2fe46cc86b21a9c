import type { FlightSought } from '../domain/flight/designator.ts';
import type { FlightKey } from '../domain/flight/flight.ts';
import { localDate } from '../domain/flight/flight-request.ts';
import { dayAfter } from '../domain/time/dates.ts';
import type { DeskServices } from '../ports/staff-services.ts';
import type { Visit } from './visit.ts';

/** Flights of the day that a text names; else of the day that the page shows, or of those before and after it. */
export async function flightsSought(
  { airline, number, date }: Pick<FlightSought, 'airline' | 'number' | 'date'>,
  shownDay: string | null,
  { person }: Pick<Visit, 'person'>,
  { clock, flightDays }: DeskServices,
): Promise<readonly FlightKey[]> {
  const named = async (day: string) =>
    (await flightDays.flightsOf(person.account, day))
      .map(({ flight }) => flight)
      .filter((flight) => flight.airline === airline && flight.number === number);
  if (date !== undefined) return named(date);
  const { data: shown = clock.now().toISOString().slice(0, 10) } = localDate.safeParse(shownDay);
  const [before, ofDay, after] = await Promise.all([-1, 0, 1].map((days) => named(dayAfter(shown, days))));
  return ofDay?.length ? ofDay : [before ?? [], after ?? []].flat();
}
