import { createHash } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { writeTemporary } from '../files.ts';

export interface StoredObject {
  /** Response headers: content-type, cache-control, x-amz-meta-… */
  readonly headers: Readonly<Record<string, string>>;
  readonly etag: string;
  readonly modifiedAt: Date;
  readonly body: Buffer;
}

/** Longest file name; S3 itself allows keys of 1,024 bytes. */
const maxNameBytes = 255;

/**
 * A bucket as a folder: one file per object, named by its key, with the headers as JSON in the first line. Writes are
 * atomic, also in a crash: to a temporary file that is synced and renamed.
 */
export class Bucket {
  readonly #directory: string;

  constructor(directory: string) {
    this.#directory = directory;
    mkdirSync(directory, { recursive: true });
  }

  get(key: string): StoredObject | undefined {
    const file = this.#file(key);
    if (file === undefined || !existsSync(file)) return undefined;
    const content = readFileSync(file);
    const end = content.indexOf('\n');
    const { headers, etag } = JSON.parse(content.toString('utf8', 0, end));
    return { headers, etag, modifiedAt: statSync(file).mtime, body: content.subarray(end + 1) };
  }

  /** @returns the entity tag; undefined if the object had to be new and is not. */
  put(
    key: string,
    body: Buffer,
    headers: Readonly<Record<string, string>>,
    { isNew = false } = {},
  ): string | undefined {
    const file = this.#file(key);
    if (file === undefined) throw new RangeError('The key is too long for the local stack');
    const etag = `"${createHash('md5').update(body).digest('hex')}"`;
    const head = Buffer.from(`${JSON.stringify({ headers, etag })}\n`);
    const temporary = writeTemporary(this.#directory, Buffer.concat([head, body]));
    if (!isNew) {
      renameSync(temporary, file);
      return etag;
    }
    try {
      linkSync(temporary, file);
      return etag;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      return undefined;
    } finally {
      rmSync(temporary);
    }
  }

  delete(key: string): void {
    const file = this.#file(key);
    if (file !== undefined) rmSync(file, { force: true });
  }

  /** All keys in UTF-8 order. */
  keys(): string[] {
    return readdirSync(this.#directory)
      .filter((name) => !name.startsWith('.'))
      .map(decodeURIComponent)
      .sort();
  }

  #file(key: string): string | undefined {
    // Names with a leading dot are temporary files.
    const name = encodeURIComponent(key).replace(/^\./, '%2E');
    return name.length > maxNameBytes ? undefined : path.join(this.#directory, name);
  }
}
