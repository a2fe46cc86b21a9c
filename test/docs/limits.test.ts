import { readFileSync } from 'node:fs';
import { unitsOfAll } from '../../bin/admin/doctor/units-per-pass.ts';
import { maxRows } from '../../lambdas/api/batch.ts';
import { maxBytes } from '../../lambdas/api/request-body.ts';
import { maxLinkBytes } from '../../lambdas/domain/link/link-length.ts';
import { maxMembers } from '../../lambdas/domain/pass/pass.ts';
import { maxInvitations } from '../../lambdas/storage/dynamo-people.ts';
import { pushPaceOf } from '../../lib/push-pace.ts';

const text = readFileSync('docs/limits.md', 'utf8');
const inWords = (number: number) => Math.floor(number).toLocaleString('en-US');

test.each([
  ['body of a call', `${maxBytes / 1024} KB`],
  ['rows of a call', `${maxRows.passes} passes, ${maxRows.flights} flights`],
  ['passes of a [group](api/groups.md)', `${maxMembers}`],
  ['[invitations](settings.md#people) of an account', `${maxInvitations} a day`],
  ['an issuance link', `${inWords(maxLinkBytes)} bytes`],
])('docs/limits.md has the limit of %s', (name, limit) => expect(text).toContain(`\n| ${name} | ${limit}`));

test('docs/limits.md says how many phones are told of a change a second, each of which makes two calls', () => {
  const rows = [...text.matchAll(/^\| ([\d,]+) \| ([\d,]+) \| ([\d,]+) \|$/gm)].map(([, ...cells]) => cells);
  expect(rows).toHaveLength(3);
  for (const [rate, burst, phones] of rows) {
    const [throttleRate, throttleBurst] = [rate, burst].map((each) => Number(each?.replace(',', ''))) as [
      number,
      number,
    ];
    const { workers, callsPerSecond } = pushPaceOf({ throttleRate, throttleBurst });
    expect(phones).toBe(inWords((workers * callsPerSecond) / 2));
  }
});

test('docs/limits.md recommends enough write units for 5,000 issues a second with an Idempotency-Key', () => {
  const units = 5_000 * unitsOfAll;
  const [, needed, warmWrites] = /\| the table: ([\d,]+) write units \| `warmWrites=(\d+)`/.exec(text) ?? [];
  expect(needed).toBe(inWords(units));
  expect(Number(warmWrites)).toBeGreaterThan(units);
});
