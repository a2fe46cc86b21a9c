import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { MetadataUnusable, readMetadata } from '../../../lambdas/oidc/metadata.ts';
import type { DirectorySettings } from '../../../lambdas/ports/people.ts';
import { signedInPath } from '../../../lambdas/ports/staff-paths.ts';
import { within } from '../../../lambdas/retry/within.ts';
import type { Check, Stage } from './check.ts';
import { type Finding, failure, ok } from './finding.ts';

const page = 'docs/deploy.md#single-sign-on';

const timeoutMs = 10_000;

/** Metadata, secret and account of the directories at which people of airlines sign in. */
export const directoriesCheck: Check = {
  about: 'directories',
  async run(stage) {
    const all = JSON.parse(stage.outputs.Directories ?? '[]') as readonly DirectorySettings[];
    if (all.length === 0) return [ok('people sign in by invitation only')];
    const accounts = await Array.fromAsync(stage.accounts.all(), ({ id }) => id);
    const findings = all.map(async (each) => [
      await metadataFinding(each, stage),
      await secretFinding(each),
      ...(accounts.includes(each.account)
        ? []
        : [failure(`${each.id} is for the account ${each.account}, which does not exist`, page)]),
    ]);
    return (await Promise.all(findings)).flat();
  },
};

async function metadataFinding({ id, issuer }: DirectorySettings, stage: Stage): Promise<Finding> {
  const { clock, env, network } = stage;
  try {
    await within(clock, timeoutMs, (signal) => readMetadata(issuer, network.fetch, signal));
    return ok(`${id} can be used; its redirect address is ${env.PUBLIC_BASE_URL}${signedInPath}/${id}`);
  } catch (error) {
    if (error instanceof MetadataUnusable) return failure(`${id} ${error.message}`, page);
    const { cause = error } = error as Error;
    const { code, message } = cause as NodeJS.ErrnoException;
    return failure(`${id} does not answer at ${issuer}: ${code ?? message}`, page);
  }
}

async function secretFinding({ id, clientSecret }: DirectorySettings): Promise<Finding> {
  const make = `aws secretsmanager create-secret --name ${clientSecret} --secret-string file://secret.txt`;
  try {
    const { SecretString = '' } = await new SecretsManagerClient().send(
      new GetSecretValueCommand({ SecretId: clientSecret }),
    );
    // The console of Secrets Manager stores keys and values by default.
    return /^\s*(\{.*)?$/s.test(SecretString)
      ? failure(
          `the secret of ${id} is no plain text`,
          make.replace('create-secret --name', 'put-secret-value --secret-id'),
        )
      : ok(`the secret of ${id} can be read`);
  } catch (error) {
    if ((error as Error).name !== 'ResourceNotFoundException') throw error;
    return failure(`the secret ${clientSecret} of ${id} does not exist`, make);
  }
}
