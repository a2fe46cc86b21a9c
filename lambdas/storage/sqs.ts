import {
  ChangeMessageVisibilityCommand,
  SendMessageBatchCommand,
  type SendMessageBatchRequestEntry,
  SendMessageCommand,
  type SQSClient,
} from '@aws-sdk/client-sqs';
import type { OfAccount } from '../domain/updates/work.ts';
import type { Clock } from '../ports/runtime.ts';
import type { HeldMessage, Redelivery, WorkQueue } from '../ports/work.ts';
import { inBatches, type Left } from '../retry/in-batches.ts';

/** Source: Amazon SQS quotas, messages of a batch. */
const batches = { size: 10, failure: 'messages could not be queued' };

/**
 * Sends work as JSON messages, grouped by account and template: fair queues of SQS then keep one large group from
 * delaying the others.
 */
export class SqsWorkQueue<Work extends OfAccount> implements WorkQueue<Work> {
  readonly #client: SQSClient;
  readonly #url: string;
  readonly #clock: Clock;

  constructor(client: SQSClient, url: string, clock: Clock) {
    this.#client = client;
    this.#url = url;
    this.#clock = clock;
  }

  async add(work: readonly Work[], { delaySeconds }: { readonly delaySeconds?: number } = {}): Promise<void> {
    const entries = work.map(
      (each, place): SendMessageBatchRequestEntry => ({
        Id: String(place),
        MessageBody: JSON.stringify(each),
        MessageGroupId: [each.account, each.templateId].filter(Boolean).join('/'),
        ...(delaySeconds !== undefined && { DelaySeconds: delaySeconds }),
      }),
    );
    await inBatches(this.#clock, entries, batches, (batch) => this.#send(batch));
  }

  async #send(entries: readonly SendMessageBatchRequestEntry[]): Promise<Left<SendMessageBatchRequestEntry>> {
    const command = new SendMessageBatchCommand({ QueueUrl: this.#url, Entries: [...entries] });
    const { Failed = [] } = await this.#client.send(command);
    const failed = new Set(Failed.map(({ Id }) => Id));
    return { left: entries.filter(({ Id }) => failed.has(Id)), reason: Failed[0]?.Code };
  }
}

/** Changes the visibility timeout of messages in a function's own queues. */
export class SqsRedelivery implements Redelivery {
  readonly #client: SQSClient;
  readonly #urls: readonly string[];

  /** @param urls of the queues, comma-separated. */
  constructor(client: SQSClient, urls: string) {
    this.#client = client;
    this.#urls = urls.split(',');
  }

  async postpone({ eventSourceARN, receiptHandle }: HeldMessage, seconds: number): Promise<void> {
    // The ARN and the URL of a queue both end with its name.
    const QueueUrl = this.#urls.find((url) => url.split('/').at(-1) === eventSourceARN.split(':').at(-1));
    const command = { QueueUrl, ReceiptHandle: receiptHandle, VisibilityTimeout: seconds };
    await this.#client.send(new ChangeMessageVisibilityCommand(command));
  }
}

/** Queue of the filing job: keys of lists that have become long. */
export class ListFilingQueue {
  readonly #client: SQSClient;
  readonly #url: string;

  constructor(client: SQSClient, url: string) {
    this.#client = client;
    this.#url = url;
  }

  async add(listKey: string): Promise<void> {
    await this.#client.send(new SendMessageCommand({ QueueUrl: this.#url, MessageBody: listKey }));
  }
}
