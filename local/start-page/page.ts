import { createHash } from 'node:crypto';
import type { DrawnPhones, Step } from '../../browser/start-page/live.ts';
import { type Html, html, trusted } from '../../lambdas/pages/html.ts';
import { qrCode } from '../../lambdas/pages/qr-code.ts';
import { staffStyles } from '../../lambdas/pages/staff-styles.ts';
import { curl, gateChange, gateCurl, issueCurl } from '../demo/curls.ts';
import { docsPath } from '../edge/documents.ts';
import type { EdgeAnswer } from '../edge/exchange.ts';
import { kindsOf } from '../faults/fault-settings.ts';
import { forPhonesOf } from './lan-address.ts';
import { deskUrl, type RunningStack } from './running-stack.ts';
import { startPageStyles } from './styles.ts';

export const scriptPath = '/_local/start-page.js';

/** Gates between which the button changes. */
const gates = ['B12', 'G20', 'K17'];

/** Meanings of the steps, and their limits. */
const steps: Readonly<Record<Step, string>> = {
  changed: 'The service has answered the request',
  notified: 'Apple has accepted a push for the iPhone, which says only that there is something new',
  asked: 'The iPhone has asked which passes have changed',
  fetched: 'The iPhone has fetched the pass, and shows it',
  google: 'Google has accepted the change; it does not say when a phone shows it',
};

/**
 * `GET /` of the local stack: the developer's starting points after `npm start`. What changes while the page is open needs its
 * script; without one the page shows the rest.
 * @param lanAddress of this machine.
 */
