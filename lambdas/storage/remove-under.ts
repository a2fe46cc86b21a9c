import { DeleteObjectCommand, paginateListObjectsV2, type S3Client } from '@aws-sdk/client-s3';

/** Deletes every object with this key prefix, for good in a bucket without versioning. @returns their number. */
export async function removeUnder(client: S3Client, Bucket: string, Prefix: string): Promise<number> {
  let removed = 0;
  for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket, Prefix })) {
    for (const { Key } of Contents) await client.send(new DeleteObjectCommand({ Bucket, Key }));
    removed += Contents.length;
  }
  return removed;
}
