import type { BoardingPass } from '../domain/boarding-pass.ts';
import { type Link, linkAddress } from '../domain/messages.ts';
import type { BarcodeSection } from './barcode-section.ts';
import { boardingPassCard } from './boarding-pass-card.ts';
import { deviceScript } from './device-script.ts';
import { inlineBlock, renderDocument } from './document.ts';
import { endedPass } from './ended-pass.ts';
import { type Html, html } from './html.ts';
import { checkmarkIcon, walletIcon } from './icons.ts';
import { colors, nightBackgroundOf, type PageColors } from './page-colors.ts';
import { qrCode } from './qr-code.ts';
import { type StyledText, withClasses } from './rich-text-styles.ts';
import { installPageStyles, linkStyles, statusStyles } from './styles.ts';

export interface InstallPageInput {
  readonly boardingPass: BoardingPass;
  readonly settings: InstallPageSettings;
  /** Absolute URL of this page, for the QR code. */
  readonly url: string;
  readonly pkpassUrl: string;
  /** Absent if the airline does not use Google Wallet. */
  readonly googleUrl?: string | undefined;
  /** The pass must not be shared and is already in a wallet: no buttons are shown. */
  readonly isTaken?: boolean;
  /** Absent where the page is not for boarding. */
  readonly barcode?: BarcodeSection | undefined;
  /** The airline's rectangular logo, on this origin. */
  readonly logoUrl?: string | undefined;
  /** The template's icon, on this origin. */
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

const systemTexts = {
  help: '<p>Keep it in your phone’s wallet to have it at hand on the way to the gate.</p>',
  cancelled: '<p>Please ask your airline how to travel on. Its desk may scan this pass.</p>',
  wait: '<p>One moment, your boarding pass is on its way.</p>',
  thanks: '<p>Have a pleasant flight!</p>',
};

const constantStyles = inlineBlock(installPageStyles);
const script = inlineBlock(deviceScript);

/**
 * The page behind an install link: the passenger's boarding pass, and the button for the wallet of their phone. The
 * button precedes the pass, so that it is on the first screen of the smallest phone.
 */
export function installPage(input: InstallPageInput): string {
  const { boardingPass, settings, logoUrl, iconUrl, barcode } = input;
  const isCancelled = boardingPass.day?.status === 'cancelled';
  const texts = {
    help: withClasses(settings.helpText || systemTexts[isCancelled ? 'cancelled' : 'help'], 'help'),
    wait: withClasses(settings.waitMessage || systemTexts.wait, 'wait'),
    thanks: withClasses(settings.thankYouMessage || systemTexts.thanks, 'thanks'),
  };
  const { airlineName, flight, origin, destination, status, day } = boardingPass;
  const links = airlineLinks(boardingPass);
  const ended = status === 'active' ? undefined : endedPass(status);
  return renderDocument({
    title: `${airlineName} boarding pass ${flight} ${origin.code} – ${destination.code}`,
    background: settings.backgroundColor,
    nightBackground: nightBackgroundOf(settings.backgroundColor),
    iconUrl,
    styles: [
      constantStyles,
      inlineBlock(
        colors(settings) +
          texts.help.css +
          texts.wait.css +
          texts.thanks.css +
          (day?.status ? statusStyles : '') +
          (links ? linkStyles : ''),
      ),
      ...(barcode ? [barcode.styles] : []),
    ],
    script: barcode?.script ?? script,
    body: html`<main>
<h1>${ended?.heading ?? (isCancelled ? 'Your flight is cancelled' : 'Your boarding pass is ready')}</h1>
${ended?.advice ?? (input.isTaken ? taken : offer(input, texts))}
${barcode?.section}${boardingPassCard(boardingPass, { logoUrl: settings.showLogo ? logoUrl : undefined, stamp: ended?.stamp })}
${!ended && !input.isTaken && onYourPhone(input)}${links}
${!barcode && notForBoarding}</main>`,
  });
}

/** Buttons for the wallets that the device supports; without JavaScript, all of them. */
function offer(
  { pkpassUrl, googleUrl, settings }: InstallPageInput,
  { help, wait, thanks }: Record<'help' | 'wait' | 'thanks', StyledText>,
): Html {
  return html`<section class="actions" aria-label="Add to your wallet">
<a class="button" id="walleta" href="${pkpassUrl}" type="application/vnd.apple.pkpass">${walletIcon}Add to Apple Wallet</a>
${googleUrl && html`<a class="button" id="walletb" href="${googleUrl}">${walletIcon}Add to Google Wallet</a>\n`}${message('help', help)}
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
export function onYourPhone({ url }: Pick<InstallPageInput, 'url'>): Html {
  return html`<section class="phone" aria-labelledby="phone">
<h2 id="phone">Continue on your phone</h2>
<p>Scan the code with your phone’s camera to open this page there.</p>
<figure>
${qrCode(url, 'QR code that opens this page on your phone')}
<figcaption>Link to this page.<br>Not for boarding.</figcaption>
</figure>
</section>`;
}

/** A larger screen does not call: it shows the number. */
const inWords = ({ type, label, value }: Link) => (type === 'web-link' ? label : `${label}: ${value}`);

/** Of a pass that has ended, only the contacts of the airline help. */
function airlineLinks({ actionLinks, status }: BoardingPass): Html | undefined {
  const shown = actionLinks.filter(({ field }) => status === 'active' || field.startsWith('contact-'));
  if (shown.length === 0) return undefined;
  return html`
<nav class="actions" aria-label="Your airline">
${shown.map((link) => html`<a href="${linkAddress(link)}">${inWords(link)}</a>\n`)}</nav>`;
}

const notForBoarding = html`<p class="printed">This sheet is not a boarding pass. Show the boarding pass in the wallet of your phone.</p>
`;

const taken = html`<section class="actions" aria-label="Already in a wallet">
<p>This boarding pass is already in a wallet. Your airline allows it on one device only.</p>
</section>`;

function message(className: string, { markup }: StyledText, icon: Html | false = false): Html {
  return html`<div class="message ${className}">${icon}<div dir="auto">${markup}</div></div>`;
}
