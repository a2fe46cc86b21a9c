import { readFileSync } from 'node:fs';
import { loads, rowOf, switches } from '../../bench/helpers/scale.ts';
import { settingNames } from '../../lib/settings.ts';

const text = readFileSync('docs/scale.md', 'utf8');

test('docs/scale.md has the table that npm run bench:scale prints', () => {
  const rows = text.split('\n').filter((line) => /^\| .* \| [\d.,]+ \| [\d,]+ \| /.test(line));
  expect(rows).toEqual(loads.map(rowOf));
});

test('every switch is a context value, and the table of docs/scale.md has each with its default', () => {
  const rows = [...text.matchAll(/^\| `(\w+)` \| (.+?) \| /gm)].map(([, name, value]) => [name, value]);
  const expected = Object.entries(switches).map(([name, value]) => [
    name,
    value === undefined ? 'DynamoDB’s own' : value.toLocaleString('en-US'),
  ]);
  expect(rows).toEqual(expected);
  expect(settingNames).toEqual(expect.arrayContaining(Object.keys(switches)));
});
