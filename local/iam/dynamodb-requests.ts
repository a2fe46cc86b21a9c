import { arn } from '../basics/account.ts';
import type { AuthorizationRequest } from './policy.ts';

type Value = Readonly<Record<string, unknown>>;
type Item = Readonly<Record<string, Value>>;

interface Target {
  readonly TableName?: string;
  readonly Item?: Item;
  readonly Key?: Item;
}

/** Parts of requests that identify their items. */
export interface DynamoDbInput extends Target {
  readonly IndexName?: string;
  readonly KeyConditionExpression?: string;
  readonly ExpressionAttributeNames?: Readonly<Record<string, string>>;
  readonly ExpressionAttributeValues?: Item;
  readonly RequestItems?: Readonly<Record<string, { readonly Keys?: readonly Item[] } | readonly WriteRequest[]>>;
  readonly TransactItems?: readonly Readonly<Record<string, Target>>[];
}

interface WriteRequest {
  readonly PutRequest?: { readonly Item: Item };
  readonly DeleteRequest?: { readonly Key: Item };
}

/** Actions of a transaction's items. */
const ofTransaction: Readonly<Record<string, string>> = {
  ConditionCheck: 'ConditionCheckItem',
  Delete: 'DeleteItem',
  Get: 'GetItem',
  Put: 'PutItem',
  Update: 'UpdateItem',
};

/**
 * A batch is judged by table, a transaction item by item, each as if it came alone. `dynamodb:LeadingKeys` has the values of
 * the table's partition key; of an index it is not documented, so that queries of indexes have none here.
 * Source: AWS Service Authorization Reference, Amazon DynamoDB; Amazon DynamoDB Developer Guide, "IAM and transactions" and
 * "Using IAM policy conditions for fine-grained access control".
 * @param hashKeyOf name of a table's partition key
 */
export function requestsOfDynamoDb(
  operation: string,
  input: DynamoDbInput,
  hashKeyOf: (table: string) => string | undefined,
): AuthorizationRequest[] {
  const on = (action: string, table: string | undefined, items: readonly (Item | undefined)[]) => {
    const leadingKeys = items.flatMap((item) => Object.values(item?.[hashKeyOf(table ?? '') ?? ''] ?? {}));
    return {
      action: `dynamodb:${action}`,
      resource: table === undefined ? '*' : table.startsWith('arn:') ? table : arn('dynamodb', `table/${table}`),
      context: { 'dynamodb:LeadingKeys': leadingKeys.map(String) },
    };
  };
  if (input.TransactItems)
    return input.TransactItems.flatMap(Object.entries).map(([kind, { TableName, Item, Key }]) =>
      on(ofTransaction[kind] ?? kind, TableName, [Item ?? Key]),
    );
  if (input.RequestItems)
    return Object.entries(input.RequestItems).map(([table, requests]) => on(operation, table, itemsOf(requests)));
  if (input.IndexName === undefined)
    return [on(operation, input.TableName, [input.Item ?? input.Key ?? keysIn(input)])];
  const { resource, ...ofTable } = on(operation, input.TableName, []);
  return [{ ...ofTable, resource: `${resource}/index/${input.IndexName}` }];
}

const itemsOf = (requests: { readonly Keys?: readonly Item[] } | readonly WriteRequest[]) =>
  'map' in requests
    ? requests.map(({ PutRequest, DeleteRequest }) => PutRequest?.Item ?? DeleteRequest?.Key)
    : (requests.Keys ?? []);

/** The keys that a query names with `=`. */
function keysIn({
  KeyConditionExpression = '',
  ExpressionAttributeNames,
  ExpressionAttributeValues,
}: DynamoDbInput): Item {
  const named = KeyConditionExpression.matchAll(/(#?\w+)\s*=\s*(:\w+)/g);
  return Object.fromEntries(
    [...named].map(([, name = '', value = '']) => [
      ExpressionAttributeNames?.[name] ?? name,
      ExpressionAttributeValues?.[value] ?? {},
    ]),
  );
}
