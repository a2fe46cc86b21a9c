import { CodeDeployClient, PutLifecycleEventHookExecutionStatusCommand } from '@aws-sdk/client-codedeploy';
import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda';
import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { systemClock } from '../runtime/clock.ts';
import type { ReleaseCheckEnv } from '../runtime/env.ts';
import { jsonLog } from '../runtime/log.ts';

/** Services of the check of a release. */
export function createReleaseContext({ BUILD, ORIGIN_SECRET_ARN, VERSIONS }: ReleaseCheckEnv) {
  // A function whose executions are all in use is asked again, for some seconds.
  const lambda = new LambdaClient({ maxAttempts: 6 });
  const [codeDeploy, secrets] = [new CodeDeployClient(), new SecretsManagerClient()];
  return {
    build: BUILD,
    log: jsonLog(systemClock),
    versions: JSON.parse(VERSIONS) as Readonly<Record<string, string>>,
    async originSecret(): Promise<string> {
      return (await secrets.send(new GetSecretValueCommand({ SecretId: ORIGIN_SECRET_ARN }))).SecretString ?? '';
    },
    async invoke(version: string, event: object): Promise<unknown> {
      const command = new InvokeCommand({ FunctionName: version, Payload: JSON.stringify(event) });
      const { FunctionError, Payload } = await lambda.send(command);
      return FunctionError || Payload === undefined ? undefined : JSON.parse(Buffer.from(Payload).toString());
    },
    async end(deploymentId: string, lifecycleEventHookExecutionId: string, status: 'Failed' | 'Succeeded') {
      const hook = { deploymentId, lifecycleEventHookExecutionId, status };
      await codeDeploy.send(new PutLifecycleEventHookExecutionStatusCommand(hook));
    },
  };
}
