import { PutEventsCommand } from '@aws-sdk/client-eventbridge';
import { GetSecretValueCommand } from '@aws-sdk/client-secrets-manager';
import { ChangeMessageVisibilityCommand, SendMessageBatchCommand, SendMessageCommand } from '@aws-sdk/client-sqs';
import type { Bucket } from '../../world/aws/bucket.ts';
import type { Queue } from '../../world/aws/queue.ts';
import { type Split, s3Commands } from '../../world/aws/s3-commands.ts';

/** State of AWS, and the ways to evaluate requests. */
export interface Aws {
  readonly bucket: Bucket;
  readonly events: Record<string, unknown>[];
  readonly queues: readonly Queue[];
  readonly secrets: ReadonlyMap<string, string>;
  /** Evaluates a request to the table, such as `PutItem`. */
  readonly database: (operation: string, request: object) => object;
}

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
    ...s3Commands(() => bucket, partOf).map(([command, apply]) => [command, { service: 's3', apply }] as const),
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
