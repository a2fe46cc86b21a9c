import { GetObjectCommand, NoSuchKey, type S3Client } from '@aws-sdk/client-s3';

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
