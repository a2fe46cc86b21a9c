import { sizeOfItem } from '../../../world/table/sizes.ts';
import type { Value } from '../../../world/table/values/values.ts';

test.each<[string, Value, number]>([
  ['text, as UTF-8', 'zürich', 7],
  ['a number: a byte for two significant digits, and one; another for the sign', -12_300, 4],
  ['binary', Buffer.from('12345'), 5],
  ['a boolean', true, 1],
  ['null', null, 1],
  ['a set', new Set(['ab', 'c']), 3],
  ['a list: three bytes, and one for each element', ['ab', false], 8],
  ['a map: three bytes, and one for each element', { ab: 'c' }, 7],
])("an item's size is that of names and values: %s", (_, value, bytes) => {
  expect(sizeOfItem({ name: value })).toBe('name'.length + bytes);
});
