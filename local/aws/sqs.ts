import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import path from 'node:path';
import { type Message, Queue } from '../../world/aws/queue.ts';
import { md5, systemAttributes } from '../../world/aws/queue-mapping.ts';
import type { Listening } from '../basics/http.ts';
import { type Guard, noGuard } from '../iam/guard.ts';
import { requestsOfSqs } from '../iam/requests.ts';
import {
  type MessageInput,
  maxInFlight,
  type QueueProperties,
  refuseBatch,
  refuseInFlight,
  refuseMessage,
  refuseQueue,
  refuseReceive,
  refuseVisibility,
} from './limits/sqs.ts';
import { messageFiles } from './message-files.ts';
import { AwsError, listenJsonService, type Operations } from './wire/json-service.ts';

interface QueueInput {
  readonly QueueUrl: string;
}

type Batch<Entry> = QueueInput & { readonly Entries: readonly (Entry & { readonly Id: string })[] };

/** SQS: the queues that the templates declare. */
export class Sqs {
  readonly #directory: string | undefined;
  readonly #now: () => number;
  readonly #onSent: (body: string) => void;
  readonly #queues = new Map<string, Queue>();

  /** Operations by name, each from its input to its answer. */
  readonly operations = {
    ChangeMessageVisibility: (input: QueueInput & { ReceiptHandle: string; VisibilityTimeout: number }) => {
      refuseVisibility(input.VisibilityTimeout);
      return held(
        input.ReceiptHandle,
        this.#queue(input).changeVisibility(input.ReceiptHandle, input.VisibilityTimeout),
      );
    },
    GetQueueAttributes: (input: QueueInput) => ({ Attributes: attributesOf(this.#queue(input)) }),
    ListDeadLetterSourceQueues: (input: QueueInput) => ({
      queueUrls: this.#sourcesOf(this.#queue(input)).map(({ settings }) => settings.url),
    }),
    PurgeQueue: (input: QueueInput) => {
      this.#queue(input).purge();
      return {};
    },
    ReceiveMessage: (input: QueueInput & { MaxNumberOfMessages?: number; VisibilityTimeout?: number }) => {
      refuseReceive(input);
      const queue = this.#queue(input);
      refuseInFlight(queue.size < maxInFlight ? 0 : queue.inFlight.length);
      const messages = queue.receive(input.MaxNumberOfMessages ?? 1, input.VisibilityTimeout);
      return { Messages: messages.map(received) };
    },
    SendMessage: (input: QueueInput & MessageInput, headers: IncomingHttpHeaders) => this.#send(input, input, headers),
    SendMessageBatch: (input: Batch<MessageInput>, headers: IncomingHttpHeaders) =>
      inBatch(input, (entry) => this.#send(input, entry, headers)),
    StartMessageMoveTask: (input: { SourceArn: string; DestinationArn?: string }) => this.#startMove(input),
  } satisfies Operations;

  /**
   * @param directory of the messages, which are in memory only without it
   * @param onSent called with the body of every message that is sent, before its delivery
   */
  constructor(directory: string | undefined, now: () => number, onSent: (body: string) => void = () => {}) {
    this.#directory = directory;
    this.#now = now;
    this.#onSent = onSent;
  }

  declare(name: string, arn: string, url: string, properties: QueueProperties): Queue {
    refuseQueue(properties);
    const { DelaySeconds = 0, MessageRetentionPeriod = 345_600, RedrivePolicy, VisibilityTimeout = 30 } = properties;
    const settings = {
      name,
      arn,
      url,
      delaySeconds: DelaySeconds,
      retentionSeconds: MessageRetentionPeriod,
      visibilityTimeoutSeconds: VisibilityTimeout,
      redrive: RedrivePolicy && {
        deadLetterArn: RedrivePolicy.deadLetterTargetArn,
        maxReceiveCount: Number(RedrivePolicy.maxReceiveCount),
      },
    };
    const deadLetters = () => (settings.redrive ? this.byArn(settings.redrive.deadLetterArn) : undefined);
    const files = this.#directory === undefined ? {} : messageFiles(path.join(this.#directory, name));
    const queue = new Queue(settings, { clock: { now: this.#now }, newId: randomUUID, deadLetters, ...files });
    this.#queues.set(name, queue);
    return queue;
  }

  byArn(arn: string): Queue | undefined {
    return this.all().find(({ settings }) => settings.arn === arn);
  }

  all(): Queue[] {
    return [...this.#queues.values()];
  }

  listen(guard: Guard = noGuard): Promise<Listening> {
    return listenJsonService(this.operations, guard, requestsOfSqs);
  }

  #send(queue: QueueInput, message: MessageInput, headers: IncomingHttpHeaders): object {
    refuseMessage(message);
    this.#onSent(message.MessageBody);
    return send(this.#queue(queue), message, headers['x-amzn-trace-id']?.toString());
  }

  /** Queues whose dead-letter queue this is. */
  #sourcesOf({ settings: { arn } }: Queue): Queue[] {
    return this.all().filter(({ settings }) => settings.redrive?.deadLetterArn === arn);
  }

  /**
   * Moves messages to the destination, or each to its source queue without one.
   * Source: Amazon SQS, StartMessageMoveTask.
   */
  #startMove({ SourceArn, DestinationArn }: { SourceArn: string; DestinationArn?: string }): object {
    const from = this.byArn(SourceArn);
    if (!from)
      throw new AwsError(
        'ResourceNotFoundException',
        "The resource that you specified for the SourceArn parameter doesn't exist.",
      );
    const [source, ...others] = this.#sourcesOf(from);
    if (!source) throw new AwsError('InvalidParameterValue', 'Source queue must be configured as a Dead Letter Queue.');
    if (DestinationArn !== undefined || others.length > 0)
      throw new AwsError(
        'UnsupportedOperation',
        'The local stack moves messages back to the one queue that they came from.',
      );
    from.moveAll(source);
    return { TaskHandle: SourceArn };
  }

  #queue({ QueueUrl }: QueueInput): Queue {
    const queue = this.#queues.get(QueueUrl.split('/').at(-1) ?? '');
    if (!queue) throw new AwsError('com.amazonaws.sqs#QueueDoesNotExist', 'The specified queue does not exist.');
    return queue;
  }
}

function send(queue: Queue, input: MessageInput, traceHeader: string | undefined) {
  const { id } = queue.send({
    body: input.MessageBody,
    attributes: input.MessageAttributes,
    groupId: input.MessageGroupId,
    delaySeconds: input.DelaySeconds,
    traceHeader,
  });
  return { MessageId: id, MD5OfMessageBody: md5(input.MessageBody) };
}

function received(message: Message) {
  return {
    MessageId: message.id,
    ReceiptHandle: message.receipt,
    Body: message.body,
    MD5OfBody: md5(message.body),
    MessageAttributes: message.attributes,
    Attributes: systemAttributes(message),
  };
}

function attributesOf(queue: Queue): Record<string, string> {
  const { visible, invisible } = queue.counts();
  return {
    ApproximateNumberOfMessages: String(visible),
    ApproximateNumberOfMessagesDelayed: '0',
    ApproximateNumberOfMessagesNotVisible: String(invisible),
    DelaySeconds: String(queue.settings.delaySeconds),
    QueueArn: queue.settings.arn,
    VisibilityTimeout: String(queue.settings.visibilityTimeoutSeconds),
  };
}

/** Source: Amazon SQS API reference, ChangeMessageVisibility. */
function held(receipt: string, isHeld: boolean): object {
  if (!/^[\w-]+:[\w-]+$/.test(receipt))
    throw new AwsError(
      'com.amazonaws.sqs#ReceiptHandleIsInvalid',
      `The input receipt handle "${receipt}" is not valid.`,
    );
  if (!isHeld)
    throw new AwsError(
      'InvalidParameterValue',
      `Value ${receipt} for parameter ReceiptHandle is invalid. Reason: Message does not exist or is not available for visibility timeout change.`,
    );
  return {};
}

/** Runs an operation per entry of a batch: a refused entry does not stop the others. */
function inBatch<Entry extends { Id: string }>(
  { Entries }: { Entries: readonly Entry[] },
  run: (entry: Entry) => object,
) {
  refuseBatch(Entries);
  const Successful: object[] = [];
  const Failed: object[] = [];
  for (const entry of Entries) {
    try {
      Successful.push({ Id: entry.Id, ...run(entry) });
    } catch (error) {
      if (!(error instanceof AwsError)) throw error;
      Failed.push({ Id: entry.Id, Code: error.code, Message: error.message, SenderFault: true });
    }
  }
  return { Successful, Failed };
}
