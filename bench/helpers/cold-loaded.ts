import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { S3Client } from '@aws-sdk/client-s3';
import { SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { PKPass } from 'passkit-generator';

const clients = [DynamoDBDocumentClient.from(new DynamoDBClient()), new S3Client(), new SecretsManagerClient()];

/** Baseline: the cost of loading passkit-generator and the SDK clients. */
export const handler = async () => ({ statusCode: 200, body: `${clients.length} ${PKPass.name}` });
