import { CodeDeployClient, PutLifecycleEventHookExecutionStatusCommand } from '@aws-sdk/client-codedeploy';
import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda';
import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { mockClient } from 'aws-sdk-client-mock';
import { firstRequests } from '../../lambdas/jobs/release/first-requests.ts';
import { setEnv } from '../helpers/set-env.ts';

const [lambda, codeDeploy, secrets] = [
  mockClient(LambdaClient),
  mockClient(CodeDeployClient),
  mockClient(SecretsManagerClient),
];
const parts = Object.keys(firstRequests(''));
const restoreEnv = setEnv({
  VERSIONS: JSON.stringify(Object.fromEntries(parts.map((part) => [part, `${part}:2`]))),
  BUILD: 'new-build',
  ORIGIN_SECRET_ARN: 'origin',
});
const { handler } = await import('../../lambdas/jobs/release/handler.ts');

beforeEach(() => {
  jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  for (const client of [lambda, codeDeploy, secrets]) client.reset();
  secrets.on(GetSecretValueCommand).resolves({ SecretString: 'from-cloudfront' });
  codeDeploy.on(PutLifecycleEventHookExecutionStatusCommand).resolves({});
  lambda.on(InvokeCommand).callsFake(({ FunctionName }) => answer(statusOf(FunctionName)));
});
afterEach(() => void jest.restoreAllMocks());
afterAll(() => {
  for (const client of [lambda, codeDeploy, secrets]) client.restore();
  restoreEnv();
});

const statusOf = (version: string) => firstRequests('')[version.split(':')[0] ?? '']?.status;
const answer = (statusCode: number | undefined, build = 'new-build') => ({
  Payload: Buffer.from(JSON.stringify({ statusCode, headers: { 'x-build': build } })),
});

/** Runs the hook. @returns what CodeDeploy is told. */
async function told(): Promise<string | undefined> {
  await handler({ DeploymentId: 'd-1', LifecycleEventHookExecutionId: 'e-1' });
  const [call] = codeDeploy.commandCalls(PutLifecycleEventHookExecutionStatusCommand);
  const input = call?.args[0].input;
  expect(input).toMatchObject({ deploymentId: 'd-1', lifecycleEventHookExecutionId: 'e-1' });
  return input?.status;
}

test('a release goes on when each new version answers', async () => {
  expect(await told()).toBe('Succeeded');
  expect(lambda.commandCalls(InvokeCommand).map(({ args: [{ input }] }) => input.FunctionName)).toEqual(
    parts.map((part) => `${part}:2`),
  );
});

test.each([
  ['answers 500', answer(500)],
  ['answers 503, as it cannot read the table', answer(503)],
  ['is another build', answer(401, 'old-build')],
  ['crashes', { FunctionError: 'Unhandled', Payload: Buffer.from('{"errorType":"Runtime.ImportModuleError"}') }],
])('a release goes back before any request when one version %s', async (_title, bad) => {
  lambda.on(InvokeCommand, { FunctionName: 'ActionApi:2' }).resolves(bad as never);
  expect(await told()).toBe('Failed');
});

test('a release goes back, and CodeDeploy does not wait for an hour, when the check itself fails', async () => {
  secrets.on(GetSecretValueCommand).rejects(new Error('no right'));
  expect(await told()).toBe('Failed');
});
