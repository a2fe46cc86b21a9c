import { isolatedIn, languageOf, wordsOf } from '../domain/languages/languages.ts';
import type { Words } from '../domain/languages/words/en.ts';
import type { BoardingPass } from '../domain/shown/boarding-pass.ts';
import { connectionOf } from '../domain/shown/connection.ts';
import { facts } from '../domain/shown/facts.ts';
import { airline, brandBar, endedPass, flightAndDate, route, statusOf } from './boarding-pass-card.ts';
import { renderDocument } from './document.ts';
import { type Html, html } from './html.ts';
import { deviceScript, onYourPhone, wayOn, waysOnOf } from './install-page.ts';
import { brandColors, colors, nightBackgroundOf, type PageColors } from './page-colors.ts';
import { inLanguages, type PageTexts } from './page-languages.ts';
import { estimatesNote, isCancelled } from './shown-times.ts';
import { css, styleSheet, stylesFor } from './style-sheet.ts';
import { installPageStyles } from './styles.ts';

/** Styles of an install page, with a card for each flight and in it a row for each traveller. */
const groupPageStyles = css`${installPageStyles}
.flights { display: grid; grid-template-columns: minmax(0, 1fr); gap: 1rem; align-content: start; }
.flights .card { overflow: hidden; }
.flights .flight { gap: .75rem; padding: 1rem var(--inside); }
.flights .number { margin: 0; text-align: start; }
.flights .number br { display: none; }
.flights .number time { margin-inline-start: .5rem; }
.flights .carrier { min-height: 0; }
.flights .moved time { font-size: min(2rem, 11vw); }
.travellers { margin: 0; padding: 0 var(--inside); list-style: none; }
.travellers li { display: flex; flex-wrap: wrap; align-items: center; gap: .5rem .75rem; padding: .75rem 0; border-top: 1px solid var(--edge); }
.travellers li:first-child { border: 0; }
.travellers li > * { max-width: 100%; }
.who { flex: 1 1 0; line-height: 1.35; }
.travellers .name { font-weight: 600; color: inherit; }
.seat, li.ended { color: var(--quiet); }
.seat { font-size: .875rem; }
.seat bdi { display: inline-block; max-width: 100%; }
.travellers .single { display: grid; gap: .5rem; max-width: 10rem; }
.single .button { min-height: 2.75rem; padding: .25rem .5rem; border-radius: .75rem; border-color: color-mix(in srgb, currentColor 25%, transparent); background: none; color: inherit; font-size: .8125rem; }
.state { font-size: .875rem; font-weight: 600; }
li .stamp { margin: 0; }
li .stamp span { font-size: min(.875rem, 8vw); border-width: 2px; max-width: none; }
.connection { text-align: center; font-size: .9375rem; }

[data-device=ios] .walletb, [data-device=android] .single .walleta:has(+ .walletb), [data-device=android] .actions:has(.walletb) > .walleta, [data-device=desktop] .walleta { display: none; }

@media screen and (min-width: 56rem) {
  main { grid-template-columns: minmax(0, 27rem) minmax(0, 24rem); justify-content: center; gap: 3rem 4rem; padding-inline: 2rem; }
  main > * { grid-row: 2; margin-inline: 0; }
  main > .bar { grid-area: 1 / 1 / 2 / 3; margin-inline: calc(50% - 50vw); padding-inline: max(2rem, 50vw - 27.5rem); }
  .side { grid-column: 2; }
}

@media print { .single { display: none; } }
`;

export interface GroupPageInput {
  /** In order of departure; at least one. */
  readonly flights: readonly GroupFlight[];
  /** The flights in the other languages of the page. */
  readonly translations?: readonly (readonly GroupFlight[])[];
  /** Absolute URL of this page, for the QR code. */
  readonly url: string;
  /** .pkpasses files: several, if one cannot have all passes. */
  readonly bundles: readonly PassesAtOnce[];
  /** Google Wallet's save links: several, if one cannot have all passes. */
  readonly saveLinks: readonly PassesAtOnce[];
}

