import { templatesWith } from '../helpers/stacks.ts';
import { defaultTemplates } from '../helpers/templates.ts';
import { directoryOfStage } from './iam/desk-user.ts';
import { grantsOf, partsOf } from './iam/policies.ts';

const { service } = defaultTemplates();

/** Names of the policies, which contain their functions' constructs, and the schedule's. */
const constructs = Object.keys(service.findResources('AWS::IAM::Policy'));

/** Permissions of a function: resources by action, for all kinds of items. */
function allowed(construct: string): Record<string, string[]> {
  const actions: Record<string, string[]> = {};
  for (const { action, resource } of grantsOf(service, construct))
    actions[action] = [...(actions[action] ?? []), resource].sort();
  return actions;
}

const certificates = 'secret:boarding-pass-wallet/dev/certificates/*/apple/*';
const serviceAccounts = 'secret:boarding-pass-wallet/dev/certificates/*/google/*';

test('api reads and writes items, lists, renderings and images, and reads the secrets that passes are made with', () => {
  expect(allowed('ActionApi')).toEqual({
    'dynamodb:BatchGetItem': ['Table'],
    'dynamodb:DeleteItem': ['Table'],
    'dynamodb:GetItem': ['Table'],
    'dynamodb:PutItem': ['Table'],
    'dynamodb:Query': ['Table', 'Table/index/byList', 'Table/index/byTemplate'],
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
    'dynamodb:BatchGetItem': ['Table'],
    'dynamodb:DeleteItem': ['Table'],
    'dynamodb:GetItem': ['Table'],
    'dynamodb:PutItem': ['Table'],
    'dynamodb:Query': ['Table', 'Table/index/byDevice'],
    'dynamodb:UpdateItem': ['Table'],
    'logs:CreateLogStream': ['PublicWebFunctionLog'],
    'logs:PutLogEvents': ['PublicWebFunctionLog'],
    's3:DeleteObject': ['Bucket/i/*'],
    's3:GetObject': ['Bucket/i/*', 'Bucket/images/*'],
    's3:PutObject': ['Bucket/i/*'],
    'secretsmanager:GetSecretValue': ['SecretsAccess', 'SecretsIndex', 'SecretsOrigin', certificates, serviceAccounts],
  });
});

const reading = {
  'dynamodb:BatchGetItem': ['Table'],
  'dynamodb:DeleteItem': ['Table'],
  'dynamodb:DescribeStream': ['Table stream'],
  'dynamodb:GetRecords': ['Table stream'],
  'dynamodb:GetShardIterator': ['Table stream'],
  'dynamodb:ListStreams': ['Table stream'],
  'dynamodb:Query': ['Table'],
  'dynamodb:UpdateItem': ['Table'],
  's3:ListBucket': ['Bucket'],
};

test('the relay reads the stream, removes files and registrations, hands work on and parks what fails', () => {
  expect(allowed('Relay')).toEqual({
    ...reading,
    'dynamodb:BatchGetItem': ['Table', 'Table'],
    'dynamodb:GetItem': ['Table'],
    'logs:CreateLogStream': ['RelayFunctionLog'],
    'logs:PutLogEvents': ['RelayFunctionLog'],
    's3:DeleteObject': ['Bucket/i/*'],
    's3:PutObject': ['Bucket/aws/lambda/*', 'Bucket/failures/*'],
    'sqs:SendMessage': ['FanOutQueue', 'PushJobsPriorityQueue', 'PushJobsQueue', 'WalletBJobsQueue'],
  });
});

test('the function of the events reads the stream, publishes, writes the history and the index of numbers, counts usage, and parks what fails', () => {
  expect(allowed('EventJobs')).toEqual({
    ...reading,
    'dynamodb:BatchWriteItem': ['Table'],
    'dynamodb:GetItem': ['Table'],
    'dynamodb:UpdateItem': ['Table', 'Table'],
    'events:PutEvents': ['EventsBus'],
    'logs:CreateLogStream': ['EventJobsFunctionLog'],
    'logs:PutLogEvents': ['EventJobsFunctionLog'],
    's3:PutObject': ['Bucket/aws/lambda/*', 'Bucket/event-failures/*'],
    'secretsmanager:GetSecretValue': ['SecretsIndex'],
  });
});

const taken = (...queues: string[]) => ({
  'sqs:ChangeMessageVisibility': queues,
  'sqs:DeleteMessage': queues,
  'sqs:GetQueueAttributes': queues,
  'sqs:ReceiveMessage': queues,
});

