import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import { type Item, isMap, type Value } from './values.ts';

export type Attributes = Record<string, AttributeValue>;

/** An item as the stream, errors and the wire have it. */
export function attributesOf(item: Item): Attributes {
  return Object.fromEntries(Object.entries(item).map(([name, value]) => [name, attributeValueOf(value)]));
}

function attributeValueOf(value: Value): AttributeValue {
  if (typeof value === 'string') return { S: value };
  if (typeof value === 'number') return { N: String(value) };
  if (typeof value === 'boolean') return { BOOL: value };
  if (value === null) return { NULL: true };
  if (value instanceof Uint8Array) return { B: value };
  if (value instanceof Set) return { SS: [...value] };
  if (isMap(value)) return { M: attributesOf(value) };
  return { L: (value as readonly Value[]).map(attributeValueOf) };
}
