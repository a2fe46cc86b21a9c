import { SendMessageBatchCommand, type SendMessageBatchRequestEntry, type SQSClient } from '@aws-sdk/client-sqs';
import type { OfAccount } from '../domain/work.ts';
import type { Clock } from '../ports/runtime.ts';
import type { WorkQueue } from '../ports/work.ts';
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
