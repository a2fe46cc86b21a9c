import { canUndo, changeablePassFields } from '../../domain/desk/changeable.ts';
import { type FieldChanges, type MadeChange, undoOf } from '../../domain/desk/changes.ts';
import type { FlightKey } from '../../domain/flight/flight.ts';
import { type Html, html } from '../html.ts';
import { csrfField, type Staff, staffPage } from '../staff-page.ts';
import { changeFields, changeList } from './changes.ts';
import { deskStyles } from './desk-styles.ts';
import { flightName, flightPath } from './flight-texts.ts';
import { groupPath, passPath } from './pass-path.ts';
import { type TimelineLine, timeline } from './timeline.ts';

interface Finding {
  readonly cause: string;
  readonly sentence: string;
  readonly advice: string;
  readonly device?: number | undefined;
}

interface InWallet {
  readonly state: string;
  readonly findings: readonly Finding[];
}

/** The answer of explainpass. */
export interface PassExplained {
  readonly walleta: InWallet;
  readonly walletb: InWallet;
}

/** A change of a pass that was made. */
export interface ChangeOfPass extends MadeChange {
  /** The change with names in place of ids. */
  readonly shown: FieldChanges;
}

interface PassPage {
  readonly passKey: string;
  readonly explained: PassExplained;
  readonly flight: FlightKey;
  readonly status: string;
  readonly name: string | undefined;
  /** Other passes of the booking. */
  readonly companions: readonly { readonly passKey: string; readonly name: string | undefined }[];
  /** Key of the booking's group. */
  readonly group: string | undefined;
  /** Flights that it has left by moves. */
  readonly formerFlights: readonly FlightKey[];
  /** Absent for a role that sees names only, as are `seat`, `passId` and `forms`. */
  readonly changed: ChangeOfPass | undefined;
  readonly seat: string | undefined;
  readonly passId: string | undefined;
  readonly forms: Html | undefined;
  /** Latest first. */
  readonly past: readonly TimelineLine[];
  readonly staff: Staff;
}

/** A pass: whose it is, what can be done, for each wallet why its passenger does not see it as it is, and its history. */
export const passPage = (pass: PassPage): string => {
  const { passKey, flight, changed, forms, past, staff, seat, passId, formerFlights } = pass;
  const { walleta, walletb } = pass.explained;
  return staffPage({
    // No name: the title stays in the history of a browser that others use, too.
    title: 'Pass',
    styles: deskStyles,
    staff,
    content: html`${changed && changedCard(passKey, changed, staff)}<section class="card" aria-labelledby="pass">
<h2 id="pass"><a href="${flightPath(flight)}">${flightName(flight)}</a></h2>
<dl class="facts">
<div class="wide reach"><dt>Passenger</dt><dd>${pass.name ?? '–'}</dd></div>
${seat !== undefined && fact('Seat', seat)}${fact('Status', pass.status)}${fact('Apple Wallet', stateOf(walleta))}${fact('Google Wallet', stateOf(walletb))}${passId !== undefined && fact('Pass-id', passId)}</dl>
${pass.companions.length > 0 && html`<p>With them: ${pass.companions.map(({ passKey: key, name }) => html`<a href="${passPath(key)}">${name ?? '–'}</a> `)}${pass.group !== undefined && html`<a href="${groupPath(pass.group)}">The whole group</a>`}</p>`}${formerFlights.length > 0 && html`<p>Moved here from ${formerFlights.map((each) => html`<a href="${flightPath(each)}">${flightName(each)}</a> `)}</p>`}${forms && html`<p><a href="${passPath(passKey)}/face">As phones show it</a></p>`}
</section>
${forms}
${walletCard('walleta', 'Apple Wallet', walleta)}
${walletCard('walletb', 'Google Wallet', walletb)}
<section class="card" aria-labelledby="history"><h2 id="history">History (UTC)</h2>${timeline(past)}</section>`,
  });
};

const fact = (label: string, value: string) => html`<div><dt>${label}</dt><dd>${value}</dd></div>\n`;

const stateOf = ({ state }: InWallet) => state.replaceAll('-', ' ');

const walletCard = (id: string, name: string, wallet: InWallet): Html =>
  html`<section class="card" aria-labelledby="${id}">
<h2 id="${id}">${name}: ${stateOf(wallet)}</h2>
<ul class="findings">
${wallet.findings.map(({ sentence, advice, device }) => html`<li>${device !== undefined && html`<strong>Device ${device}.</strong> `}${sentence} <em>${advice}</em></li>\n`)}</ul>
</section>`;

function changedCard(passKey: string, { atUtc, by, change, shown }: ChangeOfPass, staff: Staff) {
  return html`<section class="card done" aria-labelledby="done">
<div role="status"><h2 id="done">Done at ${atUtc.slice(11, 16)} UTC by ${by}</h2></div>
${changeList(shown, changeablePassFields)}
${canUndo(Object.keys(change)) && html`<form method="post" action="${passPath(passKey)}/review">${csrfField(staff.csrfToken)}${changeFields(undoOf(change, changeablePassFields))}<button class="plain">Undo…</button></form>`}
</section>`;
}
