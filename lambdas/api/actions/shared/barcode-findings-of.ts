import { type BarcodeFinding, barcodeCheckOf, writtenBarcodeOf } from '../../../domain/barcode-check.ts';
import type { PassFields } from '../../../domain/pass-fields.ts';
import type { Template } from '../../../domain/template.ts';

/**
 * Compares a pass with the barcode that it shows, if its template wants it; loads the comparison only for a value that
 * may be a boarding pass of IATA.
 * @param isGenerated true if the service generates a value where the pass has none.
 */
export async function barcodeFindingsOf(
  template: Template,
  fields: PassFields,
  isGenerated: boolean,
): Promise<readonly BarcodeFinding[]> {
  const value = writtenBarcodeOf(template, fields, isGenerated);
  if (barcodeCheckOf(template) === 'off' || value === undefined || !/^M[1-4]/.test(value)) return [];
  const { barcodeFindings } = await import('../../../domain/barcode-findings.ts');
  return barcodeFindings(value, template.fields, fields);
}
