import { type DayFlight, valueInAll } from '../domain/flight/flight.ts';
import { localDate } from '../domain/flight/flight-request.ts';
import { fieldsRefused } from '../domain/request/errors.ts';
import { type DayFilter, type DayRow, dayFields, todayPage } from '../pages/desk/today-page.ts';
import { isAtLeast } from '../ports/people.ts';
import type { DeskServices } from '../ports/staff-services.ts';
import type { SeenFlight } from '../ports/stores.ts';
import { pageAnswer } from '../sessions/page-answers.ts';
import type { Visit } from './visit.ts';

/** Flights on a page; with their templates they are read by one request, which takes 100 items. */
const most = { flights: 50, items: 100 };

/** Flights that are changed at once. Source: docs/api/updateflight.md#updateflight. */
export const maxChosen = 100;

/** `GET /desk`: the flights of a day. Its requests to the table are as many however many people look. */
export async function showToday({ query, person, staff }: Visit, services: DeskServices) {
  const filter = filterOf(query, services);
  const day = await services.flightDays.flightsOf(person.account, filter.date);
  const found = day.filter((flight) => matches(flight, filter));
  const pages = pagesOf(found);
  const page = Math.min(Math.max(1, Math.trunc(Number(query.page)) || 1), pages.length || 1);
  const shown = pages[page - 1] ?? [];
  const seen = await services.flightDays.look(person.account, shown);
  const stale = new Set(seen.filter(({ isStale }) => isStale).map(({ flight }) => JSON.stringify(flight)));
  const flights = shown.filter(({ flight }) => stale.has(JSON.stringify(flight)));
  if (flights.length > 0) await services.recount({ account: person.account, flights });
  return pageAnswer(
    200,
    todayPage({
      ...{ filter, page, pages: pages.length, flights: found.length, staff },
      rows: seen.map(rowOf),
      origins: [...new Set(day.map(({ flight }) => flight.origin))].sort(),
      names: [...new Set(day.map(({ flight: { airline, number } }) => `${airline} ${number}`))].slice(0, most.items),
      now: services.clock.now(),
      mayChange: isAtLeast(person.role, 'agent'),
      mayChangeAll: staff.isAdmin && found.length <= maxChosen,
    }),
  );
}

/** Flights of a day that a filter finds. */
export async function flightsFound(filter: DayFilter, { person }: Visit, { flightDays }: DeskServices) {
  return (await flightDays.flightsOf(person.account, filter.date)).filter((flight) => matches(flight, filter));
}

/**
 * Reads what an address or a form asks for. Without a day it is that of UTC: airports have days of their own.
 * @throws E9003 that names the field
 */
export function filterOf(
  { date = '', q = '', from = '', status = '' }: Readonly<Record<string, string | undefined>>,
  { clock }: Pick<DeskServices, 'clock'>,
): DayFilter {
  const day = date || clock.now().toISOString().slice(0, 10);
  const { error } = localDate.safeParse(day);
  if (error) throw fieldsRefused([{ field: 'date', message: 'must be a real date as YYYY-MM-DD' }]);
  return { date: day, q: q.trim(), from: from.trim().toUpperCase(), status };
}

/** Decides by the entry of the day alone, which costs no further request. */
function matches({ flight, destination, statuses }: DayFlight, { q, from, status }: DayFilter): boolean {
  const { airline, number, origin } = flight;
  const text = `${airline}${number} ${airline} ${number} ${origin} ${destination}`;
  const words = q.toUpperCase().split(/\s+/);
  return (
    words.every((word) => text.includes(word)) &&
    (from === '' || origin === from) &&
    (status === '' || statuses.includes(status))
  );
}

function pagesOf(flights: readonly DayFlight[]): DayFlight[][] {
  const pages: DayFlight[][] = [];
  let items = 0;
  for (const flight of flights) {
    const own = flight.templateIds.length + 1;
    const last = pages.at(-1);
    items += own;
    if (last && last.length < most.flights && items <= most.items) last.push(flight);
    else {
      pages.push([flight]);
      items = own;
    }
  }
  return pages;
}

const rowOf = ({ flight, templates, counts, isStale }: SeenFlight): DayRow => ({
  ...{ key: flight, counts, isStale },
  data: Object.fromEntries(dayFields.map((name) => [name, valueInAll(templates, name)])),
});
