import { nextRun } from '../../../local/aws/schedule-expression.ts';

const started = Date.parse('2027-03-15T12:00:30Z');

test.each([
  ['rate(5 minutes)', '2027-03-15T12:11:00Z', '2027-03-15T12:15:30Z'],
  ['rate(1 day)', '2027-03-15T12:00:30Z', '2027-03-16T12:00:30Z'],
])('%s after %s runs at %s', (expression, after, expected) => {
  expect(nextRun(expression, started, Date.parse(after))).toBe(Date.parse(expected));
});

test.each(['rate(0 minutes)', 'rate(1 week)', 'at(2027-03-28T02:30:00)', 'cron(0 3 * * ? *)', 'daily'])(
  '%s is refused',
  (expression) => {
    expect(() => nextRun(expression, started, started)).toThrow(RangeError);
  },
);
