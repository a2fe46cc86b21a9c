import type { Pass, ShownPass } from '../pass/pass.ts';
import type { Template } from '../template/template.ts';
import type { TemplateFields } from '../template-fields/template-fields.ts';
import { barcodeProblem } from './barcode-capacity.ts';

export interface Barcode {
  readonly type: TemplateFields['barcode-type'];
  readonly value: string;
  /** Text printed below the barcode. */
  readonly text?: string | undefined;
}

/**
 * The pass's own value, else the generated one, else the template's default. If the template has changed to a type that
 * cannot encode the value, a QR code is used, which can encode every accepted value.
 * Source: docs/api.md#barcodes.
 */
export function barcodeOf(template: Template, pass: Pass | ShownPass): Barcode | undefined {
  const value = pass.fields['barcode-value'] ?? pass.generatedBarcode ?? template.fields['barcode-value'];
  if (value === undefined) return undefined;
  const shown = template.fields['display-alternate-barcode-text'] ?? true;
  const type = template.fields['barcode-type'];
  return { type: barcodeProblem(type, value) ? 'QRCODE' : type, value, text: shown ? value : undefined };
}
