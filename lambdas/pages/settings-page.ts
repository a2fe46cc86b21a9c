import { issuerIdHint, issuerIdPattern } from '../domain/request/issuer-id.ts';
import { type KeyScope, keyScopes } from '../ports/accounts.ts';
import { type Role, roles } from '../ports/people.ts';
import { staffPaths } from '../ports/staff-paths.ts';
import { type Html, html } from './html.ts';
import { type Staff, staffPage } from './staff-page.ts';

export interface SettingsPage {
  /** The bundled script of the page, from browser/settings-page. */
  readonly script: string;
  readonly staff: Staff;
}

/**
 * The page on which an admin of an airline sees its API keys, certificates and people. Its script fetches them.
 */
export function settingsPage({ script, staff }: SettingsPage): string {
  return staffPage({
    title: 'Settings',
    script,
    staff,
    here: staffPaths.settings,
    content: html`<p id="account" class="quiet" data-csrf="${staff.csrfToken}"></p>
<p id="notice" role="status"></p>
<p id="problem" role="alert"></p>
<noscript><p>This page needs JavaScript.</p></noscript>
<div id="settings" hidden>
${keysSection}
${addKeySection}
${certificatesSection}
${uploadSection}
${peopleSection}
${inviteSection}
</div>
${confirmation}`,
  });
}

const keysSection = html`<section class="card" aria-labelledby="keys-title">
<h2 id="keys-title">API keys</h2>
<p>Your systems send one in the header <code>x-api-key</code>. Keep them as you keep passwords.</p>
<ul id="keys" class="rows"></ul>
<p id="no-keys" class="quiet" hidden>No key works: add one below.</p>
<template id="key-row">
<li>
<div class="what">
<h3 data-field="name"></h3>
<p class="quiet" data-field="about"></p>
<p class="bad" data-field="end"></p>
</div>
<p class="badges"><span class="badge" data-field="scopes"></span></p>
<p class="key" data-field="key" hidden></p>
<div class="buttons">
<button class="plain" data-act="show">Show</button>
<button class="plain" data-act="copy">Copy</button>
<button class="plain danger" data-act="end-later">End in 48 hours…</button>
<button class="plain danger" data-act="end-now">End now…</button>
</div>
</li>
</template>
</section>`;

/** Meaning of each scope, for those who choose. */
const scopeTexts: Readonly<Record<KeyScope, string>> = {
  read: 'Read: templates, flights and passes',
  issue: 'Issue: make, change and move passes, and issuance links',
  operate: 'Operate: make and change templates and flights, delete passes',
  all: 'All, also what later versions add',
};

const addKeySection = html`<section class="card" aria-labelledby="add-key-title">
<h2 id="add-key-title">Add an API key</h2>
<form id="add-key" autocomplete="off" novalidate>
<div class="fields">
<label>Name <input type="text" name="name" id="key-name" maxlength="50" autocomplete="off" aria-describedby="key-name-hint"></label>
<small id="key-name-hint">Of the system or person that has it, such as “check-in”.</small>
</div>
<fieldset id="key-scopes" tabindex="-1" aria-describedby="key-scopes-hint">
<legend>May</legend>
${keyScopes.map((scope) => html`<label class="choice"><input type="checkbox" name="scope" value="${scope}"> ${scopeTexts[scope]}</label>`)}
<small id="key-scopes-hint">As little as the system needs.</small>
</fieldset>
<div class="fields">
<label>Calls a minute <input type="number" name="rate" id="key-rate" min="1" step="1" inputmode="numeric" aria-describedby="key-rate-hint"></label>
<small id="key-rate-hint">Beyond which it is refused. Empty for the usual limit.</small>
</div>
<p id="add-key-problem" role="alert"></p>
<button type="submit">Add</button>
</form>
</section>`;

/** Meaning of each role, for those who choose. */
const roleTexts: Readonly<Record<Role, string>> = {
  viewer: 'Viewer: sees flights, and passengers’ names',
  agent: 'Agent: also changes flights and passes',
  admin: 'Admin: all, with keys, certificates and people',
};

const peopleSection = html`<section class="card" aria-labelledby="people-title">
<h2 id="people-title">People</h2>
<p>They sign in with a password and a second factor. Who is removed has no access from the next click on.</p>
<ul id="people" class="rows"></ul>
<template id="person-row">
<li>
<div class="what">
<h3 data-field="email"></h3>
<p class="quiet" data-field="about"></p>
</div>
<p class="badges"><span class="badge" data-field="role"></span></p>
<div class="buttons">
${roles.map((role) => html`<button class="plain" data-role="${role}">Make ${role}</button>\n`)}<button class="plain danger" data-act="remove">Remove…</button>
</div>
</li>
</template>
</section>`;

