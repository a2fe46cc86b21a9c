import type { Renderings } from '../ports/renderings.ts';
import type { SharedEnv } from '../runtime/env.ts';
import { lazily } from '../runtime/lazily.ts';
import type { sdkConfig } from './sdk.ts';

/** The cache of rendered passes; S3's client is loaded at its first use. */
export function renderingsOf(env: Pick<SharedEnv, 'BUCKET_NAME'>, sdk: ReturnType<typeof sdkConfig>): Renderings {
  return lazily(async () => {
    const [{ S3Client }, { S3Renderings }] = await Promise.all([
      import('@aws-sdk/client-s3'),
      import('../storage/s3-renderings.ts'),
    ]);
    return new S3Renderings(new S3Client(sdk), env.BUCKET_NAME);
  });
}
