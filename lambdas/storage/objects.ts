import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  paginateListObjectsV2,
  type S3Client,
} from '@aws-sdk/client-s3';

/** Reads an object; undefined if there is none. */
export async function readObject(client: S3Client, Bucket: string, Key: string): Promise<Uint8Array | undefined> {
  try {
    const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }));
    return await Body?.transformToByteArray();
  } catch (error) {
    // Without ListBucket, S3 answers 403 AccessDenied for a missing key.
    if (error instanceof NoSuchKey || (error instanceof Error && error.name === 'AccessDenied')) return undefined;
    throw error;
  }
}

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
