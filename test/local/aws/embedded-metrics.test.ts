import { embeddedValues } from '../../../local/aws/embedded-metrics.ts';

const now = Date.parse('2027-03-15T09:00:00Z');
const hour = 3_600_000;

const line = ({ root = {}, aws = {}, directive = {} } = {}) =>
  JSON.stringify({
    _aws: {
      Timestamp: now,
      CloudWatchMetrics: [
        { Namespace: 'Wallet/dev', Dimensions: [[]], Metrics: [{ Name: 'After', Unit: 'Seconds' }], ...directive },
      ],
      ...aws,
    },
    After: 4.2,
    ...root,
  });

test('values of a line are taken, one or many, and of other lines none', () => {
  const value = { at: now, Namespace: 'Wallet/dev', MetricName: 'After' };
  expect(embeddedValues(line(), now)).toEqual([{ ...value, value: 4.2 }]);
  expect(embeddedValues(line({ root: { After: [1, 2] } }), now)).toEqual([
    { ...value, value: 1 },
    { ...value, value: 2 },
  ]);
  for (const other of ['INIT_START', '{"level":"info","code":"DUE-QUEUED"}', `2027 INFO ${line()}`])
    expect(embeddedValues(other, now)).toEqual([]);
});

test.each([
  ['more than two hours ahead', { aws: { Timestamp: now + 2 * hour + 1 } }],
  ['more than two weeks ago', { aws: { Timestamp: now - 14 * 24 * hour - 1 } }],
  ['with a fraction of a millisecond', { aws: { Timestamp: now + 0.5 } }],
  ['without an instant', { aws: { Timestamp: undefined } }],
  ['without its value', { root: { After: undefined } }],
  ['with a value as a text', { root: { After: '4.2' } }],
  ['with more than 100 values', { root: { After: Array.from({ length: 101 }, () => 1) } }],
  ['without a namespace', { directive: { Namespace: '' } }],
  ['without a set of dimensions', { directive: { Dimensions: [] } }],
  ['with a dimension, of which each value costs', { directive: { Dimensions: [['account']] } }],
  ['in another unit', { directive: { Metrics: [{ Name: 'After', Unit: 'seconds' }] } }],
])('a line is refused %s', (_title, change) => {
  expect(() => embeddedValues(line(change), now)).toThrow();
});
