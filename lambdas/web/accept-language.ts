import { ownLanguageOf } from '../domain/languages/languages.ts';

/** Longer lists are no person's. */
const maxRanges = 20;

/** Language, script and region of a range: these are all that a choice of words takes. */
const range = /^([a-z]{2,3}(?:-[a-z]{4})?(?:-(?:[a-z]{2}|\d{3}))?)(?:-[a-z0-9-]*)?(?:\s*;\s*q=([01](?:\.\d{1,3})?))?$/i;

/** The first of a browser's languages that we have words in; English if there is none. Source: RFC 9110, section 12.5.4. */
export function languageFor(acceptLanguage = ''): NonNullable<ReturnType<typeof ownLanguageOf>> {
  const wanted = acceptLanguage
    .split(',', maxRanges)
    .flatMap((each) => {
      const [, tag, weight = '1'] = range.exec(each.trim()) ?? [];
      return tag ? [{ tag, weight: Number(weight) }] : [];
    })
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight);
  for (const { tag } of wanted) {
    const own = ownLanguageOf(tag);
    if (own) return own;
  }
  return 'en';
}
