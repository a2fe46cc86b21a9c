import { flightStatuses } from '../../domain/fields/flight-statuses.ts';
import type { FlightKey } from '../../domain/flight/flight.ts';
import { dayAfter } from '../../domain/time/dates.ts';
import { staffPaths } from '../../ports/staff-paths.ts';
import type { FlightCounts } from '../../ports/stores.ts';
import { type Html, html } from '../html.ts';
import { csrfField, type Staff, staffPage } from '../staff-page.ts';
import { changeOfMany } from './flight-forms.ts';
import { chosenText, expectedTime, flightPath, reasonText, statusWord } from './flight-texts.ts';
import { findCard } from './home-page.ts';
import { reachOf } from './reach.ts';
import { agoText, choiceText, dayText } from './times.ts';

/** Filter of a day; all texts but the day may be empty. */
export interface DayFilter {
  /** `YYYY-MM-DD`. */
  readonly date: string;
  /** Words that are in the flight's number, airline or airports. */
  readonly q: string;
  /** IATA code. */
  readonly from: string;
  readonly status: string;
}

/** Fields of a flight that its row shows. */
export const dayFields = [
  ...(['destination-airport', 'departure-time', 'estimated-departure-time'] as const),
  ...(['flight-status', 'flight-status-reason', 'flight-status-reason-code', 'origin-gate'] as const),
] as const;

/** A flight of the day. */
export interface DayRow {
  readonly key: FlightKey;
  readonly data: Readonly<Record<string, string | undefined>>;
  /** Absent until they were counted once. */
  readonly counts: FlightCounts | undefined;
  /** True if they are being counted anew. */
  readonly isStale: boolean;
}

export interface TodayPage {
  readonly filter: DayFilter;
  readonly rows: readonly DayRow[];
  readonly page: number;
  readonly pages: number;
  /** Number of flights that the filter leaves. */
  readonly flights: number;
  /** Airports and flight numbers of the day, to be offered while typing. */
  readonly origins: readonly string[];
  readonly names: readonly string[];
  readonly mayChange: boolean;
  readonly mayChangeAll: boolean;
  readonly now: Date;
  readonly staff: Staff;
}

/** Path of a day of flights. */
export const todayPath = (filter: DayFilter, page = 1) =>
  `${staffPaths.desk}?${new URLSearchParams({ ...filled(filter), ...(page > 1 && { page: String(page) }) })}`;

const filled = (filter: DayFilter) => Object.fromEntries(Object.entries(filter).filter(([, text]) => text !== ''));

const nothingText = ({ names }: TodayPage) =>
  names.length > 0
    ? 'No flight matches. Clear the filter, or choose another day.'
    : 'No flight is known on this day: choose another.';

/** The desk's first page: what somebody looks for, and the flights of a day. */
export const todayPage = (view: TodayPage): string => {
  const { filter, staff, rows } = view;
  return staffPage({
    title: `Flights on ${dayText(filter.date)}`,
    staff,
    here: staffPaths.desk,
    ...(rows.some(({ isStale }) => isStale) && { script: countsScript }),
    beside: html`<span class="quiet">${view.flights === 1 ? '1 flight' : `${view.flights} flights`}. Times are local to each airport.</span>`,
    content: html`${findCard(staff, filter.date, view.mayChange)}
<section class="card broad" aria-label="Flights">
${filterForm(view)}
${rows.length > 0 ? flightsForm(view) : html`<p>${nothingText(view)}</p>`}
</section>`,
  });
};

/**
 * Brings in the counts that the reader of a queue makes meanwhile: three looks, so that an open page reads nothing for ever. Only
 * the counts are replaced: what was chosen and typed stays.
 */
const countsScript = `let looks = 0;
const look = () => {
const request = new XMLHttpRequest();
request.responseType = 'document';
request.onload = () => {
for (const each of document.querySelectorAll('[data-counts]')) {
const found = request.response?.querySelector('[data-counts="' + each.dataset.counts + '"]');
if (found) each.replaceWith(document.adoptNode(found));
}
if (++looks < 3) setTimeout(look, 5000);
};
request.open('GET', location.href);
request.send();
};
setTimeout(look, 3000);`;

