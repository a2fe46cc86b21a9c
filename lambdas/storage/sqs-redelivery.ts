import { ChangeMessageVisibilityCommand, type SQSClient } from '@aws-sdk/client-sqs';
import type { HeldMessage, Redelivery } from '../ports/work-queue.ts';

/** Sets when messages of a function's own queues come back. */
export class SqsRedelivery implements Redelivery {
  readonly #client: SQSClient;
  readonly #urls: readonly string[];

  /** @param urls of the queues, separated by commas. */
  constructor(client: SQSClient, urls: string) {
    this.#client = client;
    this.#urls = urls.split(',');
  }

  async postpone({ eventSourceARN, receiptHandle }: HeldMessage, seconds: number): Promise<void> {
    // Both ARN and address of a queue end with its name.
    const QueueUrl = this.#urls.find((url) => url.split('/').at(-1) === eventSourceARN.split(':').at(-1));
    const command = { QueueUrl, ReceiptHandle: receiptHandle, VisibilityTimeout: seconds };
    await this.#client.send(new ChangeMessageVisibilityCommand(command));
  }
}
