import { createHash } from 'node:crypto';
import { dayMs } from '../../lambdas/domain/time/durations.ts';
import type { Clock } from '../time/clock.ts';

export interface StoredObject {
  /** Response headers: content-type, cache-control, x-amz-meta-… */
  readonly headers: Readonly<Record<string, string>>;
  readonly etag: string;
  readonly modifiedAt: Date;
  readonly body: Buffer;
}

/** The supported properties of a rule. Source: CloudFormation, AWS::S3::Bucket, Rule. */
export interface LifecycleRule {
  readonly Status: string;
  readonly Prefix?: string;
  readonly ExpirationInDays?: number;
  /** Setting for uploads in parts, which are not simulated. */
  readonly AbortIncompleteMultipartUpload?: object;
}

/** Objects by their keys: a map, or files. */
export type Objects = Pick<Map<string, StoredObject>, 'get' | 'delete'> & {
  set(key: string, object: StoredObject): unknown;
  keys(): Iterable<string>;
};

/** A bucket of S3. */
export class Bucket {
  readonly #clock: Pick<Clock, 'now'>;
  readonly #objects: Objects;
  readonly #rules: readonly LifecycleRule[];
  readonly #deletions = new Map<string, number>();

  constructor(clock: Pick<Clock, 'now'>, rules: readonly LifecycleRule[] = [], objects: Objects = new Map()) {
    this.#clock = clock;
    this.#rules = rules;
    this.#objects = objects;
  }

  /** Undefined also for an object that its lifecycle rule has expired. */
  get(key: string): StoredObject | undefined {
    const object = this.#objects.get(key);
    return object && this.#clock.now() < this.#expiresAt(key, object.modifiedAt) ? object : undefined;
  }

  /** @returns the entity tag; undefined if the object had to be new and is not. */
  put(
    key: string,
    body: Buffer,
    headers: Readonly<Record<string, string>> = {},
    { isNew = false } = {},
  ): string | undefined {
    if (isNew && this.get(key)) return undefined;
    const etag = `"${createHash('md5').update(body).digest('hex')}"`;
    this.#objects.set(key, { headers, etag, modifiedAt: new Date(this.#clock.now()), body });
    return etag;
  }

  delete(key: string): void {
    this.#objects.delete(key);
    this.#deletions.set(key, this.deletionsOf(key) + 1);
  }

  /** Number of deletions of a key since the start, by which a concurrent deletion is seen. */
  deletionsOf(key: string): number {
    return this.#deletions.get(key) ?? 0;
  }

  /** The keys with a prefix, in UTF-8 order. */
  keys(prefix = ''): string[] {
    const isThere = (key: string) =>
      key.startsWith(prefix) && (this.#rules.length === 0 || this.get(key) !== undefined);
    return [...this.#objects.keys()].filter(isThere).sort();
  }

  /**
   * Time at which an object expires, ms since 1970: the midnight (UTC) after its days. AWS removes it some time later,
   * but does not charge for it any more. Source: Amazon S3 User Guide, "Expiring objects".
   */
  #expiresAt(key: string, storedAt: Date): number {
    const days = this.#rules
      .filter(({ Status, Prefix = '' }) => Status === 'Enabled' && key.startsWith(Prefix))
      .map(({ ExpirationInDays = Number.POSITIVE_INFINITY }) => ExpirationInDays);
    return Math.ceil(storedAt.getTime() / dayMs + Math.min(...days)) * dayMs;
  }
}
