import { CodeDeployClient, PutLifecycleEventHookExecutionStatusCommand } from '@aws-sdk/client-codedeploy';
import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda';
import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { systemClock } from '../runtime/clock.ts';
import { releaseCheckEnv } from '../runtime/env.ts';
import { jsonLog } from '../runtime/log.ts';
import { type FirstRequest, faultOf, firstRequests } from './first-requests.ts';

const { VERSIONS, BUILD, ORIGIN_SECRET_ARN } = releaseCheckEnv.parse(process.env);
const versions = JSON.parse(VERSIONS) as Readonly<Record<string, string>>;
// A function whose executions are all in use is asked again, for some seconds.
const lambda = new LambdaClient({ maxAttempts: 6 });
const [codeDeploy, secrets] = [new CodeDeployClient(), new SecretsManagerClient()];
const log = jsonLog(systemClock);

/**
 * CodeDeploy's hook before it moves an alias: asks each new version once, and lets the release go on only if all answer as
 * they should. Without an answer CodeDeploy would wait for an hour.
 * Source: AWS CodeDeploy User Guide, "AppSpec 'hooks' section for an AWS Lambda deployment";
 * docs/decisions/0381-a-release-meets-a-tenth-first.md
 */
export async function handler({ DeploymentId, LifecycleEventHookExecutionId }: Record<string, string>): Promise<void> {
  const works = await allAnswer().catch((error) => {
    log.error('RELEASE-UNCHECKED', error);
    return false;
  });
  await codeDeploy.send(
    new PutLifecycleEventHookExecutionStatusCommand({
      deploymentId: DeploymentId,
      lifecycleEventHookExecutionId: LifecycleEventHookExecutionId,
      status: works ? 'Succeeded' : 'Failed',
    }),
  );
}

async function allAnswer(): Promise<boolean> {
  const { SecretString = '' } = await secrets.send(new GetSecretValueCommand({ SecretId: ORIGIN_SECRET_ARN }));
  const requests = Object.entries(firstRequests(SecretString));
  const faults = await Promise.all(requests.map(([part, each]) => faultOfVersion(versions[part] ?? '', each)));
  for (const [place, fault] of faults.entries())
    log.info('RELEASE-CHECKED', { function: requests[place]?.[0], fault: fault ?? 'none' });
  return faults.every((fault) => fault === undefined);
}

async function faultOfVersion(version: string, first: FirstRequest): Promise<string | undefined> {
  const { FunctionError, Payload } = await lambda.send(
    new InvokeCommand({ FunctionName: version, Payload: JSON.stringify(first.event) }),
  );
  if (FunctionError || Payload === undefined) return 'crashed or did not end';
  return faultOf(first, BUILD, JSON.parse(Buffer.from(Payload).toString()));
}
