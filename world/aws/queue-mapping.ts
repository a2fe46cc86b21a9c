import { createHash } from 'node:crypto';
import type { SQSRecord } from 'aws-lambda';
import { failedItems } from './batch-answer.ts';
import { type Invoker, maxEventBytes } from './invoker.ts';
import { callsIn, mayCall } from './lineage.ts';
import type { Message, Queue } from './queue.ts';

export interface QueueMappingSettings {
  readonly batchSize: number;
  readonly maxConcurrency: number;
  readonly functionArn: string;
  /** False while the mapping is disabled or its function busy; always true by default. */
  readonly isEnabled?: () => boolean;
  /** ReportBatchItemFailures: without it the answer is not read. */
  readonly reportsItems: boolean;
}

/** Delivers a queue's messages to a function, and deletes those that it processed. */
export class QueueMapping {
  readonly name: string;
  /** Number of batches that were delivered and have been processed. */
  delivered = 0;
  readonly #queue: Queue;
  readonly #target: Invoker;
  readonly #settings: QueueMappingSettings;
  readonly #running = new Set<Promise<void>>();
  /** Batches that are yet to be delivered. */
  readonly #received: Message[][] = [];

  constructor(queue: Queue, target: Invoker, settings: QueueMappingSettings) {
    this.name = queue.settings.name;
    this.#queue = queue;
    this.#target = target;
    this.#settings = settings;
  }

  isReady(): boolean {
    const { isEnabled = () => true, maxConcurrency } = this.#settings;
    const hasMessages = this.#received.length > 0 || this.#queue.hasVisible;
    return hasMessages && this.#running.size < maxConcurrency && isEnabled();
  }

  /** Time at which the next message becomes visible after an instant, ms since 1970. */
  nextAt(after?: number): number | undefined {
    return this.#queue.nextAt(after);
  }

  /** Delivers one batch. */
  deliver(): Promise<void> {
    if (this.#received.length === 0) this.#received.push(...batchesOf(this.#queue.receive(this.#settings.batchSize)));
    const messages = this.#received.shift();
    if (messages === undefined) return Promise.resolve();
    const run = this.#handle(messages).then(() => {
      this.delivered += 1;
      this.#running.delete(run);
    });
    this.#running.add(run);
    return run;
  }

  /** Delivers all visible messages, as many batches at a time as the concurrency allows. */
  poll(): void {
    while (this.isReady()) void this.deliver().then(() => this.poll());
  }

  /** Resolves when no message is visible or being processed. */
  async drain(): Promise<void> {
    this.poll();
    while (this.#running.size > 0) await Promise.all(this.#running);
  }

  /** Messages that loop detection stops return after the visibility timeout, and end in the dead-letter queue. */
  async #handle(received: readonly Message[]): Promise<void> {
    const { functionArn } = this.#settings;
    const messages = received.filter(({ traceHeader }) => mayCall(functionArn, traceHeader));
    if (messages.length === 0) return;
    // AWS does not document which header a batch passes on: here that of the longest chain.
    const traces = messages.map(({ traceHeader }) => traceHeader);
    const longest = traces.reduce((a, b) => (callsIn(b, functionArn) > callsIn(a, functionArn) ? b : a));
    const records = messages.map((message) => recordOf(message, this.#queue.settings.arn));
    try {
      const answer = await this.#target.invoke({ Records: records }, longest);
      const ids = messages.map(({ id }) => id);
      const failed = this.#settings.reportsItems ? failedItems(answer, ids) : [];
      for (const { messageId, receiptHandle } of records)
        if (!(failed ?? ids).includes(messageId)) this.#queue.delete(receiptHandle);
    } catch {
      // The error is in the function's own log; the messages return after the visibility timeout.
    }
  }
}

/** A message as a function gets it. Source: AWS Lambda Developer Guide, "Using Lambda with Amazon SQS". */
const recordOf = (message: Message, arn: string): SQSRecord => ({
  messageId: message.id,
  receiptHandle: message.receipt ?? '',
  body: message.body,
  attributes: systemAttributes(message) as unknown as SQSRecord['attributes'],
  messageAttributes: {},
  md5OfBody: md5(message.body),
  eventSource: 'aws:sqs',
  eventSourceARN: arn,
  awsRegion: arn.split(':')[3] ?? '',
});

/** SQS's system attributes of a received message. */
export const systemAttributes = (message: Message): Record<string, string> => ({
  ApproximateFirstReceiveTimestamp: String(message.firstReceivedAt),
  ApproximateReceiveCount: String(message.receiveCount),
  SentTimestamp: String(message.sentAt),
  ...(message.groupId && { MessageGroupId: message.groupId }),
  ...(message.traceHeader && { AWSTraceHeader: message.traceHeader }),
});

export const md5 = (text: string) => createHash('md5').update(text).digest('hex');

/** Room for the fields of an event beside its messages' bodies, bytes a message. */
const fieldsBytes = 2_048;

/** Messages that fit into one event together. Source: AWS Lambda Developer Guide, batching behavior. */
function batchesOf(messages: readonly Message[]): Message[][] {
  const batches: Message[][] = [];
  let bytes = Number.POSITIVE_INFINITY;
  for (const message of messages) {
    const size = Buffer.byteLength(JSON.stringify(message.body)) + fieldsBytes;
    bytes += size;
    if (bytes < maxEventBytes) batches.at(-1)?.push(message);
    else {
      batches.push([message]);
      bytes = size;
    }
  }
  return batches;
}