const inviteSection = html`<section class="card" aria-labelledby="invite-title">
<h2 id="invite-title">Invite somebody</h2>
<form id="invite" autocomplete="off" novalidate>
<div class="fields">
<label>E-mail <input type="email" id="invite-email" maxlength="254" autocomplete="off" aria-describedby="invite-email-hint"></label>
<small id="invite-email-hint">They get a password there, valid for 7 days. If no e-mail comes, ask the operator.</small>
</div>
<fieldset id="invite-role">
<legend>Role</legend>
${roles.map((role) => html`<label class="choice"><input type="radio" name="role" value="${role}"${role === 'viewer' && html` checked`}> ${roleTexts[role]}</label>\n`)}</fieldset>
<p id="invite-problem" role="alert"></p>
<button type="submit">Invite</button>
</form>
</section>`;

const certificatesSection = html`<section class="card" aria-labelledby="certificates-title">
<h2 id="certificates-title">Certificates</h2>
<p>A new template that names none gets the default of each wallet.</p>
<ul id="certificates" class="rows"></ul>
<p id="no-certificates" class="quiet" hidden>There are none yet: upload the first one below.</p>
<template id="certificate-row">
<li>
<div class="what">
<h3 data-field="id"></h3>
<p class="quiet" data-field="about"></p>
<p data-field="expiry"></p>
</div>
<p class="badges"><span class="badge" data-field="default">Default</span><span class="badge" data-field="state"></span></p>
<div class="buttons">
<button class="plain" data-change="default">Make default</button>
<button class="plain" data-change="activate">Activate</button>
<button class="plain danger" data-change="deactivate">Deactivate…</button>
</div>
</li>
</template>
</section>`;

const uploadSection = html`<section class="card" aria-labelledby="upload-title">
<h2 id="upload-title">Upload a certificate</h2>
<form id="upload" autocomplete="off" novalidate>
<fieldset>
<legend>For</legend>
<label class="choice"><input type="radio" name="wallet" value="walleta" checked> Apple Wallet</label>
<label class="choice"><input type="radio" name="wallet" value="walletb"> Google Wallet</label>
</fieldset>
<div class="fields" data-wallet="walleta">
${fileField('certificate', 'Pass type certificate', ['.pem', '.cer', '.p12'])}
${fileField('private-key', 'Private key', ['.pem', '.key'], '; not needed with a .p12')}
${fileField('intermediate', 'Apple’s intermediate certificate', ['.cer', '.pem'], ', WWDR; not needed if the first file has it')}
${fileField('root', 'Apple’s root certificate', ['.cer', '.pem'], ', Apple Root CA; not needed if another file has it')}
<label>Password <input type="password" id="password" autocomplete="off" aria-describedby="password-hint"></label>
<small id="password-hint">Of the .p12 or the key, if it has one.</small>
</div>
<div class="fields" data-wallet="walletb" hidden>
<label>Issuer ID <input type="text" id="issuer-id" inputmode="numeric" pattern="${issuerIdPattern}" autocomplete="off" aria-describedby="issuer-id-hint"></label>
<small id="issuer-id-hint">${issuerIdHint}.</small>
${fileField('service-account', 'Service account key', ['.json'])}
</div>
<label class="choice"><input type="checkbox" id="make-default"> Make it the default</label>
<p id="upload-problem" role="alert"></p>
<button type="submit">Upload</button>
</form>
</section>`;

/** @param kinds file name extensions. */
function fileField(id: string, label: string, kinds: readonly string[], more = ''): Html {
  const hint = `${new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(kinds)}${more}`;
  return html`<label>${label} <input type="file" id="${id}" accept="${kinds.join()}" aria-describedby="${id}-hint"></label>
<small id="${id}-hint">${hint}</small>`;
}

const confirmation = html`<dialog id="confirmation" aria-labelledby="question">
<form method="dialog">
<h2 id="question"></h2>
<p id="consequence"></p>
<div class="buttons">
<button value="no" class="plain" autofocus>Cancel</button>
<button value="yes" class="danger" id="confirm"></button>
</div>
</form>
</dialog>`;
