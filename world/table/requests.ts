import type { Placeholders } from './expressions/scope.ts';
import { unknownHere } from './values/errors.ts';
import type { Item } from './values/values.ts';

/**
 * The supported parameters of each operation, as the document client has them: values are JavaScript's.
 * Source: Amazon DynamoDB API reference.
 */

interface OfTable extends Placeholders {
  readonly TableName?: string;
}

/** A request whose answer may say what it consumes. */
export interface Counted {
  readonly ReturnConsumedCapacity?: string;
}

interface Conditional extends OfTable, Counted {
  readonly ConditionExpression?: string;
  readonly ReturnValues?: string;
  readonly ReturnValuesOnConditionCheckFailure?: string;
}

export interface PutRequest extends Conditional {
  readonly Item?: object;
}

export interface KeyedRequest extends Conditional {
  readonly Key?: object;
}

export interface UpdateRequest extends KeyedRequest {
  readonly UpdateExpression?: string;
}

interface Read extends OfTable, Counted {
  readonly ConsistentRead?: boolean;
  readonly ProjectionExpression?: string;
}

export interface GetRequest extends Read {
  readonly Key?: object;
}

export interface PageRequest extends Read {
  readonly IndexName?: string;
  readonly FilterExpression?: string;
  readonly ExclusiveStartKey?: object;
  readonly Limit?: number;
}

export interface QueryRequest extends PageRequest {
  readonly KeyConditionExpression?: string;
  readonly ScanIndexForward?: boolean;
}

export interface ScanRequest extends PageRequest {
  readonly Segment?: number;
  readonly TotalSegments?: number;
}

export interface TransactionItem {
  readonly Put?: PutRequest;
  readonly Update?: UpdateRequest;
  readonly Delete?: KeyedRequest;
  readonly ConditionCheck?: KeyedRequest;
}

export interface TransactWriteRequest extends Counted {
  readonly TransactItems?: readonly TransactionItem[];
  readonly ClientRequestToken?: string;
}

export interface BatchGetRequest extends Counted {
  readonly RequestItems?: Readonly<Record<string, GetRequest & { readonly Keys?: readonly object[] }>>;
}

interface BatchWrite {
  readonly PutRequest?: { readonly Item?: object };
  readonly DeleteRequest?: { readonly Key?: object };
}

export interface BatchWriteRequest extends Counted {
  readonly RequestItems?: Readonly<Record<string, readonly BatchWrite[]>>;
}

export interface Page {
  readonly Items: Item[];
  readonly Count: number;
  readonly ScannedCount: number;
  readonly LastEvaluatedKey?: Item;
  readonly ConsumedCapacity?: object;
}

const names = ['TableName', 'ExpressionAttributeNames'];
const counted = 'ReturnConsumedCapacity';
const conditional = [
  ...names,
  counted,
  'ExpressionAttributeValues',
  'ConditionExpression',
  'ReturnValues',
  'ReturnValuesOnConditionCheckFailure',
];
const read = [...names, 'ConsistentRead', 'ProjectionExpression'];
const page = [
  ...read,
  counted,
  'ExpressionAttributeValues',
  'IndexName',
  'FilterExpression',
  'ExclusiveStartKey',
  'Limit',
];

const parameters = {
  BatchGetItem: ['RequestItems', counted],
  BatchWriteItem: ['RequestItems', counted],
  ConditionCheck: [...conditional, 'Key'],
  Delete: [...conditional, 'Key'],
  GetItem: [...read, counted, 'Key'],
  Keys: [...read, 'Keys'],
  Put: [...conditional, 'Item'],
  Query: [...page, 'KeyConditionExpression', 'ScanIndexForward'],
  Scan: [...page, 'Segment', 'TotalSegments'],
  TransactWriteItems: ['TransactItems', 'ClientRequestToken', counted],
  Update: [...conditional, 'Key', 'UpdateExpression'],
} satisfies Record<string, readonly string[]>;

/** @throws UnknownOperationException for a parameter that would be ignored here. */
export function checkParameters(of: keyof typeof parameters, request: object): void {
  const supported: readonly string[] = parameters[of];
  for (const [name, value] of Object.entries(request))
    if (value !== undefined && !supported.includes(name)) throw unknownHere(`${name} of ${of}`);
}
