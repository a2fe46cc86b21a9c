import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { CloudFormationClient, DescribeStacksCommand, type Stack } from '@aws-sdk/client-cloudformation';
import type { Clock } from '../../lambdas/ports/runtime.ts';
import { systemClock } from '../../lambdas/runtime/clock.ts';
import type { EventsEnv, OperatorEnv, RelayEnv } from '../../lambdas/runtime/env.ts';
import { stackNames } from '../../lib/names.ts';
import { needed, type Options } from './options.ts';

/**
 * Reads the resource names of a deployed stage from the outputs of its data stack.
 * @throws if this AWS account and Region have no such stage.
 */
export async function findDeployment(stage: string): Promise<OperatorEnv> {
  const { data } = stackNames(stage);
  const output = outputReader(data, await outputsOf(data));
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

/** Outputs of the service stack of a stage, or of the local stack, by name. */
export async function serviceOutputs(options: Options): Promise<Readonly<Record<string, string>>> {
  return options.local ? localOutputs() : outputsOf(stackNames(needed(options, 'stage')).service);
}

/** Outputs of both stacks of a stage, or of the local stack, by name. */
export async function stageOutputs(options: Options): Promise<Readonly<Record<string, string>>> {
  if (options.local) return localOutputs();
  const { data, service } = stackNames(needed(options, 'stage'));
  return { ...(await outputsOf(data)), ...(await outputsOf(service)) };
}

function localOutputs(): Readonly<Record<string, string>> {
  const dataDirectory = localDataDirectory();
  const file = operatorFile(dataDirectory);
  if (!existsSync(file)) throw noLocalStack(dataDirectory);
  return JSON.parse(readFileSync(file, 'utf8')).outputs;
}

const noLocalStack = (dataDirectory: string) =>
  new Error(`No local stack runs on ${dataDirectory}: npm start, with the same DATA_DIR`);

/** The readers of the table's stream, of a stage or of the local stack. */
export async function findStreamReaders(options: Options) {
  const outputs = await stageOutputs(options);
  const output = outputReader('that the relay belongs to', outputs);
  const common = { TABLE_NAME: output('TableName'), BUCKET_NAME: output('BucketName') };
  const relay: RelayEnv = {
    ...common,
    FAN_OUT_QUEUE_URL: output('FanOutQueueUrl'),
    PRIORITY_PUSH_QUEUE_URL: output('PriorityPushQueueUrl'),
    PUSH_QUEUE_URL: output('PushQueueUrl'),
    GOOGLE_QUEUE_URL: output('GoogleQueueUrl'),
  };
  const mappingIds = { relay: output('RelayMappingId'), events: output('EventsMappingId') };
  const events: EventsEnv = {
    ...common,
    INDEX_SECRET_ARN: output('IndexSecretArn'),
    EVENT_BUS_NAME: output('EventBusName'),
    HISTORY_DAYS: output('HistoryDays'),
  };
  return { relay, events, mappingIds };
}

const outputReader = (stack: string, outputs: Readonly<Record<string, string>>) => (name: string) => {
  const value = outputs[name];
  if (value === undefined) throw new Error(`The stack ${stack} has no output ${name}: deploy it again`);
  return value;
};

async function outputsOf(name: string): Promise<Readonly<Record<string, string>>> {
  const stack = await describeStack(name);
  if (stack === undefined)
    throw new Error(`There is no stack ${name} in ${await new CloudFormationClient().config.region()} of this account`);
  return Object.fromEntries(stack.Outputs?.map(({ OutputKey, OutputValue }) => [OutputKey, OutputValue]) ?? []);
}

/**
 * Reads a stack; undefined if this AWS account and Region have no such stack.
 * @throws Error that asks the operator to set credentials or a Region, if these are missing.
 */
export async function describeStack(StackName: string): Promise<Stack | undefined> {
  const client = new CloudFormationClient();
  await client.config.region().catch(() => {
    throw new Error('No AWS Region: set AWS_REGION, or AWS_PROFILE to a profile that has one');
  });
  try {
    return (await client.send(new DescribeStacksCommand({ StackName }))).Stacks?.[0];
  } catch (error) {
    const { name } = error as Error;
    if (name === 'CredentialsProviderError')
      throw new Error('No AWS credentials: set AWS_PROFILE, or AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY');
    if ((error as NodeJS.ErrnoException).code === 'ENOTFOUND')
      throw new Error(`No answer from AWS in ${await client.config.region()}: is there such a Region, and a network?`);
    if (name === 'ValidationError') return undefined;
    throw error;
  }
}

/** Data folder of `npm start`. */
export const localDataDirectory = () => path.resolve(process.env.DATA_DIR || '.local');

const operatorFile = (dataDirectory: string) => path.join(dataDirectory, 'operator.json');

/**
 * Reads the resource names of a running `npm start` from its data folder, and points this process's AWS SDK to it.
 * @throws if no local stack runs on that folder.
 */
export async function findLocalStack(dataDirectory: string): Promise<OperatorEnv> {
  const file = operatorFile(dataDirectory);
  const { sdk, deployment } = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { sdk: {}, deployment: {} };
  const isRunning = await fetch(sdk.AWS_ENDPOINT_URL_SECRETS_MANAGER ?? '').then(
    () => true,
    () => false,
  );
  if (!isRunning) throw noLocalStack(dataDirectory);
  Object.assign(process.env, sdk);
  return { ...deployment, GOOGLE_ENDPOINT_URL: sdk.GOOGLE_ENDPOINT_URL };
}

/** The local stack's clock: the machine's plus the offset in the file `clock` (8 bytes, ms, little-endian). */
export function localClock(dataDirectory: string): Clock {
  const offsetMs = Number(readFileSync(path.join(dataDirectory, 'clock')).readBigInt64LE());
  return { ...systemClock, now: () => new Date(systemClock.now().getTime() + offsetMs) };
}
