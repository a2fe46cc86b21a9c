import { kindField, messageField, passEndings, seatField, seatFields } from '../../domain/desk/changeable.ts';
import type { FlightKey } from '../../domain/flight/flight.ts';
import { dayAfter } from '../../domain/time/dates.ts';
import { type Html, html } from '../html.ts';
import { csrfField, type Staff } from '../staff-page.ts';
import { changeFields, input } from './changes.ts';
import { passPath } from './pass-path.ts';

const statuses = { voided: 'Void', redeemed: 'Redeem', active: 'Reinstate' } as const;

interface PassForms {
  readonly passKey: string;
  /** Values of the fields at present. */
  readonly values: Readonly<Record<string, string | undefined>>;
  /** Grows with every change of the pass that phones see. */
  readonly version: number;
  /** Flight that it is on. */
  readonly flight: Pick<FlightKey, 'airline' | 'date'>;
  readonly staff: Staff;
}

/** Everything that an agent does to a pass. Each form leads to a review. */
export function passForms(pass: PassForms): Html {
  const { values, staff } = pass;
  const is = values['pass-status'] ?? '';
  const status = Object.entries(statuses).filter(([each]) => each !== is);
  return html`<section class="card" aria-labelledby="act">
<h2 id="act">Act on the pass</h2>
<p class="quiet">The next page says what follows, and what the passenger will read. Nothing is done before.</p>
${seatCard(pass)}<div class="buttons">
${button(pass, 'Send again…', changeFields({ 'send-again': ['', 'once'] }), 'a')}<form method="post" action="${passPath(pass.passKey)}/link">${csrfField(staff.csrfToken)}<button class="plain" accesskey="l">Show the link as a code</button></form>
${status.map(([to, label]) => button(pass, `${label}…`, changeFields({ 'pass-status': [is, to] })))}</div>
<p class="quiet">Anyone who has the link can add the pass. Showing it leaves an entry in the audit trail.</p>
${line(pass, 'move', moveField, moveHint(pass.flight))}
${details(pass, 'Seat and kind', 'seat', html`<div class="grid">${seatFields.map((field) => input(field, values[field.name] ?? ''))}</div>`)}
${details(pass, 'Message', 'message', input(messageField, '', values[messageField.name] ?? ''))}
${staff.isAdmin && html`<div class="buttons">${Object.entries(passEndings).map(([name, label]) => ending(pass, name, label))}</div>`}
</section>`;
}

/** The seat that a passenger gets who has none: with it a standby is confirmed. */
function seatCard(pass: PassForms): Html | false {
  const is = pass.values[kindField.name] ?? '';
  const field = input({ ...seatField, id: 'new-seat', label: seatless[is] ?? '', key: 'c', required: true }, '');
  return is in seatless && line(pass, 'seat', html`${changeFields({ [kindField.name]: [is, 'confirmed'] })}${field}`);
}

const seatless: Readonly<Record<string, string>> = {
  standby: 'Clear the standby: seat',
  unseated: 'Give a seat',
};

const line = ({ passKey, staff }: PassForms, subject: string, field: Html, hint?: Html) =>
  html`<form method="post" action="${passPath(passKey)}/review" autocomplete="off" class="seek">${csrfField(staff.csrfToken)}${field}<button class="plain">Review the ${subject}</button>${hint}</form>`;

const details = ({ passKey, staff }: PassForms, summary: string, subject: string, fields: Html) =>
  html`<details><summary>${summary}</summary><form method="post" action="${passPath(passKey)}/review" autocomplete="off">${csrfField(staff.csrfToken)}${fields}<button>Review the ${subject}</button></form></details>`;

const button = ({ passKey, staff }: PassForms, label: string, fields: readonly Html[], key?: string) =>
  html`<form method="post" action="${passPath(passKey)}/review">${csrfField(staff.csrfToken)}${fields}<button class="plain"${key && html` accesskey="${key}"`}>${label}</button></form>\n`;

const ending = ({ passKey, version, staff }: PassForms, name: string, label: string) =>
  html`<form method="post" action="${passPath(passKey)}/review">${csrfField(staff.csrfToken)}<input type="hidden" name="ending" value="${name}"><input type="hidden" name="was-version" value="${version}"><button class="plain danger"${name === 'erase' && html` accesskey="z"`}>${label}…</button></form>\n`;

/** Field of a move: a flight as people name it, and a seat. */
const moveField = html`<div class="fields"><label for="to-flight" accesskey="t">Move to a flight, with the new seat</label><input type="text" id="to-flight" name="to-flight" maxlength="60" required autocapitalize="characters" aria-describedby="to-examples"></div>`;

const moveHint = ({ airline, date }: PassForms['flight']) =>
  html`<p class="quiet" id="to-examples">${airline}400 12A, or ${airline}400 ${dayAfter(date, 1)} 12A for another day. Without a seat the pass says “At the gate”.</p>`;
