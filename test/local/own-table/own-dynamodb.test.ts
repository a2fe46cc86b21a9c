import { appendFileSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  type AttributeValue,
  CreateTableCommand,
  DeleteTableCommand,
  DescribeTableCommand,
  DynamoDBClient,
  ListTablesCommand,
  PutItemCommand,
  ResourceInUseException,
  UpdateTableCommand,
} from '@aws-sdk/client-dynamodb';
import {
  DescribeStreamCommand,
  DynamoDBStreamsClient,
  GetRecordsCommand,
  GetShardIteratorCommand,
  type GetShardIteratorCommandInput,
} from '@aws-sdk/client-dynamodb-streams';
import {
  DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  QueryCommand,
  TransactWriteCommand,
} from '@aws-sdk/lib-dynamodb';
import { startOwnDynamoDb } from '../../../local/own-table/own-dynamodb.ts';
import { tableDefinition } from '../../helpers/table-definition.ts';

const TableName = 'table';

let file: string;
let stop: () => Promise<void> = async () => {};
let database: DynamoDBClient;
let documents: DynamoDBDocumentClient;
let streams: DynamoDBStreamsClient;

beforeEach(async () => {
  file = path.join(mkdtempSync(path.join(tmpdir(), 'own-dynamodb-')), 'journal');
  await start();
  await database.send(new CreateTableCommand({ TableName, ...tableDefinition }));
});
afterEach(async () => {
  await stop();
  rmSync(path.dirname(file), { recursive: true });
});

async function start() {
  const { url, close } = await startOwnDynamoDb({ file });
  const settings = {
    endpoint: url,
    region: 'eu-central-1',
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
    maxAttempts: 1,
  };
  database = new DynamoDBClient(settings);
  documents = DynamoDBDocumentClient.from(database);
  streams = new DynamoDBStreamsClient(settings);
  stop = async () => {
    database.destroy();
    streams.destroy();
    await close();
  };
}

async function restart() {
  await stop();
  await start();
}

const put = (PK: string, attributes: object = {}) =>
  documents.send(new PutCommand({ TableName, Item: { PK, SK: 'x', ...attributes } }));
const get = async (PK: string) =>
  (await documents.send(new GetCommand({ TableName, Key: { PK, SK: 'x' }, ConsistentRead: true }))).Item;

/** Records of the stream from a place on. */
async function recordsFrom(from: Omit<GetShardIteratorCommandInput, 'StreamArn' | 'ShardId'>) {
  const { Table } = await database.send(new DescribeTableCommand({ TableName }));
  const StreamArn = Table?.LatestStreamArn;
  const { StreamDescription } = await streams.send(new DescribeStreamCommand({ StreamArn }));
  const ShardId = StreamDescription?.Shards?.[0]?.ShardId;
  const { ShardIterator } = await streams.send(new GetShardIteratorCommand({ StreamArn, ShardId, ...from }));
  const { Records = [], NextShardIterator } = await streams.send(new GetRecordsCommand({ ShardIterator, Limit: 2 }));
  const next = await streams.send(new GetRecordsCommand({ ShardIterator: NextShardIterator }));
  return [...Records, ...(next.Records ?? [])];
}

test('items, indexes and the stream outlast a restart, and a second one', async () => {
  const bytes = new Uint8Array([1, 2, 3]);
  await put('one', { bytes, words: new Set(['a']), inner: { list: [1, null, true] } });
  await put('two', { listKey: 'list', listSort: '1' });
  await put('two', { listKey: 'list', listSort: '2' });
  await documents.send(
    new TransactWriteCommand({
      TransactItems: [
        { Put: { TableName, Item: { PK: 'three', SK: 'x' } } },
        { Delete: { TableName, Key: { PK: 'one', SK: 'x' } } },
      ],
    }),
  );
  await put('four', { bytes });
  const before = await recordsFrom({ ShardIteratorType: 'TRIM_HORIZON' });
  expect(before.map(({ eventName }) => eventName)).toEqual([
    'INSERT',
    'INSERT',
    'MODIFY',
    'INSERT',
    'REMOVE',
    'INSERT',
  ]);
  for (const _ of [1, 2]) {
    await restart();
    expect(await get('one')).toBeUndefined();
    expect(await get('four')).toEqual({ PK: 'four', SK: 'x', bytes });
    const query = { KeyConditionExpression: 'listKey = :list', ExpressionAttributeValues: { ':list': 'list' } };
    const { Items } = await documents.send(new QueryCommand({ TableName, IndexName: 'byList', ...query }));
    expect(Items).toEqual([{ PK: 'two', SK: 'x', listKey: 'list', listSort: '2' }]);
    expect(await recordsFrom({ ShardIteratorType: 'TRIM_HORIZON' })).toEqual(before);
  }
  const SequenceNumber = before[3]?.dynamodb?.SequenceNumber;
  expect(await recordsFrom({ ShardIteratorType: 'AFTER_SEQUENCE_NUMBER', SequenceNumber })).toEqual(before.slice(4));
});

test('a record of the stream has keys, images and a time, as the SDK reads them', async () => {
  await put('one', { n: 1, bytes: new Uint8Array([255]) });
  const [record] = await recordsFrom({ ShardIteratorType: 'TRIM_HORIZON' });
  expect(record?.dynamodb?.Keys).toEqual({ PK: { S: 'one' }, SK: { S: 'x' } });
  expect(record?.dynamodb?.NewImage).toMatchObject({ n: { N: '1' }, bytes: { B: new Uint8Array([255]) } });
  expect(record?.dynamodb?.ApproximateCreationDateTime?.getTime()).toBeGreaterThan(Date.UTC(2026));
});

