import { DynamoDBClient, TransactionCanceledException, TransactionConflictException } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, PutCommand, TransactWriteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { type Receipt, ReceiptBusy, ReceiptExists } from '../../lambdas/ports/receipts.ts';
import { changeOf } from '../../lambdas/storage/change.ts';
import { Table } from '../../lambdas/storage/table.ts';
import { fixedClock } from '../helpers/fixed-clock.ts';

const dynamo = mockClient(DynamoDBDocumentClient);
beforeEach(() => dynamo.reset());
const table = new Table(
  DynamoDBDocumentClient.from(new DynamoDBClient({ region: 'eu-central-1' })),
  'passes',
  fixedClock(),
);

const item = { PK: 'PASS#1', SK: 'PASS', writeId: 'call' };
const receipt: Receipt = {
  keyHash: 'hash',
  requestHash: 'request',
  answer: 'sealed',
  trackingId: 'call',
  writtenAtUtc: '2027-03-10T08:00:00.000Z',
  expiresAtUtc: '2027-03-11T08:00:00.000Z',
};

/** A transaction refused for these reasons, a code and the tracking-id of the item that stood in the way. */
const canceled = (...reasons: [code: string, writeId?: string][]) =>
  new TransactionCanceledException({
    $metadata: {},
    message: '',
    CancellationReasons: reasons.map(([Code, writeId]) => ({
      Code,
      ...(writeId ? { Item: { writeId: { S: writeId } } } : {}),
    })),
  });

const conflict = () => new TransactionConflictException({ $metadata: {}, message: '' });

test('a change and its receipt are one transaction; the receipt replaces none that has not expired', async () => {
  dynamo.on(TransactWriteCommand).resolves({});
  expect(await table.create(item, receipt)).toBe(true);
  const { TransactItems = [] } = dynamo.commandCalls(TransactWriteCommand)[0]?.args[0].input ?? {};
  expect(TransactItems).toMatchObject([
    { Put: { Item: item, ConditionExpression: 'attribute_not_exists(PK)' } },
    {
      Put: {
        Item: { PK: 'IDEMPOTENCY#hash', SK: 'IDEMPOTENCY', ttl: 1_804_752_000, ...receipt },
        ConditionExpression: 'attribute_not_exists(PK) OR expiresAtUtc <= :now',
        ExpressionAttributeValues: { ':now': receipt.writtenAtUtc },
      },
    },
  ]);
  expect(TransactItems.every((write) => write.Put?.ReturnValuesOnConditionCheckFailure === 'ALL_OLD')).toBe(true);
});

test.each([
  ['the item is ours, so an earlier attempt was done', [['ConditionalCheckFailed', 'call'], ['None']], true],
  ['the receipt is ours', [['None'], ['ConditionalCheckFailed', 'call']], true],
  ['the item is somebody else’s', [['ConditionalCheckFailed', 'other'], ['None']], false],
] as const)('a transaction is refused because %s', async (_title, reasons, expected) => {
  dynamo.on(TransactWriteCommand).rejects(canceled(...(reasons as unknown as [string, string?][])));
  expect(await table.create(item, receipt)).toBe(expected);
});

test.each([
  ['the key has an answer', 'ConditionalCheckFailed', ReceiptExists],
  ['another call with the key is committing', 'TransactionConflict', ReceiptBusy],
])('a transaction is refused because %s', async (_title, code, expected) => {
  dynamo.on(TransactWriteCommand).rejects(canceled(['ConditionalCheckFailed', 'other'], [code, 'other']));
  await expect(table.create(item, receipt)).rejects.toThrow(expected);
});

test('a write that meets another transaction on its item is tried again', async () => {
  dynamo.on(PutCommand).rejectsOnce(conflict()).resolves({});
  expect(await table.create(item)).toBe(true);
  expect(dynamo.commandCalls(PutCommand)).toHaveLength(2);
  dynamo
    .on(TransactWriteCommand)
    .rejectsOnce(canceled(['TransactionConflict'], ['None']))
    .resolves({});
  expect(await table.create(item, receipt)).toBe(true);
});

test('any other failure is passed on, and nothing is taken for success', async () => {
  dynamo.on(TransactWriteCommand).rejects(canceled(['None'], ['ThrottlingError']));
  await expect(table.create(item, receipt)).rejects.toThrow(TransactionCanceledException);
  dynamo.on(PutCommand).rejects(new Error('The connection was reset'));
  await expect(table.create(item)).rejects.toThrow('reset');
});

test('a new version sets and removes its own attributes only, if it follows the version before', async () => {
  dynamo.on(UpdateCommand).resolves({});
  const attributes = { version: 3, status: 'voided', notification: undefined };
  const condition = { counter: 'version', writeId: 'call' } as const;
  expect(await table.writeIf(changeOf({ PK: 'PASS#1', SK: 'PASS' }, condition, attributes))).toBe(true);
  expect(dynamo.commandCalls(UpdateCommand)[0]?.args[0].input).toEqual({
    TableName: 'passes',
    Key: { PK: 'PASS#1', SK: 'PASS' },
    UpdateExpression: 'SET #version = :version, #status = :status, #writeId = :writeId REMOVE #notification',
    ConditionExpression: '#version = :before',
    ExpressionAttributeNames: {
      '#version': 'version',
      '#writeId': 'writeId',
      '#status': 'status',
      '#notification': 'notification',
    },
    ExpressionAttributeValues: { ':version': 3, ':writeId': 'call', ':status': 'voided', ':before': 2 },
    ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
  });
});
