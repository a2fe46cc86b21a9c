import { staffPaths } from '../../ports/staff-paths.ts';
import { type Html, html } from '../html.ts';
import { type Staff, staffPage } from '../staff-page.ts';
import { deskStyles } from './desk-styles.ts';
import { type FlightKeyTexts, flightName, flightPath } from './flight-page.ts';
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

/** Path of a pass's page. @param key no credential: wallets have it, too. */
export const passPath = (key: string): string => `${staffPaths.desk}/pass/${key}`;

interface PassPage {
  readonly explained: PassExplained;
  readonly flight: FlightKeyTexts;
  readonly status: string;
  readonly name: string | undefined;
  /** Absent for a role that sees names only, as is `passId`. */
  readonly seat: string | undefined;
  readonly passId: string | undefined;
  /** Latest first. */
  readonly past: readonly TimelineLine[];
  readonly staff: Staff;
}

/** A pass: whose it is, and for each wallet why its passenger does not see it as it is, with what to do. */
export const passPage = ({ explained, flight, status, name, seat, passId, past, staff }: PassPage): string =>
  staffPage({
    // No name: the title stays in the history of a browser that others use, too.
    title: 'Pass',
    styles: deskStyles,
    staff,
    content: html`<section class="card" aria-labelledby="pass">
<h2 id="pass"><a href="${flightPath(flight)}">${flightName(flight)}</a></h2>
<dl class="facts">
${fact('Passenger', name ?? '–')}${fact('Status', status)}${seat !== undefined && fact('Seat', seat)}${passId !== undefined && fact('Pass-id', passId)}</dl>
</section>
${walletCard('walleta', 'Apple Wallet', explained.walleta)}
${walletCard('walletb', 'Google Wallet', explained.walletb)}
<section class="card" aria-labelledby="history"><h2 id="history">History (UTC)</h2>${timeline(past)}</section>`,
  });

const fact = (label: string, value: string) => html`<div><dt>${label}</dt><dd>${value}</dd></div>\n`;

const walletCard = (id: string, name: string, { state, findings }: InWallet): Html =>
  html`<section class="card" aria-labelledby="${id}">
<h2 id="${id}">${name}: ${state.replaceAll('-', ' ')}</h2>
<ul class="findings">
${findings.map(({ sentence, advice, device }) => html`<li>${device !== undefined && html`<strong>Device ${device}.</strong> `}${sentence} <em>${advice}</em></li>\n`)}</ul>
</section>`;
