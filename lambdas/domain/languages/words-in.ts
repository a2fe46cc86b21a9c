// Written by npm run words, from words.tsv.
import { english, type Words } from './words/en.ts';
import type { OwnLanguage } from './own-languages.ts';

/** Loaders by language, called for the first pass or notice in it: most functions need none. */
export const wordsIn: Readonly<Record<OwnLanguage, () => Words | Promise<Words>>> = {
  en: () => english,
  de: async () => (await import('./words/de.ts')).de,
  fr: async () => (await import('./words/fr.ts')).fr,
  es: async () => (await import('./words/es.ts')).es,
  it: async () => (await import('./words/it.ts')).it,
  pt: async () => (await import('./words/pt.ts')).pt,
  nl: async () => (await import('./words/nl.ts')).nl,
  pl: async () => (await import('./words/pl.ts')).pl,
  tr: async () => (await import('./words/tr.ts')).tr,
  ar: async () => (await import('./words/ar.ts')).ar,
  ja: async () => (await import('./words/ja.ts')).ja,
  'zh-Hans': async () => (await import('./words/zh-hans.ts')).zhHans,
  ko: async () => (await import('./words/ko.ts')).ko,
};
