import type { Barcode } from '../domain/barcode/barcode.ts';
import { wordsOf } from '../domain/languages/languages.ts';
import type { BoardingPass } from '../domain/shown/boarding-pass.ts';
import { heroFacts, pageFacts } from '../domain/shown/placement.ts';
import { barcodeOutline } from './barcode-outline.ts';
import { departureDate, fact, factsGrid, hero } from './boarding-pass-card.ts';
import { type Html, html } from './html.ts';
import { isCancelled } from './shown-times.ts';
import { css, type StyleSheet, styleSheet } from './style-sheet.ts';

/**
 * Styles of the barcode, on pages that show it. A scanner needs dark on white in every theme: neither forced colours
 * nor a browser that darkens pages may touch the panel. Square codes are as large as a phone shows them without
 * scrolling, the others as wide as they get; on paper, in whose middle they are, each side is at least 3 cm.
 */
const barcodeStyles = css`
.scan { display: grid; grid-template-columns: minmax(0, 1fr); gap: .75rem; padding: 1rem var(--inside); border-radius: 1.25rem; background: #fff; color: #000; box-shadow: 0 0 0 1px #0001; color-scheme: only light; forced-color-adjust: none; }
.scan :is(dt, .note) { color: #4b5260; }
.scan :is(.facts, .note) { padding: 0; }
.scan .facts { grid-template-columns: repeat(auto-fill, minmax(min(8rem, 100%), 1fr)); }
.code { display: block; position: relative; }
.scan svg { display: block; width: 100%; max-width: 17rem; height: auto; margin: 0 auto; }
.scan :is(.pdf417, .code128) { width: calc(100% + 2 * var(--inside)); max-width: none; margin: 0 calc(-1 * var(--inside)); }
.scan .code128 { height: 6rem; }
.scan .typed { font: .75rem/1.4 ui-monospace, monospace; text-align: center; white-space: pre-wrap; overflow-wrap: anywhere; }
.close { display: none; }

@media screen {
  .scan:target { position: fixed; inset: 0; z-index: 2; align-content: center; margin: 0; border-radius: 0; overflow: auto; }
  .scan:target .close { display: block; position: absolute; inset: 0; z-index: 1; padding: 1rem var(--inside); color: inherit; font-weight: 600; text-align: end; }
  .scan:target :is(.aztec, .qrcode) { max-width: min(100%, 70vh); }
}

@media print {
  main:has(.scan) { max-width: none; }
  main:has(.scan) > * { margin-inline: auto; max-width: 30rem; }
  .scan { border-radius: 0; }
  .scan svg { width: 50mm; max-width: 100%; }
  .scan :is(.pdf417, .code128) { width: 100%; margin: 0; }
  .scan .pdf417 { min-height: 30mm; }
  .scan .code128 { height: 30mm; }
}
`;

/** The barcode of a page. Loaded lazily, since few templates show it and its encoders are large. */
export interface BarcodeSection {
  /** The section in the language of a pass. */
  readonly sectionIn: (pass: BoardingPass) => Html;
  readonly styles: StyleSheet;
  readonly script: string;
}

const styles = styleSheet(barcodeStyles);

/**
 * The barcode of a pass, for the scanner at the gate, on one card with all other facts of the pass: on a white panel in
 * every theme, and on paper. A tap makes the card as large as the screen, by its address alone, and another one ends that.
 * Source: docs/decisions/install-page.md#boarding-without-a-wallet
 */
export function barcodeSection(pass: BoardingPass & { readonly barcode: Barcode }): BarcodeSection {
  const { barcode } = pass;
  const outline = barcodeOutline(barcode);
  const sectionIn = (shown: BoardingPass) => {
    const { page } = wordsOf(shown);
    const isVain = isCancelled(shown);
    return html`<section class="scan" id="full" aria-labelledby="scan">
<h2 id="scan">${isVain ? page.showAtDesk : page.showToBoard}</h2>
${!isVain && hero(shown)}
<a class="code" href="#full" aria-label="${page.fullScreen}">${picture(barcode, outline)}</a>
<a class="close" href="#scan">${page.close}</a>
${barcode.text && html`<p class="typed" dir="ltr">${barcode.text}</p>\n`}${factsGrid(shown, isVain ? [...heroFacts, ...otherFacts] : otherFacts, gateFacts(shown))}</section>
`;
  };
  return { sectionIn, styles, script: awakeScript };
}

const otherFacts = pageFacts.filter((name) => name !== 'passenger');

/** Facts for an agent to compare with a document and a list. */
const gateFacts = (pass: BoardingPass): Html => html`${fact('passenger', pass)}
${fact('flight', pass)}
<div><dt>${wordsOf(pass).labels.date}</dt><dd>${departureDate(pass)}</dd></div>
`;

function picture(barcode: Barcode, { path, viewBox, width, height }: ReturnType<typeof barcodeOutline>): Html {
  return html`<svg class="${barcode.type.toLowerCase()}" aria-hidden="true" viewBox="${viewBox}" width="${width}" height="${height}"${barcode.type === 'CODE128' && html` preserveAspectRatio="none"`}><path d="${path}"/></svg>`;
}

/**
 * Keeps the screen on as long as the barcode is on it, so that it does not go dark in the queue at the gate. Browsers
 * allow this without a question, and end it when the page is hidden or the battery is low; where they cannot do it,
 * nothing happens. None lets a page set the brightness of the screen.
 * Source: W3C, Screen Wake Lock API.
 */
const awakeScript = `addEventListener('DOMContentLoaded', () => {
const { wakeLock } = navigator;
if (!wakeLock) return;
let seen, held;
const update = () => {
if (seen && !document.hidden) held ??= wakeLock.request('screen').catch(() => undefined);
else held = void held?.then((lock) => lock?.release());
};
new IntersectionObserver((changes) => {
seen = changes.at(-1).isIntersecting;
update();
}).observe(document.querySelector('.scan svg'));
document.addEventListener('visibilitychange', update);
});`;
