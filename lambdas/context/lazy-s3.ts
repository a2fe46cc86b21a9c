import type { Clock } from '../ports/clock.ts';
import { lazily } from '../runtime/lazily.ts';
import type { S3Env, S3Stores } from './s3.ts';
import type { sdkConfig } from './sdk.ts';

/**
 * The stores in S3, loaded lazily. The dynamic import is of a file of ours and not of @aws-sdk/client-s3 itself, from
 * which the bundler could then not remove unused commands.
 */
export function lazyS3(env: S3Env, sdk: ReturnType<typeof sdkConfig>, clock: Clock): S3Stores {
  let stores: Promise<S3Stores> | undefined;
  const load = async () => (await import('./s3.ts')).createS3Stores(env, sdk, clock);
  const storesOnce = () => {
    stores ??= load();
    return stores;
  };
  return {
    images: lazily(async () => (await storesOnce()).images),
    renderings: lazily(async () => (await storesOnce()).renderings),
  };
}