test('the push worker reads passes and certificates, updates and deletes registrations, takes its messages, and queues records and pushes to repeat', () => {
  expect(allowed('PushJobs')).toEqual({
    'dynamodb:BatchGetItem': ['Table'],
    'dynamodb:DeleteItem': ['Table'],
    'dynamodb:GetItem': ['Table'],
    'dynamodb:Query': ['Table'],
    'dynamodb:UpdateItem': ['Table'],
    'logs:CreateLogStream': ['PushJobsFunctionLog'],
    'logs:PutLogEvents': ['PushJobsFunctionLog'],
    'secretsmanager:GetSecretValue': [certificates],
    'sqs:SendMessage': ['PushJobsQueue', 'PushJobsRepeatQueue'],
    ...taken('PushJobsPriorityQueue', 'PushJobsQueue', 'PushJobsRepeatQueue'),
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

test('the Google Wallet worker reads passes and issuers, records what it has sent, and queues the objects of a flight', () => {
  expect(allowed('WalletBJobs')).toEqual({
    'dynamodb:BatchGetItem': ['Table'],
    'dynamodb:GetItem': ['Table'],
    'dynamodb:Query': ['Table/index/byList'],
    'dynamodb:UpdateItem': ['Table'],
    'logs:CreateLogStream': ['WalletBJobsFunctionLog'],
    'logs:PutLogEvents': ['WalletBJobsFunctionLog'],
    'secretsmanager:GetSecretValue': [serviceAccounts],
    'sqs:SendMessage': ['WalletBJobsQueue'],
    ...taken('WalletBJobsQueue'),
  });
});

test('the filing job reads lists, files their entries, counts flights and takes its messages', () => {
  expect(allowed('ListFiling')).toEqual({
    'dynamodb:BatchGetItem': ['Table'],
    'dynamodb:GetItem': ['Table'],
    'dynamodb:PutItem': ['Table'],
    'dynamodb:Query': ['Table', 'Table/index/byList', 'Table/index/byTemplate'],
    'dynamodb:UpdateItem': ['Table'],
    'logs:CreateLogStream': ['ListFilingFunctionLog'],
    'logs:PutLogEvents': ['ListFilingFunctionLog'],
    'sqs:ChangeMessageVisibility': ['ListFilingQueue'],
    'sqs:DeleteMessage': ['ListFilingQueue'],
    'sqs:GetQueueAttributes': ['ListFilingQueue'],
    'sqs:ReceiveMessage': ['ListFilingQueue'],
  });
});

test('the schedule’s function reads the index of due passes, and queues them', () => {
  expect(allowed('DueJobsFunction')).toEqual({
    'dynamodb:Query': ['Table/index/byDue'],
    'logs:CreateLogStream': ['DueJobsFunctionLog'],
    'logs:PutLogEvents': ['DueJobsFunctionLog'],
    'sqs:SendMessage': ['DueJobsQueue'],
  });
});

test('what does due work changes passes, writes the archive and takes its messages', () => {
  expect(allowed('DueJobsWork')).toEqual({
    'dynamodb:DeleteItem': ['Table'],
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

test('the settings page reads and writes items, opens API keys, stores certificates, and has people invited and removed', () => {
  expect(allowed('SettingsPage')).toEqual({
    'cognito-idp:AdminCreateUser': ['SignInUsers'],
    'cognito-idp:AdminDeleteUser': ['SignInUsers'],
    'cognito-idp:AdminGetUser': ['SignInUsers'],
    'dynamodb:DeleteItem': ['Table'],
    'dynamodb:GetItem': ['Table'],
    'dynamodb:PutItem': ['Table'],
    'dynamodb:Query': ['Table'],
    'dynamodb:UpdateItem': ['Table'],
    'logs:CreateLogStream': ['SettingsPageFunctionLog'],
    'logs:PutLogEvents': ['SettingsPageFunctionLog'],
    'secretsmanager:CreateSecret': [certificates, serviceAccounts],
    'secretsmanager:GetSecretValue': ['SecretsApiKey', 'SecretsIndex'],
    'secretsmanager:PutSecretValue': [certificates, serviceAccounts],
  });
});

test('the desk reads flights and passes, changes both and deletes files of passes, and has sessions and the audit trail', () => {
  expect(allowed('Desk')).toEqual({
    'dynamodb:BatchGetItem': ['Table'],
    'dynamodb:DeleteItem': ['Table'],
    'dynamodb:GetItem': ['Table'],
    'dynamodb:PutItem': ['Table'],
    'dynamodb:Query': ['Table', 'Table/index/byDevice', 'Table/index/byList', 'Table/index/byTemplate'],
    'dynamodb:UpdateItem': ['Table'],
    'logs:CreateLogStream': ['DeskFunctionLog'],
    'logs:PutLogEvents': ['DeskFunctionLog'],
    's3:DeleteObject': ['Bucket/i/*'],
    's3:GetObject': ['Bucket/images/*'],
    'secretsmanager:GetSecretValue': ['SecretsAccess', 'SecretsIndex', certificates],
    'sqs:SendMessage': ['ListFilingQueue'],
  });
});

test('the desk of a stage with directories also reads their secrets, and admits and removes people', () => {
  const grants = (template: typeof service) =>
    partsOf(grantsOf(template, 'Desk')).map((part) => part.replace('PERSON#*', 'people'));
  const directories = [directoryOfStage, { ...directoryOfStage, id: 'crew', name: 'Crew ✈', clientId: 'crew' }];
  const stage = templatesWith({ directories }).service;
  const before = grants(service);
  const more = grants(stage).filter((grant) => !before.includes(grant));
  expect(more.sort()).toEqual([
    'dynamodb:DeleteItem Table people',
    'dynamodb:PutItem Table people',
    'secretsmanager:GetSecretValue secret:boarding-pass-wallet/dev/directories/crew-??????',
    'secretsmanager:GetSecretValue secret:boarding-pass-wallet/dev/directories/staff-??????',
  ]);
  const [{ Properties: { Environment } = {} as never } = {}] = Object.entries(
    stage.findResources('AWS::Lambda::Function'),
  )
    .filter(([id]) => id.startsWith('Desk'))
    .map(([, each]) => each);
  const text = String(Environment?.Variables.DIRECTORIES);
  // For doctor.
  expect(stage.findOutputs('Directories')).toEqual({ Directories: { Value: text } });
  expect(text).toMatch(/^[ -~]*$/);
  expect(JSON.parse(text)).toMatchObject([{ id: 'staff', groupsClaim: 'groups' }, { name: 'Crew ✈' }]);
});

test('the check of a release invokes its versions, reads what CloudFront sends, and tells CodeDeploy', () => {
  const { 'codedeploy:PutLifecycleEventHookExecutionStatus': told = [], ...others } = allowed('GradualReleaseCheck');
  const parts = ['ActionApi', 'Desk', 'PublicWeb', 'SettingsPage'];
  expect(told.map((arn) => /<GradualRelease(\w+?)[0-9A-F]{8}>$/.exec(arn)?.[1])).toEqual(parts);
  expect(others).toEqual({
    'lambda:InvokeFunction': parts.map((part) => `${part}Function:*`),
    'logs:CreateLogStream': ['GradualReleaseCheckLog'],
    'logs:PutLogEvents': ['GradualReleaseCheckLog'],
    'secretsmanager:GetSecretValue': ['SecretsOrigin'],
  });
});

test('a role has no managed policy; Lambda assumes that of each function, and Scheduler that of the schedule', () => {
  const all = Object.entries(service.findResources('AWS::IAM::Role'));
  const [[releases, ofReleases] = [], ...more] = all.filter(([id]) => id.startsWith('GradualReleaseRole'));
  const roles = all.filter(([id]) => id !== releases);
  const functions = Object.keys(service.findResources('AWS::Lambda::Function'));
  const schedules = Object.keys(service.findResources('AWS::Scheduler::Schedule'));
  expect(roles).toHaveLength(functions.length + schedules.length);
  // Only CodeDeploy’s own may be another’s: it moves aliases.
  expect(more).toEqual([]);
  expect(JSON.stringify(ofReleases?.Properties)).toContain('codedeploy.amazonaws.com');
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

test('permissions on the table are limited to kinds of items; indexes are for queries, and no function may scan', () => {
  const onTable = constructs.flatMap((id) =>
    grantsOf(service, id).filter(({ resource }) => resource === 'Table' || resource.startsWith('Table/')),
  );
  expect(onTable.length).toBeGreaterThan(20);
  for (const { action, resource, leadingKeys } of onTable)
    if (resource === 'Table') expect({ action, leadingKeys }).toEqual({ action, leadingKeys: expect.any(Array) });
    else expect({ action, leadingKeys }).toEqual({ action: 'dynamodb:Query', leadingKeys: undefined });
  const kinds = onTable.flatMap(({ leadingKeys = [] }) => leadingKeys);
  expect(kinds.filter((pattern) => !/^[A-Z]+#\*$/.test(pattern))).toEqual([]);
  expect(onTable.map(({ action }) => action)).not.toContain('dynamodb:Scan');
});

/** Functions with these actions on a kind of item, by their constructs. */
const allowedTo = (actions: RegExp, kind: string) =>
  constructs
    .filter((id) =>
      grantsOf(service, id).some(
        ({ action, leadingKeys }) => actions.test(action) && leadingKeys?.includes(`${kind}#*`),
      ),
    )
    .map((id) => id.replace(/Function.*/, ''))
    .sort();

const writing = /:(Put|Update|Delete)Item$/;

test('API keys, and who may sign in, are written by the settings page alone', () => {
  for (const kind of ['APIKEY', 'PERSON']) expect(allowedTo(writing, kind)).toEqual(['SettingsPage']);
});

test('sessions are begun and ended by the desk alone, and found by the settings page too; no other function sees one', () => {
  for (const action of [/:PutItem$/, /:DeleteItem$/]) expect(allowedTo(action, 'SESSION')).toEqual(['Desk']);
  expect(allowedTo(/./, 'SESSION')).toEqual(['Desk', 'SettingsPage']);
});

test('the audit trail is added to, and never changed', () => {
  expect(allowedTo(/:PutItem$/, 'AUDIT')).toEqual(['Desk', 'SettingsPage']);
  expect(allowedTo(/:(Update|Delete)Item$/, 'AUDIT')).toEqual([]);
});

test('the policies of a role are far from the 10,240 characters that IAM takes', () => {
  // References become ARNs, which are shorter than the JSON of references.
  for (const { Properties } of Object.values(service.findResources('AWS::IAM::Policy')))
    expect(JSON.stringify(Properties.PolicyDocument).length).toBeLessThan(8_000);
});
