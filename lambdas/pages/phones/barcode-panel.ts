import type { Barcode } from '../../domain/barcode/barcode.ts';
import { barcodeOutline } from '../barcode-outline.ts';
import { type Html, html } from '../html.ts';

/** Names of barcode types in both wallets. Source: Apple, Wallet Passes, Pass.Barcodes; Google Wallet, BarcodeType. */
const types: Readonly<Record<string, Barcode['type']>> = {
  PKBarcodeFormatQR: 'QRCODE',
  PKBarcodeFormatAztec: 'AZTEC',
  PKBarcodeFormatPDF417: 'PDF417',
  PKBarcodeFormatCode128: 'CODE128',
  QR_CODE: 'QRCODE',
  AZTEC: 'AZTEC',
  PDF_417: 'PDF417',
  CODE_128: 'CODE128',
};

interface Panel {
  readonly type: string;
  readonly value: string;
  readonly text: string | undefined;
  /** Words for screen readers. */
  readonly label: string;
  /** Reason why the code is faded, if the pass is not valid any more. */
  readonly ended?: string | undefined;
}

/**
 * A barcode on white, as it is scanned.
 * @throws for a type that the service does not send.
 */
export function barcodePanel({ type, value, text, label, ended }: Panel): Html {
  const known = types[type];
  if (known === undefined) throw new Error(`A barcode of type ${type} cannot be drawn`);
  const { path, viewBox, width, height } = barcodeOutline({ type: known, value });
  return html`<div class="w-code w-${known.toLowerCase()}${ended && ' w-ended'}">
<svg role="img" aria-label="${label}" viewBox="${viewBox}" width="${width}" height="${height}"${known === 'CODE128' && html` preserveAspectRatio="none"`}><path d="${path}"/></svg>
${ended && html`<b>${ended}</b>`}${text && html`<p dir="ltr">${text}</p>`}</div>`;
}
