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

/** Words before a name, or after it on a ticket; a real name may be such a word, too. */
const titles: ReadonlySet<string> = new Set([
  ...['MR', 'MRS', 'MS', 'MISS', 'MSTR', 'MASTER', 'MX', 'DR', 'PROF', 'REV', 'SIR', 'SR', 'SRA', 'MME'],
  ...['CHD', 'INF', 'HERR', 'FRAU'],
]);

/** True for `MRS` and `Dr.`. */
export const isTitle = (word: string): boolean => titles.has(plainCapitals(word).replace(/\.$/, ''));

/** Second words of given names such as María del Carmen and Ana da Conceição; those that are often surnames are left out. */
const devotions: ReadonlySet<string> = new Set([
  ...[
    'ANGELES',
    'ANJOS',
    'ASUNCION',
    'ASSUNCAO',
    'CARMEN',
    'CARMO',
    'CONCEICAO',
    'CONCEPCION',
    'DIOS',
    'DEUS',
    'DOLORES',
  ],
  ...[
    'DORES',
    'FATIMA',
    'GRACAS',
    'GUADALUPE',
    'JESUS',
    'LOURDES',
    'LURDES',
    'MERCEDES',
    'NIEVES',
    'PILAR',
    'REMEDIOS',
  ],
  ...['ROCIO', 'SOCORRO', 'SOLEDAD'],
]);

/**
 * Index of the word with which the family name of a name in one line begins. That is its first lower-case word (`Ludwig van
 * Beethoven`, `María de la Cruz García`), or the word after a given name with a particle (`José de Jesús Pérez`), or else the last
 * one. A guess: of two family names without a particle only the last is found, and a lower-case word before an unlisted given name
 * counts as the family's. `SURNAME/GIVEN` needs no guess.
 */
export function familyNameStart(words: readonly string[]): number {
  const isParticle = (word: string) => /^\p{Ll}/u.test(word);
  const particle = words.findIndex((word, index) => index > 0 && isParticle(word));
  if (particle === -1) return words.length - 1;
  const named = words.findIndex((word, index) => index > particle && !isParticle(word));
  const isGiven = named < words.length - 1 && devotions.has(plainCapitals(words[named] ?? ''));
  return isGiven ? named + 1 : particle;
}

/** A title glued to the given name. */
const gluedTitle = /(?<=.)(MR|MRS|MS|MISS|MSTR|DR|PROF|CHD|INF)$/;

/** Words of a name without titles; all words of a name that has nothing else. @param kept words that are no titles here. */
export function withoutTitles(words: readonly string[], kept: ReadonlySet<string> = new Set()): readonly string[] {
  const names = words.filter((word) => !(isTitle(word) || word === 'JR') || kept.has(word));
  return names.length > 0 ? names : words;
}

/** Given names of a bar-coded boarding pass, without the title that may be glued to the last one. */
export const withoutGluedTitle = (given: readonly string[]): readonly string[] =>
  given.map((word, index) => (index < given.length - 1 ? word : word.replace(gluedTitle, '')));
