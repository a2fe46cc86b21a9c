import {
  BatchGetItemCommand,
  DynamoDBClient,
  GetItemCommand,
  PutItemCommand,
  ScanCommand,
  TransactWriteItemsCommand,
} from '@aws-sdk/client-dynamodb';
import { type DynamoDb, startDynamoDb } from '../../../local/aws/dynamodb.ts';
import { DynamoDbProxy } from '../../../local/aws/dynamodb-proxy.ts';
import { deployTable } from '../../../local/aws/dynamodb-tables.ts';
import { arn, credentials, region } from '../../../local/basics/account.ts';
import type { Listening } from '../../../local/basics/http.ts';
import { iamWithFunction, refusalOf } from '../../helpers/local-iam.ts';

let dynamoDb: DynamoDb;
let proxy: DynamoDbProxy;
let server: Listening;
let client: DynamoDBClient;
let written = 0;

beforeAll(async () => {
  dynamoDb = await startDynamoDb();
  proxy = new DynamoDbProxy(dynamoDb.url, () => written++);
  server = await proxy.listen();
  client = new DynamoDBClient({ endpoint: server.url, region, credentials });
});
afterAll(async () => {
  client.destroy();
  await server.close();
  await dynamoDb.close();
});

test('requests pass through, and each write wakes the readers of the stream', async () => {
  const key = { AttributeDefinitions: [{ AttributeName: 'PK', AttributeType: 'S' as const }] };
  await deployTable(client, 'table', { ...key, KeySchema: [{ AttributeName: 'PK', KeyType: 'HASH' }] });
  const Key = { PK: { S: 'ü' } };
  await client.send(new PutItemCommand({ TableName: 'table', Item: { ...Key, text: { S: 'x'.repeat(100_000) } } }));
  const { Item } = await client.send(new GetItemCommand({ TableName: 'table', Key }));
  const refused = client.send(
    new PutItemCommand({ TableName: 'table', Item: Key, ConditionExpression: 'attribute_not_exists(PK)' }),
  );
  await expect(refused).rejects.toMatchObject({ name: 'ConditionalCheckFailedException' });
  expect(Item?.text?.S).toHaveLength(100_000);
  expect(written).toBe(2);
});

test('a function is refused what its role may not do: single items of a transaction, keys of a batch, scans', async () => {
  const condition = {
    'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': ['PASS#*'] },
    Null: { 'dynamodb:LeadingKeys': 'false' },
  };
  const Action = ['dynamodb:PutItem', 'dynamodb:BatchGetItem', 'dynamodb:Scan'];
  const {
    iam,
    log,
    credentials: ofWorker,
  } = iamWithFunction({
    Effect: 'Allow',
    Action,
    Resource: arn('dynamodb', 'table/table'),
    Condition: condition,
  });
  proxy.declare('table', {
    AttributeDefinitions: [],
    KeySchema: [{ AttributeName: 'PK', KeyType: 'HASH' }],
  });
  const judged = await proxy.listen(iam);
  const worker = new DynamoDBClient({ endpoint: judged.url, region, credentials: ofWorker });
  const Put = (PK: string) => ({ Put: { TableName: 'table', Item: { PK: { S: PK } } } });
  const write = (...keys: string[]) => worker.send(new TransactWriteItemsCommand({ TransactItems: keys.map(Put) }));
  const read = (...keys: string[]) =>
    worker.send(new BatchGetItemCommand({ RequestItems: { table: { Keys: keys.map((PK) => ({ PK: { S: PK } })) } } }));
  try {
    await write('PASS#1', 'PASS#2');
    const message = refusalOf('dynamodb:PutItem', arn('dynamodb', 'table/table'));
    const refused = { name: 'AccessDeniedException', message, $metadata: { httpStatusCode: 400 } };
    await expect(write('PASS#3', 'APIKEY#1')).rejects.toMatchObject(refused);
    expect((await read('PASS#1', 'PASS#2', 'PASS#3')).Responses?.table).toHaveLength(2);
    await expect(read('PASS#1', 'APIKEY#1')).rejects.toMatchObject({ name: 'AccessDeniedException' });
    await expect(worker.send(new ScanCommand({ TableName: 'table' }))).rejects.toMatchObject({
      name: 'AccessDeniedException',
    });
    expect(log).toHaveLength(3);
    expect((await client.send(new ScanCommand({ TableName: 'table' }))).Items).toBeDefined();
  } finally {
    worker.destroy();
    await judged.close();
  }
});
