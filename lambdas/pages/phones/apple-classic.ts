import { html } from '../html.ts';
import { planeIcon } from '../icons.ts';
import { type AppleDrawing, type ShownPkpass, shownValue } from './apple-texts.ts';
import { barcodePanel } from './barcode-panel.ts';
import { colored, labeled, wordsOfPhone } from './drawing.ts';

/** Maximum number of fields of a row. Source: Apple, Wallet Developer Guide, Pass Design. */
const rowLengths = { headerFields: 3, primaryFields: 2, auxiliaryFields: 5, secondaryFields: 4 } as const;

/**
 * The front of a boarding pass in the classic design, which iOS before 26 shows, and later ones where a tag is missing.
 * Source: Apple, Wallet Developer Guide, Pass Design, "Layout of a boarding pass".
 */
export const appleClassic: AppleDrawing = (shown) => {
  const { name, rule } = colored(shown.colors);
  const [from, to] = rowOf(shown, 'primaryFields');
  return {
    html: html`<article class="w-apple w-classic ${name}">
${classicHeader(shown)}
<dl class="w-route">${from}<div class="w-glyph"><dt></dt><dd>${planeIcon}</dd></div>${to}</dl>
<dl class="w-row">${rowOf(shown, 'auxiliaryFields')}</dl>
<dl class="w-row">${rowOf(shown, 'secondaryFields')}</dl>
${drawnCode(shown, footerOf(shown))}
</article>`,
    styles: [rule],
  };
};

export const classicHeader = (shown: ShownPkpass) =>
  html`<header>${logoOf(shown, 'logo')}<dl class="w-row w-head">${rowOf(shown, 'headerFields')}</dl></header>`;

/** The airline's logo, and the text beside it. */
export function logoOf({ pkpass, passJson, text }: ShownPkpass, picture: 'logo' | 'primaryLogo') {
  const source = pkpass.picture(picture);
  const { logoText, organizationName } = passJson;
  return html`<div class="w-logo">${source && html`<img src="${source}" alt="${text(organizationName)}">`}${logoText && html`<b><bdi>${text(logoText)}</bdi></b>`}</div>`;
}

export function footerOf({ pkpass }: ShownPkpass) {
  const source = pkpass.picture('footer');
  return source && html`<img class="w-footer" src="${source}" alt="">`;
}

/** The barcode at the foot of the front, and what stands above it. */
export function drawnCode({ passJson, phone, ended }: ShownPkpass, above: ReturnType<typeof footerOf>) {
  const [barcode] = passJson.barcodes ?? [];
  const label = wordsOfPhone(phone).page.barcode;
  return html`<footer>${above}${
    barcode && barcodePanel({ type: barcode.format, value: barcode.message, text: barcode.altText, label, ended })
  }${!barcode && ended && html`<b class="w-stamp">${ended}</b>`}</footer>`;
}

const rowOf = (shown: ShownPkpass, name: keyof typeof rowLengths) =>
  (shown.passJson.boardingPass[name] ?? [])
    .slice(0, rowLengths[name])
    .map((field) => labeled(shown.text(field.label ?? ''), shownValue(field, shown)));
