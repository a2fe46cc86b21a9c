import { barcodeProblem } from './barcode-capacity.ts';
import type { Pass } from './pass.ts';
import type { Template } from './template.ts';
import type { TemplateFields } from './template-fields.ts';

export interface Barcode {
  readonly type: TemplateFields['barcode-type'];
  readonly value: string;
  /** What is printed under the barcode. */
  readonly text?: string | undefined;
}

/**
 * Pass value, else the generated one, else the template's default. A QR code carries every value that is accepted, and
 * so stands in for a type that the template has come to after the pass and that cannot carry its value.
 * Source: docs/api.md#barcodes.
 */
export function barcodeOf(template: Template, pass: Pass): Barcode | undefined {
  const value = pass.fields['barcode-value'] ?? pass.generatedBarcode ?? template.fields['barcode-value'];
  if (value === undefined) return undefined;
  const shown = template.fields['display-alternate-barcode-text'] ?? true;
  const type = template.fields['barcode-type'];
  return { type: barcodeProblem(type, value) ? 'QRCODE' : type, value, text: shown ? value : undefined };
}
