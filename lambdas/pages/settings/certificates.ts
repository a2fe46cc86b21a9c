import { issuerIdHint, issuerIdPattern } from '../../domain/request/issuer-id.ts';
import { dayMs } from '../../domain/time/durations.ts';
import type { CertificateRef, CertificateView } from '../../ports/accounts.ts';
import { staffPaths } from '../../ports/staff-paths.ts';
import { type Html, html } from '../html.ts';
import { dateOf, dotted, type FormFacts, field, foldedForm, formFields, type SentForm, sentOr } from './form.ts';

const wallets = { walleta: 'Apple Wallet', walletb: 'Google Wallet' };

/** Days before expiry from which the page shows the days left, as early as the operator's first alarm. */
const soonDays = 60;

interface Certificates extends FormFacts {
  readonly certificates: readonly CertificateView[];
  readonly now: Date;
  readonly sent?: SentForm | undefined;
}

const path = `${staffPaths.settings}/certificates`;

export const certificatePath = ({ wallet, id }: CertificateRef) => `${path}/${wallet}/${encodeURIComponent(id)}`;

export function certificatesSection(page: Certificates): Html {
  return html`<section class="card" aria-labelledby="certificates">
<h2 id="certificates">Certificates</h2>
<p class="quiet">A new template that names none gets the default of each wallet.</p>
${page.certificates.length > 0 ? html`<ul class="rows">${page.certificates.map((each) => row(each, page))}</ul>` : html`<p>There are none yet: upload the first one.</p>`}
${appleForm(page)}${googleForm(page)}</section>
`;
}

function row(certificate: CertificateView, page: Certificates): Html {
  const { wallet, id, isActive, isDefault, teamId, clientEmail } = certificate;
  const change = (name: string, text: string) =>
    html`<form method="post" action="${certificatePath(certificate)}/${name}">${formFields(page)}<button class="plain" aria-label="${text} ${id}">${text}</button></form>\n`;
  return html`<li>
<div class="what"><h3><code>${id}</code></h3><p class="quiet">${dotted(wallets[wallet], teamId && `team ${teamId}`, clientEmail)}</p>${expiry(certificate, page.now)}</div>
<p class="badges">${isDefault && html`<span class="badge">Default</span>\n`}${isActive ? html`<span class="badge good">Active</span>` : html`<span class="badge">Inactive</span>`}</p>
<div class="buttons">${isActive && !isDefault && change('default', 'Make default')}${!isActive && change('activate', 'Activate')}${
    isActive &&
    html`<form action="${certificatePath(certificate)}/deactivate"><button class="plain danger" aria-label="Deactivate ${id}">Deactivate…</button></form>`
  }</div>
</li>
`;
}

function expiry({ expiresAtUtc }: CertificateView, now: Date): Html {
  if (expiresAtUtc === undefined) return html`<p>Does not expire</p>`;
  const days = Math.floor((Date.parse(expiresAtUtc) - now.getTime()) / dayMs);
  const on = dateOf(expiresAtUtc);
  if (days < 0) return html`<p class="bad">Expired on ${on}</p>`;
  return days < soonDays ? html`<p class="bad">Expires on ${on}: ${days} days left</p>` : html`<p>Expires on ${on}</p>`;
}

const uploadForm = (summary: string, form: SentForm, page: Certificates, fields: Html) =>
  foldedForm(
    summary,
    form,
    `${path}/${form.name}`,
    html`${formFields(page)}
${fields}<label class="choice"><input type="checkbox" name="makeDefault"${form.values.has('makeDefault') && html` checked`}> Make it the default</label>
<button formenctype="multipart/form-data">Upload</button>
`,
  );

function appleForm(page: Certificates): Html {
  const form = sentOr('walleta', page.sent);
  return uploadForm(
    'Upload a certificate for Apple Wallet',
    form,
    page,
    html`${file(form, 'certificate', 'Pass type certificate', ['.pem', '.cer', '.p12'], '', html` required`)}${file(form, 'privateKey', 'Private key', ['.pem', '.key'], '; not needed with a .p12')}${file(form, 'intermediate', 'Apple’s intermediate certificate', ['.cer', '.pem'], ', WWDR; not needed if the first file has it')}${file(form, 'root', 'Apple’s root certificate', ['.cer', '.pem'], ', Apple Root CA; not needed if another file has it')}${field(form, { name: 'password', label: 'Password', type: 'password', attributes: html`maxlength="256"`, hint: 'Of the .p12 or the key, if it has one.' })}`,
  );
}

function googleForm(page: Certificates): Html {
  const form = sentOr('walletb', page.sent);
  return uploadForm(
    'Upload a service account for Google Wallet',
    form,
    page,
    html`${field(form, { name: 'issuerId', label: 'Issuer ID', type: 'text', attributes: html`required inputmode="numeric" pattern="${issuerIdPattern}"`, hint: `${issuerIdHint}.` })}${file(form, 'serviceAccountJson', 'Service account key', ['.json'], '', html` required`)}`,
  );
}

/** @param kinds file name extensions. */
function file(
  form: SentForm,
  name: string,
  label: string,
  kinds: readonly string[],
  more = '',
  required = html``,
): Html {
  const hint = `${new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(kinds)}${more}`;
  return field(form, { name, label, hint, type: 'file', attributes: html`accept="${kinds.join()}"${required}` });
}
