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
export function charactersRead(run: () => void): number {
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
