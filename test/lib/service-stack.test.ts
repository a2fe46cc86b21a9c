import { readFileSync } from 'node:fs';
import { Match } from 'aws-cdk-lib/assertions';
import {
  apiEnv,
  certificateExpiryEnv,
  deskEnv,
  dueEnv,
  dueWorkEnv,
  eventsEnv,
  fanOutEnv,
  googleEnv,
  listFilingEnv,
  pushEnv,
  relayEnv,
  releaseCheckEnv,
  settingsEnv,
  webEnv,
} from '../../lambdas/runtime/env.ts';
import type { ActionApi } from '../../lib/constructs/action-api.ts';
import { templatesWith } from '../helpers/stacks.ts';
import { defaultTemplates } from '../helpers/templates.ts';

const { data, service } = defaultTemplates();

interface FunctionProperties {
  readonly Description: string;
  readonly Runtime: string;
  readonly Architectures: string[];
  readonly ReservedConcurrentExecutions?: number;
  readonly Environment: { Variables: Record<string, unknown> };
  readonly LoggingConfig: { LogGroup: { Ref: string } };
}

/** Environments of the functions, by the beginning of their logical ids. */
const declared = {
  api: ['ActionApi', apiEnv],
  web: ['PublicWeb', webEnv],
  relay: ['RelayFunction', relayEnv],
  events: ['EventJobsFunction', eventsEnv],
  push: ['PushJobs', pushEnv],
  fanOut: ['FanOut', fanOutEnv],
  google: ['WalletBJobs', googleEnv],
  due: ['DueJobsFunction', dueEnv],
  dueWork: ['DueJobsWorkFunction', dueWorkEnv],
  listFiling: ['ListFilingFunction', listFilingEnv],
  settings: ['SettingsPage', settingsEnv],
  desk: ['DeskFunction', deskEnv],
  releaseCheck: ['GradualReleaseCheck', releaseCheckEnv],
  certificateExpiry: ['CertificateExpiryFunction', certificateExpiryEnv],
} as const;

type Name = keyof typeof declared;
const names = Object.keys(declared) as Name[];

function functionsOf(template: typeof service): Record<Name, FunctionProperties> {
  const all = Object.entries(template.findResources('AWS::Lambda::Function'));
  expect(all).toHaveLength(names.length);
  const find = (start: string) => all.find(([id]) => id.startsWith(start))?.[1].Properties;
  return Object.fromEntries(names.map((name) => [name, find(declared[name][0])])) as Record<Name, FunctionProperties>;
}

const functions = functionsOf(service);

/** The logical id of the alias that answers a route. */
function answering(routeKey: string): string {
  const [route] = Object.values(
    service.findResources('AWS::ApiGatewayV2::Route', { Properties: { RouteKey: routeKey } }),
  );
  const integration = route?.Properties.Target['Fn::Join'][1][1].Ref;
  return service.findResources('AWS::ApiGatewayV2::Integration')[integration]?.Properties.IntegrationUri.Ref;
}

test('POST /v3 is answered by api, the settings page by settings, the desk by desk; every other path, with any method, by web', () => {
  service.resourceCountIs('AWS::ApiGatewayV2::Route', 14);
  expect(answering('POST /v3')).toMatch(/^ActionApiFunction/);
  expect(answering('ANY /settings')).toMatch(/^SettingsPageFunction/);
  expect(answering('ANY /settings/{proxy+}')).toMatch(/^SettingsPageFunction/);
  for (const path of ['ANY /desk', 'ANY /desk/{proxy+}']) expect(answering(path)).toMatch(/^DeskFunction/);
  for (const path of ['', 'l/', 'passkit/', 'callbacks/'])
    expect(answering(`ANY /${path}{proxy+}`)).toMatch(/^PublicWebFunction/);
  // Greedy path variables cover child resources only.
  expect(answering('ANY /')).toMatch(/^PublicWebFunction/);
  expect(answering('ANY /i/{proxy+}')).toMatch(/^PublicWebFunction/);
  // The other requests under /i are those that S3 could not answer.
  expect(answering('ANY /i/{link}/walletb')).toMatch(/^PublicWebFunction/);
});

test('functions run on Node 24, on Arm unless the deployment says otherwise', () => {
  const others = functionsOf(templatesWith({ architecture: 'x86_64' }).service);
  for (const name of names) {
    expect(functions[name]).toMatchObject({ Runtime: 'nodejs24.x', Architectures: ['arm64'] });
    expect(others[name]).toMatchObject({ Runtime: 'nodejs24.x', Architectures: ['x86_64'] });
  }
});

