import { maxBytes } from '../../../../lambdas/api/request-body.ts';

const action = '"action":"getpassids"';

/** JSON as long as the limit allows: a beginning, a part as often as it fits, an end. */
function filled(start: string, part: string | ((n: number) => string), end: string): string {
  const parts = [];
  const partOf = typeof part === 'string' ? () => part : part;
  let length = start.length + end.length;
  for (let n = 0, next = partOf(0); length + next.length <= maxBytes; next = partOf(++n)) {
    parts.push(next);
    length += next.length;
  }
  return start + parts.join('') + end;
}

const field = (n: number) => `"f${n.toString(36)}":1,`;
const nested = `${'['.repeat(14)}${']'.repeat(14)},`;

/** Bodies of POST /v3 of every shape that is slow to read, by their titles. */
const shapes: Readonly<Record<string, string>> = {
  numbers: filled(`{${action},"a":[`, '0,', '0]}'),
  'names of fields': filled(`{${action},`, field, '"a":1}'),
  'names with escapes': filled(`{${action},`, (n) => `"\\u00e4${n}":1,`, '"a":1}'),
  'nested arrays': filled(`{${action},"a":[`, nested, '0]}'),
  'nested objects': filled(`{${action},"a":[`, '{"a":{}},', '0]}'),
  nulls: filled(`{${action},"a":[`, 'null,', '0]}'),
  'reference-data': filled(`{${action},"reference-data":{`, field, '"a":1}}'),
  'empty arrays': filled(`{${action},"a":[`, '[],', '0]}'),
  texts: filled(`{${action},"a":[`, '"a",', '0]}'),
  'a text of escapes': filled(`{${action},"a":"`, '\\u00e4', '"}'),
  'white space': filled(`{${action},`, '\n', '"a":1}'),
  'rows of a batch': filled('{"action":"generatepasses","passes":[', '{},', '{}]}'),
  'numbers, the action at the end': filled('{"a":[', '0,', `0],${action}}`),
  'names of fields, no action': filled('{', field, '"a":1}'),
  'nested arrays, no action': filled('{"a":[', nested, '0]}'),
};

/**
 * @throws unless each is within the limit, which would refuse it unread, uses it up and is JSON: otherwise the benchmark
 * would measure a cheaper refusal.
 */
export function refusedBodies(): Readonly<Record<string, string>> {
  for (const [title, body] of Object.entries(shapes)) {
    const bytes = Buffer.byteLength(body);
    if (bytes > maxBytes || bytes < maxBytes - 100) throw new Error(`${title}: ${bytes} bytes, of ${maxBytes} allowed`);
    JSON.parse(body);
  }
  return shapes;
}
