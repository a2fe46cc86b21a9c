import { readFileSync } from 'node:fs';
import path from 'node:path';
import { flattenCfnReference } from 'cdk-nag/lib/utils/flatten-cfn-reference.js';
import { buildSync } from 'esbuild';
import { templatesWith } from '../helpers/stacks.ts';

const root = path.join(import.meta.dirname, '../..');
const { service } = templatesWith();

interface Statement {
  readonly Effect: string;
  readonly Action: string | string[];
  readonly Resource: unknown;
}

/** `Bucket/i/*` for the objects of an imported bucket, `SecretsIndex` for an imported secret: what a reader calls it. */
function nameOf(resource: unknown): string {
  return flattenCfnReference(resource)
    .replace(
      /^data:ExportsOutput(?:Ref|FnGetAtt)([A-Za-z]+?)[0-9A-F]{8}(StreamArn|Arn)?[0-9A-F]{8}/,
      (_, id, attribute) => (attribute === 'StreamArn' ? `${id} stream` : id),
    )
    .replace(/^<([A-Za-z]+?)[0-9A-F]{8}\.Arn>/, '$1')
    .replace('arn:<AWS::Partition>:secretsmanager:<AWS::Region>:<AWS::AccountId>:', '');
}

/** What a function may do: resources by action. */
function allowed(construct: string): Record<string, string[]> {
  const [policy, ...others] = Object.entries(service.findResources('AWS::IAM::Policy')).filter(([id]) =>
    id.startsWith(construct),
  );
  expect(others).toEqual([]);
  const actions: Record<string, string[]> = {};
  for (const { Effect, Action, Resource } of (policy?.[1].Properties.PolicyDocument.Statement ?? []) as Statement[]) {
    expect(Effect).toBe('Allow');
    const resources = [Resource].flat().map(nameOf);
    for (const action of [Action].flat()) actions[action] = [...(actions[action] ?? []), ...resources].sort();
  }
  return actions;
}

const certificates = 'secret:boarding-pass-wallet/dev/certificates/*';

test('api reads and writes items, lists, renderings and images, and reads the secrets that passes are made with', () => {
  expect(allowed('ActionApi')).toEqual({
    'dynamodb:GetItem': ['Table'],
    'dynamodb:PutItem': ['Table'],
    'dynamodb:Query': ['Table', 'Table/index/byList'],
    'dynamodb:UpdateItem': ['Table'],
    'logs:CreateLogStream': ['ActionApiFunctionLog'],
    'logs:PutLogEvents': ['ActionApiFunctionLog'],
    's3:DeleteObject': ['Bucket/i/*'],
    's3:GetObject': ['Bucket/images/*'],
    's3:PutObject': ['Bucket/i/*', 'Bucket/images/*'],
    'secretsmanager:GetSecretValue': ['SecretsAccess', 'SecretsIndex', certificates],
    'sqs:SendMessage': ['ListFilingQueue'],
  });
});

test('web reads and writes items, such as registrations, and the passes of issuance links with their renderings', () => {
  expect(allowed('PublicWeb')).toEqual({
    'dynamodb:DeleteItem': ['Table'],
    'dynamodb:GetItem': ['Table'],
    'dynamodb:PutItem': ['Table'],
    'dynamodb:Query': ['Table/index/byDevice'],
    'dynamodb:UpdateItem': ['Table'],
    'logs:CreateLogStream': ['PublicWebFunctionLog'],
    'logs:PutLogEvents': ['PublicWebFunctionLog'],
    's3:DeleteObject': ['Bucket/i/*'],
    's3:GetObject': ['Bucket/images/*'],
    's3:PutObject': ['Bucket/i/*'],
    'secretsmanager:GetSecretValue': ['SecretsAccess', 'SecretsIndex', 'SecretsOrigin', certificates],
  });
});

