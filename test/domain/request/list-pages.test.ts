import { laterInstant, listTimestamp, startAfter } from '../../../lambdas/domain/request/list-pages.ts';
import { now } from '../../helpers/examples.ts';

const secondsAgo = (seconds: number) => new Date(now.getTime() - seconds * 1_000).toISOString();
const sealed = (count: number, seconds = 10) => ({ count, sealedAtUtc: secondsAgo(seconds) });

test.each([
  ['nothing to skip starts at the first entry', 0, [sealed(5)], { chunk: 0, skip: 0 }],
  ['a list without chunks is skipped entry by entry', 7, [], { chunk: 0, skip: 7 }],
  ['a chunk is passed over by its count', 7, [sealed(5), sealed(5)], { chunk: 1, skip: 2 }],
  ['a chunk that ends where the page begins is passed over', 5, [sealed(5), sealed(5)], { chunk: 1, skip: 0 }],
  ['a chunk of which nothing is left is passed over', 5, [sealed(5), sealed(0), sealed(5)], { chunk: 2, skip: 0 }],
  ['what is behind the last chunk is skipped entry by entry', 12, [sealed(5), sealed(5)], { chunk: 2, skip: 2 }],
  ['a chunk that is not full is read', 12, [sealed(5), { count: 3 }], { chunk: 1, skip: 7 }],
  ['a chunk sealed 9 s ago is read', 12, [sealed(5), sealed(5, 9)], { chunk: 1, skip: 7 }],
  ['a chunk behind one that is read is read', 12, [sealed(5, 9), sealed(5)], { chunk: 0, skip: 12 }],
])('%s', (_title, skip, chunks, expected) => {
  expect(startAfter(skip, chunks, now)).toEqual(expected);
});

test('list timestamps are UTC, month first, 24-hour', () => {
  expect(listTimestamp('2027-03-05T00:04:09.999Z')).toBe('03/05/2027 00:04:09');
  expect(listTimestamp('2027-12-31T23:59:59.000Z')).toBe('12/31/2027 23:59:59');
});

test('the later of two instants', () => {
  expect(laterInstant('2027-03-05T00:04:09.999Z', '2027-03-05T00:04:10.000Z')).toBe('2027-03-05T00:04:10.000Z');
  expect(laterInstant('2027-03-05T00:04:10.000Z', '2027-03-05T00:04:09.999Z')).toBe('2027-03-05T00:04:10.000Z');
});
