// Written by npm run words, from words.tsv.
import { englishNotices, type NoticeWords } from './words/en.ts';
import type { OwnLanguage } from './own-languages.ts';

/** Loaders by language, called for the first pass or notice in it: most functions need none. */
export const noticesIn: Readonly<Record<OwnLanguage, () => NoticeWords | Promise<NoticeWords>>> = {
  en: () => englishNotices,
  de: async () => (await import('./words/de.ts')).deNotices,
  fr: async () => (await import('./words/fr.ts')).frNotices,
  es: async () => (await import('./words/es.ts')).esNotices,
  it: async () => (await import('./words/it.ts')).itNotices,
  pt: async () => (await import('./words/pt.ts')).ptNotices,
  nl: async () => (await import('./words/nl.ts')).nlNotices,
  pl: async () => (await import('./words/pl.ts')).plNotices,
  tr: async () => (await import('./words/tr.ts')).trNotices,
  ar: async () => (await import('./words/ar.ts')).arNotices,
  ja: async () => (await import('./words/ja.ts')).jaNotices,
  'zh-Hans': async () => (await import('./words/zh-hans.ts')).zhHansNotices,
  ko: async () => (await import('./words/ko.ts')).koNotices,
};
