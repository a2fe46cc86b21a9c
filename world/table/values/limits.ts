/**
 * DynamoDB's limits that the embedded database does not have, as pure functions of requests in wire format. It refuses
 * itself: items above 400 KB, keys above 2,048 and 1,024 bytes, empty keys, keys of another type, expressions above 4 KB,
 * reserved words, unused placeholders, numbers of more than 38 digits, transactions above 100 items or 4 MB or with an
 * item twice, batches above 25 writes or 100 reads, another request with a known ClientRequestToken.
 * Source: Amazon DynamoDB Developer Guide, "Quotas in Amazon DynamoDB" and "DynamoDB item sizes and formats".
 */

/** `{ S: 'text' }`, in the wire format. */
export type AttributeValue = Readonly<Record<string, unknown>>;

export type Item = Readonly<Record<string, AttributeValue>>;

/** The key of a table or an index. */
export interface KeyAttributes {
  readonly hash: string;
  readonly range?: string | undefined;
}

/** The key of an index, and the attributes projected besides keys; all of them if absent. */
export interface IndexKeys extends KeyAttributes {
  readonly attributes?: readonly string[] | undefined;
}

export interface TableKeys extends KeyAttributes {
  readonly indexes: ReadonlyMap<string, IndexKeys>;
}

/** An expression's part of a request, as most operations have it. */
export interface Expressions {
  readonly ConditionExpression?: string;
  readonly FilterExpression?: string;
  readonly KeyConditionExpression?: string;
  readonly ProjectionExpression?: string;
  readonly UpdateExpression?: string;
  readonly ExpressionAttributeNames?: Readonly<Record<string, string>>;
  readonly ExpressionAttributeValues?: Item;
}

export const maxHashBytes = 2_048;
export const maxRangeBytes = 1_024;
const maxOperators = 300;
const maxInOperands = 100;
const maxPlaceholderBytes = 255;

/** Bytes of a request's body. */
export const maxRequestBytes = 16 * 1024 * 1024;

/** @returns why an item may not be stored: a key of an index is too long */
export function itemRefusal(item: Item, { indexes }: TableKeys): string | undefined {
  for (const { hash, range } of indexes.values()) {
    const refusal = keyRefusal(item[hash], range === undefined ? undefined : item[range]);
    if (refusal !== undefined) return refusal;
  }
  return undefined;
}

function keyRefusal(hash: AttributeValue | undefined, range: AttributeValue | undefined): string | undefined {
  const invalid = 'One or more parameter values were invalid:';
  if (hash !== undefined && Buffer.byteLength(String(hash.S)) > maxHashBytes)
    return `${invalid} Size of hashkey has exceeded the maximum size limit of2048 bytes`;
  if (range !== undefined && Buffer.byteLength(String(range.S)) > maxRangeBytes)
    return `${invalid} Aggregated size of all range keys has exceeded the size limit of 1024 bytes`;
  return undefined;
}

