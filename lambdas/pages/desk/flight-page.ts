import { changeableFields } from '../../domain/desk/changeable.ts';
import { type MadeChange, undoOf, valuesAfter } from '../../domain/desk/changes.ts';
import { type FlightKey, wireKey } from '../../domain/flight/flight.ts';
import { staffPaths } from '../../ports/staff-paths.ts';
import type { FlightCounts } from '../../ports/stores.ts';
import { type Html, html } from '../html.ts';
import { csrfField, type Staff, staffPage } from '../staff-page.ts';
import { changeFields, changeList } from './changes.ts';
import { cancelForm, changeForm } from './flight-forms.ts';
import {
  expectedTime,
  type FlightView,
  facePath,
  flightName,
  flightPath,
  keyFields,
  passesPath,
  reasonText,
  statusWord,
} from './flight-texts.ts';
import { reachOf } from './reach.ts';
import { type LocalTimes, type TimelineLine, timeline } from './timeline.ts';
import { agoText } from './times.ts';

/** Values of the fields for all passengers that getflight does not give. */
export type OfAll = Readonly<Record<string, string>>;

interface FlightPage {
  readonly key: FlightKey;
  readonly flight: FlightView;
  readonly counts: FlightCounts;
  readonly ofAll: OfAll;
  readonly mayChange: boolean;
  readonly changed: MadeChange | undefined;
  /** Latest first. */
  readonly past: readonly TimelineLine[];
  readonly times: LocalTimes;
  readonly now: Date;
  readonly staff: Staff;
}

/** A flight as its passengers see it, how far they know, and the forms that change it. */
export function flightPage(page: FlightPage): string {
  const { key, flight, ofAll, mayChange, changed, past, times, staff } = page;
  const values = { ...flight['flight-data'], ...ofAll };
  return staffPage({
    title: flightName(key),
    staff,
    beside: mayChange && html`<a href="${facePath(key)}">As phones show it</a>`,
    content: html`${changed && changedCard(page, changed)}
${boardCard(flight, key.date)}
<div class="beside broad">
<div class="parts">${mayChange && changeForm(key, values, staff)}
${staff.isAdmin && cancelForm(key, values, staff)}</div>
<div class="parts">${passengersCard(page)}
<section class="card" aria-label="History">
<details><summary>History${flight['pass-templates'].length > 1 && ', of the first pass template'}</summary>${timeline(past, times)}</details></section></div>
</div>`,
  });
}

/** The form that finds passes of a flight. Sent, as a name stands in no address. */
export const seekForm = (key: FlightKey, seesAll: boolean, staff: Staff): Html =>
  html`<form method="post" action="${passesPath(key)}" autocomplete="off" class="seek">${csrfField(staff.csrfToken)}<div class="fields"><label for="sought" accesskey="p">${seesAll ? 'Name, seat, confirmation or sequence number' : 'Name'}</label><input type="search" id="sought" name="sought" maxlength="100"></div><button class="plain">Find</button></form>`;

/** The flight in large letters, as passengers see it. */
function boardCard({ 'flight-data': data, 'pass-templates': templates }: FlightView, day: string): Html {
  const fact = (label: string, value: Html | string | undefined) =>
    html`<div><dt>${label}</dt><dd>${value || '–'}</dd></div>\n`;
  const time = (label: string, name: string) =>
    fact(label, expectedTime(data[`${name}-time`], data[`estimated-${name}-time`], day));
  const reason = reasonText(data);
  return html`<section class="card broad" aria-labelledby="facts">
<h2 id="facts">${data['origin-airport']} – ${data['destination-airport']} ${data['flight-status'] && statusWord(data)}${reason && html` <span class="quiet">${reason}</span>`}</h2>
<dl class="board">
${time('Departure', 'departure')}${time('Boarding', 'boarding')}${fact('Gate', data['origin-gate'])}${fact('Terminal', data['origin-terminal'])}${time('Arrival', 'arrival')}</dl>
<p class="quiet">Times are local to each airport.${templates.length > 1 && ` The flight has ${templates.length} pass templates: a value in which they differ is not shown.`}</p>
</section>`;
}

/** How far passengers know. */
const passengersCard = ({ key, counts, changed, mayChange, now, staff }: FlightPage): Html =>
  html`<section class="card" aria-labelledby="reach">
<h2 id="reach">Passengers</h2>
<div class="parts">
<p>${counts.passes === 1 ? '1 pass' : `${counts.passes} passes`}${counts.installs && html`, ${counts.installs.walleta} in Apple Wallet, ${counts.installs.walletb} in Google Wallet`}</p>
<div>${reachOf(counts, now)}</div>
<p class="quiet">Counted ${agoText(counts.countedAtUtc, now)}. <a href="${flightPath(key, changed?.id)}">Count again</a></p></div>
${seekForm(key, mayChange, staff)}
<a href="${passesPath(key)}">All passengers</a>
</section>`;

function changedCard({ key, mayChange, now, staff }: FlightPage, { change, atUtc, by }: MadeChange): Html {
  const body = {
    action: 'updateflight',
    ...wireKey(key),
    ...valuesAfter(change),
  };
  const undo = undoOf(change, changeableFields);
  return html`<section class="card done" aria-labelledby="done">
<div role="status"><h2 id="done">Changed ${agoText(atUtc, now)} by ${by}</h2></div>
${changeList(change, changeableFields, key.date)}
${mayChange && Object.keys(undo).length > 0 && html`<form method="post" action="${staffPaths.desk}/flight/review">${csrfField(staff.csrfToken)}${keyFields(key)}${changeFields(undo)}<button class="plain">Undo…</button></form>`}
<details><summary>As a call of the API</summary><pre>curl -s "$BASE_URL/v3" -H "x-api-key: $API_KEY" -d '${JSON.stringify(body).replaceAll("'", "'\\''")}'</pre></details>
</section>`;
}
