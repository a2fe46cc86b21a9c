import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { type DynamoDb, startDynamoDb } from '../../../local/aws/dynamodb.ts';
import { credentials, region } from '../../../local/basics/account.ts';
import { LocalClock } from '../../../local/basics/clock.ts';
import { Clockwork } from '../../../local/clockwork.ts';
import { Cloud } from '../../../local/cloud/cloud.ts';
import { provideCertificates } from '../../../local/demo/certificates.ts';
import { deployFunctions, deployResources } from '../../../local/deploy/deploy.ts';
import { deployMappings } from '../../../local/deploy/deploy-mappings.ts';
import { type StandIns, startStandIns } from '../../../local/deploy/stand-ins.ts';
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
const policy = (...Statement: object[]) => ({ Version: '2012-10-17', Statement });
const trusted = (...services: string[]) =>
  policy(...services.map((Service) => ({ Effect: 'Allow', Action: 'sts:AssumeRole', Principal: { Service } })));

/** A shared role of functions and schedules, with all of their permissions. */
const Role = {
  Type: 'AWS::IAM::Role',
  Properties: { AssumeRolePolicyDocument: trusted('lambda.amazonaws.com', 'scheduler.amazonaws.com') },
};
const policyOf = (...statements: object[]) => ({
  Type: 'AWS::IAM::Policy',
  Properties: { PolicyDocument: policy(...statements), Roles: [{ Ref: 'Role' }] },
});
const allow = (Action: string | string[], Resource: unknown) => ({ Effect: 'Allow', Action, Resource });
const mayTake = ['sqs:ReceiveMessage', 'sqs:DeleteMessage', 'sqs:GetQueueAttributes'];
const mayFollow = ['dynamodb:DescribeStream', 'dynamodb:GetRecords', 'dynamodb:GetShardIterator'];

const assets = new Map([['bundle.zip', asset]]);

/** Functions with every kind of trigger: a stream, a queue, a schedule. */
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
    Role,
    Policy: policyOf(
      allow('dynamodb:PutItem', target('Table')),
      allow(mayFollow, { 'Fn::GetAtt': ['Table', 'StreamArn'] }),
      allow(['sqs:SendMessage', ...mayTake], target('Queue')),
      allow('lambda:InvokeFunction', target('Function')),
    ),
    Function: {
      Type: 'AWS::Lambda::Function',
      Properties: {
        Runtime: 'nodejs24.x',
        Handler: 'index.handler',
        Role: target('Role'),
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
      Properties: {
        EventSourceArn: { 'Fn::GetAtt': ['Table', 'StreamArn'] },
        FunctionName: target('Function'),
        StartingPosition: 'TRIM_HORIZON',
      },
    },
    ToQueue: {
      Type: 'AWS::Scheduler::Schedule',
      Properties: {
        ...fixedWindow,
        ScheduleExpression: 'rate(2 minutes)',
        Target: { Arn: target('Queue'), RoleArn: target('Role'), Input: '"queued"' },
      },
    },
    ToFunction: {
      Type: 'AWS::Scheduler::Schedule',
      Properties: {
        ...fixedWindow,
        ScheduleExpression: 'rate(3 minutes)',
        Target: { Arn: target('Function'), RoleArn: target('Role'), Input: '{"put":"item"}' },
      },
    },
  },
};

