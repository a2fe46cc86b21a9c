import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { BatchWriteCommand, DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { DynamoHistoryWrites } from '../../lambdas/storage/history.ts';
import { isOutage } from '../../lambdas/storage/outage.ts';
import { Table } from '../../lambdas/storage/table.ts';
import { fixedClock } from '../helpers/fixed-clock.ts';

const dynamo = mockClient(DynamoDBDocumentClient);
afterAll(() => dynamo.restore());
const table = new Table(
  DynamoDBDocumentClient.from(new DynamoDBClient({ region: 'eu-central-1' })),
  'passes',
  fixedClock(),
);
const add = (count: number) =>
  new DynamoHistoryWrites(table, 90).add(
    Array.from({ length: count }, (_, n) => ({
      ...{ of: `pass-${n}`, atUtc: '2027-03-10T08:00:00.000Z', number: 1 },
      ...{ acts: ['PassExpired' as const], by: 'time' as const },
    })),
  );
const requests = () =>
  dynamo.commandCalls(BatchWriteCommand).map(({ args }) => args[0].input.RequestItems?.passes ?? []);
const left = { UnprocessedItems: { passes: [{ PutRequest: { Item: { PK: 'HISTORY#pass-1', SK: 'left' } } }] } };
beforeEach(() => dynamo.reset());

test('entries are written 25 at a time, and those that DynamoDB leaves once more', async () => {
  dynamo.on(BatchWriteCommand).resolvesOnce(left).resolves({});
  await add(26);
  expect(requests().map(({ length }) => length)).toEqual([25, 1, 1]);
  expect(requests()[2]).toEqual(left.UnprocessedItems.passes);
});

test('DynamoDB that goes on leaving them is busy: the stream comes back, and no record is parked for it', async () => {
  dynamo.on(BatchWriteCommand).resolves(left);
  expect(isOutage(await add(2).catch((error) => error))).toBe(true);
});
