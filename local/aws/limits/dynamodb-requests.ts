import {
  type AttributeValue,
  type Expressions,
  expressionRefusal,
  type Item,
  itemRefusal,
  type KeyAttributes,
  keyConditions,
  type Query,
  queryRefusal,
  type TableKeys,
  updateRefusal,
} from '../../../world/table/values/limits.ts';

/** Part of a request that concerns one item. */
export interface ItemRequest extends Expressions {
  readonly TableName: string;
  readonly Item?: Item;
  readonly Key?: Item;
}

/** Parts of requests that the limits concern. Source: Amazon DynamoDB API reference. */
export interface DynamoDbRequest extends Expressions, Query {
  readonly TableName?: string;
  readonly Item?: Item;
  readonly Key?: Item;
  readonly ClientRequestToken?: string;
  readonly ReturnConsumedCapacity?: string;
  readonly RequestItems?: Readonly<Record<string, { readonly Keys?: readonly Item[] } | readonly BatchWrite[]>>;
  readonly TransactItems?: readonly Readonly<Record<string, ItemRequest>>[];
}

interface BatchWrite {
  readonly PutRequest?: { readonly Item: Item };
  readonly DeleteRequest?: { readonly Key: Item };
}

/** A request's items, each as if it came alone; none of a query or a scan. */
export function itemsOf({ TransactItems, RequestItems, ...single }: DynamoDbRequest): ItemRequest[] {
  if (TransactItems) return TransactItems.flatMap((item) => Object.values(item));
  if (RequestItems)
    return Object.entries(RequestItems).flatMap(([TableName, requests]): ItemRequest[] =>
      'map' in requests
        ? requests.map(({ PutRequest, DeleteRequest }) => ({ TableName, ...PutRequest, ...DeleteRequest }))
        : (requests.Keys ?? []).map((Key) => ({ TableName, Key })),
    );
  const { TableName, Item, Key } = single;
  return TableName !== undefined && (Item || Key) ? [{ ...single, TableName }] : [];
}

/** The value of a query's partition key; undefined of a scan. */
export const hashOf = (request: DynamoDbRequest, keys: KeyAttributes): AttributeValue | undefined =>
  keyConditions(request, keys).hash;

/**
 * @param keysOf the keys of a table that the templates declare
 * @returns why DynamoDB refuses a request, in its words where they are documented, as a ValidationException
 */
export function requestRefusal(
  operation: string,
  request: DynamoDbRequest,
  keysOf: (table: string) => TableKeys | undefined,
): string | undefined {
  const refusal = expressionRefusal(request);
  if (refusal !== undefined) return refusal;
  if (operation === 'Query') {
    const table = keysOf(request.TableName ?? '');
    const keys = request.IndexName === undefined ? table : table?.indexes.get(request.IndexName);
    return keys && queryRefusal(request, keys);
  }
  for (const item of itemsOf(request)) {
    const keys = keysOf(item.TableName);
    const refused =
      expressionRefusal(item) ?? (keys && (item.Item ? itemRefusal(item.Item, keys) : updateRefusal(item, keys)));
    if (refused !== undefined) return refused;
  }
  return undefined;
}
