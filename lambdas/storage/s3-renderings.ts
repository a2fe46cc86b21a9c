import { DeleteObjectCommand, PutObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import { servedAs } from '../domain/served-as.ts';
import type { Rendering, Renderings } from '../ports/renderings.ts';

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
      [pageKey(link), pkpassKey(link)].map((Key) =>
        this.#client.send(new DeleteObjectCommand({ Bucket: this.#bucket, Key })),
      ),
    );
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
