import type { FlightKey } from '../../domain/flight/flight.ts';
import { staffPaths } from '../../ports/staff-paths.ts';
import { type Html, html } from '../html.ts';
import { csrfField, type Staff, staffPage } from '../staff-page.ts';
import { seekForm } from './flight-page.ts';
import { flightName, flightPath, passesPath } from './flight-texts.ts';
import type { PassList, PassRow } from './pass-list.ts';
import { passPath } from './pass-path.ts';
import { choiceText } from './times.ts';

interface PassesPage {
  readonly key: FlightKey;
  readonly list: PassList;
  /** True for passes that somebody asked for: their text stands in no address, so that only the first page has one. */
  readonly isSought: boolean;
  readonly seesAll: boolean;
  readonly staff: Staff;
}

/** Passes of a flight: all of them in pages, or those that somebody asked for. */
export const passesPage = ({ key, list, isSought, seesAll, staff }: PassesPage): string =>
  staffPage({
    // No name: the title stays in the history of a browser that others use, too.
    title: `Passengers of ${flightName(key)}`,
    staff,
    content: html`<section class="card" aria-label="Find">
${seekForm(key, seesAll, staff)}
${isSought ? html`<a href="${passesPath(key)}">All passengers</a>` : choices(key, list)}
<a href="${flightPath(key)}">The flight</a>
</section>
<section class="card broad" aria-labelledby="found">
<h2 id="found">${isSought && !seesAll && list.found === 0 ? 'No passenger has this name' : countOf(list.found)}</h2>
${list.rows.length > 0 && table(list.rows)}
${isSought ? list.pages > 1 && html`<p class="quiet">Only ${list.rows.length} are shown: type more of the name.</p>` : pagesOf(key, list)}
</section>`,
  });

const choices = (key: FlightKey, { view, shows, sorts }: PassList) =>
  html`<form method="get" action="${staffPaths.desk}/flight/passes" class="filter">
${Object.entries(key).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}${choice('show', 'Show', shows, view.show)}${choice('sort', 'Sort by', sorts, view.sort)}<button class="plain">Show</button></form>`;

const countOf = (found: number) => (found === 1 ? '1 passenger' : `${found || 'No'} passengers`);

const choice = (name: string, label: string, options: PassList['shows'], chosen: string) =>
  html`<div class="fields"><label for="${name}">${label}</label><select id="${name}" name="${name}">${options.map(([value, text]) => html`<option value="${value}"${value === chosen && html` selected`}>${choiceText(text)}</option>`)}</select></div>\n`;

function pagesOf(key: FlightKey, { view, pages }: PassList): Html | false {
  const link = (page: number, text: string) =>
    page >= 1 &&
    page <= pages &&
    html`<a class="button plain" href="${passesPath(key, { ...view, page })}">${text}</a>`;
  return (
    pages > 1 &&
    html`<div class="pages">${link(view.page - 1, 'Previous page')}<span>Page ${view.page} of ${pages}</span>${link(view.page + 1, 'Next page')}</div>`
  );
}

/** The passes of a booking. @param hasMore if these are not all. */
export const groupPassesPage = (rows: readonly PassRow[], staff: Staff, hasMore = false): string =>
  staffPage({
    title: 'Booking',
    staff,
    content: html`<section class="card broad" aria-labelledby="found">
<h2 id="found">${rows.length === 1 ? '1 pass' : `${rows.length} passes`}</h2>
${table(rows)}
${hasMore && html`<p class="quiet">There are more passes: type the flight, such as LH400, with the booking code behind it.</p>`}
</section>`,
  });

/** A table whose roles stay where narrow screens show cards. */
function table(rows: readonly PassRow[]): Html {
  const columns = columnsOf.filter(([, textOf]) => rows.some((row) => textOf(row) !== undefined));
  return html`<table role="table" class="listing"><thead role="rowgroup"><tr role="row"><th scope="col" role="columnheader">Passenger</th>${columns.map(([name]) => html`<th scope="col" role="columnheader">${name}</th>`)}</tr></thead>
<tbody role="rowgroup">${rows.map((row) => html`<tr role="row"><th scope="row" role="rowheader"><a href="${passPath(row.passKey)}">${row.name}</a></th>${columns.map(([name, textOf]) => html`<td role="cell" data-label="${name}">${name === 'Pass-id' ? html`<code>${textOf(row)}</code>` : (textOf(row) ?? '–')}</td>`)}</tr>\n`)}</tbody></table>`;
}

/** Columns beside the name; one without a value in any row is left out. */
const columnsOf: readonly (readonly [string, (row: PassRow) => string | undefined])[] = [
  ['Flight', ({ flight }) => flight && flightName(flight)],
  ['Seat', ({ own }) => own?.seat],
  ['Status', ({ status }) => choiceText(status)],
  ['Phone', ({ phone }) => phone && choiceText(phone)],
  ['Kind', ({ own }) => own && choiceText(own.kind)],
  ['Sequence', ({ own }) => own?.sequence],
  ['Confirmation', ({ own }) => own?.confirmation],
  ['Pass-id', ({ own }) => own?.passId],
];

/** Flights of which somebody may have meant each. @param passenger text that is looked for on it; may be empty. */
export const flightsPage = (flights: readonly FlightKey[], passenger: string, staff: Staff): string =>
  staffPage({
    title: 'Which flight?',
    staff,
    content: html`<section class="card" aria-label="Flights"><ul>
${flights.map(
  (key) =>
    html`<li>${
      passenger === ''
        ? html`<a href="${flightPath(key)}">${flightName(key)}</a>`
        : html`<form method="post" action="${passesPath(key)}">${csrfField(staff.csrfToken)}<input type="hidden" name="sought" value="${passenger}"><button class="plain">${flightName(key)}</button></form>`
    }</li>\n`,
)}</ul></section>`,
  });
