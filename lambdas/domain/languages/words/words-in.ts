// Written by npm run words, from words.tsv.
import { english, type Words } from './en.ts';
import type { OwnLanguage } from './own-languages.ts';

/** Loaders by language, called for the first pass or notice in it: most functions need none. */
export const wordsIn: Readonly<Record<OwnLanguage, () => Words | Promise<Words>>> = {
  en: () => english,
  de: async () => (await import('./de.ts')).de,
  fr: async () => (await import('./fr.ts')).fr,
  es: async () => (await import('./es.ts')).es,
  it: async () => (await import('./it.ts')).it,
  pt: async () => (await import('./pt.ts')).pt,
  nl: async () => (await import('./nl.ts')).nl,
  pl: async () => (await import('./pl.ts')).pl,
  tr: async () => (await import('./tr.ts')).tr,
  ar: async () => (await import('./ar.ts')).ar,
  ja: async () => (await import('./ja.ts')).ja,
  'zh-Hans': async () => (await import('./zh-hans.ts')).zhHans,
  ko: async () => (await import('./ko.ts')).ko,
};
