import { ConditionalCheckFailedException, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DeleteObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import {
  CreateSecretCommand,
  PutSecretValueCommand,
  ResourceExistsException,
  SecretsManagerClient,
} from '@aws-sdk/client-secrets-manager';
import { DynamoDBDocumentClient, GetCommand, PutCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { AccountRegistry } from '../../lambdas/storage/account-registry.ts';
import { DynamoPasses } from '../../lambdas/storage/dynamo-passes.ts';
import { S3Renderings } from '../../lambdas/storage/s3-renderings.ts';
import { Table } from '../../lambdas/storage/table.ts';
import { examplePass, now } from '../helpers/examples.ts';

const dynamo = mockClient(DynamoDBDocumentClient);
const s3 = mockClient(S3Client);
const secrets = mockClient(SecretsManagerClient);
beforeEach(() => {
  dynamo.reset();
  s3.reset();
  secrets.reset();
});

const region = { region: 'eu-central-1' };
const table = new Table(DynamoDBDocumentClient.from(new DynamoDBClient(region)), 'passes');
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

test.each([
  ['our own item is success', pass.trackingId, true],
  ['somebody else’s item is refusal', 'another-call', false],
])('a condition that fails on %s', async (_title, trackingId, expected) => {
  dynamo
    .on(PutCommand)
    .rejects(
      new ConditionalCheckFailedException({ $metadata: {}, message: '', Item: { trackingId: { S: trackingId } } }),
    );
  expect(await new DynamoPasses(table).create(pass)).toBe(expected);
});

/** The pass as the table has it, filed or not. */
const stored = (listSort: string) => ({ Item: { ...pass, listKey: `LIST#PASSES#${pass.templateId}`, listSort } });
const tombstone = {
  TableName: 'passes',
  Item: {
    PK: `PASS#${pass.passKey}`,
    SK: 'PASS',
    account: 'demo',
    templateId: pass.templateId,
    trackingId: 'delete-call',
    deletedAtUtc: now.toISOString(),
  },
  ConditionExpression: 'version = :version AND nonce = :nonce AND listSort = :listSort',
  ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
};

test('a deletion replaces the item as it was read by a tombstone', async () => {
  dynamo.on(GetCommand).resolves(stored('~unfiled')).on(PutCommand).resolves({});
  await new DynamoPasses(table).delete(pass, 'delete-call', now);
  expect(dynamo.commandCalls(PutCommand)[0]?.args[0].input).toEqual({
    ...tombstone,
    ExpressionAttributeValues: { ':version': 1, ':nonce': pass.nonce, ':listSort': '~unfiled' },
  });
});

test('a deletion of a filed pass takes one from the count of its chunk in the same transaction', async () => {
  dynamo.on(GetCommand).resolves(stored('00000007#filed')).on(TransactWriteCommand).resolves({});
  await new DynamoPasses(table).delete(pass, 'delete-call', now);
  expect(dynamo.commandCalls(TransactWriteCommand)[0]?.args[0].input.TransactItems).toMatchObject([
    {
      Put: {
        ...tombstone,
        ExpressionAttributeValues: { ':version': 1, ':nonce': pass.nonce, ':listSort': '00000007#filed' },
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

test('page and .pkpass are put, and deleted, under the link as CloudFront asks for them', async () => {
  const renderings = new S3Renderings(new S3Client(region), 'files');
  await renderings.put('link', { page: '<html>', pkpass: Buffer.from('zip') });
  await renderings.delete('link');
  expect(s3.commandCalls(PutObjectCommand).map(({ args }) => args[0].input)).toEqual([
    {
      Bucket: 'files',
      Key: 'i/link',
      Body: '<html>',
      ContentType: 'text/html; charset=utf-8',
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

test('an API key is stored by its hash, and a certificate’s key only in Secrets Manager', async () => {
  dynamo
    .on(PutCommand)
    .resolves({})
    .on(GetCommand)
    .resolves({ Item: { id: 'demo', name: 'Demo Air' } });
  secrets.on(CreateSecretCommand).rejects(new ResourceExistsException({ $metadata: {}, message: '' }));
  secrets.on(PutSecretValueCommand).resolves({});
  const registry = new AccountRegistry({
    table,
    secrets: new SecretsManagerClient(region),
    clock: { now: () => now },
    secretPrefix: 'certificates/',
    hashApiKey: async () => 'hash',
    newTrackingId: () => 'call',
  });
  await registry.create({ id: 'demo', name: 'Demo Air' }, 'the-api-key');
  await registry.addIssuer(
    'demo',
    { issuerId: '338800', serviceAccountJson: 'the-private-key' },
    { makeDefault: false },
  );
  const items = dynamo.commandCalls(PutCommand).map(({ args }) => args[0].input.Item);
  expect(items.map((item) => `${item?.PK} ${item?.SK}`)).toEqual([
    'ACCOUNT#demo ACCOUNT',
    'APIKEY#hash APIKEY',
    'ACCOUNT#demo CERT#B#338800',
  ]);
  expect(JSON.stringify(items)).not.toMatch(/the-api-key|the-private-key/);
  expect(secrets.commandCalls(PutSecretValueCommand)[0]?.args[0].input).toEqual({
    SecretId: 'certificates/demo/google/338800',
    SecretString: 'the-private-key',
  });
});
