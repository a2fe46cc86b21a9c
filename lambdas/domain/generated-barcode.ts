import type { TemplateFields } from './template-fields.ts';

/** What a barcode value is made of that the service generates. */
export interface BarcodeRecipe {
  readonly kind: NonNullable<TemplateFields['autogenerate-barcode-value-type']>;
  readonly length: number;
}

/** What passes without a barcode value of their own get; undefined when the template generates none. */
export function barcodeRecipeOf(fields: Partial<TemplateFields>): BarcodeRecipe | undefined {
  if (!fields['autogenerate-barcode-values']) return undefined;
  return {
    kind: fields['autogenerate-barcode-value-type'] ?? 'Alphanumeric',
    length: fields['autogenerate-barcode-value-length'] ?? 20,
  };
}
