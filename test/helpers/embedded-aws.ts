import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  CreateTableCommand,
  type CreateTableCommandInput,
  DeleteTableCommand,
  DynamoDBClient,
} from '@aws-sdk/client-dynamodb';
import type { AccountSettingsEnv, ApiEnv, SettingsEnv } from '../../lambdas/runtime/env.ts';
import { embeddedKind, startDynamoDb } from '../../local/aws/dynamodb.ts';
import { type BusEvent, eventBusOperations, listenEventBus } from '../../local/aws/event-bus.ts';
import { Iam } from '../../local/aws/iam.ts';
import { S3 } from '../../local/aws/s3.ts';
import { SecretsManager } from '../../local/aws/secrets-manager.ts';
import { Sqs } from '../../local/aws/sqs.ts';
import { UserPool } from '../../local/aws/user-pool.ts';
import { Recorder } from '../../local/basics/recorder.ts';
import type { Bucket } from '../../world/aws/bucket.ts';
import type { Queue } from '../../world/aws/queue.ts';
import { MemoryDynamoDb } from '../../world/table/memory-dynamodb.ts';
import { sendInProcess } from './aws-in-process.ts';
import { imagesOnce } from './local-iam.ts';
import { valueOnceInRun } from './once-in-run.ts';
import { setEnv } from './set-env.ts';
import { tableDefinition } from './table-definition.ts';

/** Environment of the api function, of account settings, and of invitations. */
export type TestEnv = ApiEnv & AccountSettingsEnv & Pick<SettingsEnv, 'USER_POOL_ID'>;

export interface EmbeddedAws {
  readonly env: TestEnv;
  /** Users of the sign-in. */
  readonly users: UserPool;
  readonly bucket: Bucket;
  readonly events: Recorder<BusEvent>;
  /** Queue of lists to be filed. */
  readonly listFilingQueue: Queue;
  readonly queues: Readonly<Record<QueueName, Queue>>;
  /** Moves the queues' time on, which makes delayed messages visible. */
  passTime(seconds: number): void;
  /** Makes another one with its own empty table, bucket and queues; it ends with this one. */
  another(): Promise<EmbeddedAws>;
  stop(): Promise<void>;
}

const accessSecret = '{"current":"1","1":"access-secret-of-the-tests"}';
export const apiKeySecret = { current: '1', '0': 'former-secret-of-the-tests', '1': 'api-key-secret-of-the-tests' };

const queueNames = ['list-filing', 'fan-out', 'push', 'priority-push', 'repeat', 'google', 'due'] as const;
export type QueueName = (typeof queueNames)[number];

/** The database of a worker, shared by its test files one after the other; each has its own tables. */
const databaseOfProcess = () =>
  valueOnceInRun(`${embeddedKind()}-of-${process.pid}`, async () => {
    const database = await startDynamoDb();
    database.unref();
    return database.url;
  });

interface Options {
  readonly table?: Omit<CreateTableCommandInput, 'TableName'>;
  /** True for tests of what only the wire has: attempts and time-outs of the SDK, permissions, limits. */
  readonly isOnWire?: boolean | undefined;
}

/**
 * Starts DynamoDB, S3, SQS, EventBridge, Cognito and Secrets Manager, with a table, queues and secrets. The AWS SDK of this
 * test file sends to them in this process, or over HTTP; there dynoxide, which we did not write, is the database.
 */
