import { arn } from '../basics/account.ts';
import type { AuthorizationRequest } from '../iam/policy.ts';
import { type DynamoDbRequest, hashOf, type ItemRequest, itemsOf } from './limits/dynamodb-requests.ts';

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
  input: DynamoDbRequest,
  hashKeyOf: (table: string) => string | undefined,
): AuthorizationRequest[] {
  const { IndexName, RequestItems, TableName, TransactItems } = input;
  const hash = hashKeyOf(TableName ?? '') ?? '';
  const on = (action: string, table: string | undefined, items: readonly Pick<ItemRequest, 'Item' | 'Key'>[]) => {
    const keys = items.map(({ Item, Key }) => (Item ?? Key)?.[hashKeyOf(table ?? '') ?? '']);
    return {
      action: `dynamodb:${action}`,
      resource: table === undefined ? '*' : table.startsWith('arn:') ? table : arn('dynamodb', `table/${table}`),
      context: { 'dynamodb:LeadingKeys': keys.flatMap((key) => Object.values(key ?? {})).map(String) },
    };
  };
  if (TransactItems)
    return TransactItems.flatMap(Object.entries<ItemRequest>).map(([kind, item]) =>
      on(ofTransaction[kind] ?? kind, item.TableName, [item]),
    );
  if (RequestItems)
    return [...Map.groupBy(itemsOf(input), (item) => item.TableName)].map(([table, items]) =>
      on(operation, table, items),
    );
  const queried = hashOf(input, { hash });
  const items = itemsOf(input).concat(queried ? { TableName: TableName ?? '', Key: { [hash]: queried } } : []);
  if (IndexName === undefined) return [on(operation, TableName, items)];
  const { resource, ...ofTable } = on(operation, TableName, []);
  return [{ ...ofTable, resource: `${resource}/index/${IndexName}` }];
}
