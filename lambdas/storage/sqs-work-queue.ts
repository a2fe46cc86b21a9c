import { SendMessageBatchCommand, type SQSClient } from '@aws-sdk/client-sqs';
import type { OfAccount } from '../domain/work.ts';
import type { WorkQueue } from '../ports/work-queue.ts';

/** Most messages of a batch. Source: Amazon SQS quotas. */
const batchSize = 10;

/** Calls for one batch before what is left of it is given up. */
const attempts = 3;

/** Messages as JSON, grouped by account: SQS then hands out a busy account's work between that of the others. */
export class SqsWorkQueue<Work extends OfAccount> implements WorkQueue<Work> {
  readonly #client: SQSClient;
  readonly #url: string;

  constructor(client: SQSClient, url: string) {
    this.#client = client;
    this.#url = url;
  }

  async add(work: readonly Work[], { delaySeconds }: { readonly delaySeconds?: number } = {}): Promise<void> {
    const entries = work.map((each, place) => ({
      Id: String(place),
      MessageBody: JSON.stringify(each),
      MessageGroupId: each.account,
      DelaySeconds: delaySeconds,
    }));
    const batches = Array.from({ length: Math.ceil(entries.length / batchSize) }, (_, batch) =>
      entries.slice(batch * batchSize, (batch + 1) * batchSize),
    );
    await Promise.all(batches.map((batch) => this.#send(batch)));
  }

  /** The answer to a batch is 200 although some of it was refused; only that part is sent again. */
  async #send(entries: readonly Entry[]): Promise<void> {
    let left = entries;
    let reason: string | undefined;
    for (let attempt = 0; attempt < attempts && left.length > 0; attempt++) {
      const command = new SendMessageBatchCommand({ QueueUrl: this.#url, Entries: [...left] });
      const { Failed = [] } = await this.#client.send(command);
      const failed = new Set(Failed.map(({ Id }) => Id));
      left = left.filter(({ Id }) => failed.has(Id));
      reason = Failed[0]?.Code;
    }
    if (left.length > 0) throw new Error(`${left.length} messages could not be queued: ${reason}`);
  }
}

interface Entry {
  readonly Id: string;
  readonly MessageBody: string;
  readonly MessageGroupId: string;
  readonly DelaySeconds: number | undefined;
}
