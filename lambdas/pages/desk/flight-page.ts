import { changeableFields, newGate, newMessage } from '../../domain/desk/changeable.ts';
import { type Changeable, type MadeChange, undoOf, valuesAfter } from '../../domain/desk/changes.ts';
import { flightStatuses } from '../../domain/fields/flight-statuses.ts';
import { type FlightKey, wireKey } from '../../domain/flight/flight.ts';
import { staffPaths } from '../../ports/staff-paths.ts';
import { type Html, html } from '../html.ts';
import { csrfField, type Staff, staffPage } from '../staff-page.ts';
import { changeFields, changeList, input } from './changes.ts';
import { delayFields } from './delay-fields.ts';
import { deskStyles } from './desk-styles.ts';
import {
  chosenText,
  dayAndTime,
  departureText,
  type FlightView,
  facePath,
  flightName,
  flightPath,
  keyFields,
  passesPath,
  statusText,
} from './flight-texts.ts';
import { type TimelineLine, timeline } from './timeline.ts';

/** Fields that only an admin sees and changes. */
const ofAdmins = ['message1', 'void-passes'];

/** Values of the fields for all passengers that getflight does not give. */
export type OfAll = Readonly<Record<string, string>>;

interface FlightPage {
  readonly key: FlightKey;
  readonly flight: FlightView;
  readonly ofAll: OfAll;
  readonly mayChange: boolean;
  readonly changed: MadeChange | undefined;
  /** Latest first. */
  readonly past: readonly TimelineLine[];
  readonly staff: Staff;
}

/** A flight: what it is, how far its passengers know, and the form that changes it. */
export function flightPage({ key, flight, ofAll, mayChange, changed, past, staff }: FlightPage): string {
  return staffPage({
    title: flightName(key),
    styles: deskStyles,
    staff,
    content: html`${changed && changedCard(key, changed, mayChange, staff)}
${factsCard(flight, mayChange ? facePath(key) : undefined)}
${reachCard(key, flight, changed?.id)}
<section class="card" aria-labelledby="find"><h2 id="find">Find a passenger</h2>
${seekForm(key, mayChange, staff)}
<a href="${passesPath(key)}">All passengers</a></section>
${mayChange && [quickCard(key, flight, ofAll, staff), changeCard(key, flight, ofAll, staff)]}
${historyCard(past, flight['pass-templates'].length)}`,
  });
}

/** The form that finds passes of a flight. Sent, as a name stands in no address. */
export const seekForm = (key: FlightKey, seesAll: boolean, staff: Staff): Html =>
  html`<form method="post" action="${passesPath(key)}" autocomplete="off" class="seek">${csrfField(staff.csrfToken)}<div class="fields"><label for="sought" accesskey="p">${seesAll ? 'Name, seat, confirmation or sequence number' : 'Name'}</label><input type="search" id="sought" name="sought" maxlength="100"></div><button class="plain">Find</button></form>`;

function factsCard({ 'flight-data': data, 'pass-templates': templates }: FlightView, face: string | undefined): Html {
  const fact = (label: string, value: string | undefined) =>
    html`<div><dt>${label}</dt><dd>${value ?? '–'}</dd></div>\n`;
  return html`<section class="card" aria-labelledby="facts">
<h2 id="facts">${data['origin-airport']} to ${data['destination-airport']}</h2>
<dl class="facts">
${fact('Status', statusText(data))}${fact('Gate', data['origin-gate'])}${fact('Terminal', data['origin-terminal'])}${fact('Boarding', dayAndTime(data['estimated-boarding-time'] ?? data['boarding-time']))}${fact('Departure', departureText(data))}${fact('Arrival', dayAndTime(data['estimated-arrival-time'] ?? data['arrival-time']))}</dl>
${templates.length > 1 && html`<p class="quiet">${templates.length} pass templates: a value in which they differ is not shown.</p>`}
${face && html`<a href="${face}">As phones show it</a>`}
</section>`;
}

/** How far passengers know: of phones only what they have asked for is known. */
function reachCard(key: FlightKey, flight: FlightView, done: string | undefined): Html {
  const { passes, told, fetched, 'oldest-not-fetched-seconds': oldest } = flight;
  const [apple, google] = [flight['installed-walleta'], flight['installed-walletb']];
  if (apple === undefined || google === undefined) {
    return html`<section class="card" aria-labelledby="reach"><h2 id="reach">Passengers</h2>
<p>${passes} passes. More than 10,000: how far they know is not counted.</p></section>`;
  }
  const installed = apple + google;
  return html`<section class="card" aria-labelledby="reach">
<h2 id="reach">Passengers</h2>
${
  installed === 0
    ? html`<p class="reach">No phone has a pass yet.</p>`
    : html`<p class="reach"><strong>${fetched} of ${installed}</strong> phones are current.</p>
<progress max="${installed}" value="${fetched}" aria-labelledby="reach"></progress>`
}
<dl class="facts">
<div><dt>Passes</dt><dd>${passes}</dd></div>
<div><dt>In Apple Wallet</dt><dd>${apple}</dd></div>
<div><dt>In Google Wallet</dt><dd>${google}</dd></div>
<div><dt>Notified</dt><dd>${told}</dd></div>
<div><dt>Fetched</dt><dd>${fetched}</dd></div>
</dl>
${oldest !== undefined && html`<p class="quiet">One has not asked for its pass since a notification ${oldest} seconds ago.</p>`}
<p class="quiet">${flight.countedAtUtc !== undefined && html`Counted at ${flight.countedAtUtc.slice(11, 19)} UTC. `}<a href="${flightPath(key, done)}">Look again</a></p>
</section>`;
}

