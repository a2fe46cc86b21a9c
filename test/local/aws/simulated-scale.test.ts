import {
  BatchGetItemCommand,
  DeleteItemCommand,
  DynamoDBClient,
  GetItemCommand,
  PutItemCommand,
  QueryCommand,
  TransactWriteItemsCommand,
  UpdateItemCommand,
} from '@aws-sdk/client-dynamodb';
import { type DynamoDb, startDynamoDb } from '../../../local/aws/dynamodb.ts';
import { DynamoDbProxy } from '../../../local/aws/dynamodb-proxy.ts';
import { deployTable, type TableProperties } from '../../../local/aws/dynamodb-tables.ts';
import { partitionThroughput } from '../../../local/aws/throttling.ts';
import { credentials, region } from '../../../local/basics/account.ts';
import type { Listening } from '../../../local/basics/http.ts';

const keys = (hash: string, range: string) => [
  { AttributeName: hash, KeyType: 'HASH' as const },
  { AttributeName: range, KeyType: 'RANGE' as const },
];
const properties: TableProperties = {
  AttributeDefinitions: ['PK', 'SK', 'list', 'sort'].map((AttributeName) => ({ AttributeName, AttributeType: 'S' })),
  KeySchema: keys('PK', 'SK'),
  GlobalSecondaryIndexes: [
    { IndexName: 'byList', KeySchema: keys('list', 'sort'), Projection: { ProjectionType: 'ALL' } },
  ],
};
const TableName = 'table';

let now = Date.parse('2027-03-15T12:00:00Z');
let dynamoDb: DynamoDb;
let proxy: DynamoDbProxy;
let server: Listening;
let client: DynamoDBClient;

beforeAll(async () => {
  dynamoDb = await startDynamoDb();
  proxy = new DynamoDbProxy(
    dynamoDb.url,
    () => {},
    () => now,
  );
  proxy.declare(TableName, properties);
  server = await proxy.listen();
  client = new DynamoDBClient({ endpoint: server.url, region, credentials, maxAttempts: 1 });
  await deployTable(client, TableName, properties);
});
afterAll(async () => {
  await proxy.simulate({});
  client.destroy();
  await server.close();
  await dynamoDb.close();
});

const text = (S: string) => ({ S });
const key = (PK: string) => ({ PK: text(PK), SK: text('x') });
const listed = (list: string, sort: string) => ({ list: text(list), sort: text(sort) });
const put = (PK: string, more: object = {}) =>
  client.send(new PutItemCommand({ TableName, Item: { ...key(PK), ...more } }));
const get = (PK: string) => client.send(new GetItemCommand({ TableName, Key: key(PK), ConsistentRead: true }));
const sortsIn = async (list: string) => {
  const query = { TableName, IndexName: 'byList', KeyConditionExpression: '#list = :list' };
  const ExpressionAttributeNames = { '#list': 'list' };
  const { Items = [] } = await client.send(
    new QueryCommand({ ...query, ExpressionAttributeNames, ExpressionAttributeValues: { ':list': text(list) } }),
  );
  return Items.map(({ sort }) => sort?.S);
};
/** An item of about so many write units. */
const sized = (units: number) => ({ text: text('x'.repeat(units * 1_024 - 100)) });
const throttled = { name: 'ThrottlingException', $metadata: { httpStatusCode: 400 } };
const throttle = (more: object = {}) => proxy.simulate({ throttling: { ...partitionThroughput, ...more } });

test('a partition takes 1,000 write units a second, another one as many', async () => {
  await throttle();
  for (const _ of [1, 2, 3]) await put('hot', sized(334));
  await expect(put('hot')).rejects.toMatchObject(throttled);
  await put('cold');
  now += 1_000;
  await put('hot');
});

test('a refused write takes units, too', async () => {
  await throttle();
  await put('refused', sized(334));
  const refused = () =>
    client.send(
      new PutItemCommand({ TableName, Item: key('refused'), ConditionExpression: 'attribute_not_exists(PK)' }),
    );
  for (const _ of [1, 2]) await expect(refused()).rejects.toMatchObject({ name: 'ConditionalCheckFailedException' });
  await expect(refused()).rejects.toMatchObject(throttled);
});

test('a transaction takes twice as many, and says which of its items is throttled', async () => {
  await throttle();
  const write = (...items: object[]) =>
    client.send(
      new TransactWriteItemsCommand({ TransactItems: items.map((Item) => ({ Put: { TableName, Item } })) as [] }),
    );
  for (const _ of [1, 2]) await write({ ...key('in-transaction'), ...sized(251) });
  await expect(write(key('other'), key('in-transaction'))).rejects.toMatchObject({
    name: 'TransactionCanceledException',
    CancellationReasons: [{ Code: 'None' }, { Code: 'ThrottlingError' }],
  });
});

test("a hot partition of an index throttles the table's writes of its entries, and of no others", async () => {
  await throttle();
  for (const PK of ['1', '2', '3']) await put(PK, { ...listed('hot', PK), ...sized(334) });
  await expect(put('4', listed('hot', '4'))).rejects.toMatchObject(throttled);
  const away = {
    TableName,
    Key: key('1'),
    UpdateExpression: 'REMOVE #list',
    ExpressionAttributeNames: { '#list': 'list' },
  };
  await expect(client.send(new UpdateItemCommand(away))).rejects.toMatchObject(throttled);
  await put('4', listed('cold', '4'));
});

test('a partition gives the read units of a second to consistent reads and batches, and as many to queries of an index', async () => {
  await put('read', { ...sized(390), ...listed('read', '1') });
  await throttle({ reads: 300 });
  for (let read = 0; read < 4; read++) await get('read');
  await expect(get('read')).rejects.toMatchObject(throttled);
  const batch = new BatchGetItemCommand({ RequestItems: { table: { Keys: [key('read')] } } });
  await expect(client.send(batch)).rejects.toMatchObject(throttled);
  expect(await sortsIn('read')).toEqual(['1']);
  for (let read = 0; read < 6; read++) await sortsIn('read');
  await expect(sortsIn('read')).rejects.toMatchObject(throttled);
});

test('an index that lags shows what was, until its time has come; the table itself does not lag', async () => {
  await proxy.simulate({});
  await put('kept', listed('lag', 'a'));
  await put('deleted', listed('lag', 'b'));
  await proxy.simulate({ indexLagMs: 500 });
  await put('new', listed('lag', 'c'));
  await client.send(new DeleteItemCommand({ TableName, Key: key('deleted') }));
  expect(await sortsIn('lag')).toEqual(['a', 'b']);
  expect([(await get('new')).Item, (await get('deleted')).Item]).toEqual([expect.anything(), undefined]);
  now += 499;
  expect(await sortsIn('lag')).toEqual(['a', 'b']);
  now += 1;
  expect(await sortsIn('lag')).toEqual(['a', 'c']);
  await put('new', listed('lag', 'd'));
  await proxy.simulate({});
  expect(await sortsIn('lag')).toEqual(['a', 'd']);
});
