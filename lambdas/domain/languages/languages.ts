import { english, type Words } from './words/en.ts';
import { type OwnLanguage, ownLanguages } from './words/own-languages.ts';

/** A language of a pass. */
export interface Wording {
  /** BCP 47 tag. */
  readonly language: string;
  /** Our own words in it; the English ones, if it has none. */
  readonly words: Words;
}

/** The language of a pass first, then the others. */
export type Wordings = readonly [Wording, ...Wording[]];

/** Loads our own words in the languages of a template's passes. */
export type LoadWordings = (template: { readonly fields: LanguageFields }) => Promise<Wordings>;

export const inEnglish: Wording = { language: 'en', words: english };

/** Our own words in the language of a flight or a pass. */
export const wordsOf = ({ wording = inEnglish }: { readonly wording?: Wording | undefined }): Words => wording.words;

/** Tag of the language of a flight or a pass. */
export const languageOf = ({ wording = inEnglish }: { readonly wording?: Wording | undefined }) => wording.language;

/** Language and script, the likely one if the tag names none: `zh-Hant` for `zh-TW`. Source: RFC 5646, section 2.2.3. */
function writingOf(tag: string): string {
  const { language, script } = new Intl.Locale(tag).maximize();
  return `${language}-${script}`;
}

/** The nearest of several languages: the same tag, else the same language in the same script, such as `de` for `de-AT`. */
export const nearestOf = <Tag extends string>(tag: string, tags: readonly Tag[]): Tag | undefined =>
  tags.find((each) => each === tag) ?? tags.find((each) => writingOf(each) === writingOf(tag));

/** The language whose words a tag gets; undefined if there are none. */
export const ownLanguageOf = (tag: string): OwnLanguage | undefined => nearestOf(tag, ownLanguages);

/** Text direction of a language. */
export const directionOf = (tag: string): 'ltr' | 'rtl' =>
  /-(Adlm|Arab|Hebr|Nkoo|Rohg|Syrc|Thaa)$/.test(writingOf(tag)) ? 'rtl' : 'ltr';

/**
 * A value inside a text of a flight or a pass. Where the text runs from right to left, marks keep the value apart: a number
 * with a sign, a gate or a text in another script would be reordered with the words beside it. Callers' texts cannot contain them.
 * Source: W3C, How to use Unicode controls for bidi text; docs/api/languages.md#languages;
 * docs/decisions/languages.md#values-are-isolated-in-texts-from-right-to-left
 */
export const isolatedIn = (shown: { readonly wording?: Wording | undefined }, value: string): string =>
  directionOf(languageOf(shown)) === 'rtl' ? `\u2068${value}\u2069` : value;

/** Tags of the languages of a template's passes, that of the airline's own texts first. */
export function languagesOf({ language = 'en', languages = [] }: LanguageFields): readonly [string, ...string[]] {
  return [language, ...languages.filter((other) => other !== language)];
}

/** Fields of a template. */
interface LanguageFields {
  readonly language?: string | undefined;
  readonly languages?: readonly string[] | undefined;
  readonly 'walletb-own-language'?: boolean | undefined;
  readonly translations?: Readonly<Record<string, Readonly<Partial<Record<string, string>>>>> | undefined;
}

/** True if Google Wallet has more of a template than texts in one language. */
export const hasTranslations = ({ fields }: { readonly fields: LanguageFields }): boolean =>
  languagesOf(fields).length > 1 || fields['walletb-own-language'] === true;

/** A template with the airline's texts in one of its languages; a text without translation stays as it is. */
export function inLanguage<Texts extends { readonly fields: LanguageFields }>(
  template: Texts,
  language: string,
): Texts {
  const translated = template.fields.translations?.[language];
  if (translated === undefined) return template;
  // A text that the template does not have has no place where its translation would stand.
  const shown = Object.entries(translated).filter(([name]) => name in template.fields);
  return { ...template, fields: { ...template.fields, ...Object.fromEntries(shown) } };
}
