import { readFileSync } from 'node:fs';
import { given, loads, rowOf, switches } from '../../bench/helpers/scale.ts';
import { settingNames } from '../../lib/settings.ts';

const text = readFileSync('docs/scale.md', 'utf8');

test('docs/scale.md has the table that npm run bench:scale prints', () => {
  const rows = text.split('\n').filter((line) => /^\| .* \| [\d.,]+ \| [\d,]+ \| /.test(line));
  expect(rows).toEqual(loads.map(rowOf));
});

test.each(Object.entries(given))('docs/quotas.md has the page that says the limit of %s', (name, limit) => {
  const rows = readFileSync('docs/quotas.md', 'utf8').split('\n');
  const [row = '', ...others] = rows.filter((line) => line.startsWith(`| ${name} |`));
  expect(others).toEqual([]);
  const [, , value = '', page = ''] = row.split('|');
  expect(value.match(/[\d,]*\d/g)).toContain(limit.toLocaleString('en-US'));
  expect(page).toMatch(/\]\(https:\/\/(docs\.aws\.amazon|developers\.google)\.com\/.+\)/);
});

test('every switch is a value of a stage, and the table of docs/scale.md has each with its default', () => {
  const rows = [...text.matchAll(/^\| `(\w+)` \| (.+?) \| /gm)].map(([, name, value]) => [name, value]);
  const expected = Object.entries(switches).map(([name, value]) => [
    name,
    value === undefined ? 'DynamoDB’s own' : value.toLocaleString('en-US'),
  ]);
  expect(rows).toEqual(expected);
  expect(settingNames).toEqual(expect.arrayContaining(Object.keys(switches)));
});