/** @returns why an update is refused: it sets a key of an index to a value that is too long */
export function updateRefusal(update: Expressions, { indexes }: TableKeys): string | undefined {
  const keys = [...indexes.values()];
  const set = new Map(
    [...(update.UpdateExpression ?? '').matchAll(/([#\w]+)\s*=\s*(:\w+)/g)].map(([, name = '', value = '']) => [
      namedIn(name, update),
      update.ExpressionAttributeValues?.[value],
    ]),
  );
  const isTooLong = keys.some(
    ({ hash, range }) => keyRefusal(set.get(hash), range === undefined ? undefined : set.get(range)) !== undefined,
  );
  return isTooLong
    ? 'The update expression attempted to update the secondary index key beyond allowed size limits.'
    : undefined;
}

/** A query, with the key that it starts after. */
export interface Query extends Expressions {
  readonly IndexName?: string;
  readonly ExclusiveStartKey?: Item;
}

/** @returns why a query is refused: its keys are impossible, or its start is outside of them */
export function queryRefusal(query: Query, keys: KeyAttributes): string | undefined {
  const { hash, bounds } = keyConditions(query, keys);
  for (const value of [hash, ...bounds.map((bound) => bound.value)]) {
    const name = value === hash ? keys.hash : keys.range;
    const isAnyRange =
      value !== hash && bounds.some((bound) => bound.value === value && bound.operator === 'begins_with');
    if (value?.S === '' && !isAnyRange)
      return `One or more parameter values are not valid. The AttributeValue for a key attribute cannot contain an empty string value. Key: ${name}`;
    const refusal = value === hash ? keyRefusal(value, undefined) : keyRefusal(undefined, value);
    if (refusal !== undefined) return refusal;
  }
  return isInside(query.ExclusiveStartKey, keys, hash, bounds)
    ? undefined
    : 'The provided starting key is outside query boundaries based on provided conditions';
}

interface Bound {
  readonly operator: string;
  readonly value: AttributeValue | undefined;
}

/** The values that a query compares the parts of its key with. */
export function keyConditions(query: Query, { hash, range }: KeyAttributes) {
  const text = query.KeyConditionExpression ?? '';
  const valueNamed = (name: string | undefined) => query.ExpressionAttributeValues?.[name ?? ''];
  const found: { name: string; bounds: Bound[] }[] = [
    ...[...text.matchAll(/([#\w]+)\s*(=|<=|>=|<|>)\s*(:\w+)/g)].map(([, name = '', operator = '', value]) => ({
      name,
      bounds: [{ operator, value: valueNamed(value) }],
    })),
    ...[...text.matchAll(/([#\w]+)\s+BETWEEN\s+(:\w+)\s+AND\s+(:\w+)/gi)].map(([, name = '', low, high]) => ({
      name,
      bounds: [
        { operator: '>=', value: valueNamed(low) },
        { operator: '<=', value: valueNamed(high) },
      ],
    })),
    ...[...text.matchAll(/begins_with\s*\(\s*([#\w]+)\s*,\s*(:\w+)\s*\)/g)].map(([, name = '', value]) => ({
      name,
      bounds: [{ operator: 'begins_with', value: valueNamed(value) }],
    })),
  ];
  const boundsOf = (attribute: string | undefined) =>
    found.filter(({ name }) => namedIn(name, query) === attribute).flatMap(({ bounds }) => bounds);
  return { hash: boundsOf(hash)[0]?.value, bounds: boundsOf(range) };
}

const compares: Readonly<Record<string, (order: number) => boolean>> = {
  '=': (order) => order === 0,
  '<=': (order) => order <= 0,
  '>=': (order) => order >= 0,
  '<': (order) => order < 0,
  '>': (order) => order > 0,
};

function isInside(
  start: Item | undefined,
  keys: KeyAttributes,
  hash: AttributeValue | undefined,
  bounds: readonly Bound[],
) {
  if (start === undefined) return true;
  const at = start[keys.range ?? ''];
  const isSameHash = JSON.stringify(start[keys.hash]) === JSON.stringify(hash);
  return isSameHash && bounds.every(({ operator, value }) => isWithin(at?.S, operator, value?.S));
}

/** Keys of other types than text are not compared. */
function isWithin(at: unknown, operator: string, value: unknown): boolean {
  if (typeof at !== 'string' || typeof value !== 'string') return true;
  if (operator === 'begins_with') return at.startsWith(value);
  return compares[operator]?.(Buffer.compare(Buffer.from(at), Buffer.from(value))) ?? true;
}

/** @returns why expressions are too complex: operators, operands of IN, lengths of placeholders */
export function expressionRefusal(expressions: Expressions): string | undefined {
  const { ExpressionAttributeNames = {}, ExpressionAttributeValues = {} } = expressions;
  for (const placeholder of [...Object.keys(ExpressionAttributeNames), ...Object.keys(ExpressionAttributeValues)])
    if (Buffer.byteLength(placeholder) > maxPlaceholderBytes)
      return 'The length of an expression attribute name or value exceeds the maximum of 255 bytes';
  for (const kind of ['ConditionExpression', 'FilterExpression', 'UpdateExpression'] as const) {
    const text = expressions[kind] ?? '';
    const operators = text.match(/<>|<=|>=|[=<>+-]|\b(AND|OR|NOT|IN|BETWEEN)\b|\w+(?=\s*\()/gi) ?? [];
    if (operators.length > maxOperators)
      return `Invalid ${kind}: The expression contains too many operators; operator count: ${operators.length}`;
    for (const [, list = ''] of text.matchAll(/\bIN\s*\(([^)]*)\)/gi))
      if (list.split(',').length > maxInOperands)
        return `Invalid ${kind}: Invalid number of operands for operator IN; the maximum is ${maxInOperands}`;
  }
  return undefined;
}

/** The attribute that an expression names, itself or by a placeholder. */
export const namedIn = (name: string, { ExpressionAttributeNames = {} }: Expressions) =>
  ExpressionAttributeNames[name] ?? name;