test('functions log JSON, and Lambda itself the calls that fail, unless the deployment wants all of them', () => {
  const talkative = functionsOf(templatesWith({ systemLogLevel: 'INFO' }).service);
  for (const name of names) {
    expect(functions[name].LoggingConfig).toMatchObject({ LogFormat: 'JSON', SystemLogLevel: 'WARN' });
    expect(talkative[name].LoggingConfig).toMatchObject({ LogFormat: 'JSON', SystemLogLevel: 'INFO' });
  }
});

test.each(names)('%s gets every variable of its schema and no other, but for those of the local stack', (name) => {
  const variables = Object.keys(functions[name].Environment.Variables).sort();
  const { shape, problems } = declared[name][1];
  // Absent in tests, whose functions write no metrics.
  const forMetrics = Object.keys(shape).filter((variable) => variable === 'METRICS_NAMESPACE');
  // Problems of an empty environment name all variables but the optional ones.
  expect(variables).toEqual([...problems({}), ...forMetrics].sort());
});

test('a variable that is missing does not compile', () => {
  type Environment = ConstructorParameters<typeof ActionApi>[2]['environment'];
  const complete: Environment = {
    TABLE_NAME: 'table',
    BUCKET_NAME: 'bucket',
    INDEX_SECRET_ARN: 'index',
    ACCESS_SECRET_ARN: 'access',
    CERTIFICATE_SECRET_PREFIX: 'certificates/',
    PUBLIC_BASE_URL: 'https://passes.example.com',
    LIST_FILING_QUEUE_URL: 'https://sqs.example.com/queue',
    BASE_URLS: 'https://passes.example.com',
    RATE_PER_API_KEY: '0',
    BUILD: '0123456789abcdef',
  };
  const { TABLE_NAME, ...incomplete } = complete;
  // @ts-expect-error TABLE_NAME is missing: the type check of the project fails when this compiles.
  const environment: Environment = incomplete;
  expect(apiEnv.problems({ ...environment })).toEqual(['TABLE_NAME']);
});

test('the functions that the internet reaches have concurrency of their own when the deployment says so', () => {
  const reserved = ({ api, web, settings, desk }: Record<Name, FunctionProperties>) =>
    [api, web, settings, desk].map(({ ReservedConcurrentExecutions }) => ReservedConcurrentExecutions);
  const decided = templatesWith({ reservedConcurrency: { web: 300, api: 400, desk: 20 } }).service;
  expect(reserved(functionsOf(decided))).toEqual([400, 300, undefined, 20]);
  expect(reserved(functions)).toEqual([undefined, undefined, undefined, undefined]);
});

test('failures of the API lead to the documentation where the deployment says that there is one', () => {
  const docsUrl = 'https://docs.example.com/passes';
  const { api } = functionsOf(templatesWith({ docsUrl }).service);
  expect(api.Environment.Variables.DOCS_URL).toBe(docsUrl);
});

test('the base URL is what the deployment says', () => {
  const { api, web } = functionsOf(
    templatesWith({ publicBaseUrl: 'https://passes.example.com', certificateArn: 'elsewhere' }).service,
  );
  for (const { Environment } of [api, web]) {
    expect(Environment.Variables).toMatchObject({
      PUBLIC_BASE_URL: { 'Fn::ImportValue': 'data:PermanentBaseUrl:passes:example:com' },
      CERTIFICATE_SECRET_PREFIX: 'boarding-pass-wallet/dev/certificates/',
    });
  }
});

test('no function is in a VPC: what names resolve to there is nothing that callers may learn (docs/decisions/public-addresses.md#a-host-that-does-not-resolve)', () => {
  for (const properties of Object.values(service.findResources('AWS::Lambda::Function')).map((each) => each.Properties))
    expect(properties).not.toHaveProperty('VpcConfig');
});

test('each function writes to a log group of its own, retained as long as the deployment says', () => {
  const logGroups = Object.values(functions).map(({ LoggingConfig }) => LoggingConfig.LogGroup.Ref);
  expect(new Set(logGroups).size).toBe(names.length);
  const retained = templatesWith({ logRetentionDays: 90 }).service.findResources('AWS::Logs::LogGroup');
  expect(Object.keys(retained).sort()).toEqual(logGroups.sort());
  for (const { Properties } of Object.values(retained)) expect(Properties).toEqual({ RetentionInDays: 90 });
});

