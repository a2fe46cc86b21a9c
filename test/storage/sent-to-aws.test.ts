import { ConditionalCheckFailedException, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DeleteObjectCommand, DeleteObjectsCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import {
  CreateSecretCommand,
  PutSecretValueCommand,
  ResourceExistsException,
  SecretsManagerClient,
} from '@aws-sdk/client-secrets-manager';
import {
  DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  QueryCommand,
  TransactWriteCommand,
} from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { SecretApiKeyBox } from '../../lambdas/runtime/secret-box.ts';
import { CredentialSecrets } from '../../lambdas/storage/credential-secrets.ts';
import { DynamoAccountSettings } from '../../lambdas/storage/dynamo-account-settings.ts';
import { DynamoFlights } from '../../lambdas/storage/dynamo-flights.ts';
import { DynamoPasses } from '../../lambdas/storage/dynamo-passes.ts';
import { DynamoRegistrations } from '../../lambdas/storage/dynamo-registrations.ts';
import { DynamoTemplates } from '../../lambdas/storage/dynamo-templates.ts';
import { passItemKey, templateKey } from '../../lambdas/storage/keys.ts';
import { passesOf } from '../../lambdas/storage/list-keys.ts';
import { S3Renderings } from '../../lambdas/storage/s3-renderings.ts';
import { Table } from '../../lambdas/storage/table.ts';
import { examplePass, exampleTemplate, now } from '../helpers/examples.ts';
import { fixedClock } from '../helpers/fixed-clock.ts';

const dynamo = mockClient(DynamoDBDocumentClient);
const s3 = mockClient(S3Client);
const secrets = mockClient(SecretsManagerClient);
afterAll(() => {
  for (const client of [dynamo, s3, secrets]) client.restore();
});
beforeEach(() => {
  dynamo.reset();
  s3.reset();
  secrets.reset();
});

const region = { region: 'eu-central-1' };
const table = new Table(DynamoDBDocumentClient.from(new DynamoDBClient(region)), 'passes', fixedClock());
const pass = examplePass();

test('a new pass is one conditional put under its pass key, listed at once', async () => {
  dynamo.on(PutCommand).resolves({});
  expect(await new DynamoPasses(table).create(pass)).toBe(true);
  expect(dynamo.calls()).toHaveLength(1);
  expect(dynamo.commandCalls(PutCommand)[0]?.args[0].input).toMatchObject({
    TableName: 'passes',
    ConditionExpression: 'attribute_not_exists(PK)',
    ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
    Item: {
      PK: `PASS#${pass.passKey}`,
      SK: 'PASS',
      listKey: `LIST#PASSES#${pass.templateId}`,
      listSort: `~${pass.createdAtUtc}#${pass.passId}`,
      trackingId: pass.trackingId,
    },
  });
});

test('the passes of a device are one query of the newest 200 and one more: no others are read, however many there are', async () => {
  const more = { Items: [passItemKey(pass.passKey)], LastEvaluatedKey: passItemKey(pass.passKey) };
  dynamo.on(QueryCommand).resolves(more);
  expect(await new DynamoRegistrations(table).passKeysOf('device', 'pass.com.example')).toEqual({
    newest: [pass.passKey],
    hasMore: false,
  });
  expect(dynamo.calls()).toHaveLength(1);
  expect(dynamo.commandCalls(QueryCommand)[0]?.args[0].input).toMatchObject({
    IndexName: 'byDevice',
    ScanIndexForward: false,
    Limit: 201,
  });
});

test.each([
  ['our own item is success', pass.writeId, true],
  ['another writer’s item is refusal', 'another-call', false],
])('a condition that fails on %s', async (_title, writeId, expected) => {
  dynamo
    .on(PutCommand)
    .rejects(new ConditionalCheckFailedException({ $metadata: {}, message: '', Item: { writeId: { S: writeId } } }));
  expect(await new DynamoPasses(table).create(pass)).toBe(expected);
});

/** The pass's item in the table, filed or not. */
const stored = (listSort: string) => ({
  Item: { ...passItemKey(pass.passKey), ...pass, listKey: passesOf(pass.templateId), listSort },
});
const tombstone = {
  TableName: 'passes',
  Item: {
    PK: `PASS#${pass.passKey}`,
    SK: 'PASS',
    account: 'demo',
    passKey: pass.passKey,
    templateId: pass.templateId,
    trackingId: 'delete-call',
    writeId: 'delete-call',
    deletedAtUtc: now.toISOString(),
    became: 'deleted',
    revision: 1,
  },
  ConditionExpression: 'revision = :revision AND nonce = :nonce AND listSort = :listSort',
  ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
};

test('a deletion replaces the item as it was read by a tombstone', async () => {
  dynamo.on(GetCommand).resolves(stored('~unfiled')).on(PutCommand).resolves({});
  await new DynamoPasses(table).delete(pass, 'delete-call', now);
  expect(dynamo.commandCalls(PutCommand)[0]?.args[0].input).toEqual({
    ...tombstone,
    ExpressionAttributeValues: { ':revision': 1, ':nonce': pass.nonce, ':listSort': '~unfiled' },
  });
});

test('a deletion of a filed pass takes one from the count of its chunk in the same transaction', async () => {
  dynamo.on(GetCommand).resolves(stored('00000007#filed')).on(TransactWriteCommand).resolves({});
  await new DynamoPasses(table).delete(pass, 'delete-call', now);
  expect(dynamo.commandCalls(TransactWriteCommand)[0]?.args[0].input.TransactItems).toMatchObject([
    {
      Put: {
        ...tombstone,
        ExpressionAttributeValues: { ':revision': 1, ':nonce': pass.nonce, ':listSort': '00000007#filed' },
      },
    },
    {
      Update: {
        TableName: 'passes',
        Key: { PK: `LIST#PASSES#${pass.templateId}`, SK: 'CHUNK#00000007' },
        UpdateExpression: 'ADD #count :less',
        ExpressionAttributeValues: { ':less': -1 },
      },
    },
  ]);
});

test('items are read consistently', async () => {
  dynamo.on(GetCommand).resolves({});
  expect(await new DynamoPasses(table).find(pass.passKey)).toBeUndefined();
  expect(dynamo.commandCalls(GetCommand)[0]?.args[0].input).toMatchObject({ ConsistentRead: true });
});

test('a page, compressed, and a .pkpass are put, and deleted, under the link as CloudFront requests them', async () => {
  const renderings = new S3Renderings(new S3Client(region), 'files', fixedClock());
  await renderings.put('link', { page: Buffer.from('page'), pkpass: Buffer.from('zip') });
  await renderings.delete('link');
  expect(s3.commandCalls(PutObjectCommand).map(({ args }) => args[0].input)).toEqual([
    {
      Bucket: 'files',
      Key: 'i/link',
      Body: Buffer.from('page'),
      ContentType: 'text/html; charset=utf-8',
      ContentEncoding: 'gzip',
      CacheControl: 'no-store',
    },
    {
      Bucket: 'files',
      Key: 'i/link/pass.pkpass',
      Body: Buffer.from('zip'),
      ContentType: 'application/vnd.apple.pkpass',
      CacheControl: 'no-store',
    },
  ]);
  expect(s3.commandCalls(DeleteObjectCommand).map(({ args }) => args[0].input.Key)).toEqual([
    'i/link',
    'i/link/pass.pkpass',
  ]);
});

describe('files of many links', () => {
  const renderings = new S3Renderings(new S3Client(region), 'files', fixedClock());
  const links = Array.from({ length: 501 }, (_, index) => `link${index}`);
  const refusing = (...keys: string[]) => ({ Errors: keys.map((Key) => ({ Key, Code: 'SlowDown' })) });
  const requestedKeys = () =>
    s3.commandCalls(DeleteObjectsCommand).map(({ args }) => args[0].input.Delete?.Objects?.map(({ Key }) => Key));

  test('are deleted a thousand in a request', async () => {
    s3.on(DeleteObjectsCommand).resolves({});
    await renderings.deleteAll(links);
    expect(requestedKeys().map((keys) => keys?.length)).toEqual([1_000, 2]);
    expect(requestedKeys()[1]).toEqual(['i/link500', 'i/link500/pass.pkpass']);
  });

  test('that S3 was too busy for are requested again, and only those', async () => {
    s3.on(DeleteObjectsCommand).resolvesOnce(refusing('i/link1/pass.pkpass')).resolves({});
    await renderings.deleteAll(links.slice(0, 2));
    expect(requestedKeys().at(-1)).toEqual(['i/link1/pass.pkpass']);
  });

  test('that stay are an error, which names no link', async () => {
    s3.on(DeleteObjectsCommand).resolves(refusing('i/link1'));
    await expect(renderings.deleteAll(['link1'])).rejects.toThrow(/^1 of 2 files could not be deleted: SlowDown$/);
    expect(requestedKeys().slice(1)).toEqual(Array.from({ length: 5 }, () => ['i/link1']));
  });

  test('of no link send no request', async () => {
    await renderings.deleteAll([]);
    expect(s3.calls()).toHaveLength(0);
  });
});

test('an API key is stored by its hash and sealed, and a certificate’s key only in Secrets Manager', async () => {
  const account = { PK: 'ACCOUNT#demo', SK: 'ACCOUNT', id: 'demo', name: 'Demo Air', keys: [], writeId: 'before' };
  dynamo.on(TransactWriteCommand).resolves({}).on(GetCommand).resolves({ Item: account });
  secrets.on(CreateSecretCommand).rejects(new ResourceExistsException({ $metadata: {}, message: '' }));
  secrets.on(PutSecretValueCommand).resolves({});
  const services = {
    table,
    secrets: new CredentialSecrets(new SecretsManagerClient(region), 'certificates/'),
    apiKeys: new SecretApiKeyBox(async () => '{"current":"1","1":"secret"}'),
    clock: fixedClock(now),
    hashApiKey: async () => 'hash',
    newApiKey: () => 'unused',
    newWriteId: () => 'call',
    onAudit: () => {},
    checked: () => Promise.reject(new Error('unused')),
  };
  const accountSettings = new DynamoAccountSettings(services, { user: 'user-1', requestId: 'request-1' });
  await accountSettings.create({ id: 'demo', name: 'Demo Air' }, 'the-api-key');
  await accountSettings.addIssuer(
    'demo',
    { issuerId: '338800', serviceAccountJson: 'the-private-key' },
    { makeDefault: false },
  );
  const puts = dynamo
    .commandCalls(TransactWriteCommand)
    .flatMap(({ args }) => args[0].input.TransactItems?.map(({ Put }) => Put) ?? []);
  expect(puts.map((put) => `${put?.Item?.PK} ${put?.Item?.SK} if ${put?.ConditionExpression}`)).toEqual([
    'ACCOUNT#demo ACCOUNT if attribute_not_exists(PK)',
    'APIKEY#hash APIKEY if attribute_not_exists(PK)',
    `AUDIT#demo ${now.toISOString()}#call if attribute_not_exists(PK)`,
    'ACCOUNT#demo ACCOUNT if writeId = :asRead',
    'ACCOUNT#demo CERT#B#338800 if undefined',
    `AUDIT#demo ${now.toISOString()}#call if attribute_not_exists(PK)`,
  ]);
  expect(JSON.stringify(puts)).not.toMatch(/the-api-key|the-private-key/);
  expect(secrets.commandCalls(PutSecretValueCommand)[0]?.args[0].input).toEqual({
    SecretId: 'certificates/demo/google/338800',
    SecretString: 'the-private-key',
  });
});

test('the templates of a flight are updates of one transaction, each if it is as read, with its place in the index', async () => {
  dynamo.on(TransactWriteCommand).resolves({});
  const changed = ['Template1', 'Template2'].map((id) =>
    exampleTemplate({ 'flight-number': '0123', 'departure-time': '2027-03-16T00:10:00' }, { id, version: 8 }),
  );
  expect(await new DynamoTemplates(table).updateAll(changed.map((template) => ({ template })))).toBe(true);
  const [sent] = dynamo.commandCalls(TransactWriteCommand);
  const updates = sent?.args[0].input.TransactItems?.map(({ Update }) => Update) ?? [];
  const times = '#fieldTimes.#writes';
  const condition = `#version = :before AND (${times} = :writes OR attribute_not_exists(${times}))`;
  expect(updates.map((update) => [update?.Key?.PK, update?.ConditionExpression])).toEqual([
    ['TEMPLATE#Template1', condition],
    ['TEMPLATE#Template2', condition],
  ]);
  expect(updates[1]?.ExpressionAttributeValues).toMatchObject({
    ':before': 7,
    ':registrationsKey': 'FLIGHT#demo#2027-03-16#MUC#123#LH',
    ':registrationsSort': 'Template2',
  });
  expect(dynamo.calls()).toHaveLength(1);
});

test('a flight is one query of the index, for one template more than a call takes', async () => {
  dynamo.on(QueryCommand).resolves({ Items: Array.from({ length: 3 }, (_, index) => templateKey(`Template${index}`)) });
  const flight = { airline: 'LH', number: '123', origin: 'MUC', date: '2027-03-16' };
  expect(await new DynamoFlights(table, { countPasses: async () => 0 }).templates('demo', flight, 2)).toBeUndefined();
  expect(dynamo.calls()).toHaveLength(1);
  expect(dynamo.commandCalls(QueryCommand)[0]?.args[0].input).toEqual({
    TableName: 'passes',
    IndexName: 'byTemplate',
    KeyConditionExpression: 'registrationsKey = :flight',
    ExpressionAttributeValues: { ':flight': 'FLIGHT#demo#2027-03-16#MUC#123#LH' },
    Limit: 3,
  });
});
