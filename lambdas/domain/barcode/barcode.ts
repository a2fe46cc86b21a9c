import { type BarcodeType, barcodeProblem } from './barcode-capacity.ts';

export interface Barcode {
  readonly type: BarcodeType;
  readonly value: string;
  /** Text printed below the barcode. */
  readonly text?: string | undefined;
}

/** Fields of a template, and of a pass. */
interface BarcodeFields {
  readonly 'barcode-type': BarcodeType;
  readonly 'barcode-value'?: string | undefined;
  readonly 'display-alternate-barcode-text'?: boolean | undefined;
}

/**
 * The pass's own value, else the generated one, else the template's default. If the template has changed to a type that
 * cannot encode the value, a QR code is used, which can encode every accepted value.
 * Source: docs/api/barcodes.md#barcodes;
 * docs/decisions/barcodes.md#barcode-text
 */
export function barcodeOf(
  { fields }: { readonly fields: BarcodeFields },
  pass: { readonly fields: Pick<BarcodeFields, 'barcode-value'>; readonly generatedBarcode?: string | undefined },
): Barcode | undefined {
  const value = pass.fields['barcode-value'] ?? pass.generatedBarcode ?? fields['barcode-value'];
  if (value === undefined) return undefined;
  const shown = fields['display-alternate-barcode-text'] ?? true;
  const type = fields['barcode-type'];
  return { type: barcodeProblem(type, value) ? 'QRCODE' : type, value, text: shown ? value : undefined };
}

/** Alphabet and length of generated barcode values. */
export interface BarcodeRecipe {
  readonly kind: 'Numeric' | 'Alphabet' | 'Alphanumeric';
  readonly length: number;
}

/** Fields of a template. */
interface RecipeFields {
  readonly 'autogenerate-barcode-values'?: boolean | undefined;
  readonly 'autogenerate-barcode-value-type'?: BarcodeRecipe['kind'] | undefined;
  readonly 'autogenerate-barcode-value-length'?: number | undefined;
}

/** The recipe for passes without a barcode value of their own; undefined if the template generates none. */
export function barcodeRecipeOf(fields: RecipeFields): BarcodeRecipe | undefined {
  if (!fields['autogenerate-barcode-values']) return undefined;
  return {
    kind: fields['autogenerate-barcode-value-type'] ?? 'Alphanumeric',
    length: fields['autogenerate-barcode-value-length'] ?? 20,
  };
}
