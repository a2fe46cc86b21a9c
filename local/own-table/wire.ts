import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import { attributesOf } from '../../world/table/values/attribute-values.ts';
import { invalid, unknownHere } from '../../world/table/values/errors.ts';
import type { Item, Value } from '../../world/table/values/values.ts';

/** An item in wire format: binary values are Base64. */
export type WireItem = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** Fields of requests that are an item or a key, and those that are a list of them. */
const itemFields = new Set(['ExclusiveStartKey', 'ExpressionAttributeValues', 'Item', 'Key']);
const listFields = new Set(['Keys']);

/** A request with the values that the document client has. */
export function requestFromWire(request: object): object {
  if (Array.isArray(request)) return request.map((each) => (isObject(each) ? requestFromWire(each) : each));
  return Object.fromEntries(
    Object.entries(request).map(([name, value]) => {
      if (!isObject(value)) return [name, value];
      if (itemFields.has(name)) return [name, itemFromWire(value as WireItem)];
      if (listFields.has(name)) return [name, (value as WireItem[]).map(itemFromWire)];
      return [name, requestFromWire(value)];
    }),
  );
}

/** An answer in wire format. */
export function answerToWire(answer: Readonly<Record<string, unknown>>): object {
  const items = (value: unknown) => (value as Item[]).map(itemToWire);
  return Object.fromEntries(
    Object.entries(answer).map(([name, value]) => {
      if (name === 'Item' || name === 'Attributes' || name === 'LastEvaluatedKey')
        return [name, itemToWire(value as Item)];
      if (name === 'Items') return [name, items(value)];
      if (name === 'Responses') return [name, byTable(value, items)];
      if (name === 'UnprocessedKeys')
        return [
          name,
          byTable(value, (left) => ({ ...(left as object), Keys: items((left as { Keys: Item[] }).Keys) })),
        ];
      return [name, value];
    }),
  );
}

const byTable = (tables: unknown, change: (value: unknown) => unknown) =>
  Object.fromEntries(Object.entries(tables as object).map(([table, value]) => [table, change(value)]));

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

export const itemToWire = (item: Item): WireItem => attributesToWire(attributesOf(item));

/** Binary values as Base64, in what the SDK has as bytes. */
export function attributesToWire(attributes: Readonly<Record<string, AttributeValue>>): WireItem {
  return Object.fromEntries(Object.entries(attributes).map(([name, value]) => [name, valueToWire(value)]));
}

function valueToWire(value: AttributeValue): Readonly<Record<string, unknown>> {
  if (value.B !== undefined) return { B: Buffer.from(value.B).toString('base64') };
  if (value.L !== undefined) return { L: value.L.map(valueToWire) };
  return value.M === undefined ? { ...value } : { M: attributesToWire(value.M) };
}

export function itemFromWire(item: WireItem): Item {
  return Object.fromEntries(Object.entries(item).map(([name, value]) => [name, valueFromWire(value)]));
}

function valueFromWire(typed: Readonly<Record<string, unknown>>): Value {
  const [[type, value] = ['', undefined], ...others] = Object.entries(typed);
  if (others.length > 0) throw invalid('Supplied AttributeValue has more than one datatypes set');
  switch (type) {
    case 'S':
      return value as string;
    case 'N':
      return numberFromWire(String(value));
    case 'BOOL':
      return value === true;
    case 'NULL':
      return null;
    case 'B':
      return new Uint8Array(Buffer.from(value as string, 'base64'));
    case 'SS':
      if ((value as string[]).length === 0) throw invalid('An string set may not be empty');
      return new Set(value as string[]);
    case 'L':
      return (value as Readonly<Record<string, unknown>>[]).map(valueFromWire);
    case 'M':
      return itemFromWire(value as WireItem);
    default:
      throw unknownHere(`values of the type ${type}`);
  }
}

/** Significant digits that a number has at most. Source: Amazon DynamoDB Developer Guide, "Data types". */
const maxDigits = 38;

/** Significant digits that a number of JavaScript always has. Source: ISO/IEC 9899, DBL_DIG. */
const exactDigits = 15;

function numberFromWire(text: string): number {
  if (!/^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i.test(text))
    throw invalid(`The parameter cannot be converted to a numeric value: ${text}`);
  const number = Number(text);
  if (!Number.isFinite(number))
    throw invalid('Number overflow. Attempting to store a number with magnitude larger than supported range');
  const digits = text
    .replace(/e.*$/i, '')
    .replace(/[+\-.]/g, '')
    .replace(/^0+|0+$/g, '').length;
  if (digits > maxDigits) throw invalid(`Attempting to store more than ${maxDigits} significant digits in a Number`);
  const isExact = Number.isInteger(number) ? Number.isSafeInteger(number) : digits <= exactDigits;
  if (!isExact) throw unknownHere(`numbers that JavaScript does not have, such as ${text}`);
  return number;
}