function changeCard(key: FlightKey, { 'flight-data': data }: FlightView, ofAll: OfAll, staff: Staff): Html {
  const fields = changeableFields.filter(({ name }) => staff.isAdmin || !ofAdmins.includes(name));
  return html`<section class="card" aria-labelledby="change">
<h2 id="change">Change the flight</h2>
<form method="post" action="${staffPaths.desk}/flight/review" autocomplete="off">
${csrfField(staff.csrfToken)}${keyFields(key)}
<div class="grid">
${fields.map((field) => inputOf(field, { ...data, ...ofAll }[field.name] ?? '', staff.isAdmin))}</div>
<p class="quiet">Nothing is sent yet: the next page shows what passengers will read.</p>
<div class="buttons"><button>Review</button>${staff.isAdmin && html`<button class="plain danger" name="cancel" value="yes" accesskey="x">Cancel the flight, and void all passes…</button>`}</div>
</form>
</section>`;
}

/** The most frequent changes: the gate, all times by so many minutes, and the message to all. Fields are empty, for a new value. */
const quickCard = (key: FlightKey, { 'flight-data': data }: FlightView, ofAll: OfAll, staff: Staff) =>
  html`<section class="card" aria-labelledby="quick">
<h2 id="quick">Gate${staff.isAdmin ? ', delay and message' : ' and delay'}</h2>
<form method="post" action="${staffPaths.desk}/flight/review" autocomplete="off" class="seek">
${csrfField(staff.csrfToken)}${keyFields(key)}${input(newGate, '', data[newGate.name] ?? '')}<button class="plain">Review the gate</button>
</form>
<form method="post" action="${staffPaths.desk}/flights/review" autocomplete="off">
${csrfField(staff.csrfToken)}<input type="hidden" name="date" value="${key.date}"><input type="hidden" name="flight" value="${chosenText(key)}">
${delayFields}
<button class="plain">Review the delay</button>
</form>
${
  staff.isAdmin &&
  html`<form method="post" action="${staffPaths.desk}/flight/review" autocomplete="off">
${csrfField(staff.csrfToken)}${keyFields(key)}${input(newMessage, '', ofAll.message1)}<button class="plain" accesskey="r">Review the message</button>
</form>`
}</section>`;

const historyCard = (past: readonly TimelineLine[], templates: number) =>
  html`<section class="card" aria-labelledby="history"><h2 id="history">History (UTC)</h2>
<details><summary>The latest changes${templates > 1 && ' of the first pass template'}</summary>${timeline(past)}</details></section>`;

const inputOf = (field: Changeable, value: string, isAdmin: boolean) =>
  input({ ...field, options: optionsOf(field, value, isAdmin) }, value);

function optionsOf({ kind, options }: Changeable, value: string, isAdmin: boolean): Changeable['options'] {
  if (kind === 'switch')
    return [
      ['', 'no'],
      ['True', 'yes'],
    ];
  if (kind !== 'choice') return undefined;
  if (options) return [['', 'none'], ...options];
  // Cancelling is an admin's.
  const statuses = flightStatuses.filter((status) => isAdmin || status !== 'cancelled' || status === value);
  return [['', 'none'], ...statuses.map((status) => [status, status] as const)];
}

function changedCard(key: FlightKey, { change, atUtc, by }: MadeChange, mayChange: boolean, staff: Staff): Html {
  const body = {
    action: 'updateflight',
    ...wireKey(key),
    ...valuesAfter(change),
  };
  const undo = undoOf(change, changeableFields);
  return html`<section class="card done" aria-labelledby="done">
<div role="status"><h2 id="done">Changed at ${atUtc.slice(11, 16)} UTC by ${by}</h2></div>
${changeList(change, changeableFields)}
${mayChange && Object.keys(undo).length > 0 && html`<form method="post" action="${staffPaths.desk}/flight/review">${csrfField(staff.csrfToken)}${keyFields(key)}${changeFields(undo)}<button class="plain">Undo…</button></form>`}
<details><summary>As a call of the API</summary><pre>curl -s "$BASE_URL/v3" -H "x-api-key: $API_KEY" -d '${JSON.stringify(body).replaceAll("'", "'\\''")}'</pre></details>
</section>`;
}
