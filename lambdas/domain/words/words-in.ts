// Written by npm run words, from words.tsv.
import { english, type Words } from './en.ts';
import type { OwnLanguage } from './own-languages.ts';

/** Each is loaded with the first pass or notice in its language: most need none. */
export const wordsIn: Readonly<Record<OwnLanguage, () => Words | Promise<Words>>> = {
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
