import { flightStatuses } from '../../domain/fields/flight-statuses.ts';
import type { FlightKey } from '../../domain/flight/flight.ts';
import { dayAfter } from '../../domain/time/dates.ts';
import { staffPaths } from '../../ports/staff-paths.ts';
import type { FlightCounts } from '../../ports/stores.ts';
import { type Html, html } from '../html.ts';
import { csrfField, type Staff, staffPage } from '../staff-page.ts';
import { delayFields } from './delay-fields.ts';
import { deskStyles } from './desk-styles.ts';
import { chosenText, departureText, flightPath, statusText } from './flight-texts.ts';
import { auditCard, findCard } from './home-page.ts';
import { listStyles } from './list-styles.ts';
import { dayText, instantText } from './times.ts';

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

interface TodayPage {
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
  readonly staff: Staff;
}

/** Path of a day of flights. */
export const todayPath = (filter: DayFilter, page = 1) =>
  `${staffPaths.desk}?${new URLSearchParams({ ...filled(filter), ...(page > 1 && { page: String(page) }) })}`;

const filled = (filter: DayFilter) => Object.fromEntries(Object.entries(filter).filter(([, text]) => text !== ''));

/** The desk's first page: what somebody looks for, and the flights of a day. */
export const todayPage = (view: TodayPage): string => {
  const { filter, staff } = view;
  return staffPage({
    title: `Flights on ${dayText(filter.date)}`,
    styles: deskStyles + listStyles,
    staff,
    here: staffPaths.desk,
    content: html`${findCard(staff, filter.date, view.mayChange)}
<section class="card broad" aria-labelledby="day">
<h2 id="day">${view.flights === 1 ? '1 flight' : `${view.flights} flights`}</h2>
${filterForm(view)}
${view.rows.length > 0 ? flightsForm(view) : html`<p>No flights found.</p>`}
</section>
${staff.isAdmin && [delayCard(filter.date, staff), auditCard]}`,
  });
};

function filterForm({ filter, origins, names }: TodayPage): Html {
  const { date, q, from, status } = filter;
  const [former, next] = [dayAfter(date, -1), dayAfter(date, 1)];
  return html`<form method="get" action="${staffPaths.desk}" class="filter">
<div class="fields"><label for="day-date">Day of departure</label><input type="date" id="day-date" name="date" value="${date}" required></div>
<div class="fields"><label for="q">Flight or airport</label><input type="search" id="q" name="q" value="${q}" list="names" maxlength="60"></div>
<div class="fields"><label for="from-airport">Airport of departure</label><input type="text" id="from-airport" name="from" value="${from}" list="origins" maxlength="3" autocapitalize="characters"></div>
<div class="fields"><label for="with-status">Status</label><select id="with-status" name="status">${options([['', 'any'], ...flightStatuses.map((each) => [each, each] as const)], status)}</select></div>
<button class="plain">Filter</button>
<datalist id="origins">${origins.map((code) => html`<option>${code}</option>`)}</datalist><datalist id="names">${names.map((name) => html`<option>${name}</option>`)}</datalist>
</form>
<div class="pages"><a class="button plain" rel="prev" href="${todayPath({ ...filter, date: former })}">‹ ${dayText(former)}</a><a class="button plain" rel="next" href="${todayPath({ ...filter, date: next })}">${dayText(next)} ›</a></div>`;
}

const options = (all: readonly (readonly [string, string])[], chosen: string) =>
  all.map(([value, text]) => html`<option value="${value}"${value === chosen && html` selected`}>${text}</option>`);

/** A delay of all that depart from an airport on the day. */
const delayCard = (date: string, staff: Staff) => html`<section class="card" aria-labelledby="delay">
<h2 id="delay">Delay all flights of an airport</h2>
<form method="post" action="${staffPaths.desk}/flights/review" autocomplete="off">
${csrfField(staff.csrfToken)}<input type="hidden" name="date" value="${date}"><input type="hidden" name="all" value="yes">
<div class="fields"><label for="delay-from" accesskey="a">All flights from</label><input type="text" id="delay-from" name="from" list="origins" maxlength="3" autocapitalize="characters" required></div>
${delayFields}
<button>Review the delay</button>
</form>
</section>`;

const columns = ['Flight', 'Departure', 'Status', 'Gate', 'Passes', 'Apple', 'Google', 'Phones'] as const;

