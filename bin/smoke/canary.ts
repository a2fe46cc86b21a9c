import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { systemClock } from '../../lambdas/runtime/clock.ts';
import { jsonLog } from '../../lambdas/runtime/log.ts';
import { textVariable, url, variables } from '../../lambdas/runtime/variables.ts';
import { runSmokeTest } from './run-smoke.ts';

const { PUBLIC_BASE_URL, API_KEY_SECRET_ARN } = variables({
  PUBLIC_BASE_URL: url,
  /** The secret whose value is an API key of the account that the canary issues for. */
  API_KEY_SECRET_ARN: textVariable,
}).parse(process.env);
const secrets = new SecretsManagerClient();
const log = jsonLog(systemClock);

/** The smoke test as a function of its stage. @throws Error if a step fails, for the alarm on failed runs. */
export async function handler(): Promise<void> {
  // Read for each run: operators replace the key without a deployment.
  const { SecretString: apiKey = '' } = await secrets.send(new GetSecretValueCommand({ SecretId: API_KEY_SECRET_ARN }));
  const succeeded = await runSmokeTest({
    baseUrl: PUBLIC_BASE_URL,
    apiKey,
    clock: systemClock,
    fetch,
    print: (line) => log.info('SMOKE', { line }),
  });
  if (!succeeded) throw new Error('The smoke test failed');
}
