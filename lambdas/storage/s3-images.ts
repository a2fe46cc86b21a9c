import { PutObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import { servedAs } from '../domain/request/served-as.ts';
import type { Clock } from '../ports/runtime.ts';
import type { Image, Images } from '../ports/stores.ts';
import { contended, untilWritten } from '../retry/until-written.ts';
import { readObject } from './objects.ts';

/** Size of the in-memory cache, bytes: a few templates' images. */
const maxCacheBytes = 32 * 1024 * 1024;

/**
 * `images/{sha256}.png`. Content-addressed and therefore immutable, so images are also cached in memory.
 * Source: docs/decisions/images.md#images-are-written-once
 */
export class S3Images implements Images {
  readonly #client: S3Client;
  readonly #bucket: string;
  readonly #clock: Clock;
  readonly #cache = new Map<string, Uint8Array>();
  #bytes = 0;

  constructor(client: S3Client, bucket: string, clock: Clock) {
    this.#client = client;
    this.#bucket = bucket;
    this.#clock = clock;
  }

  /** Writes once: the bucket policy refuses overwrites. @throws Contended. */
  async put({ sha256, data, packedAs, packed }: Image): Promise<void> {
    await Promise.all([this.#putOnce(sha256, data), packedAs && packed && this.#putOnce(packedAs, packed)]);
  }

  async #putOnce(sha256: string, data: Uint8Array): Promise<void> {
    const command = new PutObjectCommand({
      Bucket: this.#bucket,
      Key: imageKey(sha256),
      Body: data,
      ContentType: servedAs.image.type,
      IfNoneMatch: '*',
    });
    await untilWritten(this.#clock, async () => {
      try {
        await this.#client.send(command);
      } catch (error) {
        const { name } = error as Error;
        // Another put of the same image is in progress; the next attempt shows its outcome.
        if (name === 'ConditionalRequestConflict') return contended;
        // Already stored.
        if (name !== 'PreconditionFailed') throw error;
      }
      return undefined;
    });
  }

  async get(sha256: string): Promise<Uint8Array> {
    const image = await this.find(sha256);
    if (image === undefined) throw new Error('A template image is missing in the bucket');
    return image;
  }

  async find(sha256: string): Promise<Uint8Array | undefined> {
    const cached = this.#cache.get(sha256);
    if (cached !== undefined) return cached;
    const image = await readObject(this.#client, this.#bucket, imageKey(sha256));
    if (image !== undefined) this.#addToCache(sha256, image);
    return image;
  }

  #addToCache(sha256: string, image: Uint8Array): void {
    if (this.#cache.has(sha256)) return;
    this.#cache.set(sha256, image);
    this.#bytes += image.length;
    for (const [oldest, data] of this.#cache) {
      if (this.#bytes <= maxCacheBytes) break;
      this.#cache.delete(oldest);
      this.#bytes -= data.length;
    }
  }
}

const imageKey = (sha256: string) => `images/${sha256}.png`;
