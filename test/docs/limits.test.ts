import { readFileSync } from 'node:fs';
import { given, loads, rowOf, switches } from '../../bench/helpers/scale.ts';
import { maxRows } from '../../lambdas/api/batch.ts';
import { maxBytes } from '../../lambdas/api/request-body.ts';
import { maxLinkBytes } from '../../lambdas/domain/link/link-length.ts';
import { maxMembers } from '../../lambdas/domain/pass/pass.ts';
import { maxInvitations } from '../../lambdas/storage/dynamo-people.ts';
import { settingNames } from '../../lib/settings.ts';

const text = readFileSync('docs/limits.md', 'utf8');

test('docs/limits.md has the table that npm run bench:scale prints', () => {
  const rows = text.split('\n').filter((line) => /^\| .* \| [\d.,]+ \| [\d,]+ \| /.test(line));
  expect(rows).toEqual(loads.map(rowOf));
});

test.each([
  ['body of a call', `${maxBytes / 1024} KB`],
  ['rows of a call', `${maxRows.passes} passes, ${maxRows.flights} flights`],
  ['passes of a [group](api/groups.md)', `${maxMembers}`],
  ['[invitations](settings.md#people) of an account', `${maxInvitations} a day`],
  ['an issuance link', `${maxLinkBytes.toLocaleString('en-US')} bytes`],
])('docs/limits.md has the limit of %s', (name, limit) => expect(text).toContain(`\n| ${name} | ${limit}`));

test.each(Object.entries(given))('docs/limits.md has the page that says the limit of %s', (name, limit) => {
  const [row = '', ...others] = text.split('\n').filter((line) => line.startsWith(`| ${name} |`));
  expect(others).toEqual([]);
  const [, , value = '', page = ''] = row.split('|');
  expect(value.match(/[\d,]*\d/g)).toContain(limit.toLocaleString('en-US'));
  expect(page).toMatch(/\]\(https:\/\/(docs\.aws\.amazon|developers\.google)\.com\/.+\)/);
});

test('every switch is a value of a stage, and the table of docs/limits.md has each with its default', () => {
  const rows = [...text.matchAll(/^\| `(\w+)` \| (.+?) \| /gm)].map(([, name, value]) => [name, value]);
  const expected = Object.entries(switches).map(([name, value]) => [
    name,
    value === undefined ? 'DynamoDB’s own' : value.toLocaleString('en-US'),
  ]);
  expect(rows).toEqual(expected);
  expect(settingNames).toEqual(expect.arrayContaining(Object.keys(switches)));
});
