import { passengerKinds } from '../../domain/fields/passenger-kind.ts';
import { type Html, html } from '../html.ts';
import { csrfField, type Staff } from '../staff-page.ts';
import { type Changeable, changeFields, input } from './changes.ts';
import type { FlightKeyTexts } from './flight-page.ts';
import { passPath } from './pass-path.ts';

const kind = { name: 'passenger-kind', label: 'Kind', kind: 'choice' } as const;

const seatFields: readonly Changeable[] = [
  { ...kind, options: passengerKinds.map((each) => [each, each] as const) },
  { name: 'seat-number', label: 'Seat', kind: 'text', length: 60 },
  { name: 'boarding-group', label: 'Boarding group', kind: 'text', length: 60 },
  { name: 'boarding-position', label: 'Boarding position', kind: 'text', length: 60 },
];

const message = {
  name: 'pass-update-notification',
  label: 'Message',
  kind: 'lines',
  length: 250,
  required: true,
} as const;

/** Fields of a pass that the desk changes. */
export const changeablePassFields: readonly Changeable[] = [
  { name: 'pass-template-id', label: 'Flight', kind: 'text' },
  { name: 'pass-status', label: 'Status', kind: 'choice' },
  ...seatFields,
  message,
  { name: 'send-again', label: 'Send again', kind: 'choice' },
];

/** Fields without a value of before: what they did cannot be taken back. */
const withoutUndo = [message.name, 'send-again'];

export const canUndo = (fields: readonly string[]) =>
  fields.length > 0 && !fields.some((each) => withoutUndo.includes(each));

/** Ends of a pass: all else that a form asks for is a change of fields. */
export const passEndings = { delete: 'Delete', erase: 'Erase the passenger' } as const;

export type PassEnding = keyof typeof passEndings;

const statuses = { voided: 'Void', redeemed: 'Redeem', active: 'Reinstate' } as const;

interface PassForms {
  readonly passKey: string;
  /** Values of the fields at present. */
  readonly values: Readonly<Record<string, string | undefined>>;
  /** Grows with every change of the pass that phones see. */
  readonly version: number;
  readonly flight: FlightKeyTexts;
  readonly staff: Staff;
}

/** Everything that an agent does to a pass. Each form leads to a review. */
export function passForms(pass: PassForms): Html {
  const { values, staff } = pass;
  const is = values['pass-status'] ?? '';
  const status = Object.entries(statuses).filter(([each]) => each !== is);
  return html`<section class="card" aria-labelledby="act">
<h2 id="act">Act on the pass</h2>
<p class="quiet">Nothing is done yet: the next page says what it means, and what the passenger will read.</p>
<div class="buttons">
${status.map(([to, label]) => button(pass, `${label}…`, changeFields({ 'pass-status': [is, to] })))}${button(pass, 'Send again…', changeFields({ 'send-again': ['', 'once'] }))}</div>
${details(pass, 'Seat and kind', 'seat', html`<div class="grid">${seatFields.map((field) => input(field, values[field.name] ?? ''))}</div>`)}
${details(pass, 'Message', 'message', input(message, '', values[message.name] ?? ''))}
${details(pass, 'Move to another flight', 'move', moveFields(pass.flight))}
<form method="post" action="${passPath(pass.passKey)}/link">${csrfField(staff.csrfToken)}<button class="plain">Show the link as a code</button></form>
<p class="quiet">Whoever has the link has the pass. That you looked at it is in the audit trail.</p>
${staff.isAdmin && html`<div class="buttons">${Object.entries(passEndings).map(([name, label]) => ending(pass, name, label))}</div>`}
</section>`;
}

const details = ({ passKey, staff }: PassForms, summary: string, subject: string, fields: Html) =>
  html`<details><summary>${summary}</summary><form method="post" action="${passPath(passKey)}/review" autocomplete="off">${csrfField(staff.csrfToken)}${fields}<button>Review the ${subject}</button></form></details>`;

const button = ({ passKey, staff }: PassForms, label: string, fields: readonly Html[]) =>
  html`<form method="post" action="${passPath(passKey)}/review">${csrfField(staff.csrfToken)}${fields}<button class="plain">${label}</button></form>\n`;

const ending = ({ passKey, version, staff }: PassForms, name: string, label: string) =>
  html`<form method="post" action="${passPath(passKey)}/review">${csrfField(staff.csrfToken)}<input type="hidden" name="ending" value="${name}"><input type="hidden" name="was-version" value="${version}"><button class="plain danger">${label}…</button></form>\n`;

const moveFields = ({ airline, origin, date }: FlightKeyTexts) => html`<div class="grid">
<div class="fields"><label for="to-airline">Airline</label><input type="text" id="to-airline" name="airline" value="${airline}" maxlength="10" required></div>
<div class="fields"><label for="to-number">Flight number</label><input type="text" id="to-number" name="number" maxlength="4" required></div>
<div class="fields"><label for="to-origin">From</label><input type="text" id="to-origin" name="origin" value="${origin}" maxlength="3" required></div>
<div class="fields"><label for="to-date">Day of departure there</label><input type="date" id="to-date" name="date" value="${date}" required></div>
<div class="fields"><label for="to-seat">New seat</label><input type="text" id="to-seat" name="to-seat" maxlength="60"><small>Empty: Seat at gate.</small></div>
</div>`;
