import {
  DynamoDBClient,
  PutItemCommand,
  TransactGetItemsCommand,
  TransactWriteItemsCommand,
} from '@aws-sdk/client-dynamodb';
import { DynamoDbProxy } from '../../../local/aws/dynamodb-proxy.ts';
import { credentials, region } from '../../../local/basics/account.ts';
import { type Listening, listen, readBody } from '../../../local/basics/http.ts';

const TableName = 'table';
const Key = (PK: string) => ({ PK: { S: PK } });
const put = (PK: string) => ({ Put: { TableName, Item: Key(PK) } });

/** A stand-in for the embedded database that holds the transaction with the token `held` until its release. */
let target: Listening;
let server: Listening;
let client: DynamoDBClient;
const arrived = Promise.withResolvers<void>();
const letGo = Promise.withResolvers<void>();

beforeAll(async () => {
  target = await listen(async (request, response) => {
    if ((await readBody(request)).includes('"held"')) {
      arrived.resolve();
      await letGo.promise;
    }
    response.end('{}');
  });
  const proxy = new DynamoDbProxy(target.url, () => {});
  proxy.declare(TableName, {
    AttributeDefinitions: [],
    KeySchema: [{ AttributeName: 'PK', KeyType: 'HASH' }],
  });
  server = await proxy.listen();
  client = new DynamoDBClient({ endpoint: server.url, region, credentials, maxAttempts: 1 });
});
afterAll(async () => {
  client.destroy();
  await Promise.all([server.close(), target.close()]);
});

const write = (keys: readonly string[], ClientRequestToken?: string) =>
  client.send(new TransactWriteItemsCommand({ TransactItems: keys.map(put), ClientRequestToken }));
const putAlone = (PK: string) => client.send(new PutItemCommand({ TableName, Item: Key(PK) }));

test('during a transaction its items are refused to other writers and transactions, and to the same one, until it ends', async () => {
  const held = write(['A', 'B'], 'held');
  await arrived.promise;
  await expect(write(['C', 'B'])).rejects.toMatchObject({
    name: 'TransactionCanceledException',
    message: expect.stringContaining('[None, TransactionConflict]'),
    CancellationReasons: [{ Code: 'None' }, { Code: 'TransactionConflict' }],
  });
  await expect(putAlone('A')).rejects.toMatchObject({ name: 'TransactionConflictException' });
  const reading = new TransactGetItemsCommand({ TransactItems: [{ Get: { TableName, Key: Key('A') } }] });
  await expect(client.send(reading)).rejects.toMatchObject({ CancellationReasons: [{ Code: 'TransactionConflict' }] });
  await expect(write(['A', 'B'], 'held')).rejects.toMatchObject({ name: 'TransactionInProgressException' });
  await putAlone('C');
  letGo.resolve();
  await held;
  await putAlone('A');
});
