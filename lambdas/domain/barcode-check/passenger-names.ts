import { joinedAlike, plainCapitals, withoutGluedTitle, withoutTitles } from '../text/names.ts';

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
  const spellings = [words, withoutTitles(words), withoutTitles(words, known)];
  const unglued = withoutGluedTitle(givenNames);
  return spellings.some((spelling) =>
    [surnames, withoutTitles(surnames)].some((ofFamily) =>
      [givenNames, withoutTitles(givenNames), unglued].some((own) => isSameInSomeOrder(spelling, ofFamily, own)),
    ),
  );
}

/** Words of a name in capitals of A to Z; undefined for a name with other letters. */
function wordsOf(name: string): string[] | undefined {
  const plain = plainCapitals(name);
  return /[^\P{L}A-Z]/u.test(plain) ? undefined : plain.split(/[^A-Z]+/).filter(Boolean);
}

function isSameInSomeOrder(words: readonly string[], surnames: readonly string[], given: readonly string[]): boolean {
  const startsAs = (some: readonly string[], other: string) => rotated(some).some((name) => isBeginning(name, other));
  if (startsAs(words, joinedAlike([...surnames, ...given]))) return true;
  // A surname within the name, as of two surnames only one may be in the barcode.
  const surname = joinedAlike(surnames);
  return words.some((_, start) =>
    words.some((_word, end) => {
      const others = [...words.slice(0, start), ...words.slice(end + 1)];
      return joinedAlike(words.slice(start, end + 1)) === surname && startsAs(others, joinedAlike(given));
    }),
  );
}

/** The words as one, from each of them on. */
const rotated = (words: readonly string[]) =>
  words.map((_, start) => joinedAlike([...words.slice(start), ...words.slice(0, start)]));

const isBeginning = (one: string, other: string) => one.startsWith(other) || other.startsWith(one);
