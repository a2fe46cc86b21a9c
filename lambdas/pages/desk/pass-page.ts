import { canUndo, changeablePassFields } from '../../domain/desk/changeable.ts';
import { type FieldChanges, type MadeChange, undoOf } from '../../domain/desk/changes.ts';
import type { FlightKey } from '../../domain/flight/flight.ts';
import { clockTime, localOf } from '../../domain/time/dates.ts';
import { type Html, html } from '../html.ts';
import type { Drawing } from '../phones/drawing.ts';
import { csrfField, type Staff, staffPage } from '../staff-page.ts';
import { changeFields, changeList } from './changes.ts';
import { flightName, flightPath } from './flight-texts.ts';
import { groupPath, passPath } from './pass-path.ts';
import { type LocalTimes, type TimelineLine, timeline } from './timeline.ts';
import { agoText, choiceText, dayText } from './times.ts';

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
  /** Absent for a role that sees names only, as are `seat`, `passId`, `forms` and `front`. */
  readonly changed: ChangeOfPass | undefined;
  readonly seat: string | undefined;
  readonly passId: string | undefined;
  readonly forms: Html | undefined;
  /** The front, as the wallet that has the pass shows it; absent also where none can be drawn. */
  readonly front: Drawing | undefined;
  /** Latest first. */
  readonly past: readonly TimelineLine[];
  readonly times: LocalTimes;
  readonly now: Date;
  readonly staff: Staff;
}

/** A pass: whose it is, as its phone shows it, why a phone is not current, what can be done, and its history. */
export const passPage = (pass: PassPage): string => {
  const { passKey, changed, front, forms, past, times, staff } = pass;
  const { walleta, walletb } = pass.explained;
  return staffPage({
    // No name: the title stays in the history of a browser that others use, too.
    title: 'Pass',
    heading: pass.name,
    staff,
    ...(front && { styles: [...new Set(front.styles)].join('') }),
    content: html`${changed && changedCard(pass, changed)}
<div class="beside${front && ' face broad'}">
<div class="parts">${factsCard(pass)}
${walletCard('walleta', 'Apple Wallet', walleta, times)}
${walletCard('walletb', 'Google Wallet', walletb, times)}
${forms}
<section class="card" aria-labelledby="history"><h2 id="history">History</h2>${timeline(past, times)}</section></div>
${front && html`<div class="parts">${front.html}<a href="${passPath(passKey)}/face">As phones show it, with details</a></div>`}
</div>`,
  });
};

function factsCard({ flight, status, seat, passId, explained, formerFlights, ...pass }: PassPage): Html {
  return html`<section class="card" aria-labelledby="pass">
<h2 id="pass"><a href="${flightPath(flight)}">${flightName(flight)}</a></h2>
<dl class="facts">
${seat !== undefined && fact('Seat', seat)}${fact('Status', choiceText(status))}${fact('Apple Wallet', choiceText(stateOf(explained.walleta)))}${fact('Google Wallet', choiceText(stateOf(explained.walletb)))}${passId !== undefined && fact('Pass-id', html`<span class="key">${passId}</span>`)}</dl>
${pass.companions.length > 0 && html`<p>With ${pass.companions.map(({ passKey: key, name }, place) => html`${place > 0 && ', '}<a href="${passPath(key)}">${name ?? '–'}</a>`)}${pass.group !== undefined && html`. <a href="${groupPath(pass.group)}">The whole group</a>`}</p>`}${formerFlights.length > 0 && html`<p>Moved here from ${formerFlights.map((each) => html`<a href="${flightPath(each)}">${flightName(each)}</a> `)}</p>`}
</section>`;
}

const fact = (label: string, value: string | Html) => html`<div><dt>${label}</dt><dd>${value}</dd></div>\n`;

const stateOf = ({ state }: InWallet) => state.replaceAll('-', ' ');

const walletCard = (id: string, name: string, wallet: InWallet, times: LocalTimes): Html =>
  html`<section class="card" aria-labelledby="${id}">
<h2 id="${id}">${name}: ${stateOf(wallet)}</h2>
<ul class="findings">
${wallet.findings.map(({ sentence, advice, device }) => html`<li>${device !== undefined && html`<strong>Device ${device}.</strong> `}${inLocalTime(sentence, times)} <em>${advice}</em></li>\n`)}</ul>
</section>`;

/** A sentence of explainpass with the clock of the airport in place of UTC. */
const inLocalTime = (sentence: string, { timeZone }: LocalTimes) =>
  sentence.replace(/(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d) UTC/g, (_, day, time) => {
    const local = localOf(new Date(`${day}T${time}Z`), timeZone);
    return `${clockTime(local)} on ${dayText(local)}`;
  });

function changedCard({ passKey, now, staff }: PassPage, { atUtc, by, change, shown }: ChangeOfPass) {
  return html`<section class="card done" aria-labelledby="done">
<div role="status"><h2 id="done">Done ${agoText(atUtc, now)} by ${by}</h2></div>
${changeList(shown, changeablePassFields)}
${canUndo(Object.keys(change)) && html`<form method="post" action="${passPath(passKey)}/review">${csrfField(staff.csrfToken)}${changeFields(undoOf(change, changeablePassFields))}<button class="plain">Undo…</button></form>`}
</section>`;
}
