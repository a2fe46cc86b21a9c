import {
  BatchGetCommand,
  DeleteCommand,
  GetCommand,
  PutCommand,
  QueryCommand,
  ScanCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { MemoryDynamoDb, type MemoryDynamoDbOptions } from '../../../world/table/memory-dynamodb.ts';
import { recordOf } from '../../../world/table/stream.ts';
import { tableDefinition } from '../../helpers/table-definition.ts';

const TableName = 'table';
const Key = { PK: 'one', SK: 'ITEM' };

function startTable(options: MemoryDynamoDbOptions = {}) {
  const dynamoDb = new MemoryDynamoDb(options);
  const table = dynamoDb.createTable({ TableName, ...tableDefinition });
  const put = (Item: object) => dynamoDb.client.send(new PutCommand({ TableName, Item: { ...Key, ...Item } }));
  const update = (UpdateExpression: string, values?: Record<string, unknown>) =>
    dynamoDb.client.send(new UpdateCommand({ TableName, Key, UpdateExpression, ExpressionAttributeValues: values }));
  const listed = async () => {
    const query = { KeyConditionExpression: 'listKey = :list', ExpressionAttributeValues: { ':list': 'list' } };
    const { Items } = await dynamoDb.client.send(new QueryCommand({ TableName, IndexName: 'byList', ...query }));
    return Items?.map(({ PK, listSort }) => `${PK} ${listSort}`);
  };
  return { dynamoDb, table, put, update, listed };
}

const refusal = (sending: Promise<unknown>) =>
  sending.then(
    () => undefined,
    (error) => `${error.name}: ${error.message}`,
  );

test('an index that lags has what has arrived, item by item in order', async () => {
  const { table, put, listed } = startTable({ lags: true });
  const index = table.indexes.get('byList');
  await put({ listKey: 'list', listSort: '1' });
  await put({ PK: 'two', listKey: 'list', listSort: '1' });
  await put({ listKey: 'list', listSort: '2' });
  expect([index?.waiting.length, await listed()]).toEqual([3, []]);
  index?.catchUpWith({ ...Key, PK: 'two' });
  expect(await listed()).toEqual(['two 1']);
  index?.catchUp(1);
  expect(await listed()).toEqual(['one 1', 'two 1']);
  table.catchUp();
  expect(await listed()).toEqual(['two 1', 'one 2']);
});

test('an eventually consistent read sees what has arrived', async () => {
  const { dynamoDb, table, put } = startTable({ lags: true });
  const read = async (ConsistentRead?: boolean) =>
    (await dynamoDb.client.send(new GetCommand({ TableName, Key, ConsistentRead }))).Item?.n;
  await put({ n: 1 });
  await put({ n: 2 });
  expect([await read(), await read(true)]).toEqual([undefined, 2]);
  table.replica?.catchUp(1);
  expect(await read()).toBe(1);
});

test('the stream has each change with its images, and none for a write that changes nothing', async () => {
  const { dynamoDb, table, put } = startTable({ now: () => 1_000 });
  await put({ n: 1, inner: { list: [1] } });
  await put({ n: 1, inner: { list: [1] } });
  await put({ n: 2 });
  await dynamoDb.client.send(new DeleteCommand({ TableName, Key }));
  const records = table.stream.after(0).map(recordOf);
  const keys = { PK: { S: 'one' }, SK: { S: 'ITEM' } };
  const first = { ...keys, n: { N: '1' }, inner: { M: { list: { L: [{ N: '1' }] } } } };
  expect(records.map(({ eventName, dynamodb }) => [eventName, dynamodb?.OldImage, dynamodb?.NewImage])).toEqual([
    ['INSERT', undefined, first],
    ['MODIFY', first, { ...keys, n: { N: '2' } }],
    ['REMOVE', { ...keys, n: { N: '2' } }, undefined],
  ]);
  expect(records[0]?.dynamodb).toMatchObject({ Keys: keys, ApproximateCreationDateTime: new Date(1_000) });
  table.stream.trim(1);
  expect(table.stream.after(0, 1).map(({ sequence }) => sequence)).toEqual([2]);
  expect(table.stream.after(2).map(({ sequence }) => sequence)).toEqual([3]);
});

test('nothing is changed if a commit cannot be recorded', async () => {
  const { table, put } = startTable({
    onCommit: () => {
      throw new Error('The disk is full');
    },
  });
  await expect(put({})).rejects.toThrow('The disk is full');
  expect([...table.items.all()]).toEqual([]);
});

test.each([
  ['a function', 'attribute_type(a, :a)', 'the function attribute_type in an expression'],
  ['another', 'size(a) > :a', 'the function size in an expression'],
  ['elements of lists', 'a[0] = :a', 'elements of lists in a ConditionExpression'],
])('refuses %s that it does not know by name', async (_, ConditionExpression, what) => {
  const { dynamoDb } = startTable();
  const put = new PutCommand({ TableName, Item: Key, ConditionExpression, ExpressionAttributeValues: { ':a': 'S' } });
  expect(await refusal(dynamoDb.client.send(put))).toBe(
    `UnknownOperationException: The local table does not know ${what}`,
  );
});

test.each([
  ['SET a = list_append(a, :a)', 1, 'the function list_append in an expression'],
  ['DELETE a :a', 1, 'the function DELETE in an expression'],
  ['ADD a :a', new Set(['x']), 'ADD of sets'],
  ['ADD a :a', 0.5, 'arithmetic beyond safe whole numbers'],
])('refuses the update %s by name', async (expression, value, what) => {
  const { update } = startTable();
  expect(await refusal(update(expression, { ':a': value }))).toBe(
    `UnknownOperationException: The local table does not know ${what}`,
  );
});

test('refuses a parameter that it would ignore, and values that DynamoDB or JavaScript cannot hold', async () => {
  const { dynamoDb, put } = startTable();
  const sized = new PutCommand({ TableName, Item: Key, ReturnItemCollectionMetrics: 'SIZE' });
  expect(await refusal(dynamoDb.client.send(sized))).toMatch(/does not know ReturnItemCollectionMetrics of Put$/);
  for (const value of [Number.NaN, 2 ** 53, 1n, new Date(0), new Set(), new Set([1]), () => 1])
    expect(await refusal(put({ value }))).toMatch(/^TypeError: /);
});

test('a read says what it has taken on request: half a unit for each 4 KB, a whole one if it is consistent', async () => {
  const { dynamoDb, put } = startTable();
  await put({ text: 'x'.repeat(5_000) });
  const counted = { TableName, ReturnConsumedCapacity: 'TOTAL' } as const;
  const get = (more: object) => dynamoDb.client.send(new GetCommand({ ...counted, Key, ...more }));
  expect((await get({})).ConsumedCapacity).toEqual({ TableName, CapacityUnits: 1 });
  expect((await get({ ConsistentRead: true })).ConsumedCapacity).toEqual({ TableName, CapacityUnits: 2 });
  expect(await get({ ReturnConsumedCapacity: 'NONE' })).not.toHaveProperty('ConsumedCapacity');
  expect(await refusal(get({ ReturnConsumedCapacity: 'INDEXES' }))).toMatch(/ReturnConsumedCapacity INDEXES$/);
  const batch = new BatchGetCommand({
    RequestItems: { [TableName]: { Keys: [Key] } },
    ReturnConsumedCapacity: 'TOTAL',
  });
  expect((await dynamoDb.client.send(batch)).ConsumedCapacity).toEqual([{ TableName, CapacityUnits: 1 }]);
  const scan = new ScanCommand({ ...counted, ConsistentRead: true });
  expect((await dynamoDb.client.send(scan)).ConsumedCapacity).toEqual({ TableName, CapacityUnits: 2 });
});

test('an IN has up to 100 operands', async () => {
  const { dynamoDb } = startTable();
  const scan = (count: number) => {
    const values = Object.fromEntries(Array.from({ length: count }, (_, n) => [`:${n}`, n]));
    const FilterExpression = `n IN (${Object.keys(values).join()})`;
    return dynamoDb.client.send(new ScanCommand({ TableName, FilterExpression, ExpressionAttributeValues: values }));
  };
  expect((await scan(100)).Count).toBe(0);
  expect(await refusal(scan(101))).toMatch(/^ValidationException: .*operands for operator IN/);
});

/** Requests that the embedded database accepts and DynamoDB refuses. Source: Amazon DynamoDB API reference, Query, ConditionExpression. */
test.each<[string, string, Record<string, unknown>, object]>([
  ['a key of another type', 'PK = :a', { ':a': 1 }, {}],
  ['an empty key', 'PK = :a', { ':a': '' }, {}],
  ['an empty sort key', 'PK = :a AND SK = :e', { ':a': 'a', ':e': '' }, {}],
  ['more than 300 operators', 'PK = :a', { ':a': 'a' }, { FilterExpression: Array(301).fill('n=n').join(' OR ') }],
  ['to begin in another partition', 'PK = :a', { ':a': 'a' }, { ExclusiveStartKey: { PK: 'b', SK: 'a' } }],
  ['to begin beyond the sort keys', 'PK = :a AND SK < :a', { ':a': 'a' }, { ExclusiveStartKey: { PK: 'a', SK: 'b' } }],
  ['an order of flags', 'PK = :a', { ':a': 'a', ':f': true }, { FilterExpression: 'n < :f' }],
])('a query is refused %s', async (_, KeyConditionExpression, ExpressionAttributeValues, more) => {
  const { dynamoDb } = startTable();
  const query = new QueryCommand({ TableName, KeyConditionExpression, ExpressionAttributeValues, ...more });
  expect(await refusal(dynamoDb.client.send(query))).toMatch(/^ValidationException: /);
});
