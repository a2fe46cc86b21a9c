import { languageOf, wordsOf } from '../domain/languages/languages.ts';
import type { Words } from '../domain/languages/words/en.ts';
import type { BoardingPass } from '../domain/shown/boarding-pass.ts';
import { type Link, linkAddress } from '../domain/shown/messages.ts';
import type { BarcodeSection } from './barcode-section.ts';
import { boardingPassCard } from './boarding-pass-card.ts';
import { deviceScript } from './device-script.ts';
import { renderDocument } from './document.ts';
import { endedPass } from './ended-pass.ts';
import { type Html, html } from './html.ts';
import { checkmarkIcon, walletIcon, walletIconAgain } from './icons.ts';
import { colors, nightBackgroundOf, type PageColors } from './page-colors.ts';
import { inLanguages, type PageTexts } from './page-languages.ts';
import { qrCode } from './qr-code.ts';
import { type StyledText, withClasses } from './rich-text-styles.ts';
import { styleSheet, stylesFor } from './style-sheet.ts';
import { installPageStyles } from './styles.ts';
import { badgeBackground, badgeStyles, type WalletBadges, walletButton } from './wallet-button.ts';

export interface InstallPageInput {
  readonly boardingPass: BoardingPass;
  readonly settings: InstallPageSettings;
  /** Parts that differ in the pass's other languages. */
  readonly translations?: readonly Pick<InstallPageInput, 'boardingPass' | 'settings' | 'badges'>[];
  /** Absolute URL of this page, for the QR code. */
  readonly url: string;
  readonly pkpassUrl: string;
  /** Absent if the airline does not use Google Wallet. */
  readonly googleUrl?: string | undefined;
  /** The pass must not be shared and is already in a wallet: no buttons are shown. */
  readonly isTaken?: boolean;
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
 * Source: docs/api.md#fields-of-a-template.
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
 * The page behind an install link: the passenger's boarding pass, and the button for the wallet of their phone. The
 * button precedes the pass, so that it is on the first screen of the smallest phone.
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
    scripts: [isOffered && deviceScript, barcode?.script, script],
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
  const isCancelled = boardingPass.day?.status === 'cancelled';
  const styled = (name: 'help' | 'wait' | 'thanks', text: string | undefined, systemText: string) =>
    withClasses(text || html`${systemText}`.markup, name + suffix);
  const texts = {
    help: styled('help', settings.helpText, isCancelled ? page.helpIfCancelled : page.help),
    wait: styled('wait', settings.waitMessage, page.wait),
    thanks: styled('thanks', settings.thankYouMessage, page.thanks),
  };
  const { airlineName, flight, origin, destination, status } = boardingPass;
  const ended = status === 'active' ? undefined : endedPass(status, words);
  return {
    language,
    title: page.title(airlineName, `${flight} ${origin.code} – ${destination.code}`),
    css: texts.help.css + texts.wait.css + texts.thanks.css,
    body: html`<main>
<h1>${ended?.heading ?? (isCancelled ? page.cancelled : page.ready)}</h1>
${ended?.advice ?? (input.isTaken ? taken(words) : offer(input, texts))}
${barcode?.sectionIn(boardingPass)}${boardingPassCard(boardingPass, { logoUrl: shownLogo(input), stamp: ended?.stamp })}
${!ended && !input.isTaken && onYourPhone(input, words)}${airlineLinks(boardingPass)}
${!barcode && notForBoarding(words)}</main>`,
  };
}

/** Buttons for the wallets that the device supports; without JavaScript, all of them. */
function offer(
  { boardingPass, pkpassUrl, googleUrl, settings, badges = {} }: InstallPageInput,
  { help, wait, thanks }: Record<'help' | 'wait' | 'thanks', StyledText>,
): Html {
  const { page } = wordsOf(boardingPass);
  return html`<section class="actions">
${walletButton({ id: 'walleta', href: pkpassUrl, type: 'application/vnd.apple.pkpass', words: page.addToApple, icon: walletIcon, badge: badges.apple })}
${googleUrl && html`${walletButton({ id: 'walletb', href: googleUrl, words: page.addToGoogle, icon: badges.apple ? walletIcon : walletIconAgain, badge: badges.google })}\n`}${message('help', help)}
<div role="status">
${message('wait', wait)}
${message('thanks', thanks, settings.showCheckmark && checkmarkIcon)}
</div>
</section>`;
}

/**
 * QR code that takes the page from a larger screen to the phone. It is outside the card, in a labeled frame, so that it
 * is not mistaken for the barcode that is scanned at the gate.
 */
export function onYourPhone({ url }: Pick<InstallPageInput, 'url'>, { page }: Words): Html {
  return html`<section class="phone" aria-labelledby="phone">
<h2 id="phone">${page.phone}</h2>
<p>${page.scan}</p>
<figure>
${qrCode(url)}
<figcaption>${page.link}<br>${page.notForBoarding}</figcaption>
</figure>
</section>`;
}

/** A larger screen does not call: it shows the number. */
const inWords = ({ type, label, value }: Link) =>
  type === 'web-link' ? label : html`${label}: <bdi dir="ltr">${value}</bdi>`;

/** Links of the airline; a pass that has ended shows its contacts only. */
const shownLinksOf = ({ actionLinks, status }: BoardingPass) =>
  actionLinks.filter(({ field }) => status === 'active' || field.startsWith('contact-'));

function airlineLinks(pass: BoardingPass): Html | undefined {
  const shown = shownLinksOf(pass);
  if (shown.length === 0) return undefined;
  return html`
<nav class="actions" aria-label="${wordsOf(pass).page.airline}">
${shown.map((link) => html`<a href="${linkAddress(link)}">${inWords(link)}</a>\n`)}</nav>`;
}

const notForBoarding = ({ page }: Words) => html`<p class="printed">${page.printed}</p>
`;

const taken = ({ page }: Words) => html`<section class="actions">
<p>${page.taken}</p>
</section>`;

function message(className: string, { markup }: StyledText, icon: Html | false = false): Html {
  return html`<div class="message ${className}">${icon}<div dir="auto">${markup}</div></div>`;
}
