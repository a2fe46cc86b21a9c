import { gunzipSync } from 'node:zlib';
import type { Bucket } from '../../world/aws/bucket.ts';

/** Text of a file or an answer, compressed or not. Source: RFC 1952, section 2.3.1. */
export const textOf = (bytes: Buffer): string =>
  (bytes[0] === 0x1f && bytes[1] === 0x8b ? gunzipSync(bytes) : bytes).toString();

export function textIn(bucket: Bucket, key: string): string | undefined {
  const object = bucket.get(key);
  return object && textOf(object.body);
}
