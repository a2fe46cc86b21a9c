// Written by npm run words, from words.tsv.
import { englishNotices, type NoticeWords } from './en.ts';
import type { OwnLanguage } from './own-languages.ts';

/** Loaders by language, called for the first pass or notice in it: most functions need none. */
export const noticesIn: Readonly<Record<OwnLanguage, () => NoticeWords | Promise<NoticeWords>>> = {
  en: () => englishNotices,
  de: async () => (await import('./de.ts')).deNotices,
  fr: async () => (await import('./fr.ts')).frNotices,
  es: async () => (await import('./es.ts')).esNotices,
  it: async () => (await import('./it.ts')).itNotices,
  pt: async () => (await import('./pt.ts')).ptNotices,
  nl: async () => (await import('./nl.ts')).nlNotices,
  pl: async () => (await import('./pl.ts')).plNotices,
  tr: async () => (await import('./tr.ts')).trNotices,
  ar: async () => (await import('./ar.ts')).arNotices,
  ja: async () => (await import('./ja.ts')).jaNotices,
  'zh-Hans': async () => (await import('./zh-hans.ts')).zhHansNotices,
  ko: async () => (await import('./ko.ts')).koNotices,
};
