/**
 * Which characters a text may have. People read a boarding pass, so what they cannot see must not change what they see.
 */

/** Controls and line separators; half a character of UTF-16, which neither DynamoDB nor a phone can read. */
const unprintable = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u;

/**
 * Embeddings and overrides, which show a text in another order than it is read in, and characters that nobody sees.
 * Not among them is what scripts, names and emoji are written with: joiners (U+200C, U+200D), direction marks (U+200E,
 * U+200F, U+061C), variation selectors and the soft hyphen.
 */
const invisible = /[\u180e\u200b\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]/u;

/** A flag of a region, such as Scotland's, is the one emoji that is spelled with invisible letters. */
const regionalFlag = /\u{1f3f4}[\u{e0020}-\u{e007e}]+\u{e007f}/gu;

const visible = /[^\p{White_Space}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Text in which there is nothing to see: it counts as not given. */
export function isBlank(value: unknown): boolean {
  return typeof value === 'string' && !visible.test(value);
}

/** Why a text of one line is refused; undefined when it is not. */
export function lineProblem(text: string): string | undefined {
  if (unprintable.test(text)) return 'must be printable text without line breaks';
  return replacementProblem(text) ?? invisibleIn(text);
}

/** As lineProblem, of a text that may have several lines and tabs. */
export function linesProblem(text: string): string | undefined {
  if (unprintable.test(oneLine(text))) return 'must be printable text';
  return replacementProblem(text) ?? invisibleIn(text);
}

/** Why a text is refused in which a decoder has left its mark: what the sender meant is lost. */
export function replacementProblem(text: string): string | undefined {
  return text.includes('\ufffd') ? 'must not contain U+FFFD, which stands for bytes that are not UTF-8' : undefined;
}

const oneLine = (text: string) => text.replace(/[\t\n\r\u2028\u2029]/g, ' ');

function invisibleIn(text: string): string | undefined {
  const [character] = invisible.exec(text.replace(regionalFlag, '')) ?? [];
  const codePoint = character?.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
  return codePoint && `must not contain the invisible character U+${codePoint}`;
}
