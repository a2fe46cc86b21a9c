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

test('web only reads: items, images and secrets', () => {
  expect(allowed('PublicWeb')).toEqual({
    'dynamodb:GetItem': ['Table'],
    'logs:CreateLogStream': ['PublicWebFunctionLog'],
    'logs:PutLogEvents': ['PublicWebFunctionLog'],
    's3:GetObject': ['Bucket/images/*'],
    'secretsmanager:GetSecretValue': ['SecretsAccess', 'SecretsIndex', 'SecretsOrigin', certificates],
  });
});

test('the relay reads the stream and passes of a template, removes renderings and fills its failure queue', () => {
  expect(allowed('Relay')).toEqual({
    'dynamodb:DescribeStream': ['Table stream'],
    'dynamodb:GetItem': ['Table'],
    'dynamodb:GetRecords': ['Table stream'],
    'dynamodb:GetShardIterator': ['Table stream'],
    'dynamodb:ListStreams': ['Table stream'],
    'dynamodb:Query': ['Table/index/byList'],
    'logs:CreateLogStream': ['RelayFunctionLog'],
    'logs:PutLogEvents': ['RelayFunctionLog'],
    's3:DeleteObject': ['Bucket/i/*'],
    'sqs:GetQueueAttributes': ['RelayFailures'],
    'sqs:GetQueueUrl': ['RelayFailures'],
    'sqs:SendMessage': ['RelayFailures'],
  });
});

test('the filing job reads lists, files their entries and takes its messages', () => {
  expect(allowed('ListFiling')).toEqual({
    'dynamodb:Query': ['Table', 'Table/index/byList'],
    'dynamodb:UpdateItem': ['Table'],
    'logs:CreateLogStream': ['ListFilingFunctionLog'],
    'logs:PutLogEvents': ['ListFilingFunctionLog'],
    'sqs:DeleteMessage': ['ListFilingQueue'],
    'sqs:GetQueueAttributes': ['ListFilingQueue'],
    'sqs:ReceiveMessage': ['ListFilingQueue'],
  });
});

test('a role has no managed policy, and only Lambda assumes it', () => {
  const roles = Object.values(service.findResources('AWS::IAM::Role')).map(({ Properties }) => Properties);
  expect(roles).toHaveLength(4);
  for (const { ManagedPolicyArns, Policies, AssumeRolePolicyDocument } of roles) {
    expect(ManagedPolicyArns).toBeUndefined();
    expect(Policies).toBeUndefined();
    expect(AssumeRolePolicyDocument.Statement).toEqual([
      { Action: 'sts:AssumeRole', Effect: 'Allow', Principal: { Service: 'lambda.amazonaws.com' } },
    ]);
  }
});

/** Commands of the SDK and the actions that each needs; our transactions put and update. Source: AWS, Service Authorization Reference. */
const actionsOf: Readonly<Record<string, string | readonly string[]>> = {
  GetCommand: 'dynamodb:GetItem',
  PutCommand: 'dynamodb:PutItem',
  UpdateCommand: 'dynamodb:UpdateItem',
  DeleteCommand: 'dynamodb:DeleteItem',
  QueryCommand: 'dynamodb:Query',
  TransactWriteCommand: ['dynamodb:PutItem', 'dynamodb:UpdateItem'],
  BatchGetCommand: 'dynamodb:BatchGetItem',
  GetObjectCommand: 's3:GetObject',
  PutObjectCommand: 's3:PutObject',
  DeleteObjectCommand: 's3:DeleteObject',
  GetSecretValueCommand: 'secretsmanager:GetSecretValue',
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
    [...source.matchAll(/new (\w+Command)\(/g)].map(([, name = '']) => name),
  );
  return new Set(commands.flatMap((name) => actionsOf[name] ?? `unknown command ${name}`));
}

const ownCalls = (actions: Record<string, string[]>) => Object.keys(actions).filter((action) => !/^logs:/.test(action));

test('api may call AWS for exactly what its code calls: the local stack would not notice a missing permission', () => {
  expect(ownCalls(allowed('ActionApi')).sort()).toEqual([...askedFor('api/handler.ts')].sort());
});

test('web may call AWS for nothing that its code does not call', () => {
  expect([...askedFor('web/handler.ts')]).toEqual(expect.arrayContaining(ownCalls(allowed('PublicWeb'))));
});

test('the filing job may call AWS for nothing that its code does not call, but for taking its messages', () => {
  const own = ownCalls(allowed('ListFiling')).filter((action) => !action.startsWith('sqs:'));
  expect([...askedFor('jobs/list-filing.ts')]).toEqual(expect.arrayContaining(own));
});