test('the relay reads the stream, removes files and registrations, hands work on and fills its failure queue', () => {
  expect(allowed('Relay')).toEqual({
    'dynamodb:DeleteItem': ['Table'],
    'dynamodb:DescribeStream': ['Table stream'],
    'dynamodb:GetItem': ['Table'],
    'dynamodb:GetRecords': ['Table stream'],
    'dynamodb:GetShardIterator': ['Table stream'],
    'dynamodb:ListStreams': ['Table stream'],
    'dynamodb:Query': ['Table'],
    'events:PutEvents': ['EventsBus'],
    'logs:CreateLogStream': ['RelayFunctionLog'],
    'logs:PutLogEvents': ['RelayFunctionLog'],
    's3:DeleteObject': ['Bucket/i/*'],
    'sqs:GetQueueAttributes': ['RelayFailures'],
    'sqs:GetQueueUrl': ['RelayFailures'],
    'sqs:SendMessage': ['FanOutQueue', 'PushJobsPriorityQueue', 'PushJobsQueue', 'RelayFailures', 'WalletBJobsQueue'],
  });
});

const taken = (...queues: string[]) => ({
  'sqs:ChangeMessageVisibility': queues,
  'sqs:DeleteMessage': queues,
  'sqs:GetQueueAttributes': queues,
  'sqs:ReceiveMessage': queues,
});

test('the push worker reads passes and certificates, notes and forgets registrations and takes its messages', () => {
  expect(allowed('PushJobs')).toEqual({
    'dynamodb:BatchGetItem': ['Table'],
    'dynamodb:DeleteItem': ['Table'],
    'dynamodb:GetItem': ['Table'],
    'dynamodb:Query': ['Table'],
    'dynamodb:UpdateItem': ['Table'],
    'logs:CreateLogStream': ['PushJobsFunctionLog'],
    'logs:PutLogEvents': ['PushJobsFunctionLog'],
    'secretsmanager:GetSecretValue': [certificates],
    ...taken('PushJobsPriorityQueue', 'PushJobsQueue'),
  });
});

test('the fan-out reads what a flight has, settles its passes, removes their files and hands work on', () => {
  expect(allowed('FanOut')).toEqual({
    'dynamodb:BatchGetItem': ['Table'],
    'dynamodb:GetItem': ['Table'],
    'dynamodb:Query': ['Table/index/byList', 'Table/index/byTemplate'],
    'dynamodb:UpdateItem': ['Table'],
    'logs:CreateLogStream': ['FanOutFunctionLog'],
    'logs:PutLogEvents': ['FanOutFunctionLog'],
    's3:DeleteObject': ['Bucket/i/*'],
    'sqs:SendMessage': ['FanOutQueue', 'PushJobsQueue'],
    ...taken('FanOutQueue'),
  });
});

test('the Wallet B worker reads passes and issuers, notes what it has sent, and queues the objects of a flight', () => {
  expect(allowed('WalletBJobs')).toEqual({
    'dynamodb:BatchGetItem': ['Table'],
    'dynamodb:GetItem': ['Table'],
    'dynamodb:Query': ['Table/index/byList'],
    'dynamodb:UpdateItem': ['Table'],
    'logs:CreateLogStream': ['WalletBJobsFunctionLog'],
    'logs:PutLogEvents': ['WalletBJobsFunctionLog'],
    'secretsmanager:GetSecretValue': [certificates],
    'sqs:SendMessage': ['WalletBJobsQueue'],
    ...taken('WalletBJobsQueue'),
  });
});

test('the filing job reads lists, files their entries and takes its messages', () => {
  expect(allowed('ListFiling')).toEqual({
    'dynamodb:Query': ['Table', 'Table/index/byList'],
    'dynamodb:UpdateItem': ['Table'],
    'logs:CreateLogStream': ['ListFilingFunctionLog'],
    'logs:PutLogEvents': ['ListFilingFunctionLog'],
    'sqs:ChangeMessageVisibility': ['ListFilingQueue'],
    'sqs:DeleteMessage': ['ListFilingQueue'],
    'sqs:GetQueueAttributes': ['ListFilingQueue'],
    'sqs:ReceiveMessage': ['ListFilingQueue'],
  });
});

