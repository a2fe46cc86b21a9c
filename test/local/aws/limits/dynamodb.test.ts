import { type AttributeValue, itemBytes } from '../../../../world/table/values/limits.ts';

test.each<[string, AttributeValue, number]>([
  ['text, as UTF-8', { S: 'zürich' }, 7],
  ['a number: a byte for two significant digits, and one', { N: '-12300' }, 4],
  ['binary, decoded', { B: Buffer.from('12345').toString('base64') }, 5],
  ['a boolean', { BOOL: true }, 1],
  ['null', { NULL: true }, 1],
  ['a set', { SS: ['ab', 'c'] }, 3],
  ['a set of numbers', { NS: ['1', '222'] }, 5],
  ['a list: three bytes, and one for each element', { L: [{ S: 'ab' }, { BOOL: false }] }, 8],
  ['a map: three bytes, and one for each element', { M: { ab: { S: 'c' } } }, 7],
])("an item's size is that of names and values: %s", (_, value, bytes) => {
  expect(itemBytes({ name: value })).toBe('name'.length + bytes);
});