/** Code that records its events; an event with `put` makes it write an item, and the stream calls it again. */
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
      authorization: 'AWS4-HMAC-SHA256 Credential=' + process.env.AWS_ACCESS_KEY_ID + '/20270315/eu-central-1/dynamodb/aws4_request, SignedHeaders=host, Signature=0',
    };
    const body = JSON.stringify({ TableName: process.env.TABLE_NAME, Item: { PK: { S: event.put } } });
    const response = await fetch(process.env.AWS_ENDPOINT_URL_DYNAMODB, { method: 'POST', headers, body });
    if (!response.ok) throw new Error(await response.text());
  }`;

beforeAll(async () => {
  // Denials are printed.
  jest.spyOn(console, 'error').mockImplementation(() => {});
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
  jest.restoreAllMocks();
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
});

test('a queue that gives messages back before its function is done is refused, as Lambda refuses it', async () => {
  const { Table, Function: worker, OfQueue, Policy } = template.Resources;
  const Queue = { Type: 'AWS::SQS::Queue', Properties: { VisibilityTimeout: worker.Properties.Timeout - 1 } };
  const Resources = { Table, Function: worker, Queue, OfQueue, Role, Policy };
  const stack = { name: 'hasty', template: { Resources }, assetDirectories: assets };
  const hasty = { ...deployment, cloud: new Cloud([stack], standIns) };
  await deployResources(hasty);
  await deployFunctions(hasty);
  expect(() => deployMappings(hasty)).toThrow("hasty-queue is less than its function's timeout");
});

/** Deploys the template under another name, with some resources replaced. */
async function deploy(name: string, replaced: Record<string, object>) {
  const Resources = { ...template.Resources, ...replaced };
  const other = {
    ...deployment,
    cloud: new Cloud([{ name, template: { Resources }, assetDirectories: assets }], standIns),
  };
  await deployResources(other);
  await deployFunctions(other);
  return deployMappings(other);
}

test.each([
  [
    'OfQueue',
    { MaximumBatchingWindowInSeconds: 5 },
    'does not know MaximumBatchingWindowInSeconds of EventSourceMapping',
  ],
  ['OfQueue', { BatchSize: 11 }, 'must be greater than 0 if maximum batch size is greater than 10'],
  ['OfQueue', { ScalingConfig: { MaximumConcurrency: 1 } }, 'MaximumConcurrency must be from 2 to 1000'],
  [
    'OfStream',
    { TumblingWindowInSeconds: 60, ParallelizationFactor: 2 },
    'A tumbling window needs a ParallelizationFactor of 1',
  ],
  ['OfStream', { StartingPosition: 'LATEST' }, 'reads streams from TRIM_HORIZON only'],
] as const)('a mapping (%s) with %j is refused', async (mapping, properties, message) => {
  const { Type, Properties } = template.Resources[mapping];
  const refused = deploy(`unmapped-${Object.keys(properties).join('-')}`.toLowerCase(), {
    [mapping]: { Type, Properties: { ...Properties, ...properties } },
  });
  await expect(refused).rejects.toThrow(message);
});

test('settings of asynchronous invocations, which would be ignored, are refused', async () => {
  const Properties = { FunctionName: { Ref: 'Function' }, Qualifier: '$LATEST', MaximumRetryAttempts: 0 };
  const refused = deploy('async', { Settings: { Type: 'AWS::Lambda::EventInvokeConfig', Properties } });
  await expect(refused).rejects.toThrow('does not know settings of asynchronous invocations');
});

test.each([
  ['dynamodb:GetRecords', allow([...mayTake], target('Queue'))],
  ['sqs:DeleteMessage', allow(mayFollow, { 'Fn::GetAtt': ['Table', 'StreamArn'] })],
])('a mapping is refused, as Lambda refuses it, whose function has no right to %s', async (action, statement) => {
  const rights = allow(action === 'sqs:DeleteMessage' ? mayTake.slice(0, 1) : mayFollow.slice(0, 1), '*');
  const denied = deploy(`no-${action.split(':')[1]?.toLowerCase()}`, { Policy: policyOf(statement, rights) });
  await expect(denied).rejects.toThrow(`does not have permissions to call ${action}`);
});

test.each(['lambda.amazonaws.com', 'scheduler.amazonaws.com'])(
  'a role that does not trust %s is refused as its role',
  async (service) => {
    const others = ['lambda.amazonaws.com', 'scheduler.amazonaws.com'].filter((each) => each !== service);
    const AssumeRolePolicyDocument = trusted(...others);
    const denied = deploy('untrusted', { Role: { ...Role, Properties: { AssumeRolePolicyDocument } } });
    await expect(denied).rejects.toThrow(`untrusted-role cannot be assumed by ${service}`);
  },
);

test.each([
  ['a managed policy', { ManagedPolicy: { Type: 'AWS::IAM::ManagedPolicy', Properties: {} } }],
  [
    'ManagedPolicyArns',
    { Role: { ...Role, Properties: { ...Role.Properties, ManagedPolicyArns: ['arn:aws:iam::aws:policy/any'] } } },
  ],
])('%s, which would be ignored, is refused', async (_, replaced) => {
  await expect(deploy('unknown', replaced)).rejects.toThrow('The local stack does not know');
});

test('a schedule whose role may not call its target, and a rule that has no permission, call nothing, and the log says so', async () => {
  const before = readFileSync(path.join(directory, 'events'), 'utf8');
  const { Policy } = template.Resources;
  const [put, follow] = Policy.Properties.PolicyDocument.Statement;
  const Rule = {
    Type: 'AWS::Events::Rule',
    Properties: { ScheduleExpression: 'rate(1 minute)', Targets: [{ Arn: target('Function') }] },
  };
  const rights = policyOf(put as object, follow as object, allow(mayTake, target('Queue')));
  await deploy('unscheduled', { Policy: rights, Rule });
  await clockwork.advance(200);
  expect(readFileSync(path.join(directory, 'events'), 'utf8')).toBe(before);
  const log = readFileSync(path.join(directory, 'logs', 'iam.log'), 'utf8');
  expect(log).toContain('User: events.amazonaws.com is not authorized to perform: lambda:InvokeFunction');
  expect(log).toMatch(
    /assumed-role\/unscheduled-role\/scheduler.amazonaws.com is not authorized to perform: lambda:InvokeFunction on resource: \S+:function:unscheduled-function because no identity-based policy/,
  );
});
