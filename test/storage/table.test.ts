import { DynamoDBClient, TransactionCanceledException, TransactionConflictException } from '@aws-sdk/client-dynamodb';
import {
  DeleteCommand,
  DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  TransactWriteCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { type Clock, ServiceBusy } from '../../lambdas/ports/runtime.ts';
import { type Receipt, ReceiptBusy, ReceiptExists } from '../../lambdas/ports/stores.ts';
import { Table } from '../../lambdas/storage/table.ts';
import { changeOf, deletionOf } from '../../lambdas/storage/writes.ts';
import { fixedClock } from '../helpers/fixed-clock.ts';

const dynamo = mockClient(DynamoDBDocumentClient);
afterAll(() => dynamo.restore());
beforeEach(() => dynamo.reset());
const tableWith = (clock: Clock) =>
  new Table(DynamoDBDocumentClient.from(new DynamoDBClient({ region: 'eu-central-1' })), 'passes', clock);
const table = tableWith(fixedClock());

const item = { PK: 'PASS#1', SK: 'PASS', writeId: 'call' };
const receipt: Receipt = {
  keyHash: 'hash',
  requestHash: 'request',
  answer: 'sealed',
  trackingId: 'call',
  writtenAtUtc: '2027-03-10T08:00:00.000Z',
  expiresAtUtc: '2027-03-11T08:00:00.000Z',
};

/** A transaction refused for these reasons: a code and the tracking-id of the item in the way. */
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
  ['the item is another writer’s', [['ConditionalCheckFailed', 'other'], ['None']], false],
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

test('a deletion alone is a transaction only if it has a condition, which its repetition would fail', async () => {
  const Key = { PK: 'PASS#1', SK: 'DEVICE#1' };
  dynamo.on(DeleteCommand).rejectsOnce(conflict()).resolves({});
  dynamo.on(TransactWriteCommand).resolves({});
  expect(await table.writeIf(deletionOf(Key))).toBe(true);
  expect(dynamo.calls().map(({ args }) => args[0])).toEqual([expect.any(DeleteCommand), expect.any(DeleteCommand)]);
  expect(dynamo.commandCalls(DeleteCommand)[0]?.args[0].input).toMatchObject({ TableName: 'passes', Key });
  const ifUnchanged = { ConditionExpression: 'writeId = :id', ExpressionAttributeValues: { ':id': 'call' } };
  expect(await table.writeIf(deletionOf(Key, ifUnchanged))).toBe(true);
  expect(dynamo.commandCalls(TransactWriteCommand)[0]?.args[0].input.TransactItems).toMatchObject([
    { Delete: { Key, ...ifUnchanged } },
  ]);
});

describe('throttling', () => {
  const throttled = () => canceled(['None'], ['ThrottlingError']);
  const named = (name: string) => Object.assign(new Error('slow down'), { name });
  const writes = () => dynamo.commandCalls(TransactWriteCommand);

  test.each(['ThrottlingError', 'ProvisionedThroughputExceeded'])(
    'a transaction that %s has cancelled is tried again, later and later',
    async (code) => {
      const clock = fixedClock();
      dynamo
        .on(TransactWriteCommand)
        .rejectsOnce(canceled([code], ['None']))
        .rejectsOnce(throttled())
        .resolves({});
      expect(await tableWith(clock).create(item, receipt)).toBe(true);
      expect(clock.waits).toEqual([50, 100]);
    },
  );

  test('one that stays throttled is given up after nine attempts, and said to be busy', async () => {
    dynamo.on(TransactWriteCommand).rejects(throttled());
    await expect(table.create(item, receipt)).rejects.toThrow(ServiceBusy);
    expect(writes()).toHaveLength(9);
  });

  test('it is given up at once when the function has no time left for another attempt', async () => {
    dynamo.on(TransactWriteCommand).rejects(throttled());
    const clock = { ...fixedClock(), msLeft: () => 3_149 };
    await expect(tableWith(clock).create(item, receipt)).rejects.toThrow(ServiceBusy);
    expect(clock.waits).toEqual([50, 100]);
  });

  test('a condition that failed counts for more: the transaction is not tried again', async () => {
    dynamo.on(TransactWriteCommand).rejects(canceled(['ConditionalCheckFailed', 'other'], ['ThrottlingError']));
    expect(await table.create(item, receipt)).toBe(false);
    expect(writes()).toHaveLength(1);
  });

  test.each(['ProvisionedThroughputExceededException', 'RequestLimitExceeded', 'ThrottlingException'])(
    'after the attempts of the SDK, %s says that the service is busy, for a put as for a read',
    async (name) => {
      dynamo.on(PutCommand).rejects(named(name));
      dynamo.on(GetCommand).rejects(named(name));
      await expect(table.create(item)).rejects.toThrow(ServiceBusy);
      await expect(table.get(item)).rejects.toThrow(ServiceBusy);
      expect(dynamo.calls()).toHaveLength(2);
    },
  );

  test('a transaction that others hold up again and again is busy, too', async () => {
    dynamo.on(TransactWriteCommand).rejects(canceled(['TransactionConflict'], ['None']));
    await expect(table.create(item, receipt)).rejects.toThrow(ServiceBusy);
    expect(writes()).toHaveLength(6);
  });
});

test('any other failure is passed on, and nothing is taken for success', async () => {
  dynamo.on(TransactWriteCommand).rejects(canceled(['None'], ['ValidationError']));
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
