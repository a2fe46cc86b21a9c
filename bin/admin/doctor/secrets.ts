import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import type { Check } from './check.ts';
import { type Finding, failure, ok } from './finding.ts';

/** Without INDEX no item is found, without ACCESS no phone is let in: another value is no remedy. */
const restore = 'docs/recovery.md';

/** Secrets without which records cannot be read. Their values are read and not shown. */
export const secretsCheck: Check = {
  about: 'secrets',
  async run({ env, outputs }) {
    const client = new SecretsManagerClient();
    const check = async (name: string, SecretId: string, isUsable: (value: string) => boolean): Promise<Finding> => {
      try {
        const { SecretString = '' } = await client.send(new GetSecretValueCommand({ SecretId }));
        return isUsable(SecretString) ? ok(`${name} can be read`) : failure(`${name} has not its form`, restore);
      } catch (error) {
        if (!(error instanceof Error)) throw error;
        if (error.name === 'ResourceNotFoundException') return failure(`${name} does not exist`, restore);
        // Secrets Manager's answer for a secret that is marked for deletion.
        if (error.name === 'InvalidRequestException')
          return failure(`${name} is marked for deletion`, `aws secretsmanager restore-secret --secret-id ${SecretId}`);
        throw error;
      }
    };
    const { CanaryKeyArn, AlarmTopic = '' } = outputs;
    const isElsewhere = CanaryKeyArn !== undefined && placeOf(CanaryKeyArn) !== placeOf(AlarmTopic);
    return Promise.all([
      ...(isElsewhere
        ? [
            failure(
              'canaryKeyArn is a secret of another Region or account, which the canary cannot read',
              'docs/deploy.md#a-canary',
            ),
          ]
        : []),
      check('INDEX', env.INDEX_SECRET_ARN, (value) => value.length > 0),
      check('ACCESS', env.ACCESS_SECRET_ARN, hasCurrentVersion),
      check('API_KEY', env.API_KEY_SECRET_ARN, hasCurrentVersion),
    ]);
  },
};

/** Region and account of an ARN. */
const placeOf = (arn: string) => arn.split(':').slice(3, 5).join();

/** True for `{"current": "1", "1": …}`. */
function hasCurrentVersion(value: string): boolean {
  try {
    const versions: Record<string, unknown> = JSON.parse(value);
    return typeof versions[String(versions.current)] === 'string';
  } catch {
    return false;
  }
}
