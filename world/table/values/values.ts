/** A value as the document client gives and takes it. Numbers are only those that JavaScript holds exactly. */
export type Value =
  | string
  | number
  | boolean
  | null
  | Uint8Array
  | ReadonlySet<string>
  | readonly Value[]
  | { readonly [name: string]: Value };

export type MapValue = { readonly [name: string]: Value };

/** An item or its key. Never changed once it is stored, so that versions of it may share what did not change. */
export type Item = MapValue;

export type TypeName = 'S' | 'N' | 'BOOL' | 'NULL' | 'B' | 'SS' | 'L' | 'M';

export function typeOf(value: Value): TypeName {
  if (typeof value === 'string') return 'S';
  if (typeof value === 'number') return 'N';
  if (typeof value === 'boolean') return 'BOOL';
  if (value === null) return 'NULL';
  if (Array.isArray(value)) return 'L';
  if (value instanceof Uint8Array) return 'B';
  return value instanceof Set ? 'SS' : 'M';
}

export const isMap = (value: Value | undefined): value is MapValue => value !== undefined && typeOf(value) === 'M';

/** The attribute of this name, which may be one that objects inherit. */
export const attributeOf = (item: MapValue, name: string): Value | undefined =>
  Object.hasOwn(item, name) ? item[name] : undefined;

/**
 * Copies a value that a caller may change later, or may not be able to send.
 * @returns undefined for undefined, which the document client leaves out.
 * @throws TypeError for a value that the document client refuses, or that is not supported here.
 */
function copyOf(value: unknown): Value | undefined {
  if (typeof value === 'string' || typeof value === 'boolean' || value === null) return value;
  if (typeof value === 'number') return checkedNumber(value);
  if (value === undefined) return undefined;
  if (Array.isArray(value)) return value.map(copyOf).filter((each) => each !== undefined);
  if (typeof value === 'object') {
    if (value instanceof Set) return copyOfSet(value);
    if (ArrayBuffer.isView(value)) return new Uint8Array(value.buffer, value.byteOffset, value.byteLength).slice();
    const prototype = Object.getPrototypeOf(value);
    // An object of another realm counts as plain, too.
    if (prototype === null || Object.getPrototypeOf(prototype) === null) return copyOfMap(value);
  }
  throw new TypeError(`The local table does not store a ${typeof value} such as ${String(value)}`);
}

export function copyOfMap(map: object): Item {
  const copy: Record<string, Value> = {};
  for (const name of Object.keys(map)) {
    const value = copyOf((map as Record<string, unknown>)[name]);
    if (value === undefined) continue;
    if (name === '__proto__') Object.defineProperty(copy, name, { value, enumerable: true });
    else copy[name] = value;
  }
  return copy;
}

function copyOfSet(set: ReadonlySet<unknown>): ReadonlySet<string> {
  const members = [...set].map((member) => {
    if (typeof member !== 'string') throw new TypeError('The local table stores sets of strings only');
    return member;
  });
  if (members.length === 0) throw new TypeError('Pass a non-empty set');
  return new Set(members);
}

/** Source: Amazon DynamoDB Developer Guide, "Supported data types and naming rules in Amazon DynamoDB", Number. */
function checkedNumber(value: number): number {
  if (!Number.isFinite(value)) throw new TypeError(`Special numeric value ${value} is not allowed`);
  if (Number.isInteger(value) && !Number.isSafeInteger(value))
    throw new TypeError(`Number ${value} is beyond Number.MAX_SAFE_INTEGER`);
  // Drops the sign of zero, which DynamoDB does not have.
  return value === 0 ? 0 : value;
}

export function equals(a: Value | undefined, b: Value | undefined): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  const type = typeOf(a);
  if (type !== typeOf(b)) return false;
  if (a instanceof Uint8Array) return Buffer.compare(a, b as Uint8Array) === 0;
  if (a instanceof Set) return a.size === (b as typeof a).size && [...a].every((each) => (b as typeof a).has(each));
  const names = Object.keys(a);
  if (names.length !== Object.keys(b).length) return false;
  return names.every((name) => Object.hasOwn(b, name) && equals((a as Item)[name], (b as Item)[name]));
}

/** The order of two values; undefined if they have none: of different types, or of one without order. */
export function orderOf(a: Value, b: Value): number | undefined {
  if (typeof a === 'string' && typeof b === 'string') return orderOfTexts(a, b);
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return a instanceof Uint8Array && b instanceof Uint8Array ? Buffer.compare(a, b) : undefined;
}

/**
 * The order of UTF-8, which is that of code points: unlike the order of JavaScript's strings it has characters beyond
 * U+FFFF, of two surrogates, after all others.
 * Source: Amazon DynamoDB Developer Guide, "Supported data types and naming rules in Amazon DynamoDB", String.
 */
export function orderOfTexts(a: string, b: string): number {
  const length = Math.min(a.length, b.length);
  for (let place = 0; place < length; place++) {
    const one = a.charCodeAt(place);
    const other = b.charCodeAt(place);
    if (one !== other) return isSurrogate(one) === isSurrogate(other) ? one - other : isSurrogate(one) ? 1 : -1;
  }
  return a.length - b.length;
}

const isSurrogate = (unit: number) => unit >= 0xd800 && unit <= 0xdfff;
