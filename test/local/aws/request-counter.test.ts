import { DynamoDBClient, GetItemCommand, ListTablesCommand, PutItemCommand } from '@aws-sdk/client-dynamodb';
import { type DynamoDb, startDynamoDb } from '../../../local/aws/dynamodb.ts';
import { deployTable } from '../../../local/aws/dynamodb-tables.ts';
import { RequestCounter } from '../../../local/aws/request-counter.ts';
import { credentials, region } from '../../../local/cloud/account.ts';
import type { Listening } from '../../../local/http.ts';

let dynamoDb: DynamoDb;
let counter: RequestCounter;
let server: Listening;
let client: DynamoDBClient;
let written = 0;

beforeAll(async () => {
  dynamoDb = await startDynamoDb();
  counter = new RequestCounter(dynamoDb.url, () => written++);
  server = await counter.listen();
  client = new DynamoDBClient({ endpoint: server.url, region, credentials });
});
afterAll(async () => {
  client.destroy();
  await server.close();
  await dynamoDb.close();
});

test('requests pass through and are counted per operation, errors included, until the count is reset', async () => {
  const key = { AttributeDefinitions: [{ AttributeName: 'PK', AttributeType: 'S' as const }] };
  await deployTable(client, 'table', { ...key, KeySchema: [{ AttributeName: 'PK', KeyType: 'HASH' }] });
  counter.reset();
  const Key = { PK: { S: 'ü' } };
  await client.send(new PutItemCommand({ TableName: 'table', Item: { ...Key, text: { S: 'x'.repeat(100_000) } } }));
  const { Item } = await client.send(new GetItemCommand({ TableName: 'table', Key }));
  const refused = client.send(
    new PutItemCommand({ TableName: 'table', Item: Key, ConditionExpression: 'attribute_not_exists(PK)' }),
  );
  await expect(refused).rejects.toMatchObject({ name: 'ConditionalCheckFailedException' });
  expect(Item?.text?.S).toHaveLength(100_000);
  expect(counter.counts()).toEqual({ GetItem: 1, PutItem: 2 });
  expect(written).toBe(2);
  counter.reset();
  await client.send(new ListTablesCommand({}));
  expect(counter.counts()).toEqual({ ListTables: 1 });
});