test('of a line that was cut off nothing is left, and what comes later stays', async () => {
  await put('one');
  await put('two');
  await stop();
  truncateSync(file, readFileSync(file).length - 3);
  await start();
  expect([await get('one'), await get('two')]).toEqual([{ PK: 'one', SK: 'x' }, undefined]);
  await put('three');
  await restart();
  expect(await get('three')).toEqual({ PK: 'three', SK: 'x' });
});

test('a damaged line among others is not passed over', async () => {
  await put('one');
  await put('two');
  await stop();
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace('"one"', '"own"'));
  await expect(startOwnDynamoDb({ file })).rejects.toThrow(/journal is damaged at byte \d+/);
  writeFileSync(file, text);
  appendFileSync(file, '00000000 {}');
  await start();
  expect(await get('two')).toBeDefined();
});

test('a start shortens the journal, and records of a day ago leave the stream', async () => {
  for (let n = 0; n < 50; n++) await put('one', { n });
  await stop();
  const text = readFileSync(file, 'utf8');
  const lines = text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line.slice(9)));
  const { Journal } = await import('../../../local/own-table/journal.ts');
  const dayMs = 24 * 60 * 60_000;
  Journal.rewrite(
    file,
    lines.map((line, place) => ('at' in line && place < 40 ? { ...line, at: line.at - 2 * dayMs } : line)),
  ).close();
  await start();
  const left = await recordsFrom({ ShardIteratorType: 'TRIM_HORIZON' });
  expect(left.length).toBeLessThan(20);
  expect(left[0]).toMatchObject({ eventName: 'MODIFY' });
  expect(await get('one')).toMatchObject({ n: 49 });
  expect(readFileSync(file, 'utf8').length).toBeLessThan(text.length);
  await put('one', { n: 50 });
  const SequenceNumber = left.at(-1)?.dynamodb?.SequenceNumber;
  expect(await recordsFrom({ ShardIteratorType: 'AFTER_SEQUENCE_NUMBER', SequenceNumber })).toMatchObject([
    { dynamodb: { NewImage: { n: { N: '50' } } } },
  ]);
});

test('a table is described, is there once, and gets further indexes with the items that belong there', async () => {
  expect((await database.send(new ListTablesCommand({}))).TableNames).toEqual([TableName]);
  const again = database.send(new CreateTableCommand({ TableName, ...tableDefinition }));
  await expect(again).rejects.toBeInstanceOf(ResourceInUseException);
  await put('one', { word: 'o' });
  const Create = {
    IndexName: 'byWord',
    KeySchema: [{ AttributeName: 'word', KeyType: 'HASH' as const }],
    Projection: { ProjectionType: 'ALL' as const },
  };
  const AttributeDefinitions = [
    ...tableDefinition.AttributeDefinitions,
    { AttributeName: 'word', AttributeType: 'S' as const },
  ];
  await database.send(
    new UpdateTableCommand({ TableName, AttributeDefinitions, GlobalSecondaryIndexUpdates: [{ Create }] }),
  );
  await restart();
  const { Table } = await database.send(new DescribeTableCommand({ TableName }));
  expect(Table?.GlobalSecondaryIndexes?.map(({ IndexName }) => IndexName)).toEqual([
    'byList',
    'byDue',
    'byDevice',
    'byTemplate',
    'byWord',
  ]);
  const query = { KeyConditionExpression: 'word = :o', ExpressionAttributeValues: { ':o': 'o' } };
  const { Items } = await documents.send(new QueryCommand({ TableName, IndexName: 'byWord', ...query }));
  expect(Items).toEqual([{ PK: 'one', SK: 'x', word: 'o' }]);
});

test('a table that was deleted is gone after a restart, too, and one of its name begins empty', async () => {
  await put('one');
  await database.send(new DeleteTableCommand({ TableName }));
  await restart();
  expect((await database.send(new ListTablesCommand({}))).TableNames).toEqual([]);
  await expect(get('one')).rejects.toMatchObject({ name: 'ResourceNotFoundException' });
  await database.send(new CreateTableCommand({ TableName, ...tableDefinition }));
  await restart();
  expect(await get('one')).toBeUndefined();
});

test('values that DynamoDB or JavaScript does not hold are refused', async () => {
  const value = (n: AttributeValue) =>
    database.send(new PutItemCommand({ TableName, Item: { PK: { S: 'a' }, SK: { S: 'x' }, n } }));
  for (const N of ['12345678901234567890', '0.1234567890123456789', '1e300'])
    await expect(value({ N })).rejects.toMatchObject({ name: 'UnknownOperationException' });
  await expect(value({ NS: ['1'] })).rejects.toMatchObject({ name: 'UnknownOperationException' });
  for (const wrong of [{ N: 'x' }, { N: '1e999' }, { SS: [] }])
    await expect(value(wrong)).rejects.toMatchObject({ name: 'ValidationException' });
  for (const N of ['9007199254740991', '-0.25', '1E3']) await value({ N });
  expect((await get('a'))?.n).toBe(1000);
});
