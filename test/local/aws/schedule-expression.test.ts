import { nextRun } from '../../../local/aws/schedule-expression.ts';

const started = Date.parse('2027-03-15T12:00:30Z');

test.each([
  ['rate(5 minutes)', 'UTC', '2027-03-15T12:11:00Z', '2027-03-15T12:15:30Z'],
  ['rate(1 day)', 'UTC', '2027-03-15T12:00:30Z', '2027-03-16T12:00:30Z'],
  ['at(2027-03-28T02:30:00)', 'Europe/Berlin', '2027-03-15T12:00:00Z', '2027-03-28T01:30:00Z'],
  ['cron(0 3 * * ? *)', 'Europe/Berlin', '2027-03-15T12:00:00Z', '2027-03-16T02:00:00Z'],
  ['cron(*/15 8-17 ? * 2,6 *)', 'UTC', '2027-03-15T17:45:00Z', '2027-03-19T08:00:00Z'],
  ['cron(0 0 1 1/3 ? *)', 'UTC', '2027-03-15T12:00:00Z', '2027-04-01T00:00:00Z'],
])('%s in %s after %s runs at %s', (expression, timeZone, after, expected) => {
  const next = nextRun(expression, timeZone, started, Date.parse(after));
  expect(next && new Date(next).toISOString()).toBe(new Date(expected).toISOString());
});

test('an instant that has passed comes never again', () => {
  expect(nextRun('at(2027-03-15T12:00:00)', 'UTC', started, Date.parse('2027-03-15T12:00:00Z'))).toBeUndefined();
});

test.each(['rate(0 minutes)', 'rate(1 week)', 'at(tomorrow)', 'cron(0 3 * * MON *)', 'cron(0 3 * *)', 'daily'])(
  '%s is refused',
  (expression) => {
    expect(() => nextRun(expression, 'UTC', started, started)).toThrow(RangeError);
  },
);
