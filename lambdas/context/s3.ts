import { S3Client } from '@aws-sdk/client-s3';
import type { Clock } from '../ports/clock.ts';
import type { Images } from '../ports/images.ts';
import type { Renderings } from '../ports/renderings.ts';
import type { SharedEnv } from '../runtime/env.ts';
import { S3Images } from '../storage/s3-images.ts';
import { S3Renderings } from '../storage/s3-renderings.ts';
import type { sdkConfig } from './sdk.ts';

export interface S3Stores {
  readonly images: Images;
  readonly renderings: Renderings;
}

/** The stores in S3, which share a client and its connections. */
export function createS3Stores({ BUCKET_NAME }: S3Env, sdk: ReturnType<typeof sdkConfig>, clock: Clock): S3Stores {
  const client = new S3Client(sdk);
  return {
    images: new S3Images(client, BUCKET_NAME, clock),
    renderings: new S3Renderings(client, BUCKET_NAME, clock),
  };
}

export type S3Env = Pick<SharedEnv, 'BUCKET_NAME'>;
