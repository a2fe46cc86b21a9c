import { settingsOf } from '../../lib/settings.ts';

test('a stage that decides nothing gets Arm, logs for 30 days, a history of 90 and archives for 365', () => {
  expect(settingsOf({})).toEqual({
    stage: 'dev',
    formerBaseUrls: [],
    directories: [],
    throttleRate: 2_500,
    tracing: false,
    trafficShifting: 'CANARY_10PERCENT_15MINUTES',
    throttleBurst: 1_250,
    reservedConcurrency: {},
    fanOutWorkers: 10,
    dueWorkers: 10,
    streamParallelism: 10,
    streamBatch: 100,
    googleRate: 20,
    architecture: 'arm64',
    systemLogLevel: 'WARN',
    logRetentionDays: 30,
    archiveDays: 365,
    historyDays: 90,
    linkRatePerClient: 0,
    linkRatePerLink: 0,
    ratePerApiKey: 0,
  });
});

test('a base URL of the local stack is accepted, and needs no certificate', () => {
  expect(settingsOf({ publicBaseUrl: 'http://localhost:3000' }).publicBaseUrl).toBe('http://localhost:3000');
});

test('a host that something else serves needs no certificate, if the file says so', () => {
  const values = { publicBaseUrl: 'https://passes.example.com', certificateArn: 'elsewhere' };
  expect(settingsOf(values)).toMatchObject(values);
});

const certificateArn = 'arn:aws:acm:us-east-1:111122223333:certificate/0f1e2d3c';

test.each<[object, string]>([
  [{ publicBaseUrl: 'passes.example.com' }, 'publicBaseUrl: must be an http(s) URL'],
  [{ publicBaseUrl: 'ftp://passes.example.com' }, 'publicBaseUrl: must be an http(s) URL'],
  [{ publicBaseUrl: 'https://passes.example.com/' }, 'publicBaseUrl: must have no path and no slash at the end'],
  [{ publicBaseUrl: 'https://Passes.example.com' }, 'publicBaseUrl: must be in lower case'],
  [
    {
      publicBaseUrl: 'https://passes.example.com',
      certificateArn: certificateArn.replace('us-east-1', 'eu-central-1'),
    },
    'certificateArn: must be the ARN of an ACM certificate in us-east-1',
  ],
  [{ certificateArn }, 'certificateArn: needs publicBaseUrl, an https URL of the host that the certificate is for'],
  [
    { publicBaseUrl: 'https://passes.example.com' },
    'certificateArn: is needed: without it CloudFront does not serve passes.example.com',
  ],
  [
    { publicBaseUrl: 'http://localhost:3000', formerBaseUrls: ['https://fly.example.com'] },
    'certificateArn: is needed: without it CloudFront does not serve fly.example.com',
  ],
  [{ docsUrl: 'docs.example.com' }, 'docsUrl: must be an http(s) URL'],
  [{ docsUrl: 'https://docs.example.com/' }, 'docsUrl: must not end with a slash'],
  [{ publicBaseUrl: 'http://localhost.example.com' }, 'publicBaseUrl: must be https'],
  [{ formerBaseUrls: ['https://fly.example.com', ''] }, 'formerBaseUrls.1: must be an http(s) URL'],
  [
    { publicBaseUrl: 'https://fly.example.com', formerBaseUrls: ['https://fly.example.com'], certificateArn },
    'formerBaseUrls: must not contain publicBaseUrl, the current one',
  ],
  [
    { webAclArn: 'arn:aws:wafv2:eu-central-1:111122223333:regional/webacl/passes/0f1e2d3c' },
    'webAclArn: must be the ARN of a web ACL for CloudFront',
  ],
  [{ originSecretVersion: 'AWSCURRENT' }, 'originSecretVersion: must be the VersionId that put-secret-value'],
  [{ throttleRate: 0 }, 'throttleRate: must be 1 or more'],
  [{ throttleRate: '500' }, 'throttleRate: must be a whole number'],
  [{ reservedConcurrency: { api: 0 } }, 'reservedConcurrency.api: must be 1 or more'],
  [{ reservedConcurrency: { api: 400, relay: 5 } }, 'reservedConcurrency.relay: is no value of a stage'],
  [{ linkRatePerClient: -1 }, 'linkRatePerClient: must be 0 or more'],
  [{ logRetentionDays: 31 }, 'logRetentionDays: must be one of 1, 3, 5, 7,'],
  [{ archiveDays: 0 }, 'archiveDays: must be 1 or more'],
  [{ historyDays: -1 }, 'historyDays: must be 0 or more'],
  [{ historyDays: 10_000 }, 'historyDays: must be 3,650 or less'],
  [{ certificateARN: certificateArn }, 'certificateARN: is no value of a stage: did you mean certificateArn?'],
  [{ alarmEmail: 'a@example.com' }, 'alarmEmail: is no value of a stage (docs/deploy.md#values-of-a-stage)'],
  [[], 'the file: must be an object, {} for the defaults'],
])('%j is refused by name', (values, message) => {
  expect(() => settingsOf(values, 'prod', 'stages/prod.json')).toThrow(
    `stages/prod.json cannot be used:\n  ${message}`,
  );
});

