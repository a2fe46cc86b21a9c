import * as z from 'zod';
import { type Field, inBoth, nowhere } from '../fields/field.ts';
import { oneOf, text, trueFalse, wholeNumber } from '../fields/fields.ts';

const kindsOfValues = oneOf('Numeric', 'Alphabet', 'Alphanumeric');

/** The barcode; the settings of generated values apply when a pass is created. */
export const barcodeFields = {
  /**
   * Kind of barcode, and with it what its value may be: QRCODE 2,331 bytes, AZTEC 1,850 and PDF417 1,000 characters of Latin-1,
   * CODE128 80 of ASCII.
   */
  'barcode-type': { ...inBoth, schema: oneOf('QRCODE', 'AZTEC', 'PDF417', 'CODE128') },
  /** Text that barcode-type carries, for passes that bring none and where none is generated. */
  'barcode-value': { ...inBoth, schema: z.optional(text(2_000)), readAs: ['barcode-value', 'barcode-text'] },
  /** True: a pass that brings no barcode-value gets a random one that no other pass of the template has; by default False. */
  'autogenerate-barcode-values': { ...nowhere, schema: z.optional(trueFalse) },
  /** By default Alphanumeric; letters are A to Z. */
  'autogenerate-barcode-value-type': { ...nowhere, schema: z.optional(kindsOfValues) },
  /** 10 to 100 characters, by default 20; CODE128 carries 80. */
  'autogenerate-barcode-value-length': { ...nowhere, schema: z.optional(wholeNumber(10, 100)) },
  /** Whether the barcode’s value stands below it; by default True. */
  'display-alternate-barcode-text': {
    ...inBoth,
    schema: z.optional(trueFalse),
    readAs: ['barcode-text', 'display-alternate-barcode-text'],
  },
  /**
   * Effect of a bar-coded boarding pass (IATA) that says something else than the pass: off, a warning, or E9025. By default
   * warn; off for templates that are older than this field.
   * @heading Check of the barcode
   */
  'barcode-check': { ...nowhere, schema: z.optional(oneOf('off', 'warn', 'refuse')), readAs: 'barcode-check' },
} as const satisfies Readonly<Record<string, Field>>;
