import { createHash } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileNameOf, keyOfFileName, writeTemporary } from '../basics/files.ts';
import { expiresAt, type LifecycleRule } from './limits/s3.ts';

export interface StoredObject {
  /** Response headers: content-type, cache-control, x-amz-meta-… */
  readonly headers: Readonly<Record<string, string>>;
  readonly etag: string;
  readonly modifiedAt: Date;
  readonly body: Buffer;
}

/**
 * A bucket as a folder: one file per object, named by its key, with key and headers as JSON in the first line. Writes are
 * atomic, also in a crash: to a temporary file that is synced and renamed.
 */
export class Bucket {
  readonly #directory: string;
  readonly #now: () => number;
  readonly #rules: readonly LifecycleRule[];
  readonly #deletions = new Map<string, number>();

  constructor(directory: string, now: () => number = Date.now, rules: readonly LifecycleRule[] = []) {
    this.#directory = directory;
    this.#now = now;
    this.#rules = rules;
    mkdirSync(directory, { recursive: true });
  }

  /** Undefined also for an object that its lifecycle rule has expired. */
  get(key: string): StoredObject | undefined {
    const file = this.#file(key);
    if (!existsSync(file)) return undefined;
    const content = readFileSync(file);
    const end = content.indexOf('\n');
    const { headers, etag, at = statSync(file).mtimeMs } = headOf(content.subarray(0, end));
    if (this.#now() >= expiresAt(key, at, this.#rules)) return undefined;
    return { headers, etag, modifiedAt: new Date(at), body: content.subarray(end + 1) };
  }

  /** @returns the entity tag; undefined if the object had to be new and is not. */
  put(
    key: string,
    body: Buffer,
    headers: Readonly<Record<string, string>>,
    { isNew = false } = {},
  ): string | undefined {
    const file = this.#file(key);
    if (isNew && existsSync(file) && !this.get(key)) this.delete(key);
    const etag = `"${createHash('md5').update(body).digest('hex')}"`;
    const head = Buffer.from(`${JSON.stringify({ key, headers, etag, at: this.#now() })}\n`);
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
    rmSync(this.#file(key), { force: true });
    this.#deletions.set(key, this.deletionsOf(key) + 1);
  }

  /** Number of deletions of a key since the start, by which a concurrent deletion is seen. */
  deletionsOf(key: string): number {
    return this.#deletions.get(key) ?? 0;
  }

  /** The keys with a prefix, in UTF-8 order. */
  keys(prefix = ''): string[] {
    return readdirSync(this.#directory)
      .filter((name) => !name.startsWith('.'))
      .map((name) => keyOfFileName(name) ?? this.#keyIn(name))
      .filter((key) => key.startsWith(prefix) && (this.#rules.length === 0 || this.get(key) !== undefined))
      .sort();
  }

  #keyIn(name: string): string {
    const content = readFileSync(path.join(this.#directory, name));
    return headOf(content.subarray(0, content.indexOf('\n'))).key;
  }

  #file(key: string): string {
    return path.join(this.#directory, fileNameOf(key));
  }
}

/** The first line of an object's file. Older files have neither key nor time. */
interface Head {
  readonly key: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly etag: string;
  readonly at?: number;
}

const headOf = (line: Buffer): Head => JSON.parse(line.toString());
