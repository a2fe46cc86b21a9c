import { languageOf, wordsOf } from '../domain/languages/languages.ts';
import type { Words } from '../domain/languages/words/en.ts';
import type { BoardingPass } from '../domain/shown/boarding-pass.ts';
import type { Change } from '../domain/shown/changes.ts';
import { type Link, linkAddress } from '../domain/shown/messages.ts';
import { heroFacts, pageFacts } from '../domain/shown/placement.ts';
import type { BarcodeSection } from './barcode-section.ts';
import { brandBar, endedPass, factsGrid, flightAndDate, flightSection } from './boarding-pass-card.ts';
import { renderDocument } from './document.ts';
import { type Html, html } from './html.ts';
import { checkmarkIcon } from './icons.ts';
import { nextStepScript } from './next-step.ts';
import { colors, nightBackgroundOf, type PageColors } from './page-colors.ts';
import { inLanguages, type PageTexts } from './page-languages.ts';
import { qrCode } from './qr-code.ts';
import { type StyledText, withClasses } from './rich-text-styles.ts';
import { isCancelled } from './shown-times.ts';
import { styleSheet, stylesFor } from './style-sheet.ts';
import { installPageStyles } from './styles.ts';
import { badgeBackground, badgeStyles, type WalletBadges, walletButton } from './wallet-button.ts';

/**
 * Tells the style sheet, before the first paint, which device this is, and later which button was tapped. An iPad
 * identifies itself as a Macintosh, but no Macintosh has a touch screen. Apple Wallet exists on iPhones, iPads and
 * Macs: elsewhere the tap only downloads a file, and no thank-you is shown. Browsers do not report the end of a
 * download, so the thank-you follows 3 s after the tap, when a .pkpass has usually arrived and Wallet's sheet covers
 * the page.
 */
export const deviceScript = `{
const page = document.documentElement.dataset;
const agent = navigator.userAgent;
const mac = /Macintosh/.test(agent);
page.device = /Android/.test(agent) ? 'android' : mac && navigator.maxTouchPoints > 1 || /iPhone|iPad|iPod/.test(agent) ? 'ios' : mac ? 'mac' : 'desktop';
addEventListener('click', ({ target }) => {
if (!target.closest('#walleta')) return;
page.download = 'waiting';
setTimeout(() => {
if (/ios|mac/.test(page.device)) page.download = 'done';
else delete page.download;
}, 3000);
});
}`;

export interface InstallPageInput {
  readonly boardingPass: BoardingPass;
  readonly settings: InstallPageSettings;
  /** Parts that differ in the pass's other languages. */
  readonly translations?: readonly Pick<InstallPageInput, 'boardingPass' | 'settings' | 'changes' | 'badges'>[];
  /** Values that have replaced others; absent for none. */
  readonly changes?: readonly Change[];
  /** Absolute URL of this page, for the QR code. */
  readonly url: string;
  readonly pkpassUrl: string;
  /** Absent if the airline does not use Google Wallet. */
  readonly googleUrl?: string | undefined;
  /** The pass must not be shared and is already in a wallet: no buttons are shown. */
  readonly isTaken?: boolean;
  /** The pass is in a wallet, as its record has it. Source: docs/decisions/install-page.md#in-your-wallet */
  readonly isInWallet?: boolean;
  /** Absent where the operator has not provided them. */
  readonly badges?: WalletBadges | undefined;
  /** Absent where the page is not for boarding. */
  readonly barcode?: BarcodeSection | undefined;
  /** The airline's rectangular logo, on this origin. */
  readonly logoUrl?: string | undefined;
  /** The template's icon, on this origin: the page's where it shows no logo. */
  readonly iconUrl?: string | undefined;
}

/**
 * The airline's settings for its install pages.
 * Source: docs/api/createpasstemplate.md#fields.
 */
