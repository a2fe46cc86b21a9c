import { S3Client } from '@aws-sdk/client-s3';
import { S3Archive } from '../storage/s3-archive.ts';
import type { sdkConfig } from './sdk.ts';

/** The archive of records that have left the table. */
export function createArchive(bucket: string, sdk: ReturnType<typeof sdkConfig>): S3Archive {
  return new S3Archive(new S3Client(sdk), bucket);
}
