import fc from 'fast-check';
import { areRecent, changedSince, unknownTo, updateTag } from '../../../lambdas/domain/delivery/update-tag.ts';

const serial = fc.array(fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz234567'), { minLength: 32, maxLength: 32 });
/** Serial numbers, some with the same beginning. */
const serials = fc.uniqueArray(
  fc.oneof(
    serial.map((all) => all.join('')),
    serial.map((all) => `sameat${all.join('').slice(6)}`),
  ),
  { maxLength: 20 },
);
const sum = fc.integer({ min: 2, max: 100_000 });
const sumsOf = (names: readonly string[], sums: readonly number[]) =>
  new Map(names.map((name, index) => [name, sums[index] ?? 2]));

test('whatever has another sum, or is not in the tag, is listed; what starts like no other and is the same is not', () => {
  const state = fc.tuple(serials, fc.array(sum), fc.array(fc.boolean()), fc.array(fc.boolean()));
  fc.assert(
    fc.property(state, ([names, sums, isChanged, isKnown]) => {
      const before = sumsOf(names, sums);
      const tag = updateTag(new Map([...before].filter((_, index) => isKnown[index])));
      const after = new Map([...before].map(([name, value], index) => [name, isChanged[index] ? value + 1 : value]));
      const listed = changedSince(tag, after);
      names.forEach((name, index) => {
        const isAlone = names.every((other) => other === name || other.slice(0, 6) !== name.slice(0, 6));
        if (isAlone)
          expect([name, listed.includes(name)]).toEqual([name, !isKnown[index] || Boolean(isChanged[index])]);
        else if (isKnown[index] && isChanged[index]) expect(listed).toContain(name);
      });
    }),
    { seed: 20_261_121, numRuns: 500 },
  );
});

test('a text of some characters for each pass, whatever the order they were read in', () => {
  const [first, second] = ['a'.repeat(32), 'b'.repeat(32)];
  expect(updateTag(sumsOf([first, second], [2, 40]))).toBe('1.aaaaaa2.bbbbbb14');
  expect(changedSince('1.bbbbbb14.aaaaaa2', sumsOf([first, second], [2, 40]))).toEqual([]);
});

test('a tag of another form means everything', () => {
  const sums = sumsOf(['a'.repeat(32)], [2]);
  expect(changedSince('1.aaaaaa2', sums)).toEqual([]);
  for (const tag of ['2.aaaaaa2', 'aaaaaa2', '.aaaaaa2', '1.aaaaaa', '1', ''])
    expect([tag, changedSince(tag, sums)]).toEqual([tag, [...sums.keys()]]);
});

test('sums are recent where each is higher than in the tag: neither the same nor lower', () => {
  const [first, second] = ['a'.repeat(32), 'b'.repeat(32)];
  const tag = updateTag(sumsOf([first, second], [5, 5]));
  const areRecentWith = (...sums: readonly number[]) => areRecent(tag, sumsOf([first, second], sums), new Map());
  expect([areRecentWith(6, 6), areRecentWith(6, 5), areRecentWith(6, 4)]).toEqual([true, false, false]);
});

test('a pass that the tag does not know has a recent sum from that of its last push on', () => {
  const [first, second] = ['a'.repeat(32), 'b'.repeat(32)];
  const tag = updateTag(sumsOf([first], [5]));
  expect([unknownTo(tag, [first, second]), unknownTo('', [first])]).toEqual([[second], [first]]);
  const areRecentWith = (sum: number, notified?: number) =>
    areRecent(
      tag,
      sumsOf([first, second], [6, sum]),
      notified === undefined ? new Map() : new Map([[second, notified]]),
    );
  expect([areRecentWith(7, 6), areRecentWith(7, 7), areRecentWith(7, 8), areRecentWith(7)]).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test('a device with a thousand passes gets a tag that fits into an address, and still hears of every change', () => {
  const names = Array.from({ length: 1_000 }, (_, index) => `${toLetters(index)}${'a'.repeat(26)}`);
  const sums = sumsOf(names, Array(1_000).fill(40_000));
  const tag = updateTag(sums);
  expect(tag.length).toBeLessThan(4_010);
  expect(encodeURIComponent(tag)).toBe(tag);
  expect(changedSince(tag, sums)).toEqual(names.slice(400));
  const changed = names[3] as string;
  expect(changedSince(tag, new Map([...sums, [changed, 40_001]]))).toContain(changed);
});

const toLetters = (index: number) =>
  index
    .toString(26)
    .padStart(6, '0')
    .replace(/[0-9]/g, (digit) => 'qrstuvwxyz'.charAt(Number(digit)));
