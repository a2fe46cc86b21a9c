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
import { type BusEvent, listenEventBus } from '../../local/aws/event-bus.ts';
import { Iam } from '../../local/aws/iam.ts';
import { S3 } from '../../local/aws/s3.ts';
import { SecretsManager } from '../../local/aws/secrets-manager.ts';
import { Sqs } from '../../local/aws/sqs.ts';
import { UserPool } from '../../local/aws/user-pool.ts';
import { Recorder } from '../../local/basics/recorder.ts';
import type { Bucket } from '../../world/aws/bucket.ts';
import type { Queue } from '../../world/aws/queue.ts';
import { countStart } from './counted-starts.ts';
import { imagesOnce } from './local-iam.ts';
import { valueOnceInRun } from './once-in-run.ts';
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

export const accessSecret = '{"current":"1","1":"access-secret-of-the-tests"}';

const queueNames = ['list-filing', 'fan-out', 'push', 'priority-push', 'repeat', 'google', 'due'] as const;
export type QueueName = (typeof queueNames)[number];

/** The database of a worker, shared by its test files one after the other; each has its own tables. */
const databaseOfProcess = () =>
  valueOnceInRun(`${embeddedKind()}-of-${process.pid}`, async () => {
    countStart('embedded DynamoDB');
    const database = await startDynamoDb();
    database.unref();
    return database.url;
  });

/**
 * Starts DynamoDB, S3, SQS, EventBridge and Secrets Manager in and beside this process, with a table, queues and secrets;
 * the AWS SDK of this process is pointed at them.
 */
export async function startEmbeddedAws(
  table: Omit<CreateTableCommandInput, 'TableName'> = tableDefinition,
): Promise<EmbeddedAws> {
  const directory = mkdtempSync(join(tmpdir(), 'embedded-aws-'));
  const databaseUrl = await databaseOfProcess();
  const s3 = new S3(undefined);
  const secrets = new SecretsManager(join(directory, 'secrets'), () => 0);
  let timeMs = 0;
  const sqs = new Sqs(undefined, () => timeMs);
  const events = new Recorder<BusEvent>(join(directory, 'events.jsonl'));
  const eventBus = await listenEventBus(events, () => timeMs);
  const iam = new Iam(() => {});
  const users = new UserPool(join(directory, 'users.json'));
  const servers = [await s3.listen(iam), await secrets.listen(), await sqs.listen(), await users.listen(), eventBus];
  Object.assign(process.env, {
    AWS_REGION: 'eu-central-1',
    AWS_ACCESS_KEY_ID: 'local',
    AWS_SECRET_ACCESS_KEY: 'local',
    AWS_ENDPOINT_URL_DYNAMODB: databaseUrl,
    AWS_ENDPOINT_URL_S3: servers[0]?.url,
    AWS_ENDPOINT_URL_SECRETS_MANAGER: servers[1]?.url,
    AWS_ENDPOINT_URL_SQS: servers[2]?.url,
    AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: servers[3]?.url,
    AWS_ENDPOINT_URL_EVENTBRIDGE: eventBus.url,
  });
  secrets.declare('index', { SecretString: 'index-secret-of-the-tests' });
  secrets.declare('origin', { SecretString: 'origin-secret-of-the-tests' });
  secrets.declare('apiKey', { SecretString: '{"current":"1","1":"api-key-secret-of-the-tests"}' });
  secrets.declare('access', { SecretString: accessSecret });
  const passTime = (seconds: number) => {
    timeMs += seconds * 1_000;
  };
  const stop = async () => {
    await Promise.all(servers.map((server) => server.close()));
    for (const TableName of tables) await client.send(new DeleteTableCommand({ TableName }));
    client.destroy();
    rmSync(directory, { recursive: true });
  };
  const client = new DynamoDBClient();
  const tables: string[] = [];
  let count = 0;
  const another = async (): Promise<EmbeddedAws> => {
    const suffix = count++ === 0 ? '' : `-${count}`;
    const TABLE_NAME = `passes-${randomUUID()}`;
    await client.send(new CreateTableCommand({ TableName: TABLE_NAME, ...table }));
    tables.push(TABLE_NAME);
    const declare = (queue: QueueName) => {
      const name = queue + suffix;
      return sqs.declare(
        name,
        `arn:aws:sqs:eu-central-1:111122223333:${name}`,
        `${servers[2]?.url}/111122223333/${name}`,
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
