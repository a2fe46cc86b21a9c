import {
  GetQueueAttributesCommand,
  ListDeadLetterSourceQueuesCommand,
  PurgeQueueCommand,
  SQSClient,
  StartMessageMoveTaskCommand,
} from '@aws-sdk/client-sqs';

/** What failed for good waits in failure queues, each known by the alarm that rings for it. */
export class FailureQueues {
  readonly #client = new SQSClient();
  /** By the alarms. */
  readonly #urls: ReadonlyMap<string, string>;

  constructor(urls: ReadonlyMap<string, string>) {
    this.#urls = urls;
  }

  get names(): string[] {
    return [...this.#urls.keys()].sort();
  }

  /** How many messages wait, about. */
  async waiting(name: string): Promise<number> {
    return (await this.#attributes(name)).waiting;
  }

  /**
   * Has SQS move all messages back to the queue that they came from; it goes on by itself.
   * @returns how many there are, about.
   * @throws for a queue that another service fills: SQS moves only what came from a queue.
   * Source: Amazon SQS API reference, StartMessageMoveTask.
   */
  async redrive(name: string): Promise<number> {
    const { waiting, arn } = await this.#attributes(name);
    const QueueUrl = this.#url(name);
    const { queueUrls } = await this.#client.send(new ListDeadLetterSourceQueuesCommand({ QueueUrl }));
    if (!queueUrls?.length)
      throw new Error(`What waits in ${name} came from no queue and cannot go back: docs/runbook.md says what to do`);
    if (waiting > 0) await this.#client.send(new StartMessageMoveTaskCommand({ SourceArn: arn }));
    return waiting;
  }

  async purge(name: string): Promise<void> {
    await this.#client.send(new PurgeQueueCommand({ QueueUrl: this.#url(name) }));
  }

  async #attributes(name: string): Promise<{ waiting: number; arn: string | undefined }> {
    const command = new GetQueueAttributesCommand({
      QueueUrl: this.#url(name),
      AttributeNames: ['ApproximateNumberOfMessages', 'QueueArn'],
    });
    const { Attributes = {} } = await this.#client.send(command);
    return { waiting: Number(Attributes.ApproximateNumberOfMessages), arn: Attributes.QueueArn };
  }

  /** @throws naming those that there are. */
  #url(name: string): string {
    const url = this.#urls.get(name);
    if (url === undefined) throw new Error(`There is no failure queue ${name}, but ${this.names.join(', ')}`);
    return url;
  }
}