export function renderStartPage(
  stack: RunningStack,
  lanAddress: string | undefined,
  phones: DrawnPhones,
  now: Date,
): EdgeAnswer {
  const styles = staffStyles + startPageStyles + phones.styles;
  const document = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="theme-color" media="(prefers-color-scheme:dark)" content="#111317">
<meta name="theme-color" content="#F2F4F8">
<title>Boarding-pass wallet, on this machine</title>
<link rel="icon" href="/_local/images/icon.png">
<style>${trusted(styles)}</style>
<script src="${scriptPath}" defer></script>
</head>
<body>
${bodyOf(stack, lanAddress, phones, now)}
</body>
</html>
`;
  const policy = [
    ...["default-src 'none'", "img-src 'self' data:", "script-src 'self'", "connect-src 'self'"],
    `style-src 'sha256-${createHash('sha256').update(styles).digest('base64')}'`,
    ...["base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'"],
  ];
  return {
    status: 200,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': policy.join('; '),
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    },
    body: Buffer.from(document.markup),
  };
}

function bodyOf(stack: RunningStack, lanAddress: string | undefined, phones: DrawnPhones, now: Date): Html {
  const { publicBaseUrl, url, demoTemplate, apiKey } = stack;
  const pass = demoTemplate.firstPassUrl;
  const forPhones = forPhonesOf(stack, lanAddress);
  const request = JSON.stringify(gateChange(demoTemplate.templateId, gates[0] ?? ''));
  return html`<main data-key="${apiKey}" data-request="${request}" data-gates="${gates.join(' ')}">
<header><div>
<h1>Boarding-pass wallet</h1>
<p class="quiet">The whole service runs on this machine: the functions that are deployed, and stand-ins for AWS, Apple and Google. This page exists only here.</p>
</div></header>
<p id="notice" role="status"></p>
<p id="problem" role="alert"></p>
<section class="card first broad" aria-labelledby="pass">
<h2 id="pass">The first pass, on both phones</h2>
<div class="phones" id="phones">${trusted(phones.markup)}</div>
<div class="steering">
<div class="buttons" data-live hidden><button type="button" id="change-gate">Change the gate</button></div>
<ol class="steps" id="steps" data-live hidden>${Object.entries(steps).map(([step, text]) => html`<li data-step="${step}">${text} <small class="quiet"></small></li>`)}</ol>
<p>Change the gate yourself${html` <span data-live hidden>(what the button does)</span>`}:</p>
${command(gateCurl(stack, demoTemplate), 'gate-curl')}
<div class="pass">
${qrCode(forPhones.pass)}
${list([
  html`<a href="${pass}">Its install page</a>, which the passenger gets`,
  html`<a href="${pass}/pass.pkpass">The .pkpass</a> for Apple Wallet`,
  html`<a href="${pass}/walletb">Add to Google Wallet</a>, in the stand-in`,
])}
</div>
<p class="quiet">${forPhones.note} iPhones take passes that are signed with a certificate from Apple only.</p>
</div>
</section>
<section class="doors" aria-label="Where to begin">
<section class="card" aria-labelledby="develop">
<h2 id="develop">You write an airline’s software</h2>
${list([
  html`<a href="${docsPath}/quickstart.html">Quickstart</a>: a first pass in two calls`,
  html`<a href="${docsPath}/brand.html">Your brand</a>: passes with your logo and colors`,
  html`<a href="${docsPath}/integrating.html#your-first-messages">Your check-in messages</a> become passes`,
  html`<a href="${docsPath}/api.html">API</a>: every action, field and error. Yours is <code>POST ${url}/v3</code> (<a href="${url}/v3/openapi.json">OpenAPI</a>)`,
])}
</section>
<section class="card" aria-labelledby="run">
<h2 id="run">You run the service</h2>
${list([
  html`<a href="${docsPath}/deploy.html">Deploy</a> it to your AWS account`,
  html`<a href="${docsPath}/runbook.html">Runbook</a>: what to do when an alarm rings`,
  html`<a href="${docsPath}/arriving.html">Come from another vendor</a>, or leave`,
])}
</section>
<section class="card" aria-labelledby="look">
<h2 id="look">You want to look around</h2>
${list([
  html`<a href="${deskUrl(stack)}">The desk</a>: see and change flights and passes. Sign in as demo@example.com with any password`,
  html`<a href="${publicBaseUrl}/settings">Settings</a>: API keys, certificates and people`,
  html`<a href="${docsPath}/">All documentation</a>, with a search`,
])}
</section>
</section>
<section class="card" aria-labelledby="try">
<h2 id="try">Issue a pass for another passenger</h2>
${command(issueCurl(stack, demoTemplate))}
</section>
<details class="inside"><summary>Inside the stack: requests, clock, faults, functions</summary>
${insideOf(stack, now)}
</details>
</main>`;
}

/** What developers of the service look at and steer. */
const insideOf = (
  { url, database, dataDirectory }: RunningStack,
  now: Date,
): Html => html`<section class="card" aria-labelledby="timeline-title" data-live hidden>
<h2 id="timeline-title">What happens</h2>
<p class="quiet">The last 200 requests, pushes, calls of Google Wallet and events, without keys, links, barcodes and names.</p>
<div class="scroll" tabindex="0" role="group" aria-label="Entries, the newest first"><ol id="timeline"></ol></div>
</section>
<section class="card" aria-labelledby="clock" data-live hidden>
<h2 id="clock">Clock</h2>
<p>It is <time id="now" datetime="${now.toISOString()}">${now.toISOString()}</time> here. The clock moves forward only, and due work is done on the way.</p>
<div class="buttons">
${[
  [60, '1 minute'],
  [3_600, '1 hour'],
  [86_400, '1 day'],
].map(
  ([seconds, text]) => html`<button type="button" class="plain" data-advance="${seconds}">Forward ${text}</button>`,
)}
</div>
${command(curl(`${url}/_local/clock`, {}, '{"advance-seconds": 3600}'))}
</section>
<section class="card" aria-labelledby="faults" data-live hidden>
<h2 id="faults">Faults</h2>
<div class="controls">
<div><label for="fault">Fault</label><select id="fault">${Object.entries(kindsOf).map(([target, kinds]) => html`<optgroup label="${target}">${kinds.map((kind) => html`<option value="${target} ${kind}">${target}: ${kind}</option>`)}</optgroup>`)}</select></div>
<div><label for="rate">Of requests</label><select id="rate"><option value="1">all</option><option value="0.5">half</option><option value="0.1">a tenth</option></select></div>
<button type="button" class="plain" id="begin-fault">Begin</button>
<button type="button" class="plain" id="end-faults">End all</button>
</div>
<ul id="active-faults"></ul>
<p class="quiet"><a href="${docsPath}/local.html#faults-on-demand">What each does</a></p>
</section>
<section class="card" aria-labelledby="runs" data-live hidden>
<h2 id="runs">What runs</h2>
<div class="scroll" tabindex="0" role="group" aria-label="Functions and queues"><table>
<thead><tr><th scope="col">Function or queue</th><th scope="col">Since the start</th></tr></thead>
<tbody id="running"></tbody>
</table></div>
<p class="quiet">Node ${process.versions.node}, database ${database}, data in <code>${dataDirectory}</code></p>
</section>
<section class="card" aria-labelledby="seen">
<h2 id="seen">What has happened</h2>
${list([
  html`<a href="/_local/apns">Pushes</a> that Apple’s stand-in received`,
  html`<a href="/_local/walletb">Requests</a> that Google Wallet’s stand-in received`,
  html`<a href="/_local/delivery">Delivery</a>: how far changes have come to phones, and in how many seconds`,
  html`<a href="/_local/alarms">Alarms</a>`,
  html`<a href="/_local/events">Events</a> on the bus`,
  html`<a href="/_local/schedules">Schedules</a>`,
  html`<a href="${docsPath}/local.html">This stack</a>, and how to steer it`,
])}
</section>`;

/** A command with a button that copies it, which the script shows. */
const command = (
  text: string,
  id?: string,
): Html => html`<div class="command"><pre${id && html` id="${id}"`}>${text}</pre>
<button type="button" class="plain" data-copy hidden>Copy</button></div>`;

const list = (items: readonly Html[]): Html => html`<ul>${items.map((item) => html`<li>${item}</li>`)}</ul>`;