const directory = {
  ...{ id: 'staff', name: 'Staff', account: 'lufthansa', issuer: 'https://id.example.com', clientId: 'desk' },
  roles: { admin: ['desk-admins'] },
};

test.each<[object, string]>([
  [{ id: 'Staff' }, '0.id: must be 1 to 32 of a-z, 0-9 and hyphen'],
  [{ id: 'invitation' }, '0.id: must be another word: invitation is the way of invited people'],
  [{ account: undefined }, '0.account: is needed'],
  [{ issuer: 'id.example.com' }, '0.issuer: must be an https URL'],
  [{ issuer: 'http://id.example.com' }, '0.issuer: must be https'],
  [{ issuer: 'http://localhost.example.com' }, '0.issuer: must be https'],
  [{ issuer: 'https://id.example.com?tenant=1' }, '0.issuer: must have no query and no fragment'],
  [{ issuer: 'https://login.microsoftonline.com/common/v2.0' }, "0.issuer: must be your tenant's own"],
  [{ roles: {} }, '0.roles: must name the groups of a role'],
  [{ roles: { admin: [] } }, '0.roles.admin: must name a group, or be left out'],
  [{ roles: { owner: ['a'] } }, '0.roles.owner: is no value of a stage'],
  [{ secret: 's' }, '0.secret: is no value of a stage'],
  [
    { roles: { viewer: Array(100).fill('0a1b2c3d-0000-4000-8000-000000000000') } },
    ': must have 2500 characters or less',
  ],
])('a directory with %j is refused by name', (change, message) => {
  const refused = () => settingsOf({ directories: [{ ...directory, ...change }] });
  expect(refused).toThrow(`cannot be used:\n  directories${message.replace(/^(?=\d)/, '.')}`);
});

test('directories count with the names of their secrets, which the function gets, too', () => {
  const small = (id: number) => ({ ...directory, id: `staff-of-a-company-${id}`, clientId: `${id}` });
  const refused = () => settingsOf({ directories: Array.from({ length: 13 }, (_, id) => small(id)) });
  expect(refused).toThrow('must have 2500 characters or less: name fewer groups or directories');
});

test('of two directories both id and client are different', () => {
  const two = (change: object) => settingsOf({ directories: [directory, { ...directory, ...change }] });
  expect(() => two({ clientId: 'other' })).toThrow('directories: must have different ids');
  expect(() => two({ id: 'other' })).toThrow('directories: must have one directory for each client of an issuer');
  expect(two({ id: 'other', clientId: 'other' }).directories[1]).toMatchObject({ groupsClaim: 'groups' });
});

test.each(['aws', 'prodaws', 'amazon1', 'cognito'])(
  'a stage is not called %s, which Cognito refuses in an address',
  (stage) => {
    expect(() => settingsOf({}, stage)).toThrow('stage: must not contain aws, amazon or cognito');
  },
);

test('every problem is named at once', () => {
  expect(() => settingsOf({ architecture: 'riscv', archiveDays: 'x', archiveDay: 3 }, 'Prod')).toThrow(
    /stage: must be 1 to 12 .*\n {2}architecture: .*\n {2}archiveDays: .*\n {2}archiveDay: /,
  );
});
