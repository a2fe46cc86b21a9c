import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CreateTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import type { ApiEnv } from '../../lambdas/runtime/env.ts';
import type { Bucket } from '../../local/aws/bucket.ts';
import { startDynamoDb } from '../../local/aws/dynamodb.ts';
import { S3 } from '../../local/aws/s3.ts';
import { SecretsManager } from '../../local/aws/secrets-manager.ts';
import { tableDefinition } from './table-definition.ts';

export interface EmbeddedAws {
  /** Environment of the api function. */
  readonly env: ApiEnv;
  readonly bucket: Bucket;
  stop(): Promise<void>;
}

/**
 * DynamoDB, S3 and Secrets Manager in and beside this process, empty but for the table and the secrets; the AWS SDK
 * of this process is pointed at them.
 */
export async function startEmbeddedAws(): Promise<EmbeddedAws> {
  const directory = mkdtempSync(join(tmpdir(), 'embedded-aws-'));
  const database = await startDynamoDb();
  const s3 = new S3(join(directory, 's3'));
  const secrets = new SecretsManager(join(directory, 'secrets'), () => 0);
  const servers = [await s3.listen(), await secrets.listen()];
  Object.assign(process.env, {
    AWS_REGION: 'eu-central-1',
    AWS_ACCESS_KEY_ID: 'local',
    AWS_SECRET_ACCESS_KEY: 'local',
    AWS_ENDPOINT_URL_DYNAMODB: database.url,
    AWS_ENDPOINT_URL_S3: servers[0]?.url,
    AWS_ENDPOINT_URL_SECRETS_MANAGER: servers[1]?.url,
  });
  await new DynamoDBClient().send(new CreateTableCommand({ TableName: 'passes', ...tableDefinition }));
  secrets.declare('index', { SecretString: 'index-secret-of-the-tests' });
  secrets.declare('access', { SecretString: '{"current":"1","1":"access-secret-of-the-tests"}' });
  return {
    env: {
      TABLE_NAME: 'passes',
      BUCKET_NAME: 'files',
      INDEX_SECRET_ARN: 'index',
      ACCESS_SECRET_ARN: 'access',
      CERTIFICATE_SECRET_PREFIX: 'certificates/',
      PUBLIC_BASE_URL: 'https://passes.example.com',
      PASS_BUILDER: 'native',
    },
    bucket: s3.declare('files'),
    stop: async () => {
      await Promise.all(servers.map((server) => server.close()));
      await database.close();
      rmSync(directory, { recursive: true });
    },
  };
}
