import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { BatchGetCommand, DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { batchGet } from '../../lambdas/storage/batch-get.ts';
import { Table } from '../../lambdas/storage/table.ts';
import { fixedClock } from '../helpers/fixed-clock.ts';

const keys = (count: number) => Array.from({ length: count }, (_, n) => ({ PK: `PASS#${n}`, SK: 'PASS' }));

const dynamo = mockClient(DynamoDBDocumentClient);
afterAll(() => dynamo.restore());
const table = new Table(
  DynamoDBDocumentClient.from(new DynamoDBClient({ region: 'eu-central-1' })),
  'passes',
  fixedClock(),
);
const requests = () => dynamo.commandCalls(BatchGetCommand).map(({ args }) => args[0].input.RequestItems?.passes);
beforeEach(() => dynamo.reset());

test('reads are consistent, a hundred in a request', async () => {
  dynamo.on(BatchGetCommand).resolves({});
  await batchGet(table, keys(101));
  expect(requests().map((request) => [request?.Keys?.length, request?.ConsistentRead])).toEqual([
    [100, true],
    [1, true],
  ]);
});

test('what an answer leaves out is requested again', async () => {
  const one = { PK: 'PASS#1', SK: 'PASS' };
  const two = { PK: 'PASS#2', SK: 'PASS' };
  dynamo
    .on(BatchGetCommand)
    .resolvesOnce({ Responses: { passes: [one] }, UnprocessedKeys: { passes: { Keys: [two] } } })
    .resolves({ Responses: { passes: [two] } });
  expect(await batchGet(table, [one, two])).toEqual([one, two]);
  expect(requests().at(-1)).toEqual({ Keys: [two], ConsistentRead: true });
});

test('what DynamoDB keeps leaving out is an error, not an item that does not exist', async () => {
  dynamo.on(BatchGetCommand).resolves({ UnprocessedKeys: { passes: { Keys: keys(1) } } });
  await expect(batchGet(table, keys(2))).rejects.toThrow('1 of 2 items were left unread by DynamoDB');
});

test('nothing is requested for no keys', async () => {
  expect(await batchGet(table, [])).toEqual([]);
  expect(dynamo.calls()).toHaveLength(0);
});
