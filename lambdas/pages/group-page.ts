import { isolatedIn, languageOf, wordsOf } from '../domain/languages/languages.ts';
import type { Words } from '../domain/languages/words/en.ts';
import type { BoardingPass } from '../domain/shown/boarding-pass.ts';
import { facts } from '../domain/shown/facts.ts';
import { flightHead, statusOf } from './boarding-pass-card.ts';
import { deviceScript } from './device-script.ts';
import { renderDocument } from './document.ts';
import { endedPass } from './ended-pass.ts';
import { groupPageStyles } from './group-styles.ts';
import { type Html, html } from './html.ts';
import { walletIcon, walletIconAgain } from './icons.ts';
import { onYourPhone } from './install-page.ts';
import { brandColors, colors, nightBackgroundOf, type PageColors } from './page-colors.ts';
import { inLanguages, type PageTexts } from './page-languages.ts';
import { styleSheet, stylesFor } from './style-sheet.ts';

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
  const isCancelled = passes.some(({ boardingPass }) => boardingPass.day?.status === 'cancelled');
  return {
    language: languageOf(shown),
    title: words.groupPage.title(shown.airlineName),
    body: html`<main>
<h1>${isReady && !isCancelled ? words.groupPage.ready : words.groupPage.passes}</h1>
${isReady && allAtOnce(input, words)}
<div class="flights">
${flights.map(flightCard)}</div>
${isReady && onYourPhone({ url }, words)}
<p class="printed">${words.page.printed}</p>
</main>`,
  };
}

/** Flights may be of several airlines: the brand's colors of each card override the page's. */
const brandOf = ({ settings }: GroupFlight, place: number) => `.flight-${place + 1}{${brandColors(settings)}}`;

function allAtOnce({ bundles, saveLinks }: GroupPageInput, { groupPage }: Words): Html {
  const forApple = buttons('walleta', 'Apple Wallet', bundles, groupPage);
  return html`<section class="actions">
${forApple}${buttons('walletb', 'Google Wallet', saveLinks, groupPage, forApple.length > 0)}<p class="help">${groupPage.help}</p>
</section>`;
}

/** Omitted where one pass is all: it has a button of its own. */
function buttons(
  wallet: string,
  name: string,
  parts: readonly PassesAtOnce[],
  { addAll, addPart }: Words['groupPage'],
  hasIcon = false,
): readonly Html[] {
  if (parts.reduce((sum, { passes }) => sum + passes, 0) < 2) return [];
  const type = wallet === 'walleta' && html` type="application/vnd.apple.pkpasses"`;
  return parts.map(({ passes, url }, place) => {
    const words = parts.length === 1 ? addAll(passes, name) : addPart(passes, place + 1, parts.length, name);
    return html`<a class="button ${wallet}" href="${url}"${type}>${hasIcon || place > 0 ? walletIconAgain : walletIcon}${words}</a>\n`;
  });
}

function flightCard({ passes, logoUrl }: GroupFlight, place: number): Html {
  const [{ boardingPass }] = passes as [GroupPass];
  const { page } = wordsOf(boardingPass);
  return html`<article class="card flight-${place + 1}" aria-label="${boardingPass.flight}">
${flightHead(boardingPass, logoUrl)}
${statusOf(boardingPass)}<ul class="travellers">
${passes.map(traveller)}</ul>
<p class="note">${page.localTimes}</p>
</article>
`;
}

function traveller(pass: GroupPass): Html {
  const { passengerName, status } = pass.boardingPass;
  const words = wordsOf(pass.boardingPass);
  const places = [facts.seat, facts.group].map((fact) => fact(pass.boardingPass)).filter(({ value }) => value);
  const ended = status === 'active' ? undefined : endedPass(status, words);
  return html`<li${ended && html` class="ended"`}>
<p><a class="name" href="${pass.url}"><bdi>${passengerName}</bdi></a></p>
<p class="seat">${places.map(({ label, value }, place) => html`${place > 0 && ' · '}<bdi>${label}: ${isolatedIn(pass.boardingPass, value ?? '')}</bdi>`)}</p>
${ended ? html`<p class="stamp"><span>${ended.stamp}</span></p>` : pass.isTaken ? html`<p>${words.groupPage.taken}</p>` : single(pass)}
</li>
`;
}

/** Links for one pass; screen readers distinguish them by the names of passenger and flight. */
function single({ pkpassUrl, googleUrl, boardingPass }: GroupPass): Html {
  const { passengerName, flight } = boardingPass;
  const whose = html`<span class="unseen"> ${wordsOf(boardingPass).groupPage.for} <bdi>${passengerName}</bdi>, ${flight}</span>`;
  return html`<p class="single"><a class="button walleta" href="${pkpassUrl}" type="application/vnd.apple.pkpass">Apple Wallet${whose}</a>${
    googleUrl && html` <a class="button walletb" href="${googleUrl}">Google Wallet${whose}</a>`
  }</p>`;
}
