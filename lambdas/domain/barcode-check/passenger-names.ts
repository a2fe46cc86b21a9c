/** Letters with no decomposition into a letter of A to Z and accents. */
const plainLetters: Readonly<Record<string, string>> = { Æ: 'AE', Œ: 'OE', Ø: 'O', Ł: 'L', Đ: 'D', Ð: 'D', Þ: 'TH' };

/** Words beside a name; a real name may be such a word, too. */
const titles: ReadonlySet<string> = new Set([
  ...['MR', 'MRS', 'MS', 'MISS', 'MSTR', 'MASTER', 'MX', 'DR', 'PROF', 'REV', 'SIR', 'JR', 'SR'],
  ...['CHD', 'INF', 'HERR', 'FRAU'],
]);

/** A title glued to the given name. */
const gluedTitle = /(?<=.)(MR|MRS|MS|MISS|MSTR|DR|PROF|CHD|INF)$/;

/**
 * False if two names can only be those of different passengers. A bar-coded boarding pass has capitals, at most 20
 * characters and perhaps a title, separate or glued to the given name; the one shown may be in any order and spelling. So
 * one name may be the beginning of the other, and names in other scripts are not compared.
 * @param shown `Zoë Müller`, `MUELLER/ZOE MS`.
 * @param inBarcode `SURNAME/GIVEN`.
 */
export function mayBeSameName(shown: string, inBarcode: string): boolean {
  const [surname = '', ...given] = inBarcode.split('/');
  const [words, surnames, givenNames] = [shown, surname, given.join(' ')].map(wordsOf);
  if (words === undefined || surnames === undefined || givenNames === undefined) return true;
  if (words.length === 0 || surnames.length === 0) return true;
  const known = new Set([...surnames, ...givenNames]);
  const spellings = [words, withoutTitles(words), words.filter((word) => !titles.has(word) || known.has(word))];
  const unglued = givenNames.map((word, index) =>
    index < givenNames.length - 1 ? word : word.replace(gluedTitle, ''),
  );
  return spellings.some((spelling) =>
    [surnames, withoutTitles(surnames)].some((ofFamily) =>
      [givenNames, withoutTitles(givenNames), unglued].some((own) => isSameInSomeOrder(spelling, ofFamily, own)),
    ),
  );
}

/** Words of a name in capitals of A to Z; undefined for a name with other letters. */
function wordsOf(name: string): string[] | undefined {
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .replace(/[ÆŒØŁĐÐÞ]/g, (letter) => plainLetters[letter] ?? letter);
  return /[^\P{L}A-Z]/u.test(plain) ? undefined : plain.split(/[^A-Z]+/).filter(Boolean);
}

/** Words of a name without titles; all words of a name that has nothing else. */
function withoutTitles(words: readonly string[]): readonly string[] {
  const names = words.filter((word) => !titles.has(word));
  return names.length > 0 ? names : words;
}

function isSameInSomeOrder(words: readonly string[], surnames: readonly string[], given: readonly string[]): boolean {
  const startsAs = (some: readonly string[], other: string) => rotated(some).some((name) => isBeginning(name, other));
  if (startsAs(words, joined([...surnames, ...given]))) return true;
  // A surname within the name, as of two surnames only one may be in the barcode.
  const surname = joined(surnames);
  return words.some((_, start) =>
    words.some((_word, end) => {
      const others = [...words.slice(0, start), ...words.slice(end + 1)];
      return joined(words.slice(start, end + 1)) === surname && startsAs(others, joined(given));
    }),
  );
}

/** The words as one, from each of them on. */
const rotated = (words: readonly string[]) =>
  words.map((_, start) => joined([...words.slice(start), ...words.slice(0, start)]));

const isBeginning = (one: string, other: string) => one.startsWith(other) || other.startsWith(one);

/** The words as one, with Ä, AE and A alike, as umlauts are transcribed either way; so are Ö, Ø, Ü and Å. */
function joined(words: readonly string[]): string {
  return words.join('').replace(/(A)[AE]+|([OU])E+/g, '$1$2');
}
