/**
 * Letters with no decomposition into a letter of A to Z and accents.
 * Source: ICAO Doc 9303, part 3, Transliterations recommended for use by States.
 */
const plainLetters: Readonly<Record<string, string>> = {
  ...{ Æ: 'AE', Œ: 'OE', Ø: 'O', Ł: 'L', Đ: 'D', Ð: 'D', Þ: 'TH', ẞ: 'SS', Ħ: 'H', Ŋ: 'N', Ŧ: 'T' },
};

/** A name in capitals without accents; of A to Z alone if its letters are Latin. */
export const plainCapitals = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .replace(/[ÆŒØŁĐÐÞẞĦŊŦ]/g, (letter) => plainLetters[letter] ?? letter);

/**
 * The words as one, with Ä, AE and A alike, as umlauts are transcribed either way; so are Ö, Ø, Ü and Å. The beginning of a name
 * makes the beginning of what the name makes.
 */
export function joinedAlike(words: readonly string[]): string {
  return words.join('').replace(/(A)[AE]+|([OU])E+/g, '$1$2');
}

/** Words beside a name; a real name may be such a word, too. */
const titles: ReadonlySet<string> = new Set([
  ...['MR', 'MRS', 'MS', 'MISS', 'MSTR', 'MASTER', 'MX', 'DR', 'PROF', 'REV', 'SIR', 'JR', 'SR'],
  ...['CHD', 'INF', 'HERR', 'FRAU'],
]);

/** A title glued to the given name. */
const gluedTitle = /(?<=.)(MR|MRS|MS|MISS|MSTR|DR|PROF|CHD|INF)$/;

/** Words of a name without titles; all words of a name that has nothing else. @param kept words that are no titles here. */
export function withoutTitles(words: readonly string[], kept: ReadonlySet<string> = new Set()): readonly string[] {
  const names = words.filter((word) => !titles.has(word) || kept.has(word));
  return names.length > 0 ? names : words;
}

/** Given names of a bar-coded boarding pass, without the title that may be glued to the last one. */
export const withoutGluedTitle = (given: readonly string[]): readonly string[] =>
  given.map((word, index) => (index < given.length - 1 ? word : word.replace(gluedTitle, '')));
