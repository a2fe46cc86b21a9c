import type { Barcode } from '../domain/barcode/barcode.ts';
import { shownStatusOf } from '../domain/flight/flight-status.ts';
import { wordsOf } from '../domain/languages/languages.ts';
import type { BoardingPass } from '../domain/shown/boarding-pass.ts';
import { type FactName, facts } from '../domain/shown/facts.ts';
import { awakeScript } from './awake-script.ts';
import { barcodeOutline } from './barcode-outline.ts';
import { barcodeStyles } from './barcode-styles.ts';
import { type Html, html } from './html.ts';
import { type StyleSheet, styleSheet } from './style-sheet.ts';

/** The barcode of a page. Loaded lazily, since few templates show it and its encoders are large. */
export interface BarcodeSection {
  /** The section in the language of a pass. */
  readonly sectionIn: (pass: BoardingPass) => Html;
  readonly styles: StyleSheet;
  readonly script: string;
}

const styles = styleSheet(barcodeStyles);

/** Facts for an agent to compare with a document and a list. */
const agentFacts = ['passenger', 'flight', 'gate'] as const satisfies readonly FactName[];

/** The barcode of a pass, for the scanner at the gate: on a white panel in every theme, and on paper. */
export function barcodeSection(pass: BoardingPass & { readonly barcode: Barcode }): BarcodeSection {
  const { barcode } = pass;
  const outline = barcodeOutline(barcode);
  const sectionIn = (shown: BoardingPass) => {
    const { page } = wordsOf(shown);
    return html`<section class="scan" aria-labelledby="scan">
<h2 id="scan">${shownStatusOf(shown) === 'cancelled' ? page.showAtDesk : page.showToBoard}</h2>
<dl>
${agentFacts.map((name) => fact(facts[name](shown)))}</dl>
${picture(barcode, outline, page.barcode)}
${barcode.text && html`<p class="typed" dir="ltr">${barcode.text}</p>\n`}</section>
`;
  };
  return { sectionIn, styles, script: awakeScript };
}

function fact({ label, value }: { readonly label: string; readonly value?: string | undefined }): Html | undefined {
  return value ? html`<div><dt>${label}</dt><dd dir="auto">${value}</dd></div>\n` : undefined;
}

function picture(barcode: Barcode, outline: ReturnType<typeof barcodeOutline>, label: string): Html {
  const { path, viewBox, width, height } = outline;
  return html`<svg class="${barcode.type.toLowerCase()}" role="img" aria-label="${label}" viewBox="${viewBox}" width="${width}" height="${height}"${barcode.type === 'CODE128' && html` preserveAspectRatio="none"`}><path d="${path}"/></svg>`;
}
