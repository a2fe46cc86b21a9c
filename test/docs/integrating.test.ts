import { readFileSync } from 'node:fs';
import { openApi } from '../helpers/openapi.ts';

interface Schema {
  readonly $ref?: string;
  readonly allOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
}

/** Names of the fields of a request, and of its objects. */
function fieldsOf({ $ref, allOf = [], anyOf = [], properties = {} }: Schema, depth = 0): string[] {
  const parts: Schema[] = [
    ...allOf,
    ...anyOf,
    ...($ref ? [openApi.components.schemas[$ref.split('/').at(-1) ?? '']] : []),
  ];
  const inner = depth < 2 ? Object.values(properties).flatMap((each) => fieldsOf(each, depth + 1)) : [];
  return [...Object.keys(properties), ...parts.flatMap((part) => fieldsOf(part, depth)), ...inner];
}

/** Tables of sources, each with the call that its last column is about. */
const tables = readFileSync('docs/integrating.md', 'utf8')
  .split('\n\n')
  .map((block) => /^\| (\w+) \| (putpass|updateflight) \|\n\|---\|---\|\n(.+)$/s.exec(block))
  .flatMap((match) => (match ? [match.slice(1) as [string, string, string]] : []));

test('check-in systems and flight feeds have tables', () => {
  expect(new Set(tables.map(([, call]) => call))).toEqual(new Set(['putpass', 'updateflight']));
});

test.each(tables)('the table of %s names fields that %s has', (_source, call, rows) => {
  const known = new Set(['check-in', ...fieldsOf(openApi.components.schemas[`${call}Request`])]);
  const named = rows.split('\n').flatMap(
    (row) =>
      row
        .split(' | ')
        .at(-1)
        ?.match(/[a-z]+(?:-[a-z]+)+/g) ?? [],
  );
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter((name) => !known.has(name))).toEqual([]);
});
