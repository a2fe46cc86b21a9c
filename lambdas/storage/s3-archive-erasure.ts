import { DeleteObjectCommand, ListObjectsV2Command, type S3Client } from '@aws-sdk/client-s3';
import type { Pass } from '../domain/pass.ts';
import type { ErasableArchive } from '../ports/erasure.ts';

/** `archive/{account}/{templateId}/{passKey}/`: in a bucket without versions, what is removed is gone. */
export class S3ArchiveErasure implements ErasableArchive {
  readonly #client: S3Client;
  readonly #bucket: string;

  constructor(client: S3Client, bucket: string) {
    this.#client = client;
    this.#bucket = bucket;
  }

  async remove({ account, templateId, passKey }: Pick<Pass, 'account' | 'templateId' | 'passKey'>): Promise<number> {
    const Bucket = this.#bucket;
    const Prefix = `archive/${account}/${templateId}/${passKey}/`;
    let removed = 0;
    let ContinuationToken: string | undefined;
    do {
      const page = await this.#client.send(new ListObjectsV2Command({ Bucket, Prefix, ContinuationToken }));
      for (const { Key } of page.Contents ?? []) {
        await this.#client.send(new DeleteObjectCommand({ Bucket, Key }));
        removed += 1;
      }
      ContinuationToken = page.NextContinuationToken;
    } while (ContinuationToken);
    return removed;
  }
}
