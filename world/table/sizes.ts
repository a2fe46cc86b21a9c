import { type Item, isMap, type Value } from './values/values.ts';

/** Size of an item, bytes. Source: Amazon DynamoDB Developer Guide, "DynamoDB item sizes and formats". */
export function sizeOfItem(item: Item): number {
  let size = 0;
  for (const name of Object.keys(item)) size += Buffer.byteLength(name) + sizeOfValue(item[name] as Value);
  return size;
}

function sizeOfValue(value: Value): number {
  if (typeof value === 'string') return Buffer.byteLength(value);
  if (typeof value === 'number') return sizeOfNumber(value);
  if (typeof value === 'boolean' || value === null) return 1;
  if (value instanceof Uint8Array) return value.length;
  if (value instanceof Set) return [...value].reduce((sum, text) => sum + Buffer.byteLength(text), 0);
  if (isMap(value)) return 3 + Object.keys(value).length + sizeOfItem(value);
  return (value as readonly Value[]).reduce<number>((sum, each) => sum + 1 + sizeOfValue(each), 3);
}

/** A byte for two digits without leading and trailing zeros, and one more; another for the sign. */
function sizeOfNumber(value: number): number {
  const digits = String(value)
    .replace(/^-|e.*$|\./g, '')
    .replace(/^0+|0+$/g, '').length;
  return Math.ceil(digits / 2) + 1 + (value < 0 ? 1 : 0);
}
