import { CloudFormationClient, DescribeStacksCommand } from '@aws-sdk/client-cloudformation';
import { mockClient } from 'aws-sdk-client-mock';
import { optionTypes } from '../../bin/admin/command-line.ts';
import { findDeployment, findLocalStack, stageOutputs } from '../../bin/admin/deployment.ts';
import { usage } from '../../bin/admin/usage.ts';
import { apiKey } from '../helpers/api.ts';
import { apiForAllTests } from '../helpers/api-for-tests.ts';
import { now } from '../helpers/examples.ts';
import { forAllTests } from '../helpers/for-tests.ts';
import { Operator } from '../helpers/operator.ts';
import { setEnv } from '../helpers/set-env.ts';
import { temporaryDirectory } from '../helpers/temporary-directory.ts';

const directory = temporaryDirectory();
const { api } = apiForAllTests();
const operator = forAllTests(() => new Operator(api.env));

const keyIn = (answer: string) => /API key ([A-Za-z0-9]{40})\b/.exec(answer)?.[1] as string;
const codeFor = async (key: string) => (await api.send({ action: 'getpasstemplate' }, key)).body['error-code'];

test('admin: a new account is listed, and its key is accepted', async () => {
  const answer = await operator.run('account create', { account: 'new-air', name: 'New Air' });
  expect(await codeFor(keyIn(answer))).toBe('E802');
  expect(await operator.run('account list')).toMatch(/^new-air +New Air +2\d{3}-/m);
});

test('admin: an account that exists is not made again, and keeps its key', async () => {
  await expect(operator.run('account create', { account: 'demo', name: 'Other' })).rejects.toThrow(
    'demo exists already',
  );
  expect(await codeFor(apiKey)).toBe('E802');
});

test('admin: an account’s id goes into names of secrets and is checked', async () => {
  await expect(operator.run('account create', { account: 'a/b', name: 'x' })).rejects.toThrow('a-z, 0-9 and hyphen');
});

test('admin: an account is shown, its API key only on request', async () => {
  const shown = await operator.run('account show', { account: 'demo' });
  expect(shown).toContain('Name Demo Air');
  expect(shown).not.toContain(apiKey);
  expect(await operator.run('account show', { account: 'demo', 'show-api-key': true })).toContain(`API key ${apiKey}`);
  await expect(operator.run('account show', { account: 'nobody' })).rejects.toThrow('no account nobody');
});

test('admin: a regenerated key takes the place of the old one, after a warning', async () => {
  const before = keyIn(await operator.run('account create', { account: 'old-air', name: 'Old Air' }));
  const after = keyIn(await operator.run('key regenerate', { account: 'old-air' }));
  expect(operator.warnings.at(-1)).toBe(
    'Calls with the current text of this API key of old-air will fail within 30 seconds.',
  );
  expect([await codeFor(before), await codeFor(after)]).toEqual(['E104', 'E802']);
  await expect(operator.run('key regenerate', { account: 'nobody' })).rejects.toThrow('no account nobody');
});

test('admin: the audit trail of an account says what was done, by whom and when, the latest first', async () => {
  await operator.run('account create', { account: 'audited', name: 'Audited Air' });
  operator.at = new Date(now.getTime() + 1_000);
  await operator.run('account show', { account: 'audited', 'show-api-key': true });
  await operator.run('account show', { account: 'audited' });
  const [head, ...lines] = (await operator.run('account audit', { account: 'audited' })).split('\n');
  expect(head).toMatch(/^time +action +about +user +request$/);
  expect(lines.map((line) => line.split(/ +/).slice(0, 4))).toEqual([
    [operator.at.toISOString(), 'key-read', 'first', 'operator'],
    [now.toISOString(), 'account-created', 'operator', expect.anything()],
  ]);
});

test('admin: a list that is empty says so, and one of an account that does not exist says that', async () => {
  await operator.run('account create', { account: 'empty-air', name: 'Empty Air' });
  expect(await operator.run('certificate list', { account: 'empty-air' })).toBe(
    'empty-air has no certificate yet: certificate add',
  );
  for (const words of ['certificate list', 'account audit'])
    await expect(operator.run(words, { account: 'nobody' })).rejects.toThrow('There is no account nobody');
});