/** The flights, and the form that changes the chosen ones. Roles of the table stay where narrow screens show cards. */
function flightsForm(view: TodayPage): Html {
  const { filter, rows, page, pages, mayChange } = view;
  const table = html`<table role="table" class="listing"><thead role="rowgroup"><tr role="row">${mayChange && html`<td></td>`}${columns.map((name) => html`<th scope="col" role="columnheader">${name}</th>`)}</tr></thead>
<tbody role="rowgroup">${rows.map((row) => flightRow(row, mayChange))}</tbody></table>
${pages > 1 && pageLinks(filter, page, pages)}
<p class="quiet">Counts are up to a minute old; older ones say of when they are. <a href="${todayPath(filter, page)}">Look again</a></p>`;
  if (!mayChange) return table;
  return html`<form method="post" action="${staffPaths.desk}/flights/review" autocomplete="off">
${csrfField(view.staff.csrfToken)}${Object.entries(filter).map(([name, text]) => html`<input type="hidden" name="${name}" value="${text}">`)}
${table}
${changeFields(view)}
</form>`;
}

function pageLinks(filter: DayFilter, page: number, pages: number): Html {
  const link = (to: number, text: string) =>
    to >= 1 && to <= pages && html`<a class="button plain" href="${todayPath(filter, to)}">${text}</a>`;
  return html`<div class="pages">${link(page - 1, 'Earlier flights')}<span>Page ${page} of ${pages}</span>${link(page + 1, 'Later flights')}</div>`;
}

function flightRow({ key, data, counts, isStale }: DayRow, mayChange: boolean): Html {
  const name = `${key.airline} ${key.number}`;
  const { installs } = counts ?? {};
  const cell = (label: string, value: string | number | Html | undefined) =>
    html`<td role="cell" data-label="${label}">${value ?? '–'}</td>`;
  const counted = (count: number | undefined) => (counts === undefined ? 'counting…' : count);
  return html`<tr role="row">${mayChange && html`<td role="cell" class="choice"><input type="checkbox" id="flight-${chosenText(key).replaceAll(' ', '-')}" name="flight" value="${chosenText(key)}" aria-label="Choose ${chosenText(key)}"></td>`}<th scope="row" role="rowheader"><a href="${flightPath(key)}">${name}</a> <span>${key.origin} to ${data['destination-airport'] ?? '–'}</span></th>${cell('Departure', departureText(data, key.date))}${cell('Status', statusText(data))}${cell('Gate', data['origin-gate'])}${cell('Passes', counted(counts?.passes))}${cell('Apple', counted(installs?.walleta))}${cell('Google', counted(installs?.walletb))}${cell('Phones', counts && phonesText(counts, isStale))}</tr>
`;
}

/** How many phones are current, since when one is behind, and how old that is if it is being counted anew. */
function phonesText({ passes, installs, countedAtUtc }: FlightCounts, isStale: boolean): Html {
  const age = isStale && html` <span class="quiet">counted at ${instantText(countedAtUtc)}</span>`;
  if (installs === undefined) return html`${passes > 0 && 'not counted'}${age}`;
  const { walleta, walletb, fetched, behindSinceUtc } = installs;
  const behind = behindSinceUtc && html` <span class="behind">behind since ${instantText(behindSinceUtc)}</span>`;
  const installed = walleta + walletb;
  return html`${installed === 0 ? 'none yet' : `${fetched} of ${installed} current`}${behind}${age}`;
}

function changeFields({ flights, mayChangeAll, staff }: TodayPage): Html {
  const statuses = flightStatuses.filter((status) => staff.isAdmin || status !== 'cancelled');
  return html`<h3>Change the chosen flights</h3>
<p class="quiet">What is left empty stays as it is. Nothing is sent yet: the next page shows what passengers will read.</p>
${mayChangeAll && html`<div><input type="checkbox" id="all" name="all" value="yes"><label for="all">All ${flights} flights that are found</label></div>`}
<div class="grid">
<div class="fields"><label for="delay-minutes">Delay, minutes</label><input type="number" id="delay-minutes" name="delay" min="1" max="1440" step="1"></div>
<div class="fields"><label for="new-status">New status</label><select id="new-status" name="flight-status">${options([['', 'as it is; delayed with a delay'], ...statuses.map((each) => [each, each] as const)], '')}</select></div>
<div class="fields"><label for="reason">Reason</label><input type="text" id="reason" name="flight-status-reason" maxlength="120"></div>
<div class="fields"><label for="new-gate">New gate</label><input type="text" id="new-gate" name="origin-gate" maxlength="60"></div>
<div class="fields"><label for="new-terminal">New terminal</label><input type="text" id="new-terminal" name="origin-terminal" maxlength="60"></div>
</div>
<button>Review</button>`;
}
