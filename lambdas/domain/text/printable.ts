/**
 * Characters allowed in texts. People rely on a boarding pass, so invisible characters must not change how it reads.
 */

/**
 * Control characters and line separators; lone surrogates, which neither DynamoDB nor phones can read.
 * Source: docs/decisions/request-bodies.md#lines-and-invisible-characters
 */
const unprintable = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u;

/**
 * Bidirectional embeddings and overrides, which change the displayed order of a text, and invisible characters. Allowed
 * are those that scripts, names and emoji need: joiners (U+200C, U+200D), direction marks (U+200E, U+200F, U+061C),
 * variation selectors and the soft hyphen.
 */
const invisible = /[\u180e\u200b\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]/u;

/** A regional flag, such as Scotland's, is the only emoji spelled with invisible characters. */
const regionalFlag = /\u{1f3f4}[\u{e0020}-\u{e007e}]+\u{e007f}/gu;

const visible = /[^\p{White_Space}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** True for a text without visible characters: it counts as missing. */
export function isBlank(value: unknown): boolean {
  return typeof value === 'string' && !visible.test(value);
}

/** The reason why a single-line text is refused; undefined if it is valid. */
export function lineProblem(text: string): string | undefined {
  if (unprintable.test(text)) return 'must be printable text without line breaks';
  return replacementProblem(text) ?? invisibleIn(text);
}

/** The reason why a text that may have lines and tabs is refused; undefined if it is valid. */
export function linesProblem(text: string): string | undefined {
  if (unprintable.test(oneLine(text))) return 'must be printable text';
  return replacementProblem(text) ?? invisibleIn(text);
}

/** Refuses a text with a decoder's replacement character: the original is lost. */
export function replacementProblem(text: string): string | undefined {
  return text.includes('\ufffd') ? 'must not contain U+FFFD, which stands for bytes that are not UTF-8' : undefined;
}

/** Control characters but tabs and line feeds, and whatever changes the displayed order of a text. */
const notForTerminals = /[^\P{Cc}\t\n]|[\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/gu;

/** A stored text as a terminal may have it: characters that could change other lines are written as `\u001b`. */
export const forTerminal = (text: string): string => text.replace(notForTerminals, escaped);

const escaped = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

const oneLine = (text: string) => text.replace(/[\t\n\r\u2028\u2029]/g, ' ');

function invisibleIn(text: string): string | undefined {
  const [character] = invisible.exec(text.replace(regionalFlag, '')) ?? [];
  const codePoint = character?.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
  return codePoint && `must not contain the invisible character U+${codePoint}`;
}