/** A flight with its travellers, by name; at least one. */
export interface GroupFlight {
  readonly settings: PageColors;
  /** The airline's rectangular logo, on this origin. */
  readonly logoUrl?: string | undefined;
  /** The template's icon, on this origin: the page's where it shows no logo. */
  readonly iconUrl?: string | undefined;
  readonly passes: readonly GroupPass[];
}

export interface GroupPass {
  readonly boardingPass: BoardingPass;
  /** The pass must not be shared and is already in a wallet: no buttons are shown. */
  readonly isTaken: boolean;
  /** The pass is in a wallet, as its record has it. */
  readonly isInWallet?: boolean;
  /** Address of the pass's own page. */
  readonly url: string;
  readonly pkpassUrl: string;
  /** Absent if the airline does not use Google Wallet. */
  readonly googleUrl?: string | undefined;
}

/** Link that adds some passes at once. */
interface PassesAtOnce {
  readonly passes: number;
  readonly url: string;
}

const styles = styleSheet(groupPageStyles);

/**
 * The page behind a group's link: all passes of a booking. Each has buttons of its own besides those for all at once,
 * since not every browser adds several passes.
 */
export function groupPage(input: GroupPageInput): string {
  const { flights, translations = [] } = input;
  const [first] = flights as [GroupFlight];
  const own = inOneLanguage(input);
  const others = translations.map((translated) => inOneLanguage({ ...input, flights: translated }));
  const { body, script } = inLanguages(own, others);
  return renderDocument({
    language: own.language,
    title: own.title,
    background: first.settings.backgroundColor,
    nightBackground: nightBackgroundOf(first.settings.backgroundColor),
    iconUrl: first.logoUrl ?? first.iconUrl,
    styles: [stylesFor([own, ...others], styles), colors(first.settings), ...flights.map(brandOf)],
    scripts: [deviceScript, script],
    body,
  });
}

function inOneLanguage(input: GroupPageInput): PageTexts {
  const { flights, url } = input;
  const passes = flights.flatMap((flight) => flight.passes);
  const [{ boardingPass: shown }] = passes as [GroupPass];
  const words = wordsOf(shown);
  const isReady = passes.some(({ boardingPass, isTaken }) => boardingPass.status === 'active' && !isTaken);
  const isNew = passes.some(({ isInWallet }) => !isInWallet);
  const cancelled = passes.find(({ boardingPass }) => isCancelled(boardingPass))?.boardingPass;
  return {
    language: languageOf(shown),
    title: words.groupPage.title(shown.airlineName),
    body: html`<main>
${brandBar(shown, flights[0]?.logoUrl)}
<div class="side">
<h1>${isReady && isNew && !cancelled ? words.groupPage.ready : words.groupPage.passes}</h1>
${actions(isReady ? allAtOnce(input, words) : [], cancelled, words)}
${isReady && onYourPhone({ url }, words)}</div>
<div class="flights">
${flights.map((_, place) => flightCard(flights, place))}<p class="note">${words.page.localTimes}</p>
</div>
<p class="printed">${words.page.printed}</p>
</main>`,
  };
}

/** Flights may be of several airlines: the brand's colors of each card override the page's. */
const brandOf = ({ settings }: GroupFlight, place: number) => `.flight-${place + 1}{${brandColors(settings)}}`;

/** Of a cancelled flight first what leads to its airline. Nothing where only one pass can be added: help says that there are several. */
function actions(all: readonly Html[], cancelled: BoardingPass | undefined, { groupPage }: Words): Html | undefined {
  const waysOn = cancelled ? waysOnOf(cancelled).map(wayOn) : [];
  if (waysOn.length + all.length === 0) return undefined;
  return html`<section class="actions${cancelled && ' again'}">
${waysOn}${all}${all.length > 0 && html`<p class="help">${groupPage.help}</p>\n`}</section>`;
}

