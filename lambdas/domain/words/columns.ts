// Written by npm run words, from words.tsv.
import { english, englishNotices, type NoticeWords, type Words } from './en.ts';

/** Languages that have our own words. */
export const ownLanguages = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl', 'tr', 'ar', 'ja', 'zh-Hans', 'ko'] as const;

export type OwnLanguage = (typeof ownLanguages)[number];

/** Words on passes and pages. Each column is loaded with the first pass in its language: most passes need none. */
export const columns: Readonly<Record<OwnLanguage, () => Words | Promise<Words>>> = {
  en: () => english,
  de: async () => (await import('./de.ts')).words,
  fr: async () => (await import('./fr.ts')).words,
  es: async () => (await import('./es.ts')).words,
  it: async () => (await import('./it.ts')).words,
  pt: async () => (await import('./pt.ts')).words,
  nl: async () => (await import('./nl.ts')).words,
  pl: async () => (await import('./pl.ts')).words,
  tr: async () => (await import('./tr.ts')).words,
  ar: async () => (await import('./ar.ts')).words,
  ja: async () => (await import('./ja.ts')).words,
  'zh-Hans': async () => (await import('./zh-hans.ts')).words,
  ko: async () => (await import('./ko.ts')).words,
};

/** Words that only the web function has. Each column is loaded with the first notice in its language. */
export const noticeColumns: Readonly<Record<OwnLanguage, () => NoticeWords | Promise<NoticeWords>>> = {
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
