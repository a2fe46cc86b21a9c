import { S3Client } from '@aws-sdk/client-s3';
import type { Clock } from '../ports/runtime.ts';
import { DynamoParkedRecords } from '../storage/dynamo-parked-records.ts';
import type { StreamReader } from '../storage/policy-names.ts';
import { S3Archive } from '../storage/s3-archive.ts';
import { S3Images } from '../storage/s3-images.ts';
import { S3Renderings } from '../storage/s3-renderings.ts';
import type { Table } from '../storage/table.ts';
import { clientOf, type SdkConfig } from './client.ts';

/**
 * Images and rendered passes, which share a client and its connections.
 * Source: docs/decisions/retries.md#files-are-waited-for-five-seconds
 */
export function createS3Stores(bucket: string, sdk: SdkConfig, clock: Clock) {
  const client = clientOf(S3Client, sdk);
  return { images: new S3Images(client, bucket, clock), renderings: new S3Renderings(client, bucket, clock) };
}

export const createArchive = (bucket: string, sdk: SdkConfig) => new S3Archive(clientOf(S3Client, sdk), bucket);

export const createParkedRecords = (reader: StreamReader, table: Table, bucket: string, sdk: SdkConfig) =>
  new DynamoParkedRecords(reader, table, clientOf(S3Client, sdk), bucket);