test('what finds what is due reads the index that tells, and queues it', () => {
  expect(allowed('DueJobsFunction')).toEqual({
    'dynamodb:Query': ['Table/index/byDue'],
    'logs:CreateLogStream': ['DueJobsFunctionLog'],
    'logs:PutLogEvents': ['DueJobsFunctionLog'],
    'sqs:SendMessage': ['DueJobsQueue'],
  });
});

test('what does due work changes passes, writes the archive and takes its messages', () => {
  expect(allowed('DueJobsWork')).toEqual({
    'dynamodb:GetItem': ['Table'],
    'dynamodb:PutItem': ['Table'],
    'dynamodb:UpdateItem': ['Table'],
    'logs:CreateLogStream': ['DueJobsWorkFunctionLog'],
    'logs:PutLogEvents': ['DueJobsWorkFunctionLog'],
    's3:DeleteObject': ['Bucket/archive/*'],
    's3:PutObject': ['Bucket/archive/*'],
    'sqs:ChangeMessageVisibility': ['DueJobsQueue'],
    'sqs:DeleteMessage': ['DueJobsQueue'],
    'sqs:GetQueueAttributes': ['DueJobsQueue'],
    'sqs:ReceiveMessage': ['DueJobsQueue'],
  });
});

test('the schedule calls its function, and fills its failure queue when it cannot', () => {
  expect(allowed('DueJobsSchedule')).toEqual({
    'lambda:InvokeFunction': ['DueJobsFunction'],
    'sqs:SendMessage': ['DueJobsScheduleFailures'],
  });
});

test('the settings page reads and writes items, opens API keys, and keeps certificates', () => {
  expect(allowed('SettingsPage')).toEqual({
    'dynamodb:DeleteItem': ['Table'],
    'dynamodb:GetItem': ['Table'],
    'dynamodb:PutItem': ['Table'],
    'dynamodb:Query': ['Table'],
    'dynamodb:UpdateItem': ['Table'],
    'logs:CreateLogStream': ['SettingsPageFunctionLog'],
    'logs:PutLogEvents': ['SettingsPageFunctionLog'],
    'secretsmanager:CreateSecret': [certificates],
    'secretsmanager:GetSecretValue': ['SecretsAccess', 'SecretsIndex', certificates],
    'secretsmanager:PutSecretValue': [certificates],
  });
});

test('a role has no managed policy; Lambda assumes that of each function, and Scheduler that of the schedule', () => {
  const roles = Object.entries(service.findResources('AWS::IAM::Role'));
  const functions = Object.keys(service.findResources('AWS::Lambda::Function'));
  const schedules = Object.keys(service.findResources('AWS::Scheduler::Schedule'));
  expect(roles).toHaveLength(functions.length + schedules.length);
  for (const [id, { Properties }] of roles) {
    expect(Properties.ManagedPolicyArns).toBeUndefined();
    expect(Properties.Policies).toBeUndefined();
    const isOfSchedule = id.includes('ScheduleRole') || id.startsWith('DueJobsSchedule');
    const Condition = { StringEquals: { 'aws:SourceAccount': { Ref: 'AWS::AccountId' } } };
    expect(Properties.AssumeRolePolicyDocument.Statement).toEqual([
      {
        Action: 'sts:AssumeRole',
        Effect: 'Allow',
        Principal: { Service: isOfSchedule ? 'scheduler.amazonaws.com' : 'lambda.amazonaws.com' },
        ...(isOfSchedule && { Condition }),
      },
    ]);
  }
});

/**
 * Commands of the SDK and the actions that each needs; our transactions put and update, and delete where deletionOf is
 * called. Source: AWS, Service Authorization Reference.
 */
