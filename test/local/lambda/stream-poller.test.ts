import path from 'node:path';
import { DeleteItemCommand, DynamoDBClient, PutItemCommand } from '@aws-sdk/client-dynamodb';
import { DynamoDBStreamsClient } from '@aws-sdk/client-dynamodb-streams';
import type { DynamoDBRecord } from 'aws-lambda';
import { systemClock } from '../../../lambdas/runtime/clock.ts';
import { type DynamoDb, startDynamoDb } from '../../../local/aws/dynamodb.ts';
import { deployTable } from '../../../local/aws/dynamodb-tables.ts';
import { credentials, region } from '../../../local/basics/account.ts';
import { StreamPoller, type StreamPollerSettings } from '../../../local/lambda/stream-poller.ts';
import type { DiscardedRecords } from '../../../world/aws/stream-lane.ts';
import type { Clock } from '../../../world/time/clock.ts';
import { temporaryDirectory } from '../../helpers/temporary-directory.ts';

const directory = temporaryDirectory();
let dynamoDb: DynamoDb;
let database: DynamoDBClient;
let streams: DynamoDBStreamsClient;
let tables = 0;

beforeAll(async () => {
  dynamoDb = await startDynamoDb();
  const config = { endpoint: dynamoDb.url, region, credentials };
  database = new DynamoDBClient(config);
  streams = new DynamoDBStreamsClient(config);
});
afterAll(async () => {
  database.destroy();
  streams.destroy();
  await dynamoDb.close();
});

async function newTable(): Promise<string> {
  const name = `table-${++tables}`;
  await deployTable(database, name, {
    AttributeDefinitions: [{ AttributeName: 'PK', AttributeType: 'S' }],
    KeySchema: [{ AttributeName: 'PK', KeyType: 'HASH' }],
    StreamSpecification: { StreamViewType: 'NEW_AND_OLD_IMAGES' },
  });
  return name;
}

/** Number of writes, which makes each different: a put without a change is not in the stream. */
let writes = 0;
const put = (TableName: string, ...keys: string[]) =>
  keys.reduce<Promise<unknown>>(
    (before, key) =>
      before.then(() =>
        database.send(
          new PutItemCommand({
            TableName,
            Item: { PK: { S: key }, data: { B: Buffer.from('ü') }, write: { N: String(++writes) } },
          }),
        ),
      ),
    Promise.resolve(),
  );

type Batch = DynamoDBRecord[];

/** The machine's clock and so many milliseconds. */
const clockAhead = (leadMs = () => 0): Clock => ({
  now: () => Date.now() + leadMs(),
  after: systemClock.after,
});

/** A mapping that hands batches to `target`; `batches` records their keys. */
function mapping(
  tableName: string,
  target: (records: Batch) => unknown = () => null,
  more: Partial<StreamPollerSettings> = {},
) {
  const batches: (string | undefined)[][] = [];
  const failures: DiscardedRecords[] = [];
  const invoke = async (event: unknown) => {
    const { Records } = event as { Records: Batch };
    batches.push(Records.map(({ dynamodb }) => dynamodb?.Keys?.PK?.S));
    return target(Records);
  };
  const settings = {
    tableName,
    streamArn: 'arn:stream',
    batchSize: 10,
    maxRetries: 2,
    bisectOnError: false,
    reportsItems: true,
    file: path.join(directory, `${tableName}.json`),
    clock: clockAhead(),
    onFailure: (details: DiscardedRecords) => failures.push(details),
    ...more,
  };
  return { batches, failures, stream: new StreamPoller(database, streams, { invoke }, settings) };
}

test('changes arrive in order, as Lambda words them, from the beginning of the stream', async () => {
  const table = await newTable();
  await put(table, 'a', 'b');
  await database.send(new DeleteItemCommand({ TableName: table, Key: { PK: { S: 'a' } } }));
  const events: Batch = [];
  const { stream, batches } = mapping(table, (records) => void events.push(...records));
  await stream.poll();
  expect(batches).toEqual([['a', 'b', 'a']]);
  expect(events.map(({ eventName }) => eventName)).toEqual(['INSERT', 'INSERT', 'REMOVE']);
  expect(events[0]).toMatchObject({
    eventSource: 'aws:dynamodb',
    eventSourceARN: 'arn:stream',
    dynamodb: { NewImage: { data: { B: 'w7w=' } }, ApproximateCreationDateTime: expect.any(Number) },
  });
});

test('after a restart it goes on where it was', async () => {
  const table = await newTable();
  await put(table, 'a', 'b');
  await mapping(table).stream.poll();
  await put(table, 'c');
  const { stream, batches } = mapping(table);
  await stream.poll();
  await stream.poll();
  expect(batches).toEqual([['c']]);
});

test('from the first failed record on, records come again', async () => {
  const table = await newTable();
  await put(table, 'a', 'b', 'c');
  let failed = false;
  const { stream, batches } = mapping(table, (records) => {
    if (failed) return null;
    failed = true;
    return { batchItemFailures: [{ itemIdentifier: records[1]?.dynamodb?.SequenceNumber }] };
  });
  await stream.poll();
  expect(batches).toEqual([
    ['a', 'b', 'c'],
    ['b', 'c'],
  ]);
});

