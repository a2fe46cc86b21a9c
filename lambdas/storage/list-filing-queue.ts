import { SendMessageCommand, type SQSClient } from '@aws-sdk/client-sqs';

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
