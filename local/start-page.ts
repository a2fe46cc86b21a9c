import { renderDocument } from '../lambdas/pages/document.ts';
import { type Html, html } from '../lambdas/pages/html.ts';
import { qrCode } from '../lambdas/pages/qr-code.ts';
import { settingsStyles } from '../lambdas/pages/settings-styles.ts';
import { gateCurl, issueCurl } from './demo/curls.ts';
import { docsPath } from './edge/documents.ts';
import type { RunningStack } from './running-stack.ts';

const styles = `${settingsStyles}
pre { width: 100%; margin: 0; padding: .875rem 1rem; border-radius: .75rem; background: var(--well); font: .875rem/1.5 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; white-space: pre-wrap; overflow-wrap: anywhere; user-select: all; }
.card a { color: var(--accent); }
.card .pass { display: flex; flex-wrap: wrap; gap: 1.25rem; align-items: center; }
.card ul { display: grid; gap: .375rem; margin: 0; padding-left: 1.25rem; }
.qr-code { max-width: 100%; height: auto; image-rendering: pixelated; border-radius: .5rem; box-shadow: 0 0 0 1px var(--line); }
`;

/**
 * `GET /` of the local stack: the developer's starting points after `npm start`.
 * @param lanAddress of this machine.
 */
export function startPage(stack: RunningStack, lanAddress: string | undefined): string {
  const { publicBaseUrl, url, demoTemplate } = stack;
  const pass = demoTemplate.firstPassUrl;
  const forPhones = forPhonesOf(stack, lanAddress);
  return renderDocument({
    title: 'Boarding-pass wallet, on this machine',
    background: '#F2F4F8',
    styles: [styles],
    body: html`<main>
<header><div>
<h1>Boarding-pass wallet</h1>
<p class="quiet">The whole service runs on this machine: the functions that are deployed, and stand-ins for AWS, Apple and Google. This page exists only here.</p>
</div></header>
<section class="card" aria-labelledby="pass">
<h2 id="pass">The first pass</h2>
<div class="pass">
${qrCode(forPhones.pass)}
${list([
  html`<a href="${pass}">Its install page</a>, which the passenger gets`,
  html`<a href="${pass}/pass.pkpass">The .pkpass</a> for Apple Wallet`,
  html`<a href="${pass}/walletb">Add to Google Wallet</a>, in the stand-in`,
])}
</div>
<p class="quiet">${forPhones.note} iPhones take passes that are signed with a certificate from Apple only.</p>
</section>
<section class="card" aria-labelledby="try">
<h2 id="try">What to try next</h2>
<p>Issue a pass for another passenger:</p>
<pre>${issueCurl(stack, demoTemplate)}</pre>
<p>Change the gate, and open the first pass again:</p>
<pre>${gateCurl(stack, demoTemplate, 'B12')}</pre>
<p><code>npm run demo</code> does both with a phone that is notified. <a href="${docsPath}/quickstart.html">The quickstart</a> goes from a template to a voided pass.</p>
</section>
<section class="card" aria-labelledby="account">
<h2 id="account">Account</h2>
${list([
  html`<a href="${publicBaseUrl}/settings">API settings</a>: API key and certificates. Sign in as demo@example.com with any password.`,
  html`API: <code>POST ${url}/v3</code>, <a href="${url}/v3/openapi.json">OpenAPI description</a>`,
])}
</section>
<section class="card" aria-labelledby="docs">
<h2 id="docs"><a href="${docsPath}/">Documentation</a></h2>
${list([
  html`<a href="${docsPath}/api.html">The API</a>: every action, field, error and limit`,
  html`<a href="${docsPath}/deploy.html">Deploying</a> to an AWS account`,
  html`<a href="${docsPath}/local.html">This stack</a>, and how to steer it`,
])}
</section>
<section class="card" aria-labelledby="seen">
<h2 id="seen">What has happened</h2>
${list([
  html`<a href="/_local/apns">Pushes</a> that Apple’s stand-in received`,
  html`<a href="/_local/walletb">Requests</a> that Google Wallet’s stand-in received`,
  html`<a href="/_local/delivery">Delivery</a>: how far changes have come to phones, and in how many seconds`,
  html`<a href="/_local/events">Events</a> on the bus`,
  html`<a href="/_local/schedules">Schedules</a>`,
])}
</section>
</main>`,
  });
}

/** Addresses for a phone, on which localhost would be the phone itself; the server listens on all interfaces. */
function forPhonesOf({ publicBaseUrl, url, demoTemplate }: RunningStack, lanAddress: string | undefined) {
  const pass = demoTemplate.firstPassUrl;
  if (new URL(publicBaseUrl).hostname !== 'localhost') return { pass, note: `The links lead to ${publicBaseUrl}.` };
  if (lanAddress === undefined)
    return { pass, note: 'No phone can open it: this machine is in no network. Links lead to localhost.' };
  const base = `http://${lanAddress}:${new URL(url).port}`;
  return {
    pass: base + new URL(pass).pathname,
    note: `A phone in the same network opens the code, at ${lanAddress}. All other links lead to localhost, unless you start with PUBLIC_BASE_URL=${base}.`,
  };
}

const list = (items: readonly Html[]): Html => html`<ul>${items.map((item) => html`<li>${item}</li>`)}</ul>`;
