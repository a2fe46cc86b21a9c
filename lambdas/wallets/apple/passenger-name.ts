import { familyNameStart, isTitle } from '../../domain/text/names.ts';

/** Source: Apple, Wallet Passes, SemanticTagType.PersonNameComponents. */
export interface PassengerName {
  readonly namePrefix?: string;
  readonly givenName?: string;
  readonly familyName: string;
  readonly nameSuffix?: string;
}

const suffix = /^(jr|sr|ii|iii|iv)\.?$/i;
/** Chinese, Japanese and Korean names begin with the family name. */
const familyFirst = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/**
 * Splits a passenger's name, written as on a ticket (`MUSTERMANN/ERIKA MS`) or in one line (`Dr. Erika Mustermann`). Keeps the letter
 * case, as on the rest of the pass. A single name is a family name, as on tickets.
 */
export function passengerNameOf(text: string): PassengerName {
  const [family = '', given = ''] = text.split(/[/,](.*)/s);
  if (wordsOf(family).length > 0 && wordsOf(given).length > 0) return ofTicket(wordsOf(family), wordsOf(given));
  return ofOneLine(wordsOf(family || given));
}

/** Titles are the last of the given names. */
function ofTicket(family: readonly string[], given: readonly string[]): PassengerName {
  const end = given.findLastIndex((word, index) => index === 0 || !isTitle(word)) + 1;
  return named(given.slice(end), given.slice(0, end), family);
}

function ofOneLine(words: readonly string[]): PassengerName {
  const start = words.findIndex((word, index) => index === words.length - 1 || !isTitle(word));
  const names = words.slice(start);
  const suffixes = names.length > 2 && suffix.test(names.at(-1) ?? '') ? 1 : 0;
  const rest = names.slice(0, names.length - suffixes);
  const prefixes = words.slice(0, start);
  if (familyFirst.test(rest[0] ?? '')) return named(prefixes, rest.slice(1), rest.slice(0, 1));
  const family = familyNameStart(rest);
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
