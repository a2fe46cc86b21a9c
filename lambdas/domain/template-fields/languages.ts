import * as z from 'zod';
import { type Field, nowhere, onPage } from '../fields/field.ts';
import { trueFalse } from '../fields/fields.ts';
import { isRecord } from '../text/json.ts';
import { isBlank } from '../text/printable.ts';

/** By language, then by field; in a request "" clears a text. */
export type TextsByLanguage<Name extends string = string> = Readonly<
  Record<string, Readonly<Partial<Record<Name, string>>>>
>;

const languageProblem = 'must be the tag of a language, such as de or pt-BR';

/** Language, script and region of BCP 47, in its spelling: `zh-Hans`. */
export const languageTag = z
  .string('must be text')
  .regex(/^[A-Za-z]{2,3}(-[A-Za-z]{4})?(-([A-Za-z]{2}|\d{3}))?$/, languageProblem)
  .transform((tag) => Intl.getCanonicalLocales(tag)[0] ?? tag);

/** The languages of passes. */
const languageList = z
  .array(languageTag, 'must be an array')
  .min(1, 'must have 1 to 8 languages')
  .max(8, 'must have 1 to 8 languages')
  .refine((tags) => new Set(tags).size === tags.length, 'must have each language once');

export const asStrings = { ...onPage, apple: 'strings', google: ['class', 'object'] } as const;

/** Languages of the pass. */
export const languageFields = {
  /**
   * Language of the texts that you send and of ours. Default: en.
   * @heading Languages
   */
  language: {
    ...asStrings,
    schema: z.optional(languageTag),
    apple: ['header', 'auxiliary', 'secondary', 'back'],
    readAs: 'language',
  },
  /**
   * All languages of the passes, including language. Default: language only.
   * @format 1 to 8 tags of languages
   */
  languages: { ...asStrings, schema: z.optional(languageList), readAs: 'languages' },
  /** True: Wallet B shows all of the pass, including Google’s labels, in language on every phone. Default: False. */
  'walletb-own-language': {
    ...nowhere,
    schema: z.optional(trueFalse),
    google: 'class',
    readAs: 'walletb-own-language',
  },
} as const satisfies Readonly<Record<string, Field>>;

/** A schema for the translations of these fields, each with the limits of its field. */
export function translationsOf<Name extends string>(fields: Readonly<Record<Name, z.ZodType>>) {
  const cleared = Object.fromEntries(Object.keys(fields).map((name) => [name, '']));
  return z.record(z.string(), z.unknown(), 'must be an object of languages').transform((request, context) => {
    const translations = Object.entries(request).map(([tag, texts]): [string, TextsByLanguage[string]] => {
      const language = languageTag.safeParse(tag);
      if (!language.success) refuse(context, [tag], languageProblem);
      // All texts of the language.
      if (isBlank(texts)) return [language.data ?? tag, cleared];
      if (!isRecord(texts)) refuse(context, [tag], 'must be an object');
      return [language.data ?? tag, readTexts(fields, tag, isRecord(texts) ? texts : {}, context)];
    });
    const tags = translations.map(([tag]) => tag);
    for (const tag of tags.filter((each, index) => tags.indexOf(each) !== index))
      refuse(context, [tag], 'is given more than once');
    return Object.fromEntries(translations) as TextsByLanguage<Name>;
  });
}

function readTexts(
  fields: Readonly<Record<string, z.ZodType>>,
  tag: string,
  texts: Readonly<Record<string, unknown>>,
  context: z.RefinementCtx,
): TextsByLanguage[string] {
  const read = Object.entries(texts).flatMap(([name, value]) => {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (field === undefined) {
      refuse(context, [tag, name], 'is not a text that can be translated');
      return [];
    }
    if (value === undefined) return [];
    const parsed = field.safeParse(isBlank(value) ? undefined : value, { reportInput: true });
    for (const issue of parsed.error?.issues ?? [])
      context.issues.push({ ...issue, path: [tag, name, ...issue.path] } as z.core.$ZodRawIssue);
    return [[name, parsed.data ?? '']];
  });
  return Object.fromEntries(read);
}

const refuse = (context: z.RefinementCtx, path: string[], message: string) =>
  context.addIssue({ code: 'custom', path, message });