test('an answer with an unknown sequence number fails the whole batch', async () => {
  const table = await newTable();
  await put(table, 'a', 'b');
  let calls = 0;
  const answer = { batchItemFailures: [{ itemIdentifier: '99' }] };
  const { stream, batches } = mapping(table, () => (++calls === 1 ? answer : null));
  await stream.poll();
  expect(batches).toEqual([
    ['a', 'b'],
    ['a', 'b'],
  ]);
});

test('a batch that fails as a whole is halved until the bad record stands alone; that one is given up', async () => {
  const table = await newTable();
  await put(table, 'a', 'bad', 'c', 'd');
  let sequenceNumber: string | undefined;
  const failing = (records: Batch) => {
    const bad = records.find(({ dynamodb }) => dynamodb?.Keys?.PK?.S === 'bad');
    sequenceNumber = bad?.dynamodb?.SequenceNumber ?? sequenceNumber;
    if (bad) throw new Error('bad record');
  };
  const { stream, batches, failures } = mapping(table, failing, { bisectOnError: true });
  await stream.poll();
  expect(batches).toEqual([['a', 'bad', 'c', 'd'], ['a', 'bad'], ['a'], ...Array(3).fill(['bad']), ['c', 'd']]);
  expect(failures).toEqual([
    {
      version: '1.0',
      requestContext: { condition: 'RetryAttemptsExhausted', approximateInvokeCount: 3 },
      DDBStreamBatchInfo: {
        shardId: expect.any(String),
        ...{
          streamArn: 'arn:stream',
          batchSize: 1,
          startSequenceNumber: sequenceNumber,
          endSequenceNumber: sequenceNumber,
        },
      },
      payload: expect.any(String),
    },
  ]);
  expect(JSON.parse(failures[0]?.payload ?? '').Records[0].dynamodb.NewImage.PK).toEqual({ S: 'bad' });
});

test('records that no filter matches are passed over, for good', async () => {
  const table = await newTable();
  await put(table, 'PASS#1', 'RATE#1', 'TEMPLATE#1', 'RATE#2');
  const filters = [
    JSON.stringify({ dynamodb: { Keys: { PK: { S: [{ prefix: 'PASS#' }, { prefix: 'TEMPLATE#' }] } } } }),
  ];
  const { stream, batches } = mapping(table, () => null, { filters });
  await stream.poll();
  await put(table, 'RATE#3');
  await stream.poll();
  expect(batches).toEqual([['PASS#1', 'TEMPLATE#1']]);
});

test('items are handed over side by side, the records of each in one batch and in their order', async () => {
  const table = await newTable();
  const keys = [...'acegikacgaae'];
  await put(table, ...keys);
  const { stream, batches } = mapping(table, () => null, { batchSize: 100, parallelBatches: 2 });
  await stream.poll();
  const items = batches.map((batch) => new Set(batch));
  expect(items.map(({ size }) => size).reduce((sum, size) => sum + size)).toBe(new Set(keys).size);
  expect(batches).toEqual(items.map((ofBatch) => keys.filter((key) => ofBatch.has(key))));
  expect(batches).toHaveLength(2);
});

test('with retries without end each poll tries again, holding back what follows, until the record is too old', async () => {
  const table = await newTable();
  const hourMs = 3_600_000;
  let isOut = true;
  let leadMs = 0;
  const settings = { maxRetries: -1, maxAgeMs: 22 * hourMs, clock: clockAhead(() => leadMs) };
  const fails = (records: Batch) => (isOut ? { batchItemFailures: [{ itemIdentifier: sequenceOf(records) }] } : null);
  const { stream, batches, failures } = mapping(table, fails, settings);
  await put(table, 'a', 'b');
  await stream.poll();
  leadMs = 21 * hourMs;
  await put(table, 'c');
  await stream.poll();
  expect(new Set(batches.map((batch) => batch.join()))).toEqual(new Set(['a,b']));
  expect(failures).toEqual([]);
  leadMs = 23 * hourMs;
  isOut = false;
  await stream.poll();
  expect(
    failures.map(({ requestContext, DDBStreamBatchInfo }) => [requestContext, DDBStreamBatchInfo.batchSize]),
  ).toEqual([[expect.objectContaining({ condition: 'RecordAgeExceeded' }), 2]]);
  expect(batches.at(-1)).toEqual(['c']);
});

const sequenceOf = (records: Batch) => records[0]?.dynamodb?.SequenceNumber;

test('a table that its template has given an index since gets it', async () => {
  const table = await newTable();
  const properties = {
    AttributeDefinitions: ['PK', 'listKey'].map((AttributeName) => ({ AttributeName, AttributeType: 'S' as const })),
    KeySchema: [{ AttributeName: 'PK', KeyType: 'HASH' as const }],
    GlobalSecondaryIndexes: [
      {
        IndexName: 'byList',
        KeySchema: [{ AttributeName: 'listKey', KeyType: 'HASH' as const }],
        Projection: { ProjectionType: 'ALL' as const },
      },
    ],
  };
  await deployTable(database, table, properties);
  await deployTable(database, table, properties);
  const { DescribeTableCommand } = await import('@aws-sdk/client-dynamodb');
  const { Table } = await database.send(new DescribeTableCommand({ TableName: table }));
  expect(Table?.GlobalSecondaryIndexes?.map(({ IndexName }) => IndexName)).toEqual(['byList']);
});
