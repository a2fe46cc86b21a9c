import * as z from 'zod';
import { type Field, nowhere, onPage } from '../fields/field.ts';
import { trueFalse } from '../fields/fields.ts';
import { languageList, languageTag } from '../fields/translated-fields.ts';

export const asStrings = { ...onPage, apple: 'strings', google: ['class', 'object'] } as const;

/** Languages of the pass. */
export const languageFields = {
  /**
   * Language of the texts that you send, and of our own beside them; by default en.
   * @heading Languages
   */
  language: {
    ...asStrings,
    schema: z.optional(languageTag),
    apple: ['header', 'auxiliary', 'secondary', 'back'],
    readAs: 'language',
  },
  /**
   * All languages of the passes, with that of language: 1 to 8. By default only that one.
   * @format 1 to 8 tags of languages
   */
  languages: { ...asStrings, schema: z.optional(languageList), readAs: 'languages' },
  /** True: Wallet B shows the whole pass, with its own labels, in language on every phone; by default False. */
  'walletb-own-language': {
    ...nowhere,
    schema: z.optional(trueFalse),
    google: 'class',
    readAs: 'walletb-own-language',
  },
} as const satisfies Readonly<Record<string, Field>>;