export async function startEmbeddedAws({
  table = tableDefinition,
  isOnWire = process.env.TEST_AWS === 'wire',
}: Options = {}): Promise<EmbeddedAws> {
  const directory = mkdtempSync(join(tmpdir(), 'embedded-aws-'));
  let timeMs = 0;
  const now = () => timeMs;
  const iam = new Iam(() => {});
  const services: Services = {
    iam,
    s3: new S3(undefined),
    secrets: new SecretsManager(join(directory, 'secrets'), () => 0),
    sqs: new Sqs(undefined, now),
    users: new UserPool(join(directory, 'users.json')),
    events: new Recorder<BusEvent>(join(directory, 'events.jsonl')),
    now,
  };
  const { s3, secrets, sqs, users, events } = services;
  const restoreEnv = setEnv({
    AWS_REGION: 'eu-central-1',
    AWS_ACCESS_KEY_ID: 'local',
    AWS_SECRET_ACCESS_KEY: 'local',
  });
  const transport = isOnWire ? await overHttp(services) : inProcess(services);
  secrets.declare('index', { SecretString: 'index-secret-of-the-tests' });
  secrets.declare('origin', { SecretString: 'origin-secret-of-the-tests' });
  secrets.declare('apiKey', { SecretString: JSON.stringify(apiKeySecret) });
  secrets.declare('access', { SecretString: accessSecret });
  const passTime = (seconds: number) => {
    timeMs += seconds * 1_000;
  };
  const stop = async () => {
    await transport.stop();
    restoreEnv();
    rmSync(directory, { recursive: true });
  };
  let count = 0;
  const another = async (): Promise<EmbeddedAws> => {
    const suffix = count++ === 0 ? '' : `-${count}`;
    const TABLE_NAME = `passes-${randomUUID()}`;
    await transport.createTable({ TableName: TABLE_NAME, ...table });
    const declare = (queue: QueueName) => {
      const name = queue + suffix;
      return sqs.declare(
        name,
        `arn:aws:sqs:eu-central-1:111122223333:${name}`,
        `${transport.sqsUrl}/111122223333/${name}`,
        {},
      );
    };
    const queues = Object.fromEntries(queueNames.map((name) => [name, declare(name)])) as Record<QueueName, Queue>;
    const BUCKET_NAME = `files${suffix}`;
    iam.addResourcePolicy(`arn:aws:s3:::${BUCKET_NAME}`, imagesOnce(BUCKET_NAME));
    return {
      env: {
        TABLE_NAME,
        BUCKET_NAME,
        INDEX_SECRET_ARN: 'index',
        ACCESS_SECRET_ARN: 'access',
        API_KEY_SECRET_ARN: 'apiKey',
        CERTIFICATE_SECRET_PREFIX: 'certificates/',
        PUBLIC_BASE_URL: 'https://passes.example.com',
        BASE_URLS: 'https://passes.example.com',
        BUILD: 'build-of-tests',
        LIST_FILING_QUEUE_URL: queues['list-filing'].settings.url,
        RATE_PER_API_KEY: '0',
        USER_POOL_ID: 'pool',
      },
      bucket: s3.declare(BUCKET_NAME),
      events,
      listFilingQueue: queues['list-filing'],
      queues,
      users,
      passTime,
      another,
      stop,
    };
  };
  return another();
}

interface Services {
  readonly iam: Iam;
  readonly s3: S3;
  readonly secrets: SecretsManager;
  readonly sqs: Sqs;
  readonly users: UserPool;
  readonly events: Recorder<BusEvent>;
  readonly now: () => number;
}

/** The way of requests to the services. */
interface Transport {
  readonly sqsUrl: string;
  createTable(input: CreateTableCommandInput): Promise<unknown>;
  stop(): Promise<void>;
}

function inProcess({ s3, secrets, sqs, users, events, now }: Services): Transport {
  const dynamoDb = new MemoryDynamoDb();
  const operations = {
    ...secrets.operations,
    ...sqs.operations,
    ...users.operations,
    ...eventBusOperations(events, now),
  };
  const end = sendInProcess({ dynamoDb, bucketOf: (name) => s3.bucket(name), operations });
  return {
    sqsUrl: 'http://sqs',
    createTable: async (input) => dynamoDb.createTable(input),
    stop: async () => end(),
  };
}

async function overHttp({ iam, s3, secrets, sqs, users, events, now }: Services): Promise<Transport> {
  const servers = {
    S3: await s3.listen(iam),
    SECRETS_MANAGER: await secrets.listen(),
    SQS: await sqs.listen(),
    COGNITO_IDENTITY_PROVIDER: await users.listen(),
    EVENTBRIDGE: await listenEventBus(events, now),
  };
  const urls = Object.entries(servers).map(([service, { url }]) => [`AWS_ENDPOINT_URL_${service}`, url]);
  const restoreEnv = setEnv({ ...Object.fromEntries(urls), AWS_ENDPOINT_URL_DYNAMODB: await databaseOfProcess() });
  const client = new DynamoDBClient();
  const tables: (string | undefined)[] = [];
  return {
    sqsUrl: servers.SQS.url,
    createTable: async (input) => {
      await client.send(new CreateTableCommand(input));
      tables.push(input.TableName);
    },
    stop: async () => {
      await Promise.all(Object.values(servers).map((server) => server.close()));
      for (const TableName of tables) await client.send(new DeleteTableCommand({ TableName }));
      client.destroy();
      restoreEnv();
    },
  };
}
