// Written by npm run words, from words.tsv.
/** Languages that have our own words. */
export const ownLanguages = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl', 'tr', 'ar', 'ja', 'zh-Hans', 'ko'] as const;

export type OwnLanguage = (typeof ownLanguages)[number];
