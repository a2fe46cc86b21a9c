import fc from 'fast-check';
import { JsonProblem, repeatedFields } from '../../lambdas/api/json-scan.ts';

const scan = (text: string) => repeatedFields(text, 16);

function problemOf(text: string): string {
  try {
    scan(text);
  } catch (error) {
    if (error instanceof JsonProblem) return error.message;
    throw error;
  }
  return 'none';
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

test.each([
  ['{"action":"getpassdata","action":"deletepassdata"}', [['action']]],
  ['{"a":1,"a":2,"a":3}', [['a'], ['a']]],
  ['{"pass-data":{"seat-number":"1A","seat-number":"2B"}}', [['pass-data', 'seat-number']]],
  ['{"ibeacons":[{"major":1},{"major":1,"minor":2,"major":1}]}', [['ibeacons', 1, 'major']]],
  ['{"action":1,"\\u0061ction":2}', [['action']]],
  ['{"__proto__":1,"__proto__":2}', [['__proto__']]],
  ['{"constructor":1,"toString":2}', []],
  ['{"a":{"a":{"a":1}},"b":[{"a":1},{"a":1}],"":"a","A":"\\"a\\":1,\\"a\\":2"}', []],
])('repeated fields of %s', (text, fields) => {
  expect(scan(text)).toEqual(fields);
});

test.each([
  ['', 'line 1, column 1: the body ends; expected a value'],
  ['{', 'line 1, column 2: the body ends; expected a field name in double quotes'],
  ['{"a":1', 'line 1, column 7: the body ends; expected "," or "}"'],
  ['{\n  "a": 1,\n}', 'line 3, column 1: expected a field name in double quotes'],
  ["{'a':1}", 'line 1, column 2: expected a field name in double quotes'],
  ['{"a" 1}', 'line 1, column 6: expected ":"'],
  ['{"a":01}', 'line 1, column 7: expected "," or "}"'],
  ['{"a":Ada}', 'line 1, column 6: expected a value'],
  ['[1 2]', 'line 1, column 4: expected "," or "]"'],
  ['{"a":"x', 'line 1, column 8: the body ends; the text in quotes does not end'],
  ['{"a":"x\n"}', 'line 1, column 8: a control character in a text must be written as an escape, such as \\n'],
  ['{"a":"\\x"}', 'line 1, column 7: no valid escape after the backslash'],
  ['{}{}', 'line 1, column 3: nothing may follow here'],
  ['['.repeat(100_000), 'line 1, column 17: nested deeper than 16 levels'],
])('what is wrong with %j, and where', (text, problem) => {
  expect(problemOf(text)).toBe(problem);
});

test('a text is refused exactly when JSON.parse refuses it, whatever is done to it', () => {
  const pieces = fc.constantFrom(
    ...['{', '}', '[', ']', ',', ':', '"', '"a"', '"\\u00e4"', '\\', '0', '-', '1.5e+3', '.', 'e', 'true', 'null'],
    ...[' ', '\n', '\t', '\u0000', '\u2028', '\ud800', '\ufeff', 'ä', '😀'],
  );
  const soup = fc.array(pieces, { maxLength: 12 }).map((parts) => parts.join(''));
  const damaged = fc
    .tuple(fc.json({ maxDepth: 4 }), fc.nat(), soup)
    .map(([json, at, more]) => json.slice(0, at % (json.length + 1)) + more + json.slice(at % (json.length + 1)));
  let valid = 0;
  fc.assert(
    fc.property(fc.oneof(soup, damaged, fc.json({ maxDepth: 4 })), (text) => {
      valid += isJson(text) ? 1 : 0;
      expect(problemOf(text) === 'none').toBe(isJson(text));
    }),
    { numRuns: 5_000, seed: 20_261_121 },
  );
  expect(valid).toBeGreaterThan(1_000);
});

test('what is wrong is said without a word of the text', () => {
  fc.assert(
    fc.property(fc.nat(60), (at) => {
      const text = '{"passenger-name":"MUSTERMANN","seat-number":"ERIKA"}';
      expect(problemOf(text.slice(0, at) + text.slice(at + 2))).not.toMatch(/MUSTER|ERIKA|passenger|seat/);
    }),
  );
});

/** Places of the text that the scanner looks at, in order. */
function looksAt(text: string): number[] {
  const places: number[] = [];
  const exec = RegExp.prototype.exec;
  const spy = jest.spyOn(RegExp.prototype, 'exec').mockImplementation(function (this: RegExp, on: string) {
    if (on === text) places.push(this.lastIndex);
    return exec.call(this, on);
  });
  try {
    scan(text);
  } finally {
    spy.mockRestore();
  }
  return places;
}

test('a text is read once, forwards: a body twice as long takes twice as many looks', () => {
  const bodyOf = (fields: number) =>
    JSON.stringify(Object.fromEntries(Array.from({ length: fields }, (_, place) => [`a${place + 10_000}`, ['x', 1]])));
  const [once, twice] = [looksAt(bodyOf(1_000)), looksAt(bodyOf(2_000))];
  expect(once).toEqual(once.toSorted((one, other) => one - other));
  expect(twice.length - 2 * once.length).toBeLessThan(10);
  expect(once.length).toBeLessThan(bodyOf(1_000).length);
});

test('no answer grows with what is repeated: ten fields, with short names', () => {
  const long = 'x'.repeat(10_000);
  const fields = Array.from({ length: 500 }, (_, place) => `"${place}":1,"${place}":1`).join();
  const repeated = scan(`{"${long}":{${fields}}}`);
  expect(repeated).toHaveLength(10);
  expect(repeated[0]).toEqual([long.slice(0, 64), '0']);
});
