import { type ApiKeyView, type KeyScope, keyScopes } from '../../ports/accounts.ts';
import { staffPaths } from '../../ports/staff-paths.ts';
import { type Html, html } from '../html.ts';
import { csrfField } from '../staff-page.ts';
import {
  choices,
  dateOf,
  dotted,
  type FormFacts,
  field,
  foldedForm,
  formFields,
  type SentForm,
  sentOr,
} from './form.ts';

/** Hours for which an old key works on, while systems change to another; 0 ends it now. */
export const keyEnds = ['48', '0'] as const;

/** Meaning of each scope, for those who choose. */
const scopeTexts: Readonly<Record<KeyScope, string>> = {
  read: 'Read: templates, flights and passes',
  issue: 'Issue: make, change and move passes, and issuance links',
  operate: 'Operate: make and change templates and flights, delete passes',
  all: 'All, also what later versions add',
};

interface Keys extends FormFacts {
  readonly keys: readonly ApiKeyView[];
  readonly now: Date;
  readonly sent?: SentForm | undefined;
}

export const keyPath = (id: string) => `${staffPaths.settings}/keys/${id}`;

export function keysSection(page: Keys): Html {
  const form = sentOr('keys', page.sent);
  return html`<section class="card" aria-labelledby="keys">
<h2 id="keys">API keys</h2>
<p class="quiet">Your systems send one in the header <code>x-api-key</code>. Keep them as you keep passwords.</p>
${page.keys.length > 0 ? html`<ul class="rows">${page.keys.map((key) => row(key, page))}</ul>` : html`<p>No key works: add one.</p>`}
${foldedForm(
  'Add an API key',
  form,
  `${staffPaths.settings}/keys`,
  html`${formFields(page)}
${field(form, { name: 'name', label: 'Name', type: 'text', attributes: html`required maxlength="50"`, hint: 'The system or person that has it, such as “check-in”.' })}${choices(form, { name: 'scopes', label: 'May', type: 'checkbox', texts: scopeTexts, hint: 'As little as the system needs.' })}${field(form, { name: 'ratePerMinute', label: 'Calls a minute', type: 'number', attributes: html`min="1" max="600000" step="1" inputmode="numeric"`, hint: 'More calls are refused. Leave it empty for the usual limit.' })}<button>Add</button>
`,
)}</section>
`;
}

function row(key: ApiKeyView, { staff, now }: Keys): Html {
  const { id, name, scopes, ratePerMinute, sinceUtc, lastUsedUtc, endsAtUtc } = key;
  const used = lastUsedUtc ? `last used on ${hourOf(lastUsedUtc)}` : 'no use recorded';
  const about = dotted(
    sinceUtc && `made on ${dateOf(sinceUtc)}`,
    used,
    ratePerMinute !== undefined && `${ratePerMinute} calls a minute`,
  );
  return html`<li>
<div class="what"><h3>${name}</h3><p class="quiet">${about}</p>${endsAtUtc && html`<p class="bad">${endOf(endsAtUtc, now)}</p>`}</div>
<p class="badges"><span class="badge">${keyScopes.filter((scope) => scopes.includes(scope)).join(' · ')}</span></p>
<div class="buttons"><form method="post" action="${keyPath(id)}/show">${csrfField(staff.csrfToken)}<button class="plain" aria-label="Show ${name}">Show</button></form>
<form action="${keyPath(id)}/end"><div class="buttons">${keyEnds.map((hours) => html`<button class="plain${hours === '0' && ' danger'}" name="hours" value="${hours}" aria-label="${endTexts[hours]} ${name}">${endTexts[hours]}…</button>\n`)}</div></form></div>
</li>
`;
}

const endTexts: Readonly<Record<(typeof keyEnds)[number], string>> = { 48: 'End in 48 hours', 0: 'End now' };

function endOf(endsAtUtc: string, now: Date): string {
  const word = Date.parse(endsAtUtc) <= now.getTime() ? 'Ended' : 'Ends';
  return `${word} on ${dateOf(endsAtUtc)} at ${timeOf(endsAtUtc)} UTC`;
}

/** Uses are recorded to the hour. */
const hourOf = (instantUtc: string) => `${dateOf(instantUtc)} after ${timeOf(instantUtc)} UTC`;

const timeOf = (instantUtc: string) => new Date(instantUtc).toISOString().slice(11, 16);
