import { linkedText, plainText, richText } from '../../../lambdas/domain/text/rich-text.ts';
import { charactersRead } from '../../helpers/characters-read.ts';

/** Shapes that make a careless reader restart: one repeated piece, and the text around all of them. */
test.each([
  ['script elements', '<script></script>'],
  ['scripts that do not end', '<script>'],
  ['lone less-thans', '< ', '', '>'],
  ['tags that do not end', '<b'],
  ['open tags', '<b>'],
  ['end tags of another name', '</i>', '<b>'.repeat(500)],
  ['crossed tags', '<b><i></b></i>'],
  ['items', '<li>'],
  ['paragraphs', '<p>a</p>\n'],
  ['breaks and spaces', '<br> '],
  ['empty lines', '\n'],
  ['spaces', ' '],
  ['attributes', ' style="', '<p ', '>'],
  ['declarations', 'color:red;', '<p style="', '">'],
  ['comments', '<!--'],
  ['entities', '&#38;'],
  ['ampersands', '&a'],
  ['links', '<a href="https://x.example/?a&b">x</a>'],
])('twice as many %s cost at most 2.5 times as much', (_title, piece, before = '', after = '') => {
  const count = Math.ceil(2_000 / piece.length);
  for (const reduce of [richText, linkedText, plainText]) {
    const costOf = (times: number) =>
      charactersRead(() => reduce(before.repeat(times / count) + piece.repeat(times) + after));
    expect(costOf(2 * count)).toBeLessThanOrEqual(2.5 * costOf(count));
  }
});

test('what looks at a text again for every piece of it is seen to', () => {
  const again = (text: string) => [...text].map(() => text.toLowerCase());
  const ratio = charactersRead(() => again('ab'.repeat(100))) / charactersRead(() => again('ab'.repeat(50)));
  expect(ratio).toBeGreaterThan(3.9);
});