const allAtOnce = ({ bundles, saveLinks }: GroupPageInput, { groupPage }: Words) => [
  ...buttons('walleta', 'Apple Wallet', bundles, groupPage),
  ...buttons('walletb', 'Google Wallet', saveLinks, groupPage),
];

/** Omitted where one pass is all: it has a button of its own. */
function buttons(
  wallet: string,
  name: string,
  parts: readonly PassesAtOnce[],
  { addAll, addPart }: Words['groupPage'],
): readonly Html[] {
  if (parts.reduce((sum, { passes }) => sum + passes, 0) < 2) return [];
  const type = wallet === 'walleta' && html` type="application/vnd.apple.pkpasses"`;
  return parts.map(({ passes, url }, place) => {
    const words = parts.length === 1 ? addAll(passes, name) : addPart(passes, place + 1, parts.length, name);
    return html`<a class="button ${wallet}" href="${url}"${type}>${words}</a>\n`;
  });
}

/** A flight with its travellers, behind the time that is left to reach it. */
function flightCard(flights: readonly GroupFlight[], place: number): Html {
  const passOf = (flight: GroupFlight | undefined) => flight?.passes[0]?.boardingPass;
  const { passes, logoUrl } = flights[place] as GroupFlight;
  const { boardingPass } = passes[0] as GroupPass;
  const [first, before] = [passOf(flights[0]), passOf(flights[place - 1])];
  const connection = before && connectionOf(before, boardingPass);
  const isOther = boardingPass.airlineName !== first?.airlineName;
  return html`${connection && html`<p class="connection">${connection}</p>\n`}<article class="card flight-${place + 1}" aria-label="${boardingPass.flight}">
<div class="flight">
<div class="carrier">
${isOther && html`${airline(boardingPass.airlineName, logoUrl)}\n`}${flightAndDate(boardingPass)}
</div>
${statusOf(boardingPass)}${route(boardingPass)}
${estimatesNote(boardingPass)}</div>
<ul class="travellers">
${passes.map(traveller)}</ul>
</article>
`;
}

/** A passenger, the seat, and what has become of the pass: links to add it, or its state. */
function traveller(pass: GroupPass): Html {
  const { passengerName, status } = pass.boardingPass;
  const words = wordsOf(pass.boardingPass);
  const places = [facts.seat, facts.group].map((fact) => fact(pass.boardingPass)).filter(({ value }) => value);
  const ended = endedPass(status, words);
  const { taken, inWallet } = words.groupPage;
  return html`<li${ended && html` class="ended"`}>
<p class="who"><a class="name" href="${pass.url}"><bdi>${passengerName}</bdi></a><br><span class="seat">${places.map(({ label, value }, place) => html`${place > 0 && ' · '}<bdi>${label} ${isolatedIn(pass.boardingPass, value ?? '')}</bdi>`)}</span></p>
${ended ? html`<p class="stamp"><span>${ended.stamp}</span></p>` : pass.isTaken || pass.isInWallet ? html`<p class="state">${pass.isTaken ? taken : inWallet}</p>` : single(pass)}
</li>
`;
}

/** Links for one pass; screen readers distinguish them by the names of passenger and flight. */
function single({ pkpassUrl, googleUrl, boardingPass }: GroupPass): Html {
  const { passengerName, flight } = boardingPass;
  const { groupPage, page } = wordsOf(boardingPass);
  const whose = html`<span class="unseen"> ${groupPage.for} <bdi>${passengerName}</bdi>, ${flight}</span>`;
  return html`<p class="single"><a class="button walleta" href="${pkpassUrl}" type="application/vnd.apple.pkpass"><span>${page.addToApple}${whose}</span></a>${
    googleUrl && html` <a class="button walletb" href="${googleUrl}"><span>${page.addToGoogle}${whose}</span></a>`
  }</p>`;
}
