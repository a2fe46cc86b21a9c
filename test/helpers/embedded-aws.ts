import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CreateTableCommand, type CreateTableCommandInput, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import type { ApiEnv } from '../../lambdas/runtime/env.ts';
import type { Bucket } from '../../local/aws/bucket.ts';
import { startDynamoDb } from '../../local/aws/dynamodb.ts';
import type { Queue } from '../../local/aws/queue.ts';
import { S3 } from '../../local/aws/s3.ts';
import { SecretsManager } from '../../local/aws/secrets-manager.ts';
import { Sqs } from '../../local/aws/sqs.ts';
import { tableDefinition } from './table-definition.ts';

export interface EmbeddedAws {
  /** Environment of the api function. */
  readonly env: ApiEnv;
  readonly bucket: Bucket;
  /** Lists that wait to be filed. */
  readonly listFilingQueue: Queue;
  stop(): Promise<void>;
}

/**
 * DynamoDB, S3, SQS and Secrets Manager in and beside this process, empty but for the table, the queue and the secrets; the AWS SDK
 * of this process is pointed at them.
 */
export async function startEmbeddedAws(
  table: Omit<CreateTableCommandInput, 'TableName'> = tableDefinition,
): Promise<EmbeddedAws> {
  const directory = mkdtempSync(join(tmpdir(), 'embedded-aws-'));
  const database = await startDynamoDb();
  const s3 = new S3(join(directory, 's3'));
  const secrets = new SecretsManager(join(directory, 'secrets'), () => 0);
  const sqs = new Sqs(join(directory, 'sqs'), () => 0);
  const servers = [await s3.listen(), await secrets.listen(), await sqs.listen()];
  Object.assign(process.env, {
    AWS_REGION: 'eu-central-1',
    AWS_ACCESS_KEY_ID: 'local',
    AWS_SECRET_ACCESS_KEY: 'local',
    AWS_ENDPOINT_URL_DYNAMODB: database.url,
    AWS_ENDPOINT_URL_S3: servers[0]?.url,
    AWS_ENDPOINT_URL_SECRETS_MANAGER: servers[1]?.url,
    AWS_ENDPOINT_URL_SQS: servers[2]?.url,
  });
  await new DynamoDBClient().send(new CreateTableCommand({ TableName: 'passes', ...table }));
  secrets.declare('index', { SecretString: 'index-secret-of-the-tests' });
  secrets.declare('access', { SecretString: '{"current":"1","1":"access-secret-of-the-tests"}' });
  const queueUrl = `${servers[2]?.url}/111122223333/list-filing`;
  return {
    env: {
      TABLE_NAME: 'passes',
      BUCKET_NAME: 'files',
      INDEX_SECRET_ARN: 'index',
      ACCESS_SECRET_ARN: 'access',
      CERTIFICATE_SECRET_PREFIX: 'certificates/',
      PUBLIC_BASE_URL: 'https://passes.example.com',
      PASS_BUILDER: 'native',
      LIST_FILING_QUEUE_URL: queueUrl,
    },
    bucket: s3.declare('files'),
    listFilingQueue: sqs.declare('list-filing', 'arn:aws:sqs:eu-central-1:111122223333:list-filing', queueUrl, {}),
    stop: async () => {
      await Promise.all(servers.map((server) => server.close()));
      await database.close();
      rmSync(directory, { recursive: true });
    },
  };
}
