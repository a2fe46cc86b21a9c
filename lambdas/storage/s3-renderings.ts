import { DeleteObjectCommand, DeleteObjectsCommand, PutObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import { type Served, servedAs } from '../domain/request/served-as.ts';
import type { Clock } from '../ports/runtime.ts';
import type { Rendering, Renderings } from '../ports/stores.ts';
import { inBatches, type Left } from '../retry/in-batches.ts';
import { readObject } from './objects.ts';

/** Source: Amazon S3 API reference, DeleteObjects, keys of a request. */
const batches = { size: 1_000, failure: 'files could not be deleted' };

/** `i/{link}` and `i/{link}/pass.pkpass`: the same paths as in CloudFront. */
export class S3Renderings implements Renderings {
  readonly #client: S3Client;
  readonly #bucket: string;
  readonly #clock: Clock;

  constructor(client: S3Client, bucket: string, clock: Clock) {
    this.#client = client;
    this.#bucket = bucket;
    this.#clock = clock;
  }

  async put(link: string, { page, pkpass }: Rendering): Promise<void> {
    await Promise.all([
      this.#put(pageKey(link), page, servedAs.page),
      this.#put(pkpassKey(link), pkpass, servedAs.pkpass),
    ]);
  }

  findPkpass(link: string): Promise<Uint8Array | undefined> {
    return readObject(this.#client, this.#bucket, pkpassKey(link));
  }

  async delete(link: string): Promise<void> {
    await Promise.all(
      keysOf(link).map((Key) => this.#client.send(new DeleteObjectCommand({ Bucket: this.#bucket, Key }))),
    );
  }

  async deleteAll(links: readonly string[]): Promise<void> {
    await inBatches(this.#clock, links.flatMap(keysOf), batches, (keys) => this.#deleteSome(keys));
  }

  async #deleteSome(keys: readonly string[]): Promise<Left<string>> {
    const Delete = { Objects: keys.map((Key) => ({ Key })), Quiet: true };
    const { Errors = [] } = await this.#client.send(new DeleteObjectsCommand({ Bucket: this.#bucket, Delete }));
    return { left: Errors.flatMap(({ Key }) => Key ?? []), reason: Errors[0]?.Code };
  }

  async #put(Key: string, Body: Uint8Array, served: Served): Promise<void> {
    const headers = { ContentType: served.type, ContentEncoding: served.encoding, CacheControl: served.cacheControl };
    await this.#client.send(new PutObjectCommand({ Bucket: this.#bucket, Key, Body, ...headers }));
  }
}

const pageKey = (link: string) => `i/${link}`;
const pkpassKey = (link: string) => `i/${link}/pass.pkpass`;
const keysOf = (link: string) => [pageKey(link), pkpassKey(link)];
