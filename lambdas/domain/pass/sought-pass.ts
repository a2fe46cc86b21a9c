import type { PassFields } from '../fields/pass-fields.ts';
import { hasSeat } from '../fields/passenger-kind.ts';
import { joinedAlike, plainCapitals, withoutGluedTitle, withoutTitles } from '../text/names.ts';

/** The seat of a passenger; a seat-number of standby is not theirs yet. */
export const seatOf = ({ 'seat-number': seat, 'passenger-kind': kind }: PassFields): string | undefined =>
  hasSeat(kind) ? seat : undefined;

/**
 * Makes a test for the passes that somebody asks for. Every word of the text begins a word of the name, in any order, letter case
 * and spelling of accents, as in `MUELLER/ZOE MS`; or the text is a seat, confirmation number or sequence number.
 * @param nameOnly for people who see nothing else of a pass: what they find would tell it.
 */
export function soughtBy(text: string, { nameOnly }: { nameOnly: boolean }): (fields: PassFields) => boolean {
  const words = wordsSought(text);
  const code = codeOf(text);
  const hasName = (name: string) => {
    const own = wordsOf(name);
    // From each word on, as blanks are lost on some systems: VANDERBERG, OBRIEN.
    const places = own.map((_, start) => joinedAlike(own.slice(start)));
    return words.length > 0 && words.every((word) => places.some((place) => place.startsWith(word)));
  };
  const hasCode = (fields: PassFields) =>
    [seatOf(fields), fields['confirmation-number'], fields['sequence-number']].some(
      (own) => own !== undefined && code !== '' && codeOf(own) === code,
    );
  return (fields) => hasName(fields['passenger-name']) || (!nameOnly && hasCode(fields));
}

const wordsOf = (name: string) =>
  plainCapitals(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** Words of a name without titles, which a pass may lack. */
function wordsSought(text: string): readonly string[] {
  const words = wordsOf(text);
  return withoutTitles(text.includes('/') ? withoutGluedTitle(words) : words).map((word) => joinedAlike([word]));
}

/** A seat or number in the form in which it is compared: `012a` and `12 A` are alike. */
export const codeOf = (text: string) =>
  text
    .replace(/[\s-]/g, '')
    .toUpperCase()
    .replace(/^0+(?=.)/, '');