test.each([
  ['RelayFunction', 10],
  ['EventJobsFunction', 1],
])(
  '%s reads the stream from its beginning, %i batches of a shard at a time, and repeats for as long as records are retained',
  (name, parallelism) => {
    service.hasResourceProperties('AWS::Lambda::EventSourceMapping', {
      EventSourceArn: { 'Fn::ImportValue': Match.stringLikeRegexp('Table.*StreamArn') },
      FunctionName: { Ref: Match.stringLikeRegexp(`^${name}`) },
      StartingPosition: 'TRIM_HORIZON',
      FunctionResponseTypes: ['ReportBatchItemFailures'],
      BisectBatchOnFunctionError: true,
      MaximumRetryAttempts: -1,
      // The stream retains records for 24 hours: a record given up can still be read as a whole.
      MaximumRecordAgeInSeconds: 22 * 60 * 60,
      ParallelizationFactor: parallelism,
      DestinationConfig: { OnFailure: { Destination: { 'Fn::ImportValue': Match.stringLikeRegexp('Bucket.*Arn') } } },
      MetricsConfig: { Metrics: ['EventCount'] },
    });
  },
);

test('the filing job takes one list at a time, comes back to what failed and gives up into its failure queue', () => {
  const queue = { 'Fn::GetAtt': [Match.stringLikeRegexp('^ListFilingQueue'), 'Arn'] };
  service.hasResourceProperties('AWS::Lambda::EventSourceMapping', {
    EventSourceArn: queue,
    FunctionName: { Ref: Match.stringLikeRegexp('^ListFilingFunction') },
    BatchSize: 1,
    FunctionResponseTypes: ['ReportBatchItemFailures'],
    ScalingConfig: { MaximumConcurrency: 2 },
  });
  service.hasResourceProperties('AWS::SQS::Queue', {
    RedrivePolicy: {
      deadLetterTargetArn: { 'Fn::GetAtt': [Match.stringLikeRegexp('^ListFilingQueueFailures'), 'Arn'] },
      maxReceiveCount: 3,
    },
  });
  service.hasResourceProperties('AWS::Lambda::Function', {
    Environment: { Variables: { LIST_FILING_QUEUE_URL: { Ref: Match.stringLikeRegexp('^ListFilingQueue') } } },
  });
});

test('two Google Wallet workers at a time: with 7 requests a second each, they leave room for clicks below Google’s 20', () => {
  service.hasResourceProperties('AWS::Lambda::EventSourceMapping', {
    EventSourceArn: { 'Fn::GetAtt': [Match.stringLikeRegexp('^WalletBJobsQueue'), 'Arn'] },
    FunctionName: { Ref: Match.stringLikeRegexp('^WalletBJobsFunction') },
    FunctionResponseTypes: ['ReportBatchItemFailures'],
    ScalingConfig: { MaximumConcurrency: 2 },
  });
});

test('every queue is encrypted and refuses plain HTTP; failures are retained for the 14 days that SQS can', () => {
  const queues = Object.entries(service.findResources('AWS::SQS::Queue'));
  for (const [id, { Properties }] of queues) {
    expect(Properties.SqsManagedSseEnabled).toBe(true);
    if (/Failures/.test(id)) expect(Properties.MessageRetentionPeriod).toBe(1_209_600);
    service.hasResourceProperties('AWS::SQS::QueuePolicy', {
      Queues: [{ Ref: id }],
      PolicyDocument: {
        Statement: Match.arrayWith([
          Match.objectLike({ Effect: 'Deny', Condition: { Bool: { 'aws:SecureTransport': 'false' } } }),
        ]),
      },
    });
  }
});

test('what S3 did not have is counted by the route that answers for it', () => {
  service.hasResourceProperties('AWS::Logs::MetricFilter', {
    FilterPattern: '{ $.routeKey = "ANY /i/{proxy+}" }',
    LogGroupName: { 'Fn::ImportValue': Match.stringLikeRegexp('AccessLog') },
    MetricTransformations: [Match.objectLike({ MetricNamespace: 'service', MetricName: 'InstallPageFallbacks' })],
  });
});

test('a pass whose code is guessed at rings by the line that the web function writes', () => {
  service.hasResourceProperties('AWS::Logs::MetricFilter', {
    FilterPattern: '{ $.code = "LINK-CODES-GUESSED" }',
    LogGroupName: { Ref: Match.stringLikeRegexp('^PublicWebFunctionLog') },
    MetricTransformations: [Match.objectLike({ MetricNamespace: 'service', MetricName: 'LinkCodesGuessed' })],
  });
});

test('the stacks put out everything that an operator’s command reads from them', () => {
  const requested = [...readFileSync('bin/admin/deployment.ts', 'utf8').matchAll(/ output\('(\w+)'\)/g)].map(
    ([, name]) => name,
  );
  expect(requested).toContain('TableName');
  expect(Object.keys({ ...data.findOutputs('*'), ...service.findOutputs('*') })).toEqual(
    expect.arrayContaining(requested),
  );
});
