import * as z from 'zod';
import { isRecord } from './json.ts';
import { isBlank } from './printable.ts';

/** Texts of a template that passengers read. */
export const translatedFields = [
  ...(['carrier-airline-name', 'description', 'origin-airport-label', 'destination-airport-label'] as const),
  ...(['flight-status-reason', 'boarding-group-label', 'boarding-seat-class', 'boarding-seat-class-label'] as const),
  ...(['message1-label', 'message1', 'message2-label', 'message2', 'text-module-label', 'text-module'] as const),
  ...(['info-module-label', 'info-module', 'home-page-uri-label', 'link1-label', 'link2-label'] as const),
  ...(['additional-image-text', 'pass-install-help-text'] as const),
  ...(['pass-download-wait-message', 'pass-download-thank-you-message'] as const),
] as const;

export type TranslatedField = (typeof translatedFields)[number];

/** By language, then by field; in a request "" clears a text. */
export type Translations = Readonly<Record<string, Readonly<Partial<Record<TranslatedField, string>>>>>;

const languageProblem = 'must be the tag of a language, such as de or pt-BR';

/** Language, script and region of BCP 47, in its spelling: `zh-Hans`. */
export const languageTag = z
  .string('must be text')
  .regex(/^[A-Za-z]{2,3}(-[A-Za-z]{4})?(-([A-Za-z]{2}|\d{3}))?$/, languageProblem)
  .transform((tag) => Intl.getCanonicalLocales(tag)[0] ?? tag);

/** The languages of passes. */
export const languageList = z
  .array(languageTag, 'must be an array')
  .min(1, 'must have 1 to 8 languages')
  .max(8, 'must have 1 to 8 languages')
  .refine((tags) => new Set(tags).size === tags.length, 'must have each language once');

/** A schema for the translations of these fields, each with the limits of its field. */
export function translationsOf(fields: Readonly<Record<TranslatedField, z.ZodType>>) {
  return z.record(z.string(), z.unknown(), 'must be an object of languages').transform((request, context) => {
    const translations = Object.entries(request).map(([tag, texts]): [string, Translations[string]] => {
      const language = languageTag.safeParse(tag);
      if (!language.success) refuse(context, [tag], languageProblem);
      // All texts of the language.
      if (isBlank(texts)) return [language.data ?? tag, Object.fromEntries(translatedFields.map((name) => [name, '']))];
      if (!isRecord(texts)) refuse(context, [tag], 'must be an object');
      return [language.data ?? tag, readTexts(fields, tag, isRecord(texts) ? texts : {}, context)];
    });
    const tags = translations.map(([tag]) => tag);
    for (const tag of tags.filter((each, index) => tags.indexOf(each) !== index))
      refuse(context, [tag], 'is given more than once');
    return Object.fromEntries(translations) as Translations;
  });
}

function readTexts(
  fields: Readonly<Record<TranslatedField, z.ZodType>>,
  tag: string,
  texts: Readonly<Record<string, unknown>>,
  context: z.RefinementCtx,
): Translations[string] {
  const read = Object.entries(texts).flatMap(([name, value]) => {
    if (!isTranslated(name)) {
      refuse(context, [tag, name], 'is not a text that can be translated');
      return [];
    }
    if (value === undefined) return [];
    const parsed = fields[name].safeParse(isBlank(value) ? undefined : value, { reportInput: true });
    for (const issue of parsed.error?.issues ?? [])
      context.issues.push({ ...issue, path: [tag, name, ...issue.path] } as z.core.$ZodRawIssue);
    return [[name, parsed.data ?? '']];
  });
  return Object.fromEntries(read);
}

const isTranslated = (name: string): name is TranslatedField => (translatedFields as readonly string[]).includes(name);

const refuse = (context: z.RefinementCtx, path: string[], message: string) =>
  context.addIssue({ code: 'custom', path, message });