export interface InstallPageSettings extends PageColors {
  /** Sanitized rich text, as the two below; absent for the default text. */
  readonly helpText?: string | undefined;
  readonly waitMessage?: string | undefined;
  readonly thankYouMessage?: string | undefined;
  /** Shown with the thank-you message. */
  readonly showCheckmark: boolean;
  readonly showLogo: boolean;
}

const styles = styleSheet(installPageStyles + badgeStyles);

/**
 * The page behind an install link: the airline, what matters at the airport, the button for the wallet of the phone, and the
 * rest of the passenger's boarding pass.
 * Source: docs/decisions/install-page.md#what-the-install-page-offers;
 * docs/decisions/install-page.md#the-airline-first
 */
export function installPage(input: InstallPageInput): string {
  const { boardingPass, settings, badges, barcode, translations = [] } = input;
  const nightBackground = nightBackgroundOf(settings.backgroundColor);
  const isDark = nightBackground === settings.backgroundColor;
  const own = inOneLanguage(input);
  const others = translations.map((other) =>
    inOneLanguage({ ...input, ...other }, languageOf(other.boardingPass).replace(/\W/g, '')),
  );
  const all = [own, ...others];
  const { body, script } = inLanguages(own, others);
  const isOffered = boardingPass.status === 'active' && !input.isTaken;
  return renderDocument({
    language: own.language,
    title: own.title,
    background: settings.backgroundColor,
    nightBackground,
    iconUrl: shownLogo(input) ?? input.iconUrl,
    styles: [
      stylesFor(all, [...styles, ...(barcode?.styles ?? [])]),
      colors(settings),
      ...all.map(({ css }) => css),
      (badges?.apple || badges?.google) && badgeBackground(isDark),
    ],
    scripts: [isOffered && deviceScript, barcode?.script, script, own.body.markup.includes('"next"') && nextStepScript],
    body,
  });
}

const shownLogo = ({ settings, logoUrl }: InstallPageInput) => (settings.showLogo ? logoUrl : undefined);

/** @param suffix makes the names of its classes unique in the page. */
function inOneLanguage(input: InstallPageInput, suffix = ''): PageTexts & { readonly css: string } {
  const { boardingPass, settings, barcode } = input;
  const words = wordsOf(boardingPass);
  const { page } = words;
  const language = languageOf(boardingPass);
  const cancelled = isCancelled(boardingPass);
  const systemHelp = cancelled ? '' : input.isInWallet ? page.helpInWallet : page.help;
  const styled = (name: 'help' | 'wait' | 'thanks', text: string | undefined, systemText: string) =>
    withClasses(text || html`${systemText}`.markup, name + suffix);
  const texts = {
    help: styled('help', settings.helpText, systemHelp),
    wait: styled('wait', settings.waitMessage, page.wait),
    thanks: styled('thanks', settings.thankYouMessage, page.thanks),
  };
  const { airlineName, flight, origin, destination, status } = boardingPass;
  const ended = endedPass(status, words);
  // Nothing is ready for a passenger on standby.
  const notInWallet = boardingPass.passengerKind === 'standby' ? words.kinds.standby : page.ready;
  const heading = input.isInWallet ? page.inWallet : notInWallet;
  const isOffered = !ended && !input.isTaken;
  // Nobody boards any more: boarding time, gate and seat are not large.
  const isOver = ended !== undefined || cancelled;
  const hasHero = !barcode && !isOver;
  const changes = isOver ? [] : (input.changes ?? []);
  const advice = ended?.advice ?? (cancelled ? page.helpIfCancelled : input.isTaken && page.taken);
  return {
    language,
    title: page.title(airlineName, `${flight} ${origin.code} – ${destination.code}`),
    css: texts.help.css + texts.wait.css + texts.thanks.css,
    body: html`<main class="pass${ended && ' ended'}">
${brandBar(boardingPass, shownLogo(input), flightAndDate(boardingPass))}
${flightSection(boardingPass, { hasHero, changes, stamp: ended?.stamp })}
${barcode?.sectionIn(boardingPass)}<div class="side">
<h1>${cancelled ? page.cancelled : (ended?.heading ?? heading)}</h1>
<section class="actions${(isOver || input.isInWallet) && ' again'}">
${advice && html`<p>${advice}</p>\n`}${waysOnOf(boardingPass).map(wayOn)}${isOffered && offer(input, texts)}</section>
${isOffered && onYourPhone(input, words)}</div>
${!barcode && html`<section class="card">\n${factsGrid(boardingPass, hasHero ? pageFacts : [...heroFacts, ...pageFacts])}</section>`}${airlineLinks(boardingPass)}
${!barcode && notForBoarding(words)}</main>`,
  };
}

