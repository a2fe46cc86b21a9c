import { eventFilter } from '../../../world/aws/event-filter.ts';

const record = (PK: string, more = {}) => ({ eventName: 'MODIFY', dynamodb: { Keys: { PK: { S: PK } }, ...more } });
const keys = (...rules: unknown[]) => JSON.stringify({ dynamodb: { Keys: { PK: { S: rules } } } });

test.each([
  [[{ prefix: 'PASS#' }], 'PASS#1', true],
  [[{ prefix: 'PASS#' }], 'PASSENGER', false],
  [[{ suffix: '#1' }], 'PASS#1', true],
  [['PASS#1'], 'PASS#1', true],
  [['PASS#1'], 'PASS#12', false],
  [[{ 'anything-but': ['PASS#1'] }], 'PASS#2', true],
  [[{ 'anything-but': ['PASS#1'] }], 'PASS#1', false],
])('a field matches one entry of its list: %j, %s: %s', (rules, key, isPassed) => {
  expect(eventFilter([keys(...rules)])(record(key))).toBe(isPassed);
});

test('every field of a pattern has to match, and one pattern of several', () => {
  const both = JSON.stringify({ eventName: ['INSERT'], dynamodb: { Keys: { PK: { S: ['a'] } } } });
  expect(eventFilter([both])(record('a'))).toBe(false);
  expect(eventFilter([both, keys('a')])(record('a'))).toBe(true);
  expect(eventFilter([])(record('a'))).toBe(true);
});

test('a filter can test whether a field is there', () => {
  const isThere = (exists: boolean) =>
    eventFilter([JSON.stringify({ dynamodb: { OldImage: { PK: { S: [{ exists }] } } } })]);
  const changed = record('a', { OldImage: { PK: { S: 'a' } } });
  expect([isThere(true)(changed), isThere(true)(record('a')), isThere(false)(record('a'))]).toEqual([
    true,
    false,
    true,
  ]);
});

test.each([['{"eventName":"INSERT"}'], ['{"eventName":[]}'], ['{"eventName":[{"wildcard":"*"}]}'], ['no JSON']])(
  'what Lambda or this stack cannot take is refused: %s',
  (pattern) => {
    expect(() => eventFilter([pattern])).toThrow();
  },
);
