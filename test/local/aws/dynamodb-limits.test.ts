import {
  BatchGetItemCommand,
  BatchWriteItemCommand,
  DynamoDBClient,
  PutItemCommand,
  type PutItemCommandInput,
  QueryCommand,
  type QueryCommandInput,
  type TransactWriteItem,
  TransactWriteItemsCommand,
  UpdateItemCommand,
} from '@aws-sdk/client-dynamodb';
import { type DynamoDb, startDynamoDb } from '../../../local/aws/dynamodb.ts';
import { DynamoDbProxy } from '../../../local/aws/dynamodb-proxy.ts';
import { deployTable, type TableProperties } from '../../../local/aws/dynamodb-tables.ts';
import { credentials, region } from '../../../local/basics/account.ts';
import type { Listening } from '../../../local/basics/http.ts';

const keys = (hash: string, range: string) => [
  { AttributeName: hash, KeyType: 'HASH' as const },
  { AttributeName: range, KeyType: 'RANGE' as const },
];
const properties: TableProperties = {
  AttributeDefinitions: ['PK', 'SK', 'a', 'b'].map((AttributeName) => ({ AttributeName, AttributeType: 'S' })),
  KeySchema: keys('PK', 'SK'),
  GlobalSecondaryIndexes: [
    { IndexName: 'byA', KeySchema: keys('a', 'b'), Projection: { ProjectionType: 'KEYS_ONLY' } },
  ],
};

let dynamoDb: DynamoDb;
let server: Listening;
let client: DynamoDBClient;

beforeAll(async () => {
  dynamoDb = await startDynamoDb();
  const proxy = new DynamoDbProxy(dynamoDb.url, () => {});
  proxy.declare('table', properties);
  server = await proxy.listen();
  client = new DynamoDBClient({ endpoint: server.url, region, credentials, maxAttempts: 1 });
  await deployTable(client, 'table', properties);
});
afterAll(async () => {
  client.destroy();
  await server.close();
  await dynamoDb.close();
});

const TableName = 'table';
const text = (S: string) => ({ S });
const key = (PK: string) => ({ PK: text(PK), SK: text('x') });
const put = (PK: string, more: object = {}, rest: Partial<PutItemCommandInput> = {}) =>
  client.send(new PutItemCommand({ TableName, Item: { ...key(PK), ...more }, ...rest }));
const update = (UpdateExpression: string, values: Record<string, string>, names?: Record<string, string>) =>
  client.send(
    new UpdateItemCommand({
      TableName,
      Key: key('updated'),
      UpdateExpression,
      ExpressionAttributeNames: names,
      ExpressionAttributeValues: Object.fromEntries(Object.entries(values).map(([name, value]) => [name, text(value)])),
    }),
  );
const query = (KeyConditionExpression: string, values: string[], more: Partial<QueryCommandInput> = {}) =>
  client.send(
    new QueryCommand({
      TableName,
      KeyConditionExpression,
      ExpressionAttributeValues: Object.fromEntries(values.map((value, place) => [`:${place}`, text(value)])),
      ...more,
    }),
  );
const transaction = (TransactItems: TransactWriteItem[], ClientRequestToken?: string) =>
  client.send(new TransactWriteItemsCommand({ TransactItems, ClientRequestToken }));
const putIn = (PK: string, more: object = {}) => ({ Put: { TableName, Item: { ...key(PK), ...more } } });
const list = (length: number, of: (place: number) => string) => Array.from({ length }, (_, place) => of(place));
const x = (length: number) => 'x'.repeat(length);

const invalid = (message: RegExp) => ({ name: 'ValidationException', message: expect.stringMatching(message) });

