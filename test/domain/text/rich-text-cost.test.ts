import { linkedText, plainText, richText } from '../../../lambdas/domain/text/rich-text.ts';

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

/** Costs of methods that may look at the whole of their object; a text joined from pieces is copied first, too. */
const readers = {
  string: [
    'endsWith',
    'includes',
    'replaceAll',
    'split',
    'startsWith',
    'toLowerCase',
    'toUpperCase',
    'trim',
    'trimEnd',
  ],
  array: ['includes', 'indexOf', 'join', 'lastIndexOf', 'map', 'reverse'],
} as const;

/**
 * Counts the characters, and entries of arrays, that a run looks at: its work, which is the same on every machine.
 * A call of a built-in counts as all that it may look at; a search, as far as it goes.
 */
function charactersRead(run: () => void): number {
  let read = 0;
  const spies = [
    ...readers.string.map((name) => counting(String.prototype, name, (text) => text.length)),
    ...readers.array.map((name) => counting(Array.prototype, name, (array) => array.length)),
    counting(String.prototype, 'trimStart', (text) => text.length),
    counting(String.prototype, 'slice', (_text, _given, slice) => slice.length),
    counting(String.prototype, 'indexOf', (text, [, from = 0], found) => (found < 0 ? text.length : found + 1) - from),
    counting(String.prototype, 'lastIndexOf', (text, _given, found) => text.length - Math.max(found, 0)),
    countingSearches((characters) => {
      read += characters;
    }),
  ];
  try {
    run();
    return read;
  } finally {
    for (const spy of spies) spy.mockRestore();
  }

  function counting<Owner extends object>(
    owner: Owner,
    name: keyof Owner & string,
    // biome-ignore lint/suspicious/noExplicitAny: each method has its own
    cost: (self: { length: number }, given: any[], result: any) => number,
  ) {
    const original = owner[name] as unknown as (...given: unknown[]) => unknown;
    return jest.spyOn(owner as Record<string, () => unknown>, name).mockImplementation(function (
      this: { length: number },
      ...given
    ) {
      const result = original.apply(this, given);
      read += cost(this, given, result);
      return result;
    });
  }
}

/** Counts searches by a replaced exec, which `replace`, `match` and the like then call, too. */
function countingSearches(count: (characters: number) => void) {
  const { exec } = RegExp.prototype;
  return jest.spyOn(RegExp.prototype, 'exec').mockImplementation(function (this: RegExp, text) {
    const from = this.global || this.sticky ? this.lastIndex : 0;
    const match = exec.call(this, text);
    count((match ? match.index + match[0].length : this.sticky ? from + 1 : text.length) - from);
    return match;
  });
}
