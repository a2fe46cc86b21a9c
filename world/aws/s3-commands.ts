import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  PutObjectCommand,
} from '@aws-sdk/client-s3';
import type { Bucket } from './bucket.ts';

/** A command's class, and its evaluation. */
export type Evaluated = readonly [command: unknown, evaluate: (input: never) => object];

/** Divides a batch that a service does in part only. */
export type Split = <Entry>(entries: readonly Entry[]) => readonly [done: readonly Entry[], left: readonly Entry[]];

const whole: Split = (entries) => [entries, []];

/** Commands of the S3 client that the service sends, evaluated on buckets in this process. */
export function s3Commands(bucketOf: (name: string | undefined) => Bucket, partOf = whole): readonly Evaluated[] {
  const evaluated = <Input>(command: new (input: Input) => object, evaluate: (input: Input) => object) =>
    [command, evaluate] as const;
  return [
    evaluated(PutObjectCommand, ({ Bucket, Key = '', Body, IfNoneMatch, ...served }) => {
      const headers = Object.entries(headerNames).flatMap(([field, name]) => {
        const value = served[field as keyof typeof headerNames];
        return value === undefined ? [] : [[name, value] as const];
      });
      const isNew = IfNoneMatch === '*';
      const ETag = bucketOf(Bucket).put(Key, Buffer.from(Body as Uint8Array), Object.fromEntries(headers), { isNew });
      if (ETag === undefined) throw Object.assign(new Error('It exists'), { name: 'PreconditionFailed' });
      return { ETag };
    }),
    evaluated(GetObjectCommand, ({ Bucket, Key = '' }) => {
      const object = bucketOf(Bucket).get(Key);
      if (object === undefined) throw new NoSuchKey({ message: Key, $metadata: {} });
      return { Body: bodyOf(object.body) };
    }),
    evaluated(DeleteObjectCommand, ({ Bucket, Key = '' }) => {
      bucketOf(Bucket).delete(Key);
      return {};
    }),
    evaluated(DeleteObjectsCommand, ({ Bucket, Delete }) => {
      const [done, left] = partOf(Delete?.Objects ?? []);
      for (const { Key = '' } of done) bucketOf(Bucket).delete(Key);
      return { Errors: left.map(({ Key }) => ({ Key, Code: 'SlowDown' })) };
    }),
    evaluated(ListObjectsV2Command, ({ Bucket, Prefix }) => ({
      Contents: bucketOf(Bucket)
        .keys(Prefix)
        .map((Key) => ({ Key })),
    })),
  ];
}

/** Response headers of an object, by the fields of the command that stores it. */
const headerNames = {
  CacheControl: 'cache-control',
  ContentEncoding: 'content-encoding',
  ContentType: 'content-type',
} as const;

/** A body as the client of S3 answers it. */
const bodyOf = (bytes: Buffer) =>
  Object.assign(Readable.from([]), {
    transformToByteArray: async () => new Uint8Array(bytes),
    transformToString: async () => bytes.toString(),
  });
