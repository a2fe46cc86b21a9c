import { DeleteObjectCommand, DeleteObjectsCommand, PutObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import { servedAs } from '../domain/served-as.ts';
import type { Rendering, Renderings } from '../ports/renderings.ts';

/** Most keys of a request. Source: Amazon S3 API reference, DeleteObjects. */
const batchSize = 1_000;

/** Calls for one batch before what is left of it is given up. */
const attempts = 3;

/** `i/{link}` and `i/{link}/pass.pkpass`: CloudFront's paths are the keys. */
export class S3Renderings implements Renderings {
  readonly #client: S3Client;
  readonly #bucket: string;

  constructor(client: S3Client, bucket: string) {
    this.#client = client;
    this.#bucket = bucket;
  }

  async put(link: string, { page, pkpass }: Rendering): Promise<void> {
    await Promise.all([
      this.#put(pageKey(link), page, servedAs.page),
      this.#put(pkpassKey(link), pkpass, servedAs.pkpass),
    ]);
  }

  async delete(link: string): Promise<void> {
    await Promise.all(
      keysOf(link).map((Key) => this.#client.send(new DeleteObjectCommand({ Bucket: this.#bucket, Key }))),
    );
  }

  async deleteAll(links: readonly string[]): Promise<void> {
    const keys = links.flatMap(keysOf);
    const batches = Array.from({ length: Math.ceil(keys.length / batchSize) }, (_, batch) =>
      keys.slice(batch * batchSize, (batch + 1) * batchSize),
    );
    await Promise.all(batches.map((batch) => this.#deleteBatch(batch)));
  }

  /** The answer to a batch is 200 although some of it stays; only that part is asked for again. */
  async #deleteBatch(keys: readonly string[]): Promise<void> {
    let left = keys;
    let reason: string | undefined;
    for (let attempt = 0; attempt < attempts && left.length > 0; attempt++) {
      const Delete = { Objects: left.map((Key) => ({ Key })), Quiet: true };
      const { Errors = [] } = await this.#client.send(new DeleteObjectsCommand({ Bucket: this.#bucket, Delete }));
      left = Errors.flatMap(({ Key }) => Key ?? []);
      reason = Errors[0]?.Code;
    }
    if (left.length > 0) throw new Error(`${left.length} files could not be deleted: ${reason}`);
  }

  async #put(Key: string, Body: string | Uint8Array, served: { type: string; cacheControl: string }): Promise<void> {
    await this.#client.send(
      new PutObjectCommand({
        Bucket: this.#bucket,
        Key,
        Body,
        ContentType: served.type,
        CacheControl: served.cacheControl,
      }),
    );
  }
}

const pageKey = (link: string) => `i/${link}`;
const pkpassKey = (link: string) => `i/${link}/pass.pkpass`;
const keysOf = (link: string) => [pageKey(link), pkpassKey(link)];
