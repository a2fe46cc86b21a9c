/** Source: Apple, Wallet Passes, SemanticTagType.PersonNameComponents. */
export interface PassengerName {
  readonly namePrefix?: string;
  readonly givenName?: string;
  readonly familyName: string;
  readonly nameSuffix?: string;
}

const title = /^(mr|mrs|ms|miss|mstr|dr|prof|herr|frau|mme|sr|sra)\.?$/i;
const suffix = /^(jr|sr|ii|iii|iv)\.?$/i;
/** Chinese, Japanese and Korean names begin with the family name. */
const familyFirst = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/**
 * Splits a passenger's name, written as on a ticket (`MUSTERMANN/ERIKA MS`) or in one line (`Erika Mustermann`), where
 * the family name is the last word together with lower-case words before it (`Ludwig van Beethoven`). Keeps the letter
 * case, as on the rest of the pass. A single name is a family name, as on tickets.
 */
export function passengerNameOf(text: string): PassengerName {
  const [family = '', given = ''] = text.split(/[/,](.*)/s);
  if (wordsOf(family).length > 0 && wordsOf(given).length > 0) return ofTicket(wordsOf(family), wordsOf(given));
  return ofOneLine(wordsOf(family || given));
}

/** A title is the last of the given names. */
function ofTicket(family: readonly string[], given: readonly string[]): PassengerName {
  const titles = given.length > 1 && title.test(given.at(-1) ?? '') ? 1 : 0;
  return named(given.slice(given.length - titles), given.slice(0, given.length - titles), family);
}

function ofOneLine(words: readonly string[]): PassengerName {
  const titles = words.length > 1 && title.test(words[0] ?? '') ? 1 : 0;
  const names = words.slice(titles);
  const suffixes = names.length > 2 && suffix.test(names.at(-1) ?? '') ? 1 : 0;
  const rest = names.slice(0, names.length - suffixes);
  const prefixes = words.slice(0, titles);
  if (familyFirst.test(rest[0] ?? '')) return named(prefixes, rest.slice(1), rest.slice(0, 1));
  const particle = rest.findIndex((word, index) => index > 0 && /^\p{Ll}/u.test(word));
  const family = particle === -1 ? rest.length - 1 : particle;
  return named(prefixes, rest.slice(0, family), rest.slice(family), names.slice(rest.length));
}

function named(
  prefixes: readonly string[],
  given: readonly string[],
  family: readonly string[],
  suffixes: readonly string[] = [],
): PassengerName {
  return {
    ...(prefixes.length > 0 && { namePrefix: prefixes.join(' ') }),
    ...(given.length > 0 && { givenName: given.join(' ') }),
    familyName: family.join(' '),
    ...(suffixes.length > 0 && { nameSuffix: suffixes.join(' ') }),
  };
}

const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean);
