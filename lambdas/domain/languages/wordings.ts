import { inEnglish, type LoadWordings, languagesOf, ownLanguageOf, type Wording } from './languages.ts';
import { wordsIn } from './words/words-in.ts';

/** Our own words in a language, loaded with the first pass in it: most passes need none of them. */
export const wordingIn = async (language: string): Promise<Wording> =>
  language === 'en' ? inEnglish : { language, words: await wordsIn[ownLanguageOf(language) ?? 'en']() };

/** The languages of a template's passes, with our own words. */
export const wordingsOf: LoadWordings = async ({ fields }) => {
  const [own, ...others] = languagesOf(fields);
  return [await wordingIn(own), ...(await Promise.all(others.map(wordingIn)))];
};
