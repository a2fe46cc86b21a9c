import type { ownLanguages } from '../domain/languages.ts';
import { englishNotices, type NoticeWords } from '../domain/words/english.ts';

type OwnLanguage = (typeof ownLanguages)[number];

/** The language of a notice. */
export interface NoticeWording {
  /** BCP 47 tag. */
  readonly language: OwnLanguage;
  readonly words: NoticeWords;
}

/** Columns of the table of words that only the web function has. Each is loaded with the first notice in its language. */
const columns: Readonly<Record<OwnLanguage, () => NoticeWords | Promise<NoticeWords>>> = {
  en: () => englishNotices,
  de: async () => (await import('../domain/words/german.ts')).germanNotices,
  fr: async () => (await import('../domain/words/french.ts')).frenchNotices,
  es: async () => (await import('../domain/words/spanish.ts')).spanishNotices,
  it: async () => (await import('../domain/words/italian.ts')).italianNotices,
  pt: async () => (await import('../domain/words/portuguese.ts')).portugueseNotices,
  nl: async () => (await import('../domain/words/dutch.ts')).dutchNotices,
  pl: async () => (await import('../domain/words/polish.ts')).polishNotices,
  tr: async () => (await import('../domain/words/turkish.ts')).turkishNotices,
  ar: async () => (await import('../domain/words/arabic.ts')).arabicNotices,
  ja: async () => (await import('../domain/words/japanese.ts')).japaneseNotices,
  'zh-Hans': async () => (await import('../domain/words/chinese.ts')).chineseNotices,
  ko: async () => (await import('../domain/words/korean.ts')).koreanNotices,
};

export const noticeWordingIn = async (language: OwnLanguage): Promise<NoticeWording> => ({
  language,
  words: await columns[language](),
});
