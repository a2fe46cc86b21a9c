import type { Policy } from '../../local/iam/policy.ts';
import { policy } from './local-iam.ts';

/** A bucket policy that refuses to put an image without If-None-Match. */
export function imagesOnce(bucket: string): Policy {
  const denied = {
    Effect: 'Deny',
    Principal: '*',
    Action: 's3:PutObject',
    Resource: `arn:aws:s3:::${bucket}/images/*`,
  };
  return policy({ ...denied, Condition: { Null: { 's3:if-none-match': 'true' } } });
}
