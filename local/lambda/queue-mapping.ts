import { type Message, md5, type Queue } from '../aws/queue.ts';
import { systemAttributes } from '../aws/sqs.ts';
import { region } from '../basics/account.ts';
import { failedItems } from './batch-answer.ts';
import { maxEventBytes } from './function.ts';
import type { Invoker } from './invoker.ts';
import { callsIn, mayCall } from './lineage.ts';

export interface QueueMappingSettings {
  readonly batchSize: number;
  readonly maxConcurrency: number;
  readonly functionArn: string;
  /** False while the mapping is disabled; always true by default. */
  readonly isEnabled?: () => boolean;
  /** ReportBatchItemFailures: without it the answer is not read. */
  readonly reportsItems: boolean;
}

/** Delivers a queue's messages to a function, and deletes those that it processed. */
export class QueueMapping {
  readonly queue: Queue;
  /** Number of batches that were delivered and have been processed. */
  delivered = 0;
  readonly #target: Invoker;
  readonly #settings: QueueMappingSettings;
  readonly #running = new Set<Promise<void>>();
  /** Batches that are yet to be delivered. */
  readonly #received: Message[][] = [];

  constructor(queue: Queue, target: Invoker, settings: QueueMappingSettings) {
    this.queue = queue;
    this.#target = target;
    this.#settings = settings;
    queue.events.on('sent', () => this.poll());
  }

  /** Delivers all visible messages, as many batches at a time as the concurrency allows. */
  poll(): void {
    const { isEnabled = () => true } = this.#settings;
    while (isEnabled() && this.#running.size < this.#settings.maxConcurrency) {
      if (this.#received.length === 0) this.#received.push(...batchesOf(this.queue.receive(this.#settings.batchSize)));
      const messages = this.#received.shift();
      if (messages === undefined) return;
      const run = this.#handle(messages).then(() => {
        this.delivered += 1;
        this.#running.delete(run);
        this.poll();
      });
      this.#running.add(run);
    }
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
    const records = messages.map((message) => ({
      messageId: message.id,
      receiptHandle: message.receipt,
      body: message.body,
      attributes: systemAttributes(message),
      messageAttributes: {},
      md5OfBody: md5(message.body),
      eventSource: 'aws:sqs',
      eventSourceARN: this.queue.settings.arn,
      awsRegion: region,
    }));
    try {
      const answer = await this.#target.invoke({ Records: records }, longest);
      const ids = messages.map(({ id }) => id);
      const failed = this.#settings.reportsItems ? failedItems(answer, ids) : [];
      for (const { id, receipt } of messages) if (!(failed ?? ids).includes(id)) this.queue.delete(receipt ?? '');
    } catch {
      // The error is in the function's own log; the messages return after the visibility timeout.
    }
  }
}

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
