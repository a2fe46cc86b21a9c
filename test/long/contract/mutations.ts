import fc from 'fast-check';

/** One change of a request. Numbers between 0 and 1 pick among what is there. */
export type Mutation =
  | { readonly does: 'drop' | 'wrap in an array' | 'wrap in an object'; readonly at: number }
  | { readonly does: 'rename'; readonly at: number; readonly name: string }
  | { readonly does: 'replace'; readonly at: number; readonly value: unknown }
  | { readonly does: 'add'; readonly at: number; readonly name: string; readonly value: unknown }
  | { readonly does: 'copy'; readonly at: number; readonly of: number; readonly beside: boolean };

/** One change of the text that a request is sent as. */
export type TextMutation =
  | { readonly does: 'truncate' | 'repeat a name'; readonly at: number }
  | { readonly does: 'insert'; readonly at: number; readonly text: string };

const oddNames = [
  ...['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf', 'then', 'toJSON', 'length', ''],
  ...['0', 'action', 'api-key', 'status', 'pass-id', 'pass-data', 'pass-template-id', 'universal-fields', 'appearance'],
  ...['seat-number', 'SEAT-NUMBER', 'boarding-Seat-class', 'pass-status', 'ibeacons', 'a.b', 'a\u0000', '\ud800', 'é'],
];

const nested = (levels: number): unknown => (levels === 0 ? 1 : { a: [nested(levels - 1)] });

const oddValues: unknown[] = [
  ...[null, true, false, 0, -1, -0, 1.5, 2 ** 53, -1e308, 1e308, 5e-324],
  ...[
    '',
    ' ',
    '0',
    'null',
    'true',
    '\u0000',
    'A\n',
    '\u007f',
    '\u2028',
    '\ud800',
    '\udc00x',
    '\ufeff',
    'A\u202eB',
    '\u200d',
    '李'.repeat(800),
    'x'.repeat(1_900),
    'x'.repeat(5_000),
  ],
  ...[
    '9'.repeat(400),
    '1e400',
    '-',
    '../..',
    '%00',
    '{{x}}',
    '<script>',
    '<a href="javascript:x">',
    '&#x110000;',
    '<p>'.repeat(3_000),
    '<li>\n'.repeat(800),
    'a<br>b\r\nc</p>',
    '&#x202E;&#7;',
  ],
  ...[
    '2027-02-30T00:00:00',
    '0000-01-01T00:00:00',
    '9999-12-31T23:59:59',
    '2027-03-28T02:30:00',
    '+275760-09-13T00:00:00',
  ],
  ...[
    'UTC',
    'Europe/Nowhere',
    'Pacific/Apia',
    '__proto__',
    'constructor',
    'active',
    'EXPIRED',
    'http://',
    'http://[',
    'file:///x',
  ],
  ...[[], {}, [[]], [null], [{}], [[], {}], { length: 3 }, { toJSON: 1 }, { toString: null }, nested(4), nested(20)],
  ...[
    Array(11).fill({}),
    Array(2_000).fill(1),
    JSON.parse('{"__proto__":{"action":"x"}}'),
    JSON.parse('{"constructor":{"prototype":1}}'),
  ],
];

/** A fraction with even distribution: doubles would nearly always pick the first value. */
const fraction = fc.noBias(fc.nat(9_999)).map((number) => number / 10_000);
const name = fc.constantFrom(...oddNames);
const does = <Name extends string>(...names: Name[]) => fc.constantFrom(...names);

/** @param fieldValues values that some field accepts or nearly accepts, to send in others. */
export function mutation(fieldValues: readonly unknown[]): fc.Arbitrary<Mutation> {
  const value = fc.oneof(
    fc.constantFrom(...oddValues),
    fc.constantFrom(...fieldValues),
    fc.string({ unit: 'grapheme', maxLength: 30 }),
    fc.string({ unit: 'binary', maxLength: 70 }),
    fc.jsonValue({ maxDepth: 2 }),
  );
  return fc.oneof(
    fc.record({ does: does('drop', 'wrap in an array', 'wrap in an object'), at: fraction }),
    fc.record({ does: does('rename'), at: fraction, name }),
    fc.record({ does: does('replace'), at: fraction, value }),
    fc.record({ does: does('replace'), at: fraction, value }),
    fc.record({ does: does('add'), at: fraction, name, value }),
    fc.record({ does: does('copy'), at: fraction, of: fraction, beside: fc.boolean() }),
  );
}

export const textMutation: fc.Arbitrary<TextMutation> = fc.oneof(
  fc.record({ does: does('insert'), at: fc.constant(0), text: fc.constant('\ufeff') }),
  fc.record({ does: does('truncate', 'repeat a name'), at: fraction }),
  fc.record({
    does: does('insert'),
    at: fraction,
    text: fc.constantFrom('\ufeff', '"', '\\', '}', ']', ',', '\u0000', '\ud800', '1e999', '{"a":', '\\ud800', 'null'),
  }),
);

/** The place of a value: names and indexes on the way to it. */
type Path = readonly string[];

/** @returns a changed copy. */
export function mutated(request: unknown, change: Mutation): unknown {
  const paths = pathsOf(request);
  if (paths.length === 0) return request;
  const path = picked(paths, change.at);
  switch (change.does) {
    case 'drop':
      return withValue(request, path, () => []);
    case 'wrap in an array':
      return withValue(request, path, (key, value) => [[key, [value]]]);
    case 'wrap in an object':
      return withValue(request, path, (key, value) => [[key, { [key]: value }]]);
    case 'rename':
      return withValue(request, path, (_key, value) => [[change.name, value]]);
    case 'replace':
      return withValue(request, path, (key) => [[key, change.value]]);
    case 'add':
      return withValue(request, path, (key, value) => [
        [key, value],
        [change.name, change.value],
      ]);
    case 'copy': {
      const source = picked(paths, change.of);
      const copied = source.reduce((value, key) => (value as Record<string, unknown>)[key], request);
      return withValue(request, path, (key, value) =>
        change.beside
          ? [
              [key, value],
              [source.at(-1) ?? '', copied],
            ]
          : [[key, copied]],
      );
    }
  }
}

export function mutatedText(text: string, change: TextMutation): string {
  const at = Math.floor(change.at * text.length);
  switch (change.does) {
    case 'truncate':
      return text.slice(0, at);
    case 'insert':
      return text.slice(0, at) + change.text + text.slice(at);
    case 'repeat a name': {
      const names = [...text.matchAll(/"[^"\\]+":/g)];
      if (names.length === 0) return text;
      const { 0: repeated, index } = picked(names, change.at);
      return `${text.slice(0, index)}${repeated}null,${text.slice(index)}`;
    }
  }
}

function picked<Item>(items: readonly Item[], at: number): Item {
  return items[Math.floor(at * items.length)] as Item;
}

function pathsOf(value: unknown): Path[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [[key], ...pathsOf(inner).map((path) => [key, ...path])]);
}

/** Sets a value by entries, not by assignment, so that `__proto__` is an ordinary field. */
function withValue(
  value: unknown,
  [name = '', ...inner]: Path,
  change: (key: string, value: unknown) => [string, unknown][],
): unknown {
  const entries = Object.entries(value as object).flatMap(([key, each]): [string, unknown][] => {
    if (key !== name) return [[key, each]];
    return inner.length > 0 ? [[key, withValue(each, inner, change)]] : change(key, each);
  });
  return Array.isArray(value) ? entries.map(([, each]) => each) : Object.fromEntries(entries);
}
