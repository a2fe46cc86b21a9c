import * as z from 'zod';
import { type Field, onPage, translated } from '../fields/field.ts';
import { color, installPageText, oneZero, trueFalse } from '../fields/fields.ts';

const ownText = { ...onPage, ...translated, schema: z.optional(installPageText) } as const;

/** The install page. */
export const installPageFields = {
  /** In place of the system’s text on the install page. */
  'pass-install-help-text': ownText,
  /**
   * Background of the install page; white, also when it is no color. Where the device’s theme is dark, a light one becomes dark.
   * @example #F2F5FA
   * @format `#RRGGBB`
   */
  'pass-install-background-color': { ...onPage, schema: z.optional(color.catch('#FFFFFF')) },
  /**
   * 1 shows the check mark of the install page, 0 hides it; by default 1.
   * @format 1 or 0
   */
  'pass-install-checkmark-display': { ...onPage, schema: z.optional(oneZero) },
  /** Whether the install page shows the logo; by default True. */
  'pass-install-logo-display': { ...onPage, schema: z.optional(trueFalse) },
  /**
   * True: the install page, on screen and on paper, shows the barcode of the pass, to board without a wallet; by default False.
   * @heading Boarding without a wallet
   */
  'pass-install-show-barcode': { ...onPage, schema: z.optional(trueFalse) },
  /** In place of the system’s text on the install page. */
  'pass-download-wait-message': ownText,
  /** In place of the system’s text on the install page. */
  'pass-download-thank-you-message': ownText,
} as const satisfies Readonly<Record<string, Field>>;