const actionsOf: Readonly<Record<string, string | readonly string[]>> = {
  GetCommand: 'dynamodb:GetItem',
  PutCommand: 'dynamodb:PutItem',
  UpdateCommand: 'dynamodb:UpdateItem',
  DeleteCommand: 'dynamodb:DeleteItem',
  QueryCommand: 'dynamodb:Query',
  TransactWriteCommand: ['dynamodb:PutItem', 'dynamodb:UpdateItem'],
  deletionOf: 'dynamodb:DeleteItem',
  BatchGetCommand: 'dynamodb:BatchGetItem',
  GetObjectCommand: 's3:GetObject',
  PutObjectCommand: 's3:PutObject',
  DeleteObjectCommand: 's3:DeleteObject',
  CreateSecretCommand: 'secretsmanager:CreateSecret',
  DeleteObjectsCommand: 's3:DeleteObject',
  GetSecretValueCommand: 'secretsmanager:GetSecretValue',
  ChangeMessageVisibilityCommand: 'sqs:ChangeMessageVisibility',
  PutEventsCommand: 'events:PutEvents',
  SendMessageBatchCommand: 'sqs:SendMessage',
  PutSecretValueCommand: 'secretsmanager:PutSecretValue',
  SendMessageCommand: 'sqs:SendMessage',
};

/** Actions that the code reachable from an entry asks for. */
function askedFor(entry: string): Set<string> {
  const { metafile } = buildSync({
    entryPoints: [path.join(root, 'lambdas', entry)],
    absWorkingDir: root,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    write: false,
    metafile: true,
  });
  const sources = Object.keys(metafile.inputs).map((file) => readFileSync(path.join(root, file), 'utf8'));
  const commands = sources.flatMap((source) =>
    [...source.matchAll(/new (\w+Command)\(|\b(deletionOf)\(/g)].map(([, command, own]) => command ?? own ?? ''),
  );
  return new Set(commands.flatMap((name) => actionsOf[name] ?? `unknown command ${name}`));
}

const ownCalls = (actions: Record<string, string[]>) => Object.keys(actions).filter((action) => !/^logs:/.test(action));

test('api may call AWS for exactly what its code calls: the local stack would not notice a missing permission', () => {
  expect(ownCalls(allowed('ActionApi')).sort()).toEqual([...askedFor('api/handler.ts')].sort());
});

test('the settings page may call AWS for exactly what its code calls', () => {
  expect(ownCalls(allowed('SettingsPage')).sort()).toEqual([...askedFor('settings/handler.ts')].sort());
});

test('web may call AWS for nothing that its code does not call', () => {
  expect([...askedFor('web/handler.ts')]).toEqual(expect.arrayContaining(ownCalls(allowed('PublicWeb'))));
});

test('the filing job may call AWS for nothing that its code does not call, but for taking its messages', () => {
  const own = ownCalls(allowed('ListFiling')).filter((action) => !action.startsWith('sqs:'));
  expect([...askedFor('jobs/list-filing.ts')]).toEqual(expect.arrayContaining(own));
});

test('the due jobs may call AWS for nothing that their code does not call, but for taking their messages', () => {
  expect([...askedFor('jobs/due.ts')]).toEqual(expect.arrayContaining(ownCalls(allowed('DueJobsFunction'))));
  const own = ownCalls(allowed('DueJobsWork')).filter((action) => !action.startsWith('sqs:'));
  expect([...askedFor('jobs/due-work.ts')]).toEqual(expect.arrayContaining(own));
});

test.each([
  ['jobs/relay.ts', 'Relay', /^sqs:Get|:(DescribeStream|GetRecords|GetShardIterator|ListStreams)$/],
  ['jobs/push.ts', 'PushJobs', /^sqs:(Receive|Delete|Get)/],
  ['jobs/fan-out.ts', 'FanOut', /^sqs:(Receive|Delete|Get)/],
  ['jobs/walletb.ts', 'WalletBJobs', /^sqs:(Receive|Delete|Get)/],
])(
  '%s may call AWS for nothing that its code does not call, but for what Lambda does in its name',
  (entry, name, lambda) => {
    const own = ownCalls(allowed(name)).filter((action) => !lambda.test(action));
    expect([...askedFor(entry)]).toEqual(expect.arrayContaining(own));
  },
);
test('the check of certificates may call AWS for exactly what its code reads', () => {
  const own = ownCalls(allowed('CertificateExpiryFunction'));
  expect(own.sort()).toEqual(['dynamodb:GetItem', 'dynamodb:Query']);
  expect([...askedFor('jobs/certificate-expiry.ts')]).toEqual(expect.arrayContaining(own));
});