function filterForm({ filter, origins, names }: TodayPage): Html {
  const { date, q, from, status } = filter;
  const dayLink = (days: number, rel: string, sign: string) => {
    const day = dayAfter(date, days);
    return html`<a class="button plain" rel="${rel}" href="${todayPath({ ...filter, date: day })}" aria-label="${dayText(day)}">${sign}</a>`;
  };
  return html`<form method="get" action="${staffPaths.desk}" class="filter">
${dayLink(-1, 'prev', '‹')}<div class="fields"><label for="day-date">Day of departure</label><input type="date" id="day-date" name="date" value="${date}" required></div>${dayLink(1, 'next', '›')}
<div class="fields"><label for="q">Flight or airport</label><input type="search" id="q" name="q" value="${q}" list="names" maxlength="60"></div>
<div class="fields"><label for="from-airport">Departing from</label><input type="text" id="from-airport" name="from" value="${from}" list="origins" maxlength="3" autocapitalize="characters"></div>
<div class="fields"><label for="with-status">Status</label><select id="with-status" name="status">${options([['', 'Any'], ...flightStatuses.map((each) => [each, choiceText(each)] as const)], status)}</select></div>
<button class="plain">Filter</button>
<datalist id="origins">${origins.map((code) => html`<option>${code}</option>`)}</datalist><datalist id="names">${names.map((name) => html`<option>${name}</option>`)}</datalist>
</form>`;
}

const options = (all: readonly (readonly [string, string])[], chosen: string) =>
  all.map(([value, text]) => html`<option value="${value}"${value === chosen && html` selected`}>${text}</option>`);

const columns = ['Departure', 'Route', 'Status', 'Gate', 'Passes', 'Phones with the last change'] as const;

/** The flights, and the form that changes the chosen ones. Roles of the table stay where narrow screens show cards. */
function flightsForm(view: TodayPage): Html {
  const { filter, rows, page, pages, mayChange, now } = view;
  const table = html`<table role="table" class="listing flights"><thead role="rowgroup"><tr role="row">${mayChange && html`<td></td>`}${['Flight', ...columns].map((name) => html`<th scope="col" role="columnheader">${name}</th>`)}</tr></thead>
<tbody role="rowgroup">${rows.map((row) => flightRow(row, mayChange, now))}</tbody></table>
<div class="pages">${pages > 1 && pageLinks(filter, page, pages)}<a href="${todayPath(filter, page)}">Count again</a></div>`;
  if (!mayChange) return table;
  return html`<form method="post" action="${staffPaths.desk}/flights/review" autocomplete="off">
${csrfField(view.staff.csrfToken)}${Object.entries(filter).map(([name, text]) => html`<input type="hidden" name="${name}" value="${text}">`)}
${table}
${changeOfMany(view)}
</form>`;
}

function pageLinks(filter: DayFilter, page: number, pages: number): Html {
  const link = (to: number, text: string) =>
    to >= 1 && to <= pages && html`<a class="button plain" href="${todayPath(filter, to)}">${text}</a>`;
  return html`${link(page - 1, 'Earlier flights')}<span>Page ${page} of ${pages}</span>${link(page + 1, 'Later flights')}`;
}

function flightRow(row: DayRow, mayChange: boolean, now: Date): Html {
  const { key, data } = row;
  const id = chosenText(key).replaceAll(' ', '-');
  const cell = (label: string, value: string | Html | undefined, kind = '') =>
    html`<td role="cell"${kind && html` class="${kind}"`} data-label="${label}">${value ?? '–'}</td>`;
  const reason = reasonText(data);
  return html`<tr role="row">${mayChange && html`<td role="cell" class="choice"><input type="checkbox" id="flight-${id}" name="flight" value="${chosenText(key)}" aria-label="Choose ${chosenText(key)}"></td>`}<th scope="row" role="rowheader" class="nowrap"><a href="${flightPath(key)}">${key.airline} ${key.number}</a></th>${cell('Departure', expectedTime(data['departure-time'], data['estimated-departure-time'], key.date), 'nowrap time')}${cell('Route', `${key.origin} – ${data['destination-airport'] ?? ''}`, 'nowrap route')}${cell('Status', html`${statusWord(data)}${reason && html` <span class="quiet">${reason}</span>`}`, data['flight-status'] ? 'state' : 'none')}${cell('Gate', data['origin-gate'], 'gate')}${countCells(row, id, now)}</tr>
`;
}

/** Cells that come in by themselves. */
function countCells({ counts, isStale }: DayRow, id: string, now: Date): Html {
  const age = counts && isStale && html`<span class="quiet">Counted ${agoText(counts.countedAtUtc, now)}</span>`;
  return html`<td role="cell" class="passes" data-label="Passes" data-counts="passes-${id}">${counts?.passes ?? '–'}</td><td role="cell" class="phones" data-label="${columns[5]}" data-counts="phones-${id}">${counts ? html`${reachOf(counts, now)}${age}` : html`<span class="quiet">Counting. Look again in a moment.</span>`}</td>`;
}
