import { readSettings } from '../../lib/settings.ts';
import { appWith } from '../helpers/stacks.ts';

const settingsOf = (context: Record<string, unknown>) => readSettings(appWith(context).node);

test('a deployment that decides nothing gets stage dev, Arm, logs for 30 days and archives for 365', () => {
  expect(settingsOf({})).toEqual({
    stage: 'dev',
    formerBaseUrls: [],
    phonesAtApi: false,
    throttleRate: 2_000,
    throttleBurst: 1_000,
    reservedConcurrency: new Map(),
    pushWorkers: 20,
    fanOutWorkers: 10,
    dueWorkers: 10,
    streamParallelism: 10,
    streamBatch: 100,
    events: true,
    googleRate: 20,
    architecture: 'arm64',
    systemLogLevel: 'WARN',
    logRetentionDays: 30,
    archiveDays: 365,
    linkRatePerClient: 0,
    linkRatePerLink: 0,
    ratePerApiKey: 0,
  });
});

test('everything can be decided on the command line, where every value is text', () => {
  const context = {
    stage: 'prod',
    publicBaseUrl: 'https://passes.example.com',
    formerBaseUrls: 'https://fly.example.com,https://old.example.com',
    certificateArn: 'arn:aws:acm:us-east-1:111122223333:certificate/0f1e2d3c',
    webAclArn: 'arn:aws:wafv2:us-east-1:111122223333:global/webacl/passes/0f1e2d3c',
    phonesAtApi: 'true',
    throttleRate: '500',
    throttleBurst: '250',
    reservedConcurrency: 'api=400,web=300,settings=5',
    pushWorkers: '40',
    fanOutWorkers: '20',
    dueWorkers: '30',
    streamParallelism: '5',
    streamBatch: '200',
    warmWrites: '40000',
    warmReads: '60000',
    events: 'false',
    googleRate: '100',
    architecture: 'x86_64',
    systemLogLevel: 'INFO',
    logRetentionDays: '365',
    archiveDays: '3650',
    linkRatePerClient: '300',
    linkRatePerLink: '3000',
    ratePerApiKey: '60000',
  };
  expect(settingsOf(context)).toEqual({
    ...context,
    formerBaseUrls: ['https://fly.example.com', 'https://old.example.com'],
    phonesAtApi: true,
    throttleRate: 500,
    throttleBurst: 250,
    reservedConcurrency: new Map([
      ['api', 400],
      ['web', 300],
      ['settings', 5],
    ]),
    pushWorkers: 40,
    fanOutWorkers: 20,
    dueWorkers: 30,
    streamParallelism: 5,
    streamBatch: 200,
    warmWrites: 40_000,
    warmReads: 60_000,
    events: false,
    googleRate: 100,
    logRetentionDays: 365,
    archiveDays: 3_650,
    linkRatePerClient: 300,
    linkRatePerLink: 3_000,
    ratePerApiKey: 60_000,
  });
});

test.each([['true'], ['false'], [true], [false]])('a switch may be text, or a value of cdk.json: %p', (events) => {
  expect(settingsOf({ events }).events).toBe(String(events) === 'true');
});

test('a base URL of the local stack is accepted', () => {
  expect(settingsOf({ publicBaseUrl: 'http://localhost:3000' }).publicBaseUrl).toBe('http://localhost:3000');
});

test.each([
  [{ stage: 'Prod' }, 'stage: must be 1 to 12 lower-case letters and digits, a letter first'],
  [{ publicBaseUrl: 'passes.example.com' }, 'publicBaseUrl: must be an http(s) URL'],
  [{ publicBaseUrl: 'ftp://passes.example.com' }, 'publicBaseUrl: must be an http(s) URL'],
  [{ publicBaseUrl: 'https://passes.example.com/' }, 'publicBaseUrl: must have no path and no slash at the end'],
  [
    {
      publicBaseUrl: 'https://passes.example.com',
      certificateArn: 'arn:aws:acm:eu-central-1:111122223333:certificate/0f',
    },
    'certificateArn: must be the ARN of an ACM certificate in us-east-1',
  ],
  [
    { certificateArn: 'arn:aws:acm:us-east-1:111122223333:certificate/0f1e2d3c' },
    'certificateArn: needs publicBaseUrl, an https URL of the host that the certificate is for',
  ],
  [{ publicBaseUrl: 'http://localhost.example.com' }, 'publicBaseUrl: must be https'],
  [{ formerBaseUrls: 'https://fly.example.com,' }, 'formerBaseUrls.1: must be an http(s) URL'],
  [
    { publicBaseUrl: 'https://fly.example.com', formerBaseUrls: 'https://fly.example.com' },
    'formerBaseUrls: must not contain publicBaseUrl, the current one',
  ],
  [
    { webAclArn: 'arn:aws:wafv2:eu-central-1:111122223333:regional/webacl/passes/0f1e2d3c' },
    'webAclArn: must be the ARN of a web ACL for CloudFront',
  ],
  [{ throttleRate: '0' }, 'throttleRate: must be 1 or more'],
  [{ reservedConcurrency: 'api=400,relay=5' }, 'reservedConcurrency.1: must be api=…, web=… or settings=…'],
  [{ linkRatePerClient: '-1' }, 'linkRatePerClient: must be 0 or more'],
  [{ logRetentionDays: '31' }, 'logRetentionDays: must be one of 1, 3, 5, 7,'],
  [{ phonesAtApi: 'yes' }, 'phonesAtApi: must be true or false'],
  [{ events: 'no' }, 'events: must be true or false'],
  [{ events: '' }, 'events: must be true or false'],
  [{ events: 0 }, 'events: must be true or false'],
  [{ archiveDays: '0' }, 'archiveDays: must be 1 or more'],
])('%j is refused by name', (context, message) => {
  expect(() => settingsOf(context)).toThrow(`The CDK context cannot be used:\n  ${message}`);
});

test('every problem is named at once', () => {
  expect(() => settingsOf({ stage: 'Prod', architecture: 'riscv', archiveDays: 'x' })).toThrow(
    /stage: .*\n {2}architecture: .*\n {2}archiveDays: /,
  );
});
