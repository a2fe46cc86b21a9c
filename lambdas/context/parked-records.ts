import { S3Client } from '@aws-sdk/client-s3';
import type { Clock } from '../ports/clock.ts';
import { DynamoParkedRecords } from '../storage/dynamo-parked-records.ts';
import type { Table } from '../storage/table.ts';
import type { sdkConfig } from './sdk.ts';

/** Store of the stream records that the relay has parked, because they fail alone. */
export function createParkedRecords(table: Table, bucket: string, sdk: ReturnType<typeof sdkConfig>, clock: Clock) {
  return new DynamoParkedRecords(table, new S3Client(sdk), bucket, clock);
}
