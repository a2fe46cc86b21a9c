import { forTerminal, isBlank, lineProblem, linesProblem } from '../../../lambdas/domain/text/printable.ts';

test.each([
  ['Hebrew with a right-to-left mark', 'דוד\u200f 12A'],
  ['Persian with a non-joiner', 'می\u200cخواهم'],
  ['Hindi with a joiner', 'क्\u200dष'],
  ['an emoji of several', '👨\u200d👩\u200d👧'],
  ['a flag of a region', '🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}'],
  ['a rare form of a Japanese character', '葛\u{e0100}'],
  ['a soft hyphen', 'Donau\u00addampf'],
])('%s is text', (_title, value) => {
  expect(lineProblem(value)).toBeUndefined();
  expect(linesProblem(value)).toBeUndefined();
  expect(isBlank(value)).toBe(false);
});

test.each([
  ...['\u180e', '\u200b', '\u202a', '\u202b', '\u202c', '\u202d', '\u202e', '\u2060', '\u2066', '\u2067', '\u2068'],
  ...['\u2069', '\u206f', '\ufeff', '\ufffb', '\u{e0001}', '\u{e007f}'],
])('%j is refused by its name, in one line as in several', (character) => {
  const name = character.codePointAt(0)?.toString(16).toUpperCase();
  const message = `must not contain the invisible character U+${name}`;
  expect([lineProblem(`A${character}B`), linesProblem(`A\nB${character}`)]).toEqual([message, message]);
});

test('invisible letters are no flag', () => {
  expect(lineProblem('🏴\u{e0067}\u{e0062} A')).toBe('must not contain the invisible character U+E0067');
});

test.each(['\n', '\r', '\t', '\u2028', '\u2029'])('%j is part of a text of several lines only', (character) => {
  expect(lineProblem(`A${character}B`)).toBe('must be printable text without line breaks');
  expect(linesProblem(`A${character}B`)).toBeUndefined();
});

test.each(['\u0000', '\u0007', '\u007f', '\u0085', '\ud800', 'A\udc00'])('%j is in no text', (character) => {
  expect(lineProblem(character)).toBe('must be printable text without line breaks');
  expect(linesProblem(character)).toBe('must be printable text');
});

test('what a decoder has put in the place of bytes is in no text', () => {
  const message = 'must not contain U+FFFD, which stands for bytes that are not UTF-8';
  expect([lineProblem('J\ufffdrgen'), linesProblem('J\n\ufffd')]).toEqual([message, message]);
});

test.each(['', ' ', '\t\n', '\u00a0', '\u3000', '\u200d', '\u200b', '\u3164', '\u2800', '\u00ad'])(
  '%j is blank',
  (value) => expect(isBlank(value)).toBe(true),
);

test.each(['0', '.', ' A ', '\u200dA', null, undefined, 0, false, []])('%j is not blank', (value) => {
  expect(isBlank(value)).toBe(false);
});

test('a terminal gets control characters and overrides as text, and lines, tabs and letters as they are', () => {
  expect(forTerminal('a\u001b[31m\u202ex\u0085\r\u2066')).toBe('a\\u001b[31m\\u202ex\\u0085\\u000d\\u2066');
  expect(forTerminal('key\n\tName דוד\u200f 👩\u200d👧')).toBe('key\n\tName דוד\u200f 👩\u200d👧');
});
