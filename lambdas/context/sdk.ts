import { DynamoDBClient, type DynamoDBClientConfig } from '@aws-sdk/client-dynamodb';
import { SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { OfAccount } from '../domain/updates/work.ts';
import type { Clock, Identity, Log } from '../ports/runtime.ts';
import type { Images, Renderings } from '../ports/stores.ts';
import type { Redelivery, WorkQueue } from '../ports/work.ts';
import { systemClock } from '../runtime/clock.ts';
import { pooledConnections } from '../runtime/connections.ts';
import type { SharedEnv, StoreEnv } from '../runtime/env.ts';
import { SecretIdentity } from '../runtime/identity.ts';
import { lazily, once } from '../runtime/lazily.ts';
import { jsonLog } from '../runtime/log.ts';
import type { PackPng } from '../runtime/png.ts';
import { Secrets } from '../runtime/secrets.ts';
import type { ListFilingQueue } from '../storage/sqs.ts';
import { Table } from '../storage/table.ts';
import type { Connect } from '../wallets/apple/apns-connection.ts';
import { clientOf, type SdkConfig, type Send, sendingBy, takingTurns } from './client.ts';

/** Test doubles. */
export interface Overrides {
  readonly clock?: Clock;
  readonly log?: Log;
  /** Transport of AWS requests, for fault injection. */
  readonly requestHandler?: DynamoDBClientConfig['requestHandler'];
  /** Opens HTTP/2 sessions with APNs, for fault injection. */
  readonly connect?: Connect;
  /** Transport of requests to Google Wallet, for fault injection. */
  readonly fetch?: typeof fetch;
  /** Packs pictures, which takes longer than what most tests are about. */
  readonly packPng?: PackPng;
  /** Takes the commands of all clients of AWS, for simulation. */
  readonly send?: Send;
}

/** Maximum attempts at a request to AWS. */
const maxAttempts = 4;

/**
 * Timeouts of one attempt, ms. All attempts with their back-off must fit into the 15 s of the functions that passengers
 * wait for. Without `throwOnRequestTimeout` the SDK only logs a timeout and keeps waiting.
 */
export const awsTimeouts = { connectionTimeout: 1_000, requestTimeout: 3_000, throwOnRequestTimeout: true };

/** Configuration of every AWS client. */
export function sdkConfig({
  requestHandler = { ...awsTimeouts, ...pooledConnections() },
  send,
}: Overrides = {}): SdkConfig {
  return { maxAttempts, requestHandler, send };
}

/**
 * Configuration of the client for files and images, which S3 takes and gives within a fraction of a second. A caller or a
 * passenger waits for them, and has to come back when S3 is silent.
 */
export function s3Config(sdk: SdkConfig): SdkConfig {
  if ('handle' in sdk.requestHandler) return sdk;
  return { ...sdk, requestHandler: { ...sdk.requestHandler, requestTimeout: 1_000 } };
}

/** Common beginning of the jobs' contexts. `common` has the services that every job gets. */
export function startContext({ TABLE_NAME }: Pick<SharedEnv, 'TABLE_NAME'>, overrides: Overrides) {
  const sdk = sdkConfig(overrides);
  const clock = overrides.clock ?? systemClock;
  return {
    sdk,
    clock,
    table: tableOf(TABLE_NAME, sdk, clock),
    common: { clock, log: overrides.log ?? jsonLog(clock) },
  };
}

export function tableOf(name: string, sdk: SdkConfig, clock: Clock): Table {
  return new Table(documentClient(sdk), name, clock);
}

function documentClient(sdk: SdkConfig): DynamoDBDocumentClient {
  if (sdk.send) return sendingBy(sdk.send, DynamoDBDocumentClient.prototype);
  const client = takingTurns(new DynamoDBClient(sdk));
  return DynamoDBDocumentClient.from(client, { marshallOptions: { removeUndefinedValues: true } });
}

/** The table, the secrets, and the ids derived from them. */
export function createStore(env: StoreEnv, clock: Clock, sdk = sdkConfig()) {
  const secretsManager = clientOf(SecretsManagerClient, sdk);
  const secrets = new Secrets(secretsManager, clock);
  const identity = new SecretIdentity(
    () => secrets.read(env.INDEX_SECRET_ARN),
    () => secrets.read(env.ACCESS_SECRET_ARN),
  );
  return { table: tableOf(env.TABLE_NAME, sdk, clock), secretsManager, secrets, identity };
}

/** Ids derived from the secret INDEX alone, for a function that may not read ACCESS. */
export function indexIdentity(indexSecretArn: string, sdk: SdkConfig, clock: Clock): Pick<Identity, 'numberKey'> {
  const secrets = new Secrets(clientOf(SecretsManagerClient, sdk), clock);
  const noAccess = () => Promise.reject(new Error('This function may not read ACCESS'));
  return new SecretIdentity(() => secrets.read(indexSecretArn), noAccess);
}

/** The stores in S3, loaded lazily. */
export function lazyS3({ BUCKET_NAME }: Pick<SharedEnv, 'BUCKET_NAME'>, sdk: SdkConfig, clock: Clock) {
  const stores = once(async () => (await import('./s3.ts')).createS3Stores(BUCKET_NAME, s3Config(sdk), clock));
  return {
    images: lazily<Images>(async () => (await stores()).images),
    renderings: lazily<Renderings>(async () => (await stores()).renderings),
  };
}

/** Queues to which a function sends, and from which it receives; loaded lazily. */
export function lazySqs(sdk: SdkConfig, clock: Clock) {
  const queues = once(async () => (await import('./sqs.ts')).createQueues(sdk, clock));
  return {
    queue: <Work extends OfAccount>(url: string) =>
      lazily<WorkQueue<Work>>(async () => (await queues()).queue<Work>(url)),
    /** @param urls separated by commas. */
    redelivery: (urls: string) => lazily<Redelivery>(async () => (await queues()).redelivery(urls)),
    /** Queue of long lists for the filing job. */
    listFiling: (url: string) => lazily<Pick<ListFilingQueue, 'add'>>(async () => (await queues()).listFiling(url)),
  };
}
