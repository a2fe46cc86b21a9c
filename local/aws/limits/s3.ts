import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { crc32 } from 'node:zlib';
import type { LifecycleRule } from '../../../world/aws/bucket.ts';
import { S3Error } from '../wire/s3-error.ts';

const maxKeyBytes = 1_024;

/** Bytes of names and values of the metadata that a caller defines. */
const maxMetadataBytes = 2_048;

/** Keys of a DeleteObjects request, and of a page of ListObjectsV2. */
export const maxKeys = 1_000;

/** @throws S3Error. Source: Amazon S3 User Guide, "Naming Amazon S3 objects". */
export function refuseKey(key: string): void {
  if (Buffer.byteLength(key) > maxKeyBytes) throw new S3Error(400, 'KeyTooLongError', 'Your key is too long');
}

/** @throws S3Error. Source: Amazon S3 User Guide, "Working with object metadata". */
export function refuseMetadata(headers: IncomingHttpHeaders): void {
  const prefix = 'x-amz-meta-';
  const bytes = Object.entries(headers)
    .filter(([name]) => name.startsWith(prefix))
    .reduce((sum, [name, value]) => sum + name.length - prefix.length + Buffer.byteLength(String(value)), 0);
  if (bytes > maxMetadataBytes)
    throw new S3Error(400, 'MetadataTooLarge', 'Your metadata headers exceed the maximum allowed metadata size');
}

const checksums: Readonly<Record<string, (body: Buffer) => string>> = {
  'content-md5': (body) => createHash('md5').update(body).digest('base64'),
  'x-amz-checksum-crc32': crc32Base64,
  'x-amz-checksum-sha1': (body) => createHash('sha1').update(body).digest('base64'),
  'x-amz-checksum-sha256': (body) => createHash('sha256').update(body).digest('base64'),
};

/**
 * Compares a body with the checksums that come with it.
 * Source: Amazon S3 User Guide, "Checking object integrity in Amazon S3".
 * @throws S3Error for a wrong checksum, a kind that is not known here, and for none where one is required
 */
export function refuseWrongChecksum(headers: IncomingHttpHeaders, body: Buffer, isRequired = false): void {
  const given = Object.keys(headers).filter((name) => name === 'content-md5' || /^x-amz-checksum-(crc|sha)/.test(name));
  if (isRequired && given.length === 0)
    throw new S3Error(400, 'InvalidRequest', 'Missing required header for this request: Content-MD5');
  for (const name of given) {
    const checksum = checksums[name];
    if (!checksum) throw new S3Error(501, 'NotImplemented', `The local stack does not know ${name}`);
    if (headers[name] !== checksum(body))
      throw new S3Error(400, 'BadDigest', `The ${name} you specified did not match the calculated checksum.`);
  }
}

export function crc32Base64(body: Buffer): string {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(crc32(body));
  return bytes.toString('base64');
}

/** Refuses conditions of a write that are not simulated: If-None-Match with a tag, and If-Match. */
export function refuseUnknownCondition({ 'if-none-match': none, 'if-match': match }: IncomingHttpHeaders): void {
  if (![undefined, '*'].includes(none) || match !== undefined)
    throw new S3Error(501, 'NotImplemented', 'A header you provided implies functionality that is not implemented');
}

const knownProperties = ['Status', 'Prefix', 'ExpirationInDays', 'AbortIncompleteMultipartUpload', 'Id'];

/** @throws RangeError for a rule that would be ignored */
export function refuseUnknownRules(rules: readonly LifecycleRule[]): void {
  for (const name of rules.flatMap((rule) => Object.keys(rule)))
    if (!knownProperties.includes(name))
      throw new RangeError(`The local stack does not know lifecycle rules with ${name}`);
}
