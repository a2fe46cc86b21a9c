import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { type DynamoDb, startDynamoDb } from '../../../local/aws/dynamodb.ts';
import { LocalClock } from '../../../local/clock.ts';
import { Clockwork } from '../../../local/clockwork.ts';
import { credentials, region } from '../../../local/cloud/account.ts';
import { Cloud } from '../../../local/cloud/cloud.ts';
import { deployFunctions, deployMappings, deployResources } from '../../../local/cloud/deploy.ts';
import { provideCertificates } from '../../../local/demo/certificates.ts';
import { type StandIns, startStandIns } from '../../../local/stand-ins.ts';
import { temporaryDirectory } from '../../helpers/temporary-directory.ts';

const directory = temporaryDirectory();
const start = new Date('2027-03-15T12:00:00Z');
let dynamoDb: DynamoDb;
let standIns: StandIns;
let clockwork: Clockwork;
let deployment: Parameters<typeof deployResources>[0];

const target = (resource: string) => ({ 'Fn::GetAtt': [resource, 'Arn'] });
const fixedWindow = { FlexibleTimeWindow: { Mode: 'OFF' } };

const asset = path.join(directory, 'asset');
const assets = new Map([['bundle.zip', asset]]);

/** Every kind of thing that can set a function going: a stream, a queue, a schedule. */
const template = {
  Resources: {
    Table: {
      Type: 'AWS::DynamoDB::GlobalTable',
      Properties: {
        KeySchema: [{ AttributeName: 'PK', KeyType: 'HASH' }],
        AttributeDefinitions: [{ AttributeName: 'PK', AttributeType: 'S' }],
        StreamSpecification: { StreamViewType: 'NEW_AND_OLD_IMAGES' },
      },
    },
    Queue: { Type: 'AWS::SQS::Queue' },
    Function: {
      Type: 'AWS::Lambda::Function',
      Properties: {
        Runtime: 'nodejs24.x',
        Handler: 'index.handler',
        Code: { S3Bucket: 'assets', S3Key: 'bundle.zip' },
        Environment: { Variables: { TABLE_NAME: { Ref: 'Table' }, FILE: path.join(directory, 'events') } },
        Timeout: 20,
      },
    },
    OfQueue: {
      Type: 'AWS::Lambda::EventSourceMapping',
      Properties: { EventSourceArn: target('Queue'), FunctionName: { Ref: 'Function' } },
    },
    OfStream: {
      Type: 'AWS::Lambda::EventSourceMapping',
      Properties: { EventSourceArn: { 'Fn::GetAtt': ['Table', 'StreamArn'] }, FunctionName: target('Function') },
    },
    ToQueue: {
      Type: 'AWS::Scheduler::Schedule',
      Properties: {
        ...fixedWindow,
        ScheduleExpression: 'rate(2 minutes)',
        Target: { Arn: target('Queue'), RoleArn: 'role', Input: '"queued"' },
      },
    },
    ToFunction: {
      Type: 'AWS::Scheduler::Schedule',
      Properties: {
        ...fixedWindow,
        ScheduleExpression: 'rate(3 minutes)',
        Target: { Arn: target('Function'), RoleArn: 'role', Input: '{"put":"item"}' },
      },
    },
  },
};

/** Writes down what it was called with; told to put an item, it does so over the wire, and the stream calls it again. */
const bundle = `
  import { appendFileSync } from 'node:fs';
  export async function handler(event) {
    const [record] = event.Records ?? [];
    appendFileSync(process.env.FILE, (record?.body ?? record?.dynamodb?.Keys.PK.S ?? 'called') + '\\n');
    if (!event.put) return;
    const headers = {
      'content-type': 'application/x-amz-json-1.0',
      'x-amz-target': 'DynamoDB_20120810.PutItem',
      'x-amz-date': '20270315T120000Z',
      authorization: 'AWS4-HMAC-SHA256 Credential=local/20270315/eu-central-1/dynamodb/aws4_request, SignedHeaders=host, Signature=0',
    };
    const body = JSON.stringify({ TableName: process.env.TABLE_NAME, Item: { PK: { S: event.put } } });
    const response = await fetch(process.env.AWS_ENDPOINT_URL_DYNAMODB, { method: 'POST', headers, body });
    if (!response.ok) throw new Error(await response.text());
  }`;

beforeAll(async () => {
  mkdirSync(asset);
  writeFileSync(path.join(asset, 'index.mjs'), bundle);
  const clock = new LocalClock(path.join(directory, 'clock'));
  clock.advanceTo(start.getTime());
  const certificates = await provideCertificates(path.join(directory, 'certs'), start);
  dynamoDb = await startDynamoDb();
  const dynamoDbUrl = dynamoDb.url;
  standIns = await startStandIns({
    dataDirectory: directory,
    certificates,
    clock,
    dynamoDbUrl,
    onDatabaseWrite: () => {},
  });
  deployment = {
    cloud: new Cloud([{ name: 'service', template, assetDirectories: assets }], standIns),
    standIns,
    clock,
    dataDirectory: directory,
    database: new DynamoDBClient({ endpoint: dynamoDbUrl, region, credentials }),
    dynamoDbUrl,
    overrides: {},
  };
  await deployResources(deployment);
  await deployFunctions(deployment);
  const { streams, queues } = deployMappings(deployment);
  clockwork = new Clockwork(clock, [standIns.scheduler, standIns.rules], streams, queues);
});

afterAll(async () => {
  await clockwork.stop();
  await Promise.all(standIns.targets.functions().map((each) => each.close()));
  await standIns.close();
  await dynamoDb.close();
});

test('streams, queues and schedules of a template set its functions going, all done when the clock has been moved', async () => {
  await clockwork.advance(245);
  expect(readFileSync(path.join(directory, 'events'), 'utf8').split('\n')).toEqual([
    '"queued"',
    'called',
    'item',
    '"queued"',
    '',
  ]);
  expect(standIns.counter.counts()).toEqual({ PutItem: 1 });
});

test('a queue that gives messages back before its function is done is refused, as Lambda refuses it', async () => {
  const { Table, Function: worker, OfQueue } = template.Resources;
  const Queue = { Type: 'AWS::SQS::Queue', Properties: { VisibilityTimeout: worker.Properties.Timeout - 1 } };
  const Resources = { Table, Function: worker, Queue, OfQueue };
  const stack = { name: 'hasty', template: { Resources }, assetDirectories: assets };
  const hasty = { ...deployment, cloud: new Cloud([stack], standIns) };
  await deployResources(hasty);
  await deployFunctions(hasty);
  expect(() => deployMappings(hasty)).toThrow("hasty-queue is less than its function's timeout");
});
