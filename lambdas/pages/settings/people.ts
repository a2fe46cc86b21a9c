import { type Person, type Role, roles, shownName } from '../../ports/people.ts';
import { staffPaths } from '../../ports/staff-paths.ts';
import { type Html, html } from '../html.ts';
import { choices, dateOf, type FormFacts, field, foldedForm, formFields, type SentForm, sentOr } from './form.ts';

/** Meaning of each role, for those who choose. */
const roleTexts: Readonly<Record<Role, string>> = {
  viewer: 'Viewer: sees flights, and passengers’ names',
  agent: 'Agent: also changes flights and passes',
  admin: 'Admin: all, with keys, certificates and people',
};

interface People extends FormFacts {
  readonly people: readonly Person[];
  readonly sent?: SentForm | undefined;
}

const path = `${staffPaths.settings}/people`;

export const personPath = (id: string) => `${path}/${id}`;

export function peopleSection(page: People): Html {
  const form = sentOr('people', page.sent);
  return html`<section class="card" aria-labelledby="people">
<h2 id="people">People</h2>
<p class="quiet">They sign in with a password and a second factor.${page.people.some(({ ofDirectory }) => ofDirectory) && ' People of a directory sign in there, and have the role of their groups.'}</p>
<ul class="rows">${page.people.map((person) => row(person, page))}</ul>
${foldedForm(
  'Invite somebody',
  form,
  path,
  html`${formFields(page)}
${field(form, { name: 'email', label: 'E-mail', type: 'email', attributes: html`required maxlength="254"`, hint: 'They get a password there, valid for 7 days. If no e-mail comes, ask the operator.' })}${choices(form, { name: 'role', label: 'Role', type: 'radio', texts: roleTexts, usual: 'viewer', hint: 'You can change it later.' })}<button>Invite</button>
`,
)}</section>
`;
}

function row(person: Person, page: People): Html {
  const { id, role, invitedAtUtc, ofDirectory, isRemoved } = person;
  const name = shownName(person);
  const since = ofDirectory
    ? `from the directory, since ${dateOf(invitedAtUtc)}`
    : `invited on ${dateOf(invitedAtUtc)}`;
  return html`<li>
<div class="what"><h3>${name}</h3><p class="quiet">${since}</p></div>
<p class="badges"><span class="badge">${isRemoved ? 'removed' : role}</span></p>
<div class="buttons">${
    isRemoved
      ? allowForm(id, name, page)
      : html`${ofDirectory === undefined && roleForm(person, page)}
<form action="${personPath(id)}/remove"><button class="plain danger" aria-label="Remove: ${name}">Remove…</button></form>`
  }</div>
</li>
`;
}

function roleForm({ id, role, email }: Person, page: People): Html {
  const others = roles.filter((each) => each !== role);
  return html`<form method="post" action="${personPath(id)}/role">${formFields(page)}<div class="buttons">${others.map((each) => html`<button class="plain" name="role" value="${each}" aria-label="Make ${each}: ${email}">Make ${each}</button>\n`)}</div></form>`;
}

const allowForm = (id: string, name: string, page: People): Html =>
  html`<form method="post" action="${personPath(id)}/allow">${formFields(page)}<button class="plain" aria-label="Allow again: ${name}">Allow again</button></form>`;
