import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { CloudFormationClient, DescribeStacksCommand } from '@aws-sdk/client-cloudformation';
import type { Clock } from '../../lambdas/ports/clock.ts';
import { systemClock } from '../../lambdas/runtime/clock.ts';
import type { OperatorEnv } from '../../lambdas/runtime/env.ts';

/**
 * Where a deployed stage keeps its accounts, from the outputs of its data stack.
 * @throws when there is no such stage in this AWS account and Region.
 */
export async function findDeployment(stage: string): Promise<OperatorEnv> {
  const StackName = `boarding-pass-wallet-${stage}-data`;
  const { Stacks } = await new CloudFormationClient().send(new DescribeStacksCommand({ StackName }));
  const outputs = new Map(Stacks?.[0]?.Outputs?.map(({ OutputKey, OutputValue }) => [OutputKey, OutputValue]));
  const output = (name: string) => {
    const value = outputs.get(name);
    if (value === undefined) throw new Error(`The stack ${StackName} has no output ${name}: deploy it anew`);
    return value;
  };
  return {
    TABLE_NAME: output('TableName'),
    BUCKET_NAME: output('BucketName'),
    PUBLIC_BASE_URL: output('PublicBaseUrl'),
    INDEX_SECRET_ARN: output('IndexSecretArn'),
    ACCESS_SECRET_ARN: output('AccessSecretArn'),
    API_KEY_SECRET_ARN: output('ApiKeySecretArn'),
    CERTIFICATE_SECRET_PREFIX: output('CertificateSecretPrefix'),
    USER_POOL_ID: output('UserPoolId'),
  };
}

/**
 * The same of a running `npm start`, which writes it into its data folder; this process's AWS SDK is pointed there.
 * @throws when no local stack runs on that folder.
 */
export async function findLocalStack(dataDirectory: string): Promise<OperatorEnv> {
  const file = path.join(dataDirectory, 'operator.json');
  const { sdk, deployment } = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { sdk: {}, deployment: {} };
  const isRunning = await fetch(sdk.AWS_ENDPOINT_URL_SECRETS_MANAGER ?? '').then(
    () => true,
    () => false,
  );
  if (!isRunning) throw new Error(`No local stack runs on ${dataDirectory}: npm start, with the same DATA_DIR`);
  Object.assign(process.env, sdk);
  return { ...deployment, WALLETB_ENDPOINT_URL: sdk.WALLETB_ENDPOINT_URL };
}

/** The clock of that stack, which may have been moved forward: by as many ms as the file `clock` says, little-endian. */
export function localClock(dataDirectory: string): Clock {
  const offsetMs = Number(readFileSync(path.join(dataDirectory, 'clock')).readBigInt64LE());
  return { ...systemClock, now: () => new Date(systemClock.now().getTime() + offsetMs) };
}
