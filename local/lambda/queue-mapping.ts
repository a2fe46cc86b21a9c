import { type Message, md5, type Queue } from '../aws/queue.ts';
import { systemAttributes } from '../aws/sqs.ts';
import { region } from '../cloud/account.ts';
import type { BatchAnswer, Invoker } from './invoker.ts';
import { callsIn, mayCall } from './lineage.ts';

export interface QueueMappingSettings {
  readonly batchSize: number;
  readonly maxConcurrency: number;
  readonly functionArn: string;
}

/** Hands a queue's messages to a function, and deletes what it has dealt with. */
export class QueueMapping {
  readonly queue: Queue;
  /** Batches that have been handed over. */
  delivered = 0;
  readonly #target: Invoker;
  readonly #settings: QueueMappingSettings;
  readonly #running = new Set<Promise<void>>();

  constructor(queue: Queue, target: Invoker, settings: QueueMappingSettings) {
    this.queue = queue;
    this.#target = target;
    this.#settings = settings;
    queue.events.on('sent', () => this.poll());
  }

  /** Takes what can be received now, as many batches at a time as the concurrency allows. */
  poll(): void {
    while (this.#running.size < this.#settings.maxConcurrency) {
      const messages = this.queue.receive(this.#settings.batchSize);
      if (messages.length === 0) return;
      this.delivered += 1;
      const run = this.#handle(messages).then(() => {
        this.#running.delete(run);
        this.poll();
      });
      this.#running.add(run);
    }
  }

  /** Resolves when nothing can be received and nothing is under way. */
  async drain(): Promise<void> {
    this.poll();
    while (this.#running.size > 0) await Promise.all(this.#running);
  }

  /** What Lambda stops as a loop comes back after the visibility timeout, and in the end goes to the failure queue. */
  async #handle(received: readonly Message[]): Promise<void> {
    const { functionArn } = this.#settings;
    const messages = received.filter(({ traceHeader }) => mayCall(functionArn, traceHeader));
    if (messages.length === 0) return;
    // Which header a batch goes on with is not documented: here that of its longest chain.
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
      const answer = (await this.#target.invoke({ Records: records }, longest)) as BatchAnswer | null;
      const failed = new Set(answer?.batchItemFailures?.map(({ itemIdentifier }) => itemIdentifier));
      for (const { id, receipt } of messages) if (!failed.has(id)) this.queue.delete(receipt ?? '');
    } catch {
      // The function's own log has the error; the messages come back after the visibility timeout.
    }
  }
}
