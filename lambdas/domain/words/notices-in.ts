// Written by npm run words, from words.tsv.
import { englishNotices, type NoticeWords } from './en.ts';
import type { OwnLanguage } from './own-languages.ts';

/** Each is loaded with the first pass or notice in its language: most need none. */
export const noticesIn: Readonly<Record<OwnLanguage, () => NoticeWords | Promise<NoticeWords>>> = {
  en: () => englishNotices,
  de: async () => (await import('./de.ts')).notices,
  fr: async () => (await import('./fr.ts')).notices,
  es: async () => (await import('./es.ts')).notices,
  it: async () => (await import('./it.ts')).notices,
  pt: async () => (await import('./pt.ts')).notices,
  nl: async () => (await import('./nl.ts')).notices,
  pl: async () => (await import('./pl.ts')).notices,
  tr: async () => (await import('./tr.ts')).notices,
  ar: async () => (await import('./ar.ts')).notices,
  ja: async () => (await import('./ja.ts')).notices,
  'zh-Hans': async () => (await import('./zh-hans.ts')).notices,
  ko: async () => (await import('./ko.ts')).notices,
};