test('admin: a stored text makes no line of its own in a table, and reaches no terminal as a command', async () => {
  const named = { account: 'demo', name: 'x\u001b[31m\ny', scopes: 'read' };
  const [, id] = (await operator.run('key add', named)).match(/^Key (\S+)/) ?? [];
  expect(await operator.run('key list', { account: 'demo' })).toMatch(
    new RegExp(`^${id} +x\\\\u001b\\[31m\\\\ny +read +`, 'm'),
  );
});

test('admin: a missing option is named, and the usage names every option', async () => {
  await expect(operator.run('account create', { account: 'x' })).rejects.toThrow('--name is needed');
  expect(usage()).toContain('account create --stage <stage> --account <id of your choice> --name <airline>');
  expect(usage()).toContain('key end --stage <stage> --account <id> --key <id (key list)> --after <hours>');
  expect(optionTypes()).toMatchObject({
    account: { type: 'string' },
    yes: { type: 'boolean' },
    local: { type: 'boolean' },
  });
});

test('admin: no password is taken from the command line, where others on the machine could read it', () => {
  expect(Object.keys(optionTypes()).join()).not.toMatch(/password|passphrase/);
});

test('admin: a stage is found by the outputs of its data stack', async () => {
  const cloudFormation = mockClient(CloudFormationClient);
  const outputs = {
    TableName: 't',
    BucketName: 'b',
    IndexSecretArn: 'i',
    AccessSecretArn: 'a',
    ApiKeySecretArn: 'k',
    CertificateSecretPrefix: 'p/',
    UserPoolId: 'pool',
    PublicBaseUrl: 'https://passes.example.com',
  };
  const Outputs = Object.entries(outputs).map(([OutputKey, OutputValue]) => ({ OutputKey, OutputValue }));
  const stack = { StackName: '', CreationTime: now, StackStatus: 'CREATE_COMPLETE' as const };
  cloudFormation.on(DescribeStacksCommand).resolves({ Stacks: [{ ...stack, Outputs }] });
  expect(await findDeployment('prod')).toMatchObject({
    TABLE_NAME: 't',
    BUCKET_NAME: 'b',
    INDEX_SECRET_ARN: 'i',
    ACCESS_SECRET_ARN: 'a',
    API_KEY_SECRET_ARN: 'k',
    CERTIFICATE_SECRET_PREFIX: 'p/',
    USER_POOL_ID: 'pool',
  });
  expect(cloudFormation.commandCalls(DescribeStacksCommand)[0]?.args[0].input).toEqual({
    StackName: 'boarding-pass-wallet-prod-data',
  });
  cloudFormation.on(DescribeStacksCommand).resolves({ Stacks: [stack] });
  await expect(findDeployment('prod')).rejects.toThrow('no output TableName');
  cloudFormation.restore();
});

describe('a command without settings for AWS, or with the wrong ones', () => {
  const before = { ...process.env };
  afterEach(() => {
    process.env = { ...before };
    mockClient(CloudFormationClient).restore();
  });
  const named = (name: string) => Object.assign(new Error('as the SDK words it'), { name, code: name });

  test('admin: without a Region it is said what to set', async () => {
    process.env = { AWS_CONFIG_FILE: '/dev/null', AWS_SHARED_CREDENTIALS_FILE: '/dev/null' };
    await expect(findDeployment('prod')).rejects.toThrow('No AWS Region: set AWS_REGION');
  });

  test.each([
    ['CredentialsProviderError', 'No AWS credentials: set AWS_PROFILE'],
    ['ValidationError', 'There is no stack boarding-pass-wallet-prod-data in eu-north-1'],
    ['ENOTFOUND', 'No answer from AWS in eu-north-1: is there such a Region, and a network?'],
    ['AccessDenied', 'as the SDK words it'],
  ])('admin: %s is reported as: %s', async (name, message) => {
    process.env.AWS_REGION = 'eu-north-1';
    mockClient(CloudFormationClient).on(DescribeStacksCommand).rejects(named(name));
    await expect(findDeployment('prod')).rejects.toThrow(message);
  });
});

test('admin: a local stack that does not run is named by its folder', async () => {
  await expect(findLocalStack(directory)).rejects.toThrow(`No local stack runs on ${directory}`);
  const restore = setEnv({ DATA_DIR: directory });
  await expect(stageOutputs({ local: true })).rejects.toThrow(`No local stack runs on ${directory}`);
  restore();
});
