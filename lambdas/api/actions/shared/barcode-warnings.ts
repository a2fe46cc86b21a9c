import * as z from 'zod';
import {
  type BarcodeFinding,
  barcodeCheckOf,
  barcodeMessages,
  writtenBarcodeOf,
} from '../../../domain/barcode-check.ts';
import type { PassFields } from '../../../domain/pass-fields.ts';
import type { Template } from '../../../domain/template.ts';

/** Differences between a pass and its barcode, in the answers about it. Source: docs/api.md#check-of-the-barcode. */
export const barcodeWarnings = z.optional(
  z.array(
    z.object({
      code: z.enum(Object.keys(barcodeMessages) as [keyof typeof barcodeMessages]),
      field: z.string(),
      message: z.string(),
    }),
  ),
);

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

/** `warnings` of an answer about a pass; absent if there are none. */
export const barcodeWarningsOf = (findings: readonly BarcodeFinding[]) =>
  findings.length > 0 ? { warnings: [...findings] } : {};
