import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { BackupClient, ListCopyJobsCommand } from '@aws-sdk/client-backup';
import {
  CloudFormationClient,
  DescribeStackResourcesCommand,
  DescribeStacksCommand,
  GetTemplateCommand,
  type Stack,
} from '@aws-sdk/client-cloudformation';
import { CloudFrontClient, GetDistributionCommand } from '@aws-sdk/client-cloudfront';
import { DescribeContinuousBackupsCommand, DescribeTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { GetEventSourceMappingCommand, LambdaClient } from '@aws-sdk/client-lambda';
import { ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3';
import { GetScheduleCommand, SchedulerClient } from '@aws-sdk/client-scheduler';
import { DescribeSecretCommand, GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import {
  GetAWSDefaultServiceQuotaCommand,
  GetServiceQuotaCommand,
  ServiceQuotasClient,
} from '@aws-sdk/client-service-quotas';
import { ListSubscriptionsByTopicCommand, SNSClient } from '@aws-sdk/client-sns';
import { GetQueueAttributesCommand, SQSClient } from '@aws-sdk/client-sqs';
import { mockClient } from 'aws-sdk-client-mock';
import { alarmsCheck } from '../../../bin/admin/doctor/alarms.ts';
import { copiesCheck } from '../../../bin/admin/doctor/copies.ts';
import { distributionCheck } from '../../../bin/admin/doctor/distribution.ts';
import { examine } from '../../../bin/admin/doctor/examine.ts';
import { exitCodeOf } from '../../../bin/admin/doctor/finding.ts';
import { mappingsCheck } from '../../../bin/admin/doctor/mappings.ts';
import { queuesCheck } from '../../../bin/admin/doctor/queues.ts';
import { quotasCheck } from '../../../bin/admin/doctor/quotas.ts';
import { restoredCheck } from '../../../bin/admin/doctor/restored.ts';
import { scheduleCheck } from '../../../bin/admin/doctor/schedule.ts';
import { secretsCheck } from '../../../bin/admin/doctor/secrets.ts';
import { checkStacks } from '../../../bin/admin/doctor/stacks.ts';
import { tableCheck } from '../../../bin/admin/doctor/table.ts';
import { failureQueueOutput } from '../../../lib/names.ts';
import { setEnv } from '../../helpers/set-env.ts';
import { temporaryDirectory } from '../../helpers/temporary-directory.ts';
import { findingsOf, healthyStage } from './doctor.ts';

const named = (name: string, message = name) => Object.assign(new Error(message), { name });
const backup = mockClient(BackupClient);
const cloudFormation = mockClient(CloudFormationClient);
const cloudFront = mockClient(CloudFrontClient);
const dynamoDb = mockClient(DynamoDBClient);
const lambda = mockClient(LambdaClient);
const scheduler = mockClient(SchedulerClient);
const secrets = mockClient(SecretsManagerClient);
const s3 = mockClient(S3Client);
const quotas = mockClient(ServiceQuotasClient);
const sns = mockClient(SNSClient);
const sqs = mockClient(SQSClient);
const clients = [backup, cloudFormation, cloudFront, dynamoDb, lambda, scheduler, secrets, s3, quotas, sns, sqs];
const restoreEnv = setEnv({ AWS_REGION: 'eu-central-1', STAGES_DIR: temporaryDirectory() });
beforeEach(() => {
  for (const client of clients) client.reset();
});
afterAll(() => {
  for (const client of clients) client.restore();
  restoreEnv();
});

describe('stacks', () => {
  const stack = (change: Partial<Stack> = {}): { Stacks: Stack[] } => ({
    Stacks: [
      {
        ...{ StackName: 'a', CreationTime: new Date(0), StackStatus: 'UPDATE_COMPLETE' },
        EnableTerminationProtection: true,
        ...change,
      },
    ],
  });
  test.each<[string, Partial<Stack>, string]>([
    ['deployed', {}, 'ok: boarding-pass-wallet-prod-data is UPDATE_COMPLETE'],
    ['being deployed', { StackStatus: 'UPDATE_IN_PROGRESS' }, 'warning: boarding-pass-wallet-prod-data is UPDATE_IN'],
    [
      'rolled back',
      { StackStatus: 'UPDATE_ROLLBACK_COMPLETE' },
      'warning: boarding-pass-wallet-prod-data is UPDATE_RO',
    ],
    ['never finished', { StackStatus: 'ROLLBACK_COMPLETE' }, 'failure: boarding-pass-wallet-prod-data is ROLLBACK'],
    [
      'stuck',
      { StackStatus: 'UPDATE_ROLLBACK_FAILED' },
      'failure: boarding-pass-wallet-prod-data is UPDATE_ROLLBACK_F',
    ],
  ])('%s', async (_title, change, finding) => {
    cloudFormation.on(DescribeStacksCommand).resolves(stack());
    cloudFormation
      .on(DescribeStacksCommand, { StackName: 'boarding-pass-wallet-prod-data' })
      .resolves(stack(change) as never);
    const [data] = await checkStacks('prod');
    expect(`${data?.level}: ${data?.text}`).toContain(finding);
  });

  test('the service stack is named with the build that is deployed, if its version names it', async () => {
    const Outputs = [{ OutputKey: 'Build', OutputValue: '0123abc' }];
    cloudFormation.on(DescribeStacksCommand).resolves(stack({ Outputs }) as never);
    const [, service] = await checkStacks('prod');
    expect(service?.text).toBe('boarding-pass-wallet-prod-service, build 0123abc, is UPDATE_COMPLETE');
  });

  test('a stack that is stuck leads to the page on rolling back, never to the one that deletes it', async () => {
    cloudFormation.on(DescribeStacksCommand).resolves(stack({ StackStatus: 'UPDATE_ROLLBACK_FAILED' }) as never);
    const remedies = (await checkStacks('prod')).map(({ remedy }) => remedy);
    expect(remedies).toEqual(['docs/runbook.md#rolling-back', 'docs/runbook.md#rolling-back']);
  });

  test('an unprotected data stack is warned of, and a missing one is a failure', async () => {
    cloudFormation.on(DescribeStacksCommand).rejects(named('ValidationError'));
    cloudFormation
      .on(DescribeStacksCommand, { StackName: 'boarding-pass-wallet-prod-data' })
      .resolves(stack({ EnableTerminationProtection: false }) as never);
    expect((await checkStacks('prod')).map(({ level }) => level)).toEqual(['ok', 'warning', 'failure']);
  });
});

describe('table', () => {
  const answer = (table: object, PointInTimeRecoveryStatus: 'ENABLED' | 'DISABLED') => {
    const healthy = { TableStatus: 'ACTIVE', DeletionProtectionEnabled: true };
    dynamoDb.on(DescribeTableCommand).resolves({ Table: { ...healthy, ...table } as never });
    dynamoDb.on(DescribeContinuousBackupsCommand).resolves({
      ContinuousBackupsDescription: {
        ContinuousBackupsStatus: 'ENABLED',
        PointInTimeRecoveryDescription: { PointInTimeRecoveryStatus },
      },
    });
  };
  test.each<[string, object, 'ENABLED' | 'DISABLED', string]>([
    [
      'protected',
      { WarmThroughput: { WriteUnitsPerSecond: 4_000 } },
      'ENABLED',
      'ok: active, protected, with point-in-time recovery; now takes 444 new passes a second',
    ],
    ['unprotected', { DeletionProtectionEnabled: false }, 'ENABLED', 'warning: it is not protected against deletion'],
    ['without backups', {}, 'DISABLED', 'failure: point-in-time recovery is off: what is deleted by mistake cannot'],
    [
      'with an index that is being made',
      { GlobalSecondaryIndexes: [{ IndexName: 'byList', IndexStatus: 'CREATING' }] },
      'ENABLED',
      'failure: not active: byList',
    ],
  ])('%s', async (_title, table, backups, finding) => {
    answer(table, backups);
    expect(await findingsOf(tableCheck)).toEqual([expect.stringContaining(finding)]);
  });
});

describe('secrets', () => {
  beforeEach(() => {
    secrets.on(GetSecretValueCommand).resolves({ SecretString: '{"current":"1","1":"hidden"}' });
  });
  const ofIndex = async () => (await findingsOf(secretsCheck))[0];

  test('those that can be read are ok, and their values are not shown', async () => {
    const findings = await findingsOf(secretsCheck);
    expect(findings).toEqual(['ok: INDEX can be read', 'ok: ACCESS can be read', 'ok: API_KEY can be read']);
  });

  test.each([
    ['ResourceNotFoundException', 'failure: INDEX does not exist'],
    ['InvalidRequestException', 'failure: INDEX is marked for deletion'],
  ])('%s: %s', async (name, finding) => {
    secrets.on(GetSecretValueCommand, { SecretId: 'arn:index' }).rejects(named(name));
    expect(await ofIndex()).toBe(finding);
  });

  test.each([
    ['eu-central-1:111122223333', []],
    [
      'us-east-1:111122223333',
      [expect.stringMatching(/^failure: canaryKeyArn is a secret of another Region or account/)],
    ],
    ['eu-central-1:444455556666', [expect.stringMatching(/^failure: canaryKeyArn /)]],
  ])('the key of the canary in %s', async (place, findings) => {
    const outputs = { ...healthyStage.outputs, CanaryKeyArn: `arn:aws:secretsmanager:${place}:secret:canary-0f1e2d` };
    expect((await findingsOf(secretsCheck, { outputs })).slice(0, -3)).toEqual(findings);
  });

  test.each(['no JSON', '{"current":"2","1":"hidden"}'])('ACCESS without its current version: %s', async (value) => {
    secrets.on(GetSecretValueCommand, { SecretId: 'arn:access' }).resolves({ SecretString: value });
    expect((await findingsOf(secretsCheck))[1]).toBe('failure: ACCESS has not its form');
  });
});

test('a bucket as new as the table cannot tell which passes a restored table lacks', async () => {
  const restoredTo = healthyStage.clock.now();
  const accounts = { ...healthyStage.accounts, async *all() {} };
  const [before, after] = [new Date(restoredTo.getTime() - 1), restoredTo];
  const findingWith = async (...times: Date[]) => {
    s3.on(ListObjectsV2Command).resolves({ Contents: times.map((LastModified) => ({ Key: 'i/other', LastModified })) });
    return (await findingsOf(restoredCheck, { restoredTo, accounts }))[0];
  };
  const unknown = 'warning: the bucket has no files of before, and so cannot tell which passes were lost';
  expect(await findingWith()).toBe(unknown);
  expect(await findingWith(after)).toBe(unknown);
  expect(await findingWith(before, after)).toBe('ok: every pass with a file is in the table');
});

describe('copies', () => {
  const vaultArn = 'arn:aws:backup:eu-west-1:111122223333:backup-vault:passes';
  const stageWith = (values: object) =>
    writeFileSync(path.join(process.env.STAGES_DIR ?? '', 'prod.json'), JSON.stringify(values));
  const inRegion = (Status: 'InSync' | 'Failed') => ({ ReplicationStatus: [{ Region: 'eu-west-1', Status }] });
  const hoursAgo = (hours: number) => new Date(healthyStage.clock.now().getTime() - hours * 3_600_000);
  const ByResourceArn = 'arn:aws:dynamodb:eu-central-1:111122223333:table/passes';
  beforeEach(() => {
    dynamoDb.on(DescribeTableCommand).resolves({ Table: { TableArn: ByResourceArn } });
    stageWith({ replicaRegion: 'eu-west-1', tableCopies: { vaultArn } });
    secrets.on(DescribeSecretCommand).resolves(inRegion('InSync'));
    backup
      .on(ListCopyJobsCommand, { ByResourceArn })
      .resolves({ CopyJobs: [{ CompletionDate: hoursAgo(9) }, { CompletionDate: hoursAgo(3) }] });
  });

  test('both are there', async () => {
    expect(await findingsOf(copiesCheck)).toEqual([
      'ok: the secrets are in eu-west-1, too',
      'ok: the table was copied 3 hours ago',
    ]);
    const [call] = backup.commandCalls(ListCopyJobsCommand);
    expect(call?.args[0].input).toMatchObject({ ByDestinationVaultArn: vaultArn, ByCompleteAfter: hoursAgo(12) });
  });

  test('a copy of a secret that failed or was never made, and a table that was not copied in time', async () => {
    secrets.on(DescribeSecretCommand, { SecretId: 'arn:index' }).resolves(inRegion('Failed'));
    secrets.on(DescribeSecretCommand, { SecretId: 'arn:access' }).resolves({});
    backup.on(ListCopyJobsCommand).resolves({ CopyJobs: [] });
    expect(await findingsOf(copiesCheck)).toEqual([
      'failure: copies of the secrets in eu-west-1: INDEX Failed, ACCESS missing',
      `failure: no copy of the table has arrived since ${hoursAgo(12).toISOString()}`,
    ]);
  });

  test('a stage without copies is warned', async () => {
    stageWith({});
    expect(await findingsOf(copiesCheck)).toEqual([
      'warning: the secrets have no copy in another Region: without INDEX every link and pass is lost',
      'warning: the table has no copy in another Region',
    ]);
  });
});

describe('distribution', () => {
  const healthy = { Status: 'Deployed', Enabled: true, hosts: ['passes.example.com'] };
  test.each<[string, Partial<typeof healthy>, string]>([
    ['deployed', {}, 'ok: E1 is deployed and serves passes.example.com'],
    ['being deployed', { Status: 'InProgress' }, 'warning: E1 is InProgress'],
    ['disabled', { Enabled: false }, 'failure: E1 is disabled'],
    ['without the host', { hosts: ['fly.example.com'] }, 'failure: E1 does not serve passes.example.com'],
    [
      'behind a proxy (certificateArn elsewhere)',
      { hosts: [] },
      'ok: E1 is deployed; something else serves passes.example.com',
    ],
  ])('%s', async (_title, change, finding) => {
    const { Status, Enabled, hosts } = { ...healthy, ...change };
    cloudFormation.on(DescribeStackResourcesCommand, { StackName: 'boarding-pass-wallet-prod-data' }).resolves({
      StackResources: [{ ResourceType: 'AWS::CloudFront::Distribution', PhysicalResourceId: 'E1' } as never],
    });
    cloudFront.on(GetDistributionCommand, { Id: 'E1' }).resolves({
      Distribution: {
        Status,
        DomainName: 'd111.cloudfront.net',
        DistributionConfig: { Enabled, Aliases: { Quantity: hosts.length, Items: hosts } },
      } as never,
    });
    expect(await findingsOf(distributionCheck)).toEqual([finding]);
  });
});

describe('schedule', () => {
  test.each([
    ['ENABLED', 'ok: boarding-pass-wallet-prod-due is running'],
    ['DISABLED', 'warning: boarding-pass-wallet-prod-due is paused: no pass expires or is archived'],
  ] as const)('%s', async (State, finding) => {
    scheduler.on(GetScheduleCommand, { Name: 'boarding-pass-wallet-prod-due' }).resolves({ State });
    expect(await findingsOf(scheduleCheck)).toEqual([finding]);
  });

  test('one that does not exist is a failure', async () => {
    scheduler.on(GetScheduleCommand).rejects(named('ResourceNotFoundException'));
    expect(await findingsOf(scheduleCheck)).toEqual(['failure: boarding-pass-wallet-prod-due does not exist']);
  });
});

describe('mappings', () => {
  const outputs = { EventSourceMappingIds: 'one,two' };
  const source = 'arn:aws:dynamodb:eu-central-1:111122223333:table/passes/stream/2027';
  const mapping = { FunctionArn: 'arn:aws:lambda:eu-central-1:111122223333:function:relay', EventSourceArn: source };
  const relay = 'relay, started by table/passes/stream/2027';
  test.each([
    ['enabled', { State: 'Enabled', LastProcessingResult: 'OK' }, 'ok: all 2 event source mappings are enabled'],
    ['of a queue', { State: 'Enabled' }, 'ok: all 2 event source mappings are enabled'],
    ['disabled', { State: 'Disabled' }, `failure: ${relay}, is Disabled`],
    ['being disabled', { State: 'Disabling' }, `failure: ${relay}, is Disabling`],
    ['being made', { State: 'Creating' }, `warning: ${relay}, is Creating`],
    [
      'refused by the stream',
      { State: 'Enabled', LastProcessingResult: 'PROBLEM: Function call failed' },
      `warning: ${relay}, was last told: PROBLEM: Function call failed`,
    ],
  ])('%s', async (_title, change, finding) => {
    lambda.on(GetEventSourceMappingCommand).resolves({ ...mapping, State: 'Enabled' });
    lambda.on(GetEventSourceMappingCommand, { UUID: 'two' }).resolves({ ...mapping, ...change });
    expect(await findingsOf(mappingsCheck, { outputs })).toEqual([finding]);
  });

  test('one that does not exist is a failure, and so is a stack that names none', async () => {
    lambda.on(GetEventSourceMappingCommand).resolves({ ...mapping, State: 'Enabled' });
    lambda.on(GetEventSourceMappingCommand, { UUID: 'two' }).rejects(named('ResourceNotFoundException'));
    const missing = 'failure: the event source mapping two does not exist';
    expect(await findingsOf(mappingsCheck, { outputs })).toEqual([missing]);
    const unnamed = 'failure: the service stack has no output EventSourceMappingIds';
    expect(await findingsOf(mappingsCheck, { outputs: {} })).toEqual([unnamed]);
  });
});

describe('queues', () => {
  const outputs = { [failureQueueOutput('PushFailures')]: 'https://sqs/push' };
  test.each([
    ['0', 'ok: all 1 failure queues are empty'],
    ['3', 'warning: PushFailures has 3 messages'],
  ])('%s messages', async (ApproximateNumberOfMessages, finding) => {
    sqs.on(GetQueueAttributesCommand).resolves({ Attributes: { ApproximateNumberOfMessages } });
    expect(await findingsOf(queuesCheck, { outputs })).toEqual([finding]);
  });

  test('no queue is a failure', async () => {
    expect(await findingsOf(queuesCheck, { outputs: {} })).toEqual(['failure: there is no failure queue']);
  });
});

describe('alarms', () => {
  const subscription = { Protocol: 'email', Endpoint: 'erika@example.com', SubscriptionArn: 'arn:aws:sns:x' };
  test.each([
    ['subscribed', [subscription], 'ok: 1 subscribed, by email'],
    [
      'not confirmed',
      [{ ...subscription, SubscriptionArn: 'PendingConfirmation' }],
      'warning: no subscription is confirmed, by email',
    ],
    ['not subscribed', [], 'warning: nobody is told when an alarm rings'],
  ])('%s', async (_title, Subscriptions, finding) => {
    sns.on(ListSubscriptionsByTopicCommand).resolves({ Subscriptions });
    expect(await findingsOf(alarmsCheck)).toEqual([finding]);
  });

  test('a service stack without its topic is a failure', async () => {
    expect(await findingsOf(alarmsCheck, { outputs: {} })).toEqual([expect.stringMatching(/^failure: /)]);
  });
});

describe('quotas', () => {
  /** A service stack deployed with context values; test/lib/public-stage.test.ts reads the real template. */
  const deploy = ({ throttleRate = 2_500, throttleBurst = 1_250, reserved = 0 } = {}) => {
    const limits = (share: number) => ({
      ThrottlingRateLimit: throttleRate * share,
      ThrottlingBurstLimit: throttleBurst * share,
    });
    const Resources = {
      Stage: {
        Type: 'AWS::ApiGatewayV2::Stage',
        Properties: { RouteSettings: { 'POST /v3': limits(1), 'ANY /{proxy+}': limits(3) } },
      },
      Api: { Type: 'AWS::Lambda::Function', Properties: { ReservedConcurrentExecutions: reserved } },
      Work: { Type: 'AWS::Lambda::EventSourceMapping', Properties: { ScalingConfig: { MaximumConcurrency: 34 } } },
    };
    cloudFormation
      .on(GetTemplateCommand, { StackName: 'boarding-pass-wallet-prod-service' })
      .resolves({ TemplateBody: JSON.stringify({ Resources }) });
  };
  const account = (rate: number, burst: number, concurrency: number) => {
    const values = { 'L-8A5B8E43': rate, 'L-CDF5615A': burst, 'L-B99A9384': concurrency };
    for (const [QuotaCode, Value] of Object.entries(values))
      quotas.on(GetServiceQuotaCommand, { QuotaCode }).resolves({ Quota: { Value } });
  };

  test.each<[string, Parameters<typeof deploy>[0], [number, number, number], readonly string[]]>([
    ['the defaults in an old account', {}, [10_000, 5_000, 1_000], ['ok', 'ok', 'ok']],
    ['the defaults in a new account', {}, [10_000, 5_000, 10], ['ok', 'ok', 'warning']],
    ['the defaults in a newer Region', {}, [2_500, 1_250, 1_000], ['warning', 'warning', 'ok']],
    [
      'what docs/limits.md recommends there',
      { throttleRate: 600, throttleBurst: 300 },
      [2_500, 1_250, 1_000],
      ['ok', 'ok', 'ok'],
    ],
    [
      'what it recommends for 100 executions',
      { throttleRate: 200, throttleBurst: 50, reserved: 57 },
      [10_000, 5_000, 100],
      ['ok', 'ok', 'ok'],
    ],
    ['nearly as many reserved as there are', { reserved: 980 }, [10_000, 5_000, 1_000], ['ok', 'ok', 'warning']],
  ])('%s', async (_title, context, quota, levels) => {
    deploy(context);
    account(...quota);
    expect((await quotasCheck.run(healthyStage)).map(({ level }) => level)).toEqual(levels);
  });

  test("a quota that was never changed has AWS's default", async () => {
    deploy();
    quotas.on(GetServiceQuotaCommand).rejects(named('NoSuchResourceException'));
    quotas.on(GetAWSDefaultServiceQuotaCommand).resolves({ Quota: { Value: 10_000 } });
    expect((await findingsOf(quotasCheck))[0]).toBe(
      "ok: requests a second to API Gateway (throttleRate): the stage may take 10000 of the account's 10000",
    );
  });
});

describe('all of them', () => {
  const message = 'User: arn:aws:iam::111122223333:user/erika is not authorized to perform: scheduler:GetSchedule';
  const all = async (isLocal: boolean) => Object.fromEntries(await examine(healthyStage, { isLocal }));

  test('one that is not allowed names the permission, not the user, and keeps no other from running', async () => {
    scheduler.on(GetScheduleCommand).rejects(named('AccessDeniedException', message));
    sns.on(ListSubscriptionsByTopicCommand).rejects(named('AuthorizationErrorException', 'not allowed'));
    const { schedule, alarms, certificates } = await all(false);
    expect(schedule).toEqual([
      expect.objectContaining({ level: 'warning', text: 'could not be checked: scheduler:GetSchedule is not allowed' }),
    ]);
    expect(alarms?.[0]).toMatchObject({ level: 'warning' });
    expect(certificates?.[0]?.text).toBe('demo has no active certificate for Apple Wallet');
  });

  test('one that fails otherwise is a failure', async () => {
    scheduler.on(GetScheduleCommand).rejects(named('TimeoutError', 'no answer'));
    expect((await all(false)).schedule?.[0]).toMatchObject({
      level: 'failure',
      text: 'could not be checked: TimeoutError: no answer',
    });
  });

  test('locally those that make no sense are skipped, with the reason', async () => {
    const report = await all(true);
    const skipped = Object.keys(report).filter((about) => report[about]?.[0]?.level === 'skipped');
    expect(skipped).toEqual(['table', 'copies', 'distribution', 'domain', 'alarms', 'quotas', 'badges', 'security']);
  });

  test.each([
    [['ok', 'skipped'], 0],
    [['ok', 'warning'], 2],
    [['warning', 'failure'], 1],
  ] as const)('%s: exit code %i', (levels, exitCode) => {
    expect(exitCodeOf(levels.map((level) => ({ level, text: '' })))).toBe(exitCode);
  });
});