/** Buttons for the wallets that the device supports; without JavaScript, all of them. */
function offer(
  { boardingPass, pkpassUrl, googleUrl, settings, badges = {} }: InstallPageInput,
  { help, wait, thanks }: Record<'help' | 'wait' | 'thanks', StyledText>,
): Html {
  const { page } = wordsOf(boardingPass);
  return html`${walletButton({ id: 'walleta', href: pkpassUrl, type: 'application/vnd.apple.pkpass', words: page.addToApple, badge: badges.apple })}
${googleUrl && html`${walletButton({ id: 'walletb', href: googleUrl, words: page.addToGoogle, badge: badges.google })}\n`}${help.markup && message('help', help)}
<div role="status">
${message('wait', wait)}
${message('thanks', thanks, settings.showCheckmark && checkmarkIcon)}
</div>
`;
}

/**
 * QR code that takes the page from a larger screen to the phone. It is outside the card, in a labeled frame, so that it
 * is not mistaken for the barcode that is scanned at the gate.
 */
export function onYourPhone({ url }: Pick<InstallPageInput, 'url'>, { page }: Words): Html {
  return html`<section class="phone">
<h2>${page.phone}</h2>
<p>${page.scan}</p>
<figure>
${qrCode(url)}
<figcaption>${page.link}<br>${page.notForBoarding}</figcaption>
</figure>
<p class="address">${url}</p>
</section>
`;
}

/** A larger screen does not call: it shows the number. */
const inWords = ({ type, label, value }: Link) =>
  type === 'web-link' ? label : html`${label}: <bdi dir="ltr">${value}</bdi>`;

/** Links to the airline for passengers who cannot board with this pass; of a cancelled flight also to its booking. */
export const waysOnOf = (pass: BoardingPass) =>
  pass.actionLinks.filter(({ field }) => {
    const isToBook = field === 'manage-booking-url' && isCancelled(pass);
    return isToBook || (field.startsWith('contact-') && (pass.status !== 'active' || isCancelled(pass)));
  });

/** The first is the page's strongest button. */
export const wayOn = (link: Link, place: number) =>
  html`<a class="button${place === 0 && ' first'}" href="${linkAddress(link)}"><span>${inWords(link)}</span></a>\n`;

/** Services on board and before departure, which nobody needs of a flight that is cancelled. */
const ofFlight = ['change-seat-url', 'upgrade-url', 'meals-url', 'lounge-url', 'wifi-url', 'entertainment-url'];

/** The other links of the airline, which a pass that has ended does not need. */
function airlineLinks(pass: BoardingPass): Html | undefined {
  const left = [...waysOnOf(pass).map(({ field }) => field), ...(isCancelled(pass) ? ofFlight : [])];
  const shown = pass.status === 'active' ? pass.actionLinks.filter(({ field }) => !left.includes(field)) : [];
  if (shown.length === 0) return undefined;
  return html`
<nav class="actions" aria-label="${wordsOf(pass).page.airline}">
${shown.map((link) => html`<a href="${linkAddress(link)}">${inWords(link)}</a>\n`)}</nav>`;
}

const notForBoarding = ({ page }: Words) => html`<p class="printed">${page.printed}</p>
`;

function message(className: string, { markup }: StyledText, icon: Html | false = false): Html {
  return html`<div class="message ${className}">${icon}<div dir="auto">${markup}</div></div>`;
}
