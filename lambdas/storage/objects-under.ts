import { DeleteObjectCommand, paginateListObjectsV2, type S3Client } from '@aws-sdk/client-s3';

/** Keys of all objects with this prefix, in ascending order. */
export async function keysUnder(client: S3Client, Bucket: string, Prefix: string): Promise<string[]> {
  const pages = await Array.fromAsync(paginateListObjectsV2({ client }, { Bucket, Prefix }));
  return pages.flatMap(({ Contents = [] }) => Contents.flatMap(({ Key }) => Key ?? []));
}

/** Deletes every object with this prefix, for good in a bucket without versioning. @returns their keys. */
export async function removeUnder(client: S3Client, Bucket: string, Prefix: string): Promise<string[]> {
  const keys = await keysUnder(client, Bucket, Prefix);
  for (const Key of keys) await client.send(new DeleteObjectCommand({ Bucket, Key }));
  return keys;
}
