import type { S3Client } from '@aws-sdk/client-s3';
import type { Pass } from '../domain/pass.ts';
import type { ErasableArchive } from '../ports/erasure.ts';
import { removeUnder } from './remove-under.ts';

/** `archive/{account}/{templateId}/{passKey}/`. */
export class S3ArchiveErasure implements ErasableArchive {
  readonly #client: S3Client;
  readonly #bucket: string;

  constructor(client: S3Client, bucket: string) {
    this.#client = client;
    this.#bucket = bucket;
  }

  remove({ account, templateId, passKey }: Pick<Pass, 'account' | 'templateId' | 'passKey'>): Promise<number> {
    return removeUnder(this.#client, this.#bucket, `archive/${account}/${templateId}/${passKey}/`);
  }
}
