import type { TemplateFields } from '../template-fields/template-fields.ts';

/** Alphabet and length of generated barcode values. */
export interface BarcodeRecipe {
  readonly kind: NonNullable<TemplateFields['autogenerate-barcode-value-type']>;
  readonly length: number;
}

/** The recipe for passes without a barcode value of their own; undefined if the template generates none. */
export function barcodeRecipeOf(fields: Partial<TemplateFields>): BarcodeRecipe | undefined {
  if (!fields['autogenerate-barcode-values']) return undefined;
  return {
    kind: fields['autogenerate-barcode-value-type'] ?? 'Alphanumeric',
    length: fields['autogenerate-barcode-value-length'] ?? 20,
  };
}
