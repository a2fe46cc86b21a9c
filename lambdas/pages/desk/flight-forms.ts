import { changeableFields, newGate, newMessage } from '../../domain/desk/changeable.ts';
import { type Changeable, fieldOf } from '../../domain/desk/changes.ts';
import { flightStatuses } from '../../domain/fields/flight-statuses.ts';
import type { FlightKey } from '../../domain/flight/flight.ts';
import { staffPaths } from '../../ports/staff-paths.ts';
import { type Html, html } from '../html.ts';
import { csrfField, type Staff } from '../staff-page.ts';
import { input } from './changes.ts';
import { keyFields } from './flight-texts.ts';
import { choiceText } from './times.ts';

/** Fields that only an admin sees and changes. */
const ofAdmins = ['message1', 'void-passes'];

/** Fields of a reason, which a delay and a cancellation have. */
const reasons = changeableFields.filter(({ name }) => name.startsWith('flight-status-reason'));

/** Fields that the form shows at first; all others are folded. */
const frequent: readonly string[] = [newGate, newMessage, ...reasons].map(({ name }) => name);

/** Present values of a flight's fields. */
type Values = Readonly<Record<string, string | undefined>>;

const delayField = html`<div class="fields"><label for="delay" accesskey="l">Delay by, minutes</label><input type="number" id="delay" name="delay" min="1" max="1440" step="1"></div>`;

/** The form that changes a flight: what changes often, and the rest folded. */
export const changeForm = (key: FlightKey, values: Values, staff: Staff): Html =>
  html`<section class="card" aria-labelledby="change">
<h2 id="change">Change the flight</h2>
<form method="post" action="${staffPaths.desk}/flight/review" autocomplete="off">
${csrfField(staff.csrfToken)}${keyFields(key)}
<div class="grid">${input(newGate, '', values[newGate.name] ?? '')}${delayField}${reasons.map((field) => inputOf(field, values, staff))}${staff.isAdmin && messageFields(values[newMessage.name])}</div>
<details><summary>Terminal, times and status</summary><div class="grid">
${changeableFields.filter(({ name }) => !frequent.includes(name) && (staff.isAdmin || !ofAdmins.includes(name))).map((field) => inputOf(field, values, staff))}</div></details>
<p class="quiet">The next page shows what passengers will read. Nothing is sent before.</p>
<button accesskey="r">Review</button>
</form>
</section>`;

const messageFields = (present: string | undefined) =>
  html`${input(newMessage, '', present)}${present && html`<label class="choice wide"><input type="checkbox" name="keep-${newMessage.name}" value="no"> Remove the present message: “${present.replace(/<[^>]*>/g, '')}”</label>`}`;

/** Apart from all else, as it cannot be made good. The reason of a delay is not that of the cancellation. */
export const cancelForm = (key: FlightKey, values: Values, staff: Staff): Html =>
  html`<section class="card" aria-labelledby="cancel">
<h2 id="cancel">Cancel the flight</h2>
<p>All passes become void, and passengers read that the flight is cancelled. The next page shows the text, and asks for the number of passes.</p>
<form method="post" action="${staffPaths.desk}/flight/review" autocomplete="off">
${csrfField(staff.csrfToken)}${keyFields(key)}<input type="hidden" name="cancel" value="yes">
<div class="grid">${reasons.map((field) => inputOf({ ...field, id: `cancel-${field.name}`, label: labelOfCancelling[field.kind] ?? field.label }, values, staff, ''))}</div>
<button class="plain danger" accesskey="x">Cancel the flight, and void all passes…</button>
</form>
</section>`;

const labelOfCancelling: Readonly<Record<string, string>> = {
  choice: 'Reason for the cancellation',
  text: 'The same in your words',
};

interface Many {
  /** Number of flights that the filter leaves. */
  readonly flights: number;
  readonly mayChangeAll: boolean;
  readonly staff: Staff;
}

/** Fields of a change of the chosen flights, shown once one is chosen. */
export const changeOfMany = ({ flights, mayChangeAll, staff }: Many): Html =>
  html`${mayChangeAll && html`<label class="choice" accesskey="a"><input type="checkbox" id="all" name="all" value="yes"> Choose ${flights === 1 ? 'the matching flight' : `all ${flights} matching flights`}</label>`}
<div class="change parts"><h2>Change the chosen flights</h2>
<div class="grid">
${delayField}${reasons.map((field) => input({ ...field, options: field.options && [['', 'Keep'], ...field.options] }, ''))}
${input({ ...statusField, id: 'new-status', label: 'New status', options: [['', 'Keep; Delayed with a delay'], ...statusesOf(staff)] }, '')}
${input({ ...fieldNamed('origin-gate'), label: 'New gate' }, '')}${input({ ...fieldNamed('origin-terminal'), label: 'New terminal' }, '')}</div>
<p class="quiet">Leave a field empty to keep its value. The next page shows what passengers will read. Nothing is sent before.</p>
<div class="buttons"><button accesskey="r">Review</button></div></div>`;

const fieldNamed = (name: string) => fieldOf(name, changeableFields) as Changeable;

const statusField = fieldNamed('flight-status');

/** @param shown in place of the present value. */
const inputOf = (field: Changeable, values: Values, staff: Staff, shown?: string) => {
  const value = values[field.name] ?? '';
  return input({ ...field, options: optionsOf(field, value, staff) }, shown ?? value, value);
};

function optionsOf({ name, kind, options }: Changeable, value: string, staff: Staff): Changeable['options'] {
  if (kind === 'switch')
    return [
      ['', 'No'],
      ['True', 'Yes'],
    ];
  if (name === statusField.name) return [['', 'No status'], ...statusesOf(staff, value)];
  return options && [['', 'None, or in your words'], ...options];
}

/** Cancelling is an admin's. */
const statusesOf = ({ isAdmin }: Staff, value = '') =>
  flightStatuses
    .filter((status) => isAdmin || status !== 'cancelled' || status === value)
    .map((status) => [status, choiceText(status)] as const);
