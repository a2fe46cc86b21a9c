import { SendMessageCommand, type SQSClient } from '@aws-sdk/client-sqs';

/** Lists that have become long, on their way to the filing job. */
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
