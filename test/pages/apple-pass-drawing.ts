import { renderSVG } from 'uqr';
import { type Html, html, trusted } from '../../lambdas/pages/html.ts';
import { planeIcon } from '../../lambdas/pages/icons.ts';
import type { OpenedPkpass } from '../helpers/pkpass.ts';

/** Background around the pass, also seen through its notches. */
const drawingBackground = '#888';

/**
 * Draws the front of an Apple boarding pass as HTML, from the files of its .pkpass only: in the order of the classic
 * design, without Apple's fonts, artwork and exact measures.
 * @throws for a barcode other than a QR code.
 * Source: Apple, Wallet Developer Guide, Pass Design, "Layout of a boarding pass".
 */
export function applePassDrawing({ files, passJson }: OpenedPkpass): string {
  const { backgroundColor, foregroundColor, labelColor, logoText, boardingPass, barcodes = [] } = passJson;
  const image = (name: string) =>
    files[name] && html`<img class="${name.replace(/\W/g, '-')}" src="${dataUrl(files[name])}">`;
  const [from, to] = boardingPass.primaryFields.map(fieldOf);
  return html`<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Boarding pass</title>
<style>
${trusted(styles)}
.pass { background-color: ${backgroundColor}; color: ${foregroundColor} }
dt { color: ${labelColor} }
</style>
<article class="pass">
<header>${image('logo.png')}<b>${logoText}</b>${rowOf('header', boardingPass.headerFields)}</header>
<div class="row primary">${from}${planeIcon}${to}</div>
${rowOf('auxiliary', boardingPass.auxiliaryFields)}
${rowOf('secondary', boardingPass.secondaryFields)}
<footer>${image('footer.png')}${barcodes.slice(0, 1).map(barcodeOf)}</footer>
</article>`.markup;
}

interface Field {
  readonly label: string;
  readonly value: string;
  readonly dateStyle?: string;
  readonly timeStyle?: string;
}

const rowOf = (name: string, fields: readonly Field[]) => html`<div class="row ${name}">${fields.map(fieldOf)}</div>`;

const fieldOf = (field: Field): Html => html`<dl><dt>${field.label}</dt><dd>${shownValue(field)}</dd></dl>`;

/** A date in English and in its own zone: the fields of a flight ignore the phone's. */
function shownValue({ value, dateStyle, timeStyle }: Field): string {
  if (dateStyle === undefined && timeStyle === undefined) return value;
  const format = new Intl.DateTimeFormat('en-GB', {
    dateStyle: intlStyle(dateStyle),
    timeStyle: intlStyle(timeStyle),
    timeZone: 'UTC',
  });
  return format.format(new Date(`${value.slice(0, 'YYYY-MM-DDTHH:MM'.length)}Z`));
}

const intlStyles = { PKDateStyleShort: 'short', PKDateStyleMedium: 'medium' } as const;
const intlStyle = (style: string | undefined) => intlStyles[style as keyof typeof intlStyles] as 'short' | undefined;

function barcodeOf({ format, message, altText }: Record<string, string>): Html {
  if (format !== 'PKBarcodeFormatQR' || message === undefined) throw new Error(`A ${format} cannot be drawn`);
  return html`<div class="barcode">${trusted(renderSVG(message, { ecc: 'M', border: 1 }))}${altText}</div>`;
}

const dataUrl = (png: Uint8Array) => `data:image/png;base64,${Buffer.from(png).toString('base64')}`;

const styles = `
body { margin: 0; padding: 16px; background: ${drawingBackground}; font: 14px/1.25 system-ui, sans-serif }
.pass { position: relative; display: flex; flex-direction: column; gap: 18px; width: 320px; padding: 14px; border-radius: 12px }
.pass::before, .pass::after { content: ''; position: absolute; top: 150px; width: 12px; height: 12px; border-radius: 50%; background: ${drawingBackground} }
.pass::before { left: -6px }
.pass::after { right: -6px }
.icon { fill: none; stroke: currentColor }
header, .row { display: flex; justify-content: space-between; align-items: center; gap: 8px }
dl, dd { margin: 0; white-space: nowrap }
dl:last-child:not(:first-child) { text-align: right }
dt { font-size: 11px; font-weight: 600 }
.primary dd { font-size: 46px; line-height: 1.1 }
.icon { width: 40px }
.logo-png { max-width: 160px; max-height: 50px }
footer { display: grid; justify-items: center; gap: 6px; margin-top: 28px }
.footer-png { max-width: 286px; max-height: 15px }
.barcode { padding: 8px; border-radius: 6px; background: #fff; color: #000; text-align: center }
.barcode svg { display: block; width: 140px; height: 140px }`;
