import * as z from 'zod';
import { type Field, onPage, translated } from '../fields/field.ts';
import { color, installPageText, oneZero, trueFalse } from '../fields/fields.ts';

const ownText = { ...onPage, ...translated, schema: z.optional(installPageText) } as const;

/** The install page. */
export const installPageFields = {
  /** Replaces our text on the install page. */
  'pass-install-help-text': ownText,
  /**
   * Background of the install page; white by default and if invalid. In dark mode, a light color becomes dark.
   * @example #F2F5FA
   * @format `#RRGGBB`
   */
  'pass-install-background-color': { ...onPage, schema: z.optional(color.catch('#FFFFFF')) },
  /**
   * Whether the install page shows its check mark. Default: 1.
   * @format 1 or 0
   */
  'pass-install-checkmark-display': { ...onPage, schema: z.optional(oneZero) },
  /** Whether the install page shows the logo. Default: True. */
  'pass-install-logo-display': { ...onPage, schema: z.optional(trueFalse) },
  /**
   * True: the install page shows the barcode, also in print, for boarding without a wallet. Default: False.
   * @heading Boarding without a wallet
   */
  'pass-install-show-barcode': { ...onPage, schema: z.optional(trueFalse) },
  /** Replaces our text on the install page. */
  'pass-download-wait-message': ownText,
  /** Replaces our text on the install page. */
  'pass-download-thank-you-message': ownText,
} as const satisfies Readonly<Record<string, Field>>;
