import { GetObjectCommand, NoSuchKey, PutObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import { servedAs } from '../domain/served-as.ts';
import type { Clock } from '../ports/clock.ts';
import type { Image, Images } from '../ports/images.ts';
import { contended, untilWritten } from '../retry/until-written.ts';

/** Bytes of images that one function keeps in memory: a few templates' worth. */
const keptBytes = 32 * 1024 * 1024;

/** `images/{sha256}.png`. What is stored under a hash never changes, so it is also kept in memory. */
export class S3Images implements Images {
  readonly #client: S3Client;
  readonly #bucket: string;
  readonly #clock: Clock;
  readonly #kept = new Map<string, Uint8Array>();
  #bytes = 0;

  constructor(client: S3Client, bucket: string, clock: Clock) {
    this.#client = client;
    this.#bucket = bucket;
    this.#clock = clock;
  }

  /** Writes once: the bucket's policy refuses a put that could overwrite. @throws Contended. */
  async put(image: Image): Promise<void> {
    const command = new PutObjectCommand({
      Bucket: this.#bucket,
      Key: imageKey(image.sha256),
      Body: image.data,
      ContentType: servedAs.image.type,
      IfNoneMatch: '*',
    });
    await untilWritten(this.#clock, async () => {
      try {
        await this.#client.send(command);
      } catch (error) {
        const { name } = error as Error;
        // Another put of the same image was under way. Whether it came through, the next attempt tells.
        if (name === 'ConditionalRequestConflict') return contended;
        // It is stored already.
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
    const kept = this.#kept.get(sha256);
    if (kept !== undefined) return kept;
    const image = await this.#read(sha256);
    if (image !== undefined) this.#keep(sha256, image);
    return image;
  }

  async #read(sha256: string): Promise<Uint8Array | undefined> {
    try {
      const { Body } = await this.#client.send(new GetObjectCommand({ Bucket: this.#bucket, Key: imageKey(sha256) }));
      return await Body?.transformToByteArray();
    } catch (error) {
      // Without ListBucket, S3 answers 403 AccessDenied for a key that does not exist.
      if (error instanceof NoSuchKey || (error instanceof Error && error.name === 'AccessDenied')) return undefined;
      throw error;
    }
  }

  #keep(sha256: string, image: Uint8Array): void {
    if (this.#kept.has(sha256)) return;
    this.#kept.set(sha256, image);
    this.#bytes += image.length;
    for (const [oldest, data] of this.#kept) {
      if (this.#bytes <= keptBytes) break;
      this.#kept.delete(oldest);
      this.#bytes -= data.length;
    }
  }
}

const imageKey = (sha256: string) => `images/${sha256}.png`;
