import type { IncomingHttpHeaders } from 'node:http';
import path from 'node:path';
import type { Listening } from '../http.ts';
import { type Guard, noGuard } from '../iam/guard.ts';
import { askedOfSqs } from '../iam/requests.ts';
import { AwsError, listenJsonService } from './json-service.ts';
import { type Message, md5, Queue } from './queue.ts';

interface QueueInput {
  readonly QueueUrl: string;
}

interface MessageInput {
  readonly MessageBody: string;
  readonly DelaySeconds?: number;
  readonly MessageAttributes?: Readonly<Record<string, unknown>>;
  readonly MessageGroupId?: string;
}

type Batch<Entry> = QueueInput & { readonly Entries: readonly (Entry & { readonly Id: string })[] };

/** The supported properties of a queue. Source: CloudFormation, AWS::SQS::Queue. */
export interface QueueProperties {
  readonly DelaySeconds?: number;
  readonly RedrivePolicy?: { readonly deadLetterTargetArn: string; readonly maxReceiveCount: number };
  readonly VisibilityTimeout?: number;
}

/** Limits of entries per batch and of bytes per message. Source: Amazon SQS quotas. */
const maxEntries = 10;
const maxMessageBytes = 1024 * 1024;

/** SQS: the queues that the templates declare. */
export class Sqs {
  readonly #directory: string;
  readonly #now: () => number;
  readonly #onSent: (body: string) => void;
  readonly #queues = new Map<string, Queue>();

  /** @param onSent called with the body of every message that is sent, before its delivery. */
  constructor(directory: string, now: () => number, onSent: (body: string) => void = () => {}) {
    this.#directory = directory;
    this.#now = now;
    this.#onSent = onSent;
  }

  declare(name: string, arn: string, url: string, properties: QueueProperties): Queue {
    const { DelaySeconds = 0, RedrivePolicy, VisibilityTimeout = 30 } = properties;
    const settings = {
      name,
      arn,
      url,
      delaySeconds: DelaySeconds,
      visibilityTimeoutSeconds: VisibilityTimeout,
      redrive: RedrivePolicy && {
        deadLetterArn: RedrivePolicy.deadLetterTargetArn,
        maxReceiveCount: Number(RedrivePolicy.maxReceiveCount),
      },
    };
    const deadLetters = () => (settings.redrive ? this.byArn(settings.redrive.deadLetterArn) : undefined);
    const queue = new Queue(settings, path.join(this.#directory, name), this.#now, deadLetters);
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
    const operations = {
      ChangeMessageVisibility: (input: QueueInput & { ReceiptHandle: string; VisibilityTimeout: number }) =>
        valid(this.#queue(input).changeVisibility(input.ReceiptHandle, input.VisibilityTimeout)),
      GetQueueAttributes: (input: QueueInput) => ({ Attributes: attributesOf(this.#queue(input)) }),
      ListDeadLetterSourceQueues: (input: QueueInput) => ({
        queueUrls: this.#sourcesOf(this.#queue(input)).map(({ settings }) => settings.url),
      }),
      PurgeQueue: (input: QueueInput) => {
        this.#queue(input).purge();
        return {};
      },
      ReceiveMessage: (input: QueueInput & { MaxNumberOfMessages?: number; VisibilityTimeout?: number }) => ({
        Messages: this.#queue(input)
          .receive(input.MaxNumberOfMessages ?? 1, input.VisibilityTimeout)
          .map(received),
      }),
      SendMessage: (input: QueueInput & MessageInput, headers: IncomingHttpHeaders) =>
        this.#send(input, input, headers),
      SendMessageBatch: (input: Batch<MessageInput>, headers: IncomingHttpHeaders) =>
        inBatch(input, (entry) => this.#send(input, entry, headers)),
      StartMessageMoveTask: (input: { SourceArn: string; DestinationArn?: string }) => this.#startMove(input),
    };
    return listenJsonService(operations, guard, askedOfSqs);
  }

  #send(queue: QueueInput, message: MessageInput, headers: IncomingHttpHeaders): object {
    this.#onSent(message.MessageBody);
    return send(this.#queue(queue), message, headers['x-amzn-trace-id']?.toString());
  }

  /** Queues whose dead-letter queue this is. */
  #sourcesOf({ settings: { arn } }: Queue): Queue[] {
    return this.all().filter(({ settings }) => settings.redrive?.deadLetterArn === arn);
  }

  /**
   * Without a destination each message returns to its source queue.
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
  if (Buffer.byteLength(input.MessageBody) > maxMessageBytes) {
    throw new AwsError(
      'InvalidParameterValue',
      'One or more parameters are invalid. Reason: Message must be shorter than 1048576 bytes.',
    );
  }
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

/** SQS's system attributes of a received message. */
export function systemAttributes(message: Message): Record<string, string> {
  return {
    ApproximateFirstReceiveTimestamp: String(message.firstReceivedAt),
    ApproximateReceiveCount: String(message.receiveCount),
    SentTimestamp: String(message.sentAt),
    ...(message.groupId && { MessageGroupId: message.groupId }),
    ...(message.traceHeader && { AWSTraceHeader: message.traceHeader }),
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

function valid(held: boolean): object {
  if (!held) throw new AwsError('ReceiptHandleIsInvalid', 'The input receipt handle is invalid.');
  return {};
}

/** Runs an operation per entry of a batch: a refused entry does not stop the others. */
function inBatch<Entry extends { Id: string }>(
  { Entries }: { Entries: readonly Entry[] },
  run: (entry: Entry) => object,
) {
  if (Entries.length === 0)
    throw new AwsError('EmptyBatchRequest', 'There should be at least one entry in the request.');
  if (Entries.length > maxEntries)
    throw new AwsError('TooManyEntriesInBatchRequest', `At most ${maxEntries} entries are allowed.`);
  if (new Set(Entries.map(({ Id }) => Id)).size < Entries.length) {
    throw new AwsError('BatchEntryIdsNotDistinct', 'Two or more batch entries in the request have the same Id.');
  }
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
