import { PutEventsCommand } from '@aws-sdk/client-eventbridge';
import {
  DeleteObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  PutObjectCommand,
} from '@aws-sdk/client-s3';
import { GetSecretValueCommand } from '@aws-sdk/client-secrets-manager';
import { ChangeMessageVisibilityCommand, SendMessageBatchCommand, SendMessageCommand } from '@aws-sdk/client-sqs';
import type { Bucket } from '../../world/aws/bucket.ts';
import type { Queue } from '../../world/aws/queue.ts';
import { bodyOf } from './bodies.ts';

/** State of AWS, and the ways to evaluate requests. */
export interface Aws {
  readonly bucket: Bucket;
  readonly events: Record<string, unknown>[];
  readonly queues: readonly Queue[];
  readonly secrets: ReadonlyMap<string, string>;
  /** Evaluates a request to the table, such as `PutItem`. */
  readonly database: (operation: string, request: object) => object;
}

/** Divides a batch that a service does in part only. */
export type Split = <Entry>(entries: readonly Entry[]) => readonly [done: readonly Entry[], left: readonly Entry[]];

interface Operation {
  readonly service: string;
  readonly apply: (input: never) => object;
}

/** Commands of all services but the table, by their classes. */
export function commandsOf(aws: Aws, partOf: Split): ReadonlyMap<unknown, Operation> {
  const { bucket } = aws;
  const queueAt = (url = '') => aws.queues.find(({ settings }) => settings.url === url) as Queue;
  const operation = <Input>(service: string, command: new (input: Input) => object, apply: (input: Input) => object) =>
    [command, { service, apply }] as const;
  return new Map<unknown, Operation>([
    operation('s3', PutObjectCommand, ({ Key = '', Body, IfNoneMatch }) => {
      const isNew = IfNoneMatch === '*';
      const ETag = bucket.put(Key, Buffer.from(Body as Uint8Array), {}, { isNew });
      if (ETag === undefined) throw Object.assign(new Error('It exists'), { name: 'PreconditionFailed' });
      return { ETag };
    }),
    operation('s3', GetObjectCommand, ({ Key = '' }) => {
      const object = bucket.get(Key);
      if (object === undefined) throw new NoSuchKey({ message: Key, $metadata: {} });
      return { Body: bodyOf(object.body) };
    }),
    operation('s3', DeleteObjectCommand, ({ Key = '' }) => {
      bucket.delete(Key);
      return {};
    }),
    operation('s3', DeleteObjectsCommand, ({ Delete }) => {
      const [done, left] = partOf(Delete?.Objects ?? []);
      for (const { Key = '' } of done) bucket.delete(Key);
      return { Errors: left.map(({ Key }) => ({ Key, Code: 'SlowDown' })) };
    }),
    operation('s3', ListObjectsV2Command, ({ Prefix = '' }) => ({
      Contents: bucket.keys(Prefix).map((Key) => ({ Key })),
    })),
    operation('sqs', SendMessageCommand, ({ QueueUrl, MessageBody = '' }) => {
      queueAt(QueueUrl).send({ body: MessageBody });
      return {};
    }),
    operation('sqs', SendMessageBatchCommand, ({ QueueUrl, Entries = [] }) => {
      const [done, left] = partOf(Entries);
      for (const { MessageBody = '', DelaySeconds } of done)
        queueAt(QueueUrl).send({ body: MessageBody, delaySeconds: DelaySeconds });
      return { Failed: left.map(({ Id }) => ({ Id, Code: 'InternalError', SenderFault: false })) };
    }),
    operation('sqs', ChangeMessageVisibilityCommand, ({ QueueUrl, ReceiptHandle = '', VisibilityTimeout = 0 }) => {
      if (queueAt(QueueUrl).changeVisibility(ReceiptHandle, VisibilityTimeout)) return {};
      throw Object.assign(new Error('It is visible'), { name: 'InvalidParameterValue' });
    }),
    operation('events', PutEventsCommand, ({ Entries = [] }) => {
      const [done, left] = partOf(Entries);
      for (const { Detail = '' } of done) aws.events.push(JSON.parse(Detail));
      return { Entries: [...done.map(() => ({})), ...left.map(() => ({ ErrorCode: 'InternalFailure' }))] };
    }),
    operation('secrets', GetSecretValueCommand, ({ SecretId = '' }) => ({ SecretString: aws.secrets.get(SecretId) })),
  ]);
}
