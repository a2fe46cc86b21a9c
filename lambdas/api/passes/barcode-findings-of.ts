import { type BarcodeFinding, barcodeCheckOf } from '../../domain/barcode-check/barcode-check.ts';
import type { PassFields } from '../../domain/fields/pass-fields.ts';
import type { Template } from '../../domain/template/template.ts';

/**
 * Compares a pass with the barcode that it was given, if its template wants it; loads the comparison only for a value
 * that may be a boarding pass of IATA. The template's barcode is that of its static passenger, and is not compared.
 * Source: docs/api/barcodes.md#check-of-the-barcode.
 */
export async function barcodeFindingsOf(template: Template, fields: PassFields): Promise<readonly BarcodeFinding[]> {
  const { 'barcode-value': value } = fields;
  if (barcodeCheckOf(template) === 'off' || value === undefined || !/^M[1-4]/.test(value)) return [];
  const { barcodeFindings } = await import('../../domain/barcode-check/barcode-findings.ts');
  return barcodeFindings(value, template.fields, fields);
}
