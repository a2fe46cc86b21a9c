import { ChangeMessageVisibilityCommand, type SQSClient } from '@aws-sdk/client-sqs';
import type { HeldMessage, Redelivery } from '../ports/work.ts';

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
