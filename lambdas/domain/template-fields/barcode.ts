import * as z from 'zod';
import { type Field, inBoth, nowhere } from '../fields/field.ts';
import { oneOf, text, trueFalse, wholeNumber } from '../fields/fields.ts';

const kindsOfValues = oneOf('Numeric', 'Alphabet', 'Alphanumeric');

/** The barcode; the settings of generated values apply when a pass is created. */
export const barcodeFields = {
  /**
   * Kind of barcode. Its value can have 2,331 bytes in a QRCODE, 1,850 Latin-1 characters in AZTEC, 1,000 in PDF417, and 80 ASCII
   * characters in CODE128.
   */
  'barcode-type': { ...inBoth, schema: oneOf('QRCODE', 'AZTEC', 'PDF417', 'CODE128') },
  /** Value for passes that have none of their own and get no generated one. */
  'barcode-value': { ...inBoth, schema: z.optional(text(2_000)), readAs: ['barcode-value', 'barcode-text'] },
  /** True: a pass without barcode-value gets a random one, unique within the template. Default: False. */
  'autogenerate-barcode-values': { ...nowhere, schema: z.optional(trueFalse) },
  /** Default: Alphanumeric. Letters are A to Z. */
  'autogenerate-barcode-value-type': { ...nowhere, schema: z.optional(kindsOfValues) },
  /** Number of characters. Default: 20; at most 80 in CODE128. */
  'autogenerate-barcode-value-length': { ...nowhere, schema: z.optional(wholeNumber(10, 100)) },
  /** Whether the value is shown below the barcode. Default: True. */
  'display-alternate-barcode-text': {
    ...inBoth,
    schema: z.optional(trueFalse),
    readAs: ['barcode-text', 'display-alternate-barcode-text'],
  },
  /**
   * What happens if an IATA boarding-pass barcode contradicts the pass: nothing, a warning, or E9025. Default: warn; off for
   * templates older than this field.
   * @heading Check of the barcode
   */
  'barcode-check': { ...nowhere, schema: z.optional(oneOf('off', 'warn', 'refuse')), readAs: 'barcode-check' },
} as const satisfies Readonly<Record<string, Field>>;
