import { requestsOfDynamoDb } from '../../../local/aws/dynamodb-permissions.ts';
import type { DynamoDbRequest } from '../../../local/aws/limits/dynamodb-requests.ts';

const table = 'arn:aws:dynamodb:eu-central-1:000000000000:table/t';
const key = (PK: string) => ({ PK: { S: PK }, SK: { S: 'other' } });
const requested = (operation: string, input: DynamoDbRequest) =>
  requestsOfDynamoDb(operation, input, (name) => (name === 't' ? 'PK' : undefined)).map(
    ({ action, resource, context }) => [action, resource, ...(context?.['dynamodb:LeadingKeys'] ?? [])],
  );

test('one item has the permission of its operation and its partition key', () => {
  expect(requested('PutItem', { TableName: 't', Item: key('A') })).toEqual([['dynamodb:PutItem', table, 'A']]);
  expect(requested('GetItem', { TableName: 't', Key: key('A') })).toEqual([['dynamodb:GetItem', table, 'A']]);
  expect(requested('GetItem', { TableName: table, Key: key('A') })).toEqual([['dynamodb:GetItem', table]]);
});

test('a transaction is authorized item by item, as the operations of its items', () => {
  const on = (PK: string) => ({ TableName: 't', Key: key(PK) });
  const writes = [
    { Put: { TableName: 't', Item: key('A') } },
    { Update: on('B') },
    { Delete: on('C') },
    { ConditionCheck: on('D') },
  ];
  expect(requested('TransactWriteItems', { TransactItems: writes })).toEqual([
    ['dynamodb:PutItem', table, 'A'],
    ['dynamodb:UpdateItem', table, 'B'],
    ['dynamodb:DeleteItem', table, 'C'],
    ['dynamodb:ConditionCheckItem', table, 'D'],
  ]);
  expect(requested('TransactGetItems', { TransactItems: [{ Get: on('A') }] })).toEqual([
    ['dynamodb:GetItem', table, 'A'],
  ]);
});

test('a batch is authorized once for each table, with all its keys', () => {
  expect(requested('BatchGetItem', { RequestItems: { t: { Keys: [key('A'), key('B')] } } })).toEqual([
    ['dynamodb:BatchGetItem', table, 'A', 'B'],
  ]);
  const requests = [{ PutRequest: { Item: key('A') } }, { DeleteRequest: { Key: key('B') } }];
  expect(requested('BatchWriteItem', { RequestItems: { t: requests } })).toEqual([
    ['dynamodb:BatchWriteItem', table, 'A', 'B'],
  ]);
});

test('a query has the partition key that it names, whatever it calls it; of an index it has none', () => {
  const values = { ExpressionAttributeValues: { ':a': { S: 'A' }, ':b': { S: 'B' } } };
  const query = (KeyConditionExpression: string, more: object = {}) =>
    requested('Query', { TableName: 't', KeyConditionExpression, ...values, ...more });
  expect(query('PK = :a AND SK = :b')).toEqual([['dynamodb:Query', table, 'A']]);
  expect(query('SK = :b AND #key=:a', { ExpressionAttributeNames: { '#key': 'PK' } })).toEqual([
    ['dynamodb:Query', table, 'A'],
  ]);
  expect(query('listed = :a', { IndexName: 'byList' })).toEqual([['dynamodb:Query', `${table}/index/byList`]]);
});

test('a scan and what is about no item have no key', () => {
  expect(requested('Scan', { TableName: 't' })).toEqual([['dynamodb:Scan', table]]);
  expect(requested('ListTables', {})).toEqual([['dynamodb:ListTables', '*']]);
});