test.each<[string, RegExp, () => Promise<unknown>]>([
  ['an item of more than 400 KB', /Item size/, () => put('big', { text: text(x(400 * 1024)) })],
  ['an update to more than 400 KB', /Item size to update/, () => update('SET c = :c', { ':c': x(400 * 1024) })],
  ['a partition key of 2,049 bytes', /Size of hashkey/, () => put(`${'ü'.repeat(1_024)}x`)],
  ['a sort key of 1,025 bytes', /range keys/, () => put('long', { SK: text(x(1_025)) })],
  ['an empty key', /empty string/, () => put('')],
  ['an index partition key of 2,049 bytes', /Size of hashkey/, () => put('1', { a: text(x(2_049)), b: text('b') })],
  ['an index sort key of 1,025 bytes', /range keys/, () => put('1', { a: text('a'), b: text(x(1_025)) })],
  ['an empty index key', /empty string/, () => put('1', { a: text(''), b: text('b') })],
  ['an index key that is no text', /Type mismatch/, () => put('1', { a: { N: '1' }, b: text('b') })],
  [
    'an update of an index key to 1,025 bytes',
    /beyond allowed/,
    () => update('SET #b = :b', { ':b': x(1_025) }, { '#b': 'b' }),
  ],
  [
    'an index key of 1,025 bytes in a transaction',
    /range keys/,
    () => transaction([putIn('1', { b: text(x(1_025)) })]),
  ],
  [
    'an index key of 1,025 bytes in a batch',
    /range keys/,
    () =>
      client.send(
        new BatchWriteItemCommand({
          RequestItems: { table: [{ PutRequest: { Item: { ...key('1'), b: text(x(1_025)) } } }] },
        }),
      ),
  ],
  ['a query of a key of 2,049 bytes', /Size of hashkey/, () => query('PK = :0', [x(2_049)])],
  ['a query of an empty key', /empty string value. Key: a/, () => query('a = :0', [''], { IndexName: 'byA' })],
  [
    'a query of a sort key of 1,025 bytes',
    /range keys/,
    () => query('PK = :0 AND begins_with(SK, :1)', ['1', x(1_025)]),
  ],
  [
    'a query that starts in another partition',
    /outside query boundaries/,
    () => query('PK = :0', ['1'], { ExclusiveStartKey: key('2') }),
  ],
  [
    'a query that starts outside of its range',
    /outside query boundaries/,
    () => query('PK = :0 AND SK BETWEEN :1 AND :2', ['1', 'y', 'z'], { ExclusiveStartKey: key('1') }),
  ],
  [
    'an expression of more than 4 KB',
    /Expression size/,
    () => put('1', {}, { ConditionExpression: `attribute_exists(${x(4_097)})` }),
  ],
  [
    '301 operators',
    /too many operators; operator count: 301/,
    () => put('1', {}, { ConditionExpression: list(151, () => 'a=PK').join(' OR ') }),
  ],
  [
    'IN with 101 operands',
    /operator IN/,
    () => put('1', {}, { ConditionExpression: `PK IN (${list(101, () => 'SK').join()})` }),
  ],
  [
    'a placeholder of 256 bytes',
    /255 bytes/,
    () => update(`SET #${x(255)} = :c`, { ':c': '1' }, { [`#${x(255)}`]: 'c' }),
  ],
  ['a reserved word', /reserved keyword: status/, () => update('SET status = :c', { ':c': '1' })],
  ['an unused name', /unused in expressions/, () => update('SET c = :c', { ':c': '1' }, { '#d': 'd' })],
  ['a number of 39 digits', /38 significant digits/, () => put('1', { n: { N: '1'.repeat(39) } })],
  ['101 items in a transaction', /transactItems/, () => transaction(list(101, String).map((PK) => putIn(PK)))],
  [
    'a transaction of more than 4 MB',
    /4 ?MB/,
    () => transaction(list(11, String).map((PK) => putIn(PK, { text: text(x(390 * 1024)) }))),
  ],
  [
    'an item twice in a transaction',
    /multiple operations on one item/,
    () => transaction([putIn('1'), { Delete: { TableName, Key: key('1') } }]),
  ],
  [
    '26 writes in a batch',
    /length less than or equal to/,
    () =>
      client.send(
        new BatchWriteItemCommand({
          RequestItems: { table: list(26, String).map((PK) => ({ PutRequest: { Item: key(PK) } })) },
        }),
      ),
  ],
  [
    '101 reads in a batch',
    /length less than or equal to 100/,
    () => client.send(new BatchGetItemCommand({ RequestItems: { table: { Keys: list(101, String).map(key) } } })),
  ],
  [
    'a request of more than 16 MB',
    /16 MB/,
    () =>
      client.send(
        new BatchWriteItemCommand({
          RequestItems: {
            table: list(25, String).map((PK) => ({
              PutRequest: { Item: { ...key(PK), text: text('"'.repeat(345 * 1024)) } },
            })),
          },
        }),
      ),
  ],
])('%s is refused', async (_, message, request) => {
  await expect(request()).rejects.toMatchObject(invalid(message));
});

test('what is at the limits is taken', async () => {
  await put('ü'.repeat(1_024), { SK: text(x(1_024)), a: text(x(2_048)), b: text(x(1_024)) });
  await put('large', { text: text(x(400 * 1024 - 'PKlargeSKxtext'.length)) });
  await put('1', {}, { ConditionExpression: list(150, () => 'a<>PK').join(' OR ') });
  const { Items } = await query('PK = :0 AND SK BETWEEN :1 AND :2', ['1', 'a', 'z'], { ExclusiveStartKey: key('1') });
  expect(Items).toEqual([]);
});

test('a page of a query ends at 1 MB, before what a filter takes away', async () => {
  for (const place of [1, 2, 3, 4]) await put('pages', { SK: text(String(place)), text: text(x(390 * 1024)) });
  const page = await query('PK = :0', ['pages'], {
    FilterExpression: '#t <> :0',
    ExpressionAttributeNames: { '#t': 'text' },
  });
  expect(page).toMatchObject({ Count: 2, LastEvaluatedKey: { SK: text('2') } });
});

test('a token makes a transaction idempotent, and belongs to one request', async () => {
  const write = (PK: string) => transaction([putIn(PK)], 'token');
  await write('first');
  await write('first');
  await expect(write('second')).rejects.toMatchObject({ name: 'IdempotentParameterMismatchException' });
});

const projecting = (...counts: number[]): TableProperties => ({
  ...properties,
  GlobalSecondaryIndexes: counts.map((count, index) => ({
    IndexName: `index-${index}`,
    KeySchema: keys('a', 'b'),
    Projection: { ProjectionType: 'INCLUDE', NonKeyAttributes: list(count, (place) => `n${index}-${place}`) },
  })),
});

test('indexes that CreateTable would refuse are not deployed: 21 projected attributes, 101 of all indexes, 21 indexes', async () => {
  await expect(deployTable(client, 'new', projecting(21))).rejects.toThrow('projects 21 attributes besides keys; 20');
  await expect(deployTable(client, 'new', projecting(20, 20, 20, 20, 20, 1))).rejects.toThrow('101 attributes; 100');
  await expect(deployTable(client, 'new', projecting(...Array(21).fill(1)))).rejects.toThrow('more than 20 indexes');
});

test('a deployment creates one index of an existing table, not two', async () => {
  await deployTable(client, 'grows', projecting(1));
  await expect(deployTable(client, 'grows', projecting(1, 1, 1))).rejects.toThrow('one index of a table at a time');
  await deployTable(client, 'grows', projecting(1, 1));
  await deployTable(client, 'grows', projecting(1, 1, 1));
});
