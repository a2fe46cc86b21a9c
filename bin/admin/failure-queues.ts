import {
  GetQueueAttributesCommand,
  ListDeadLetterSourceQueuesCommand,
  PurgeQueueCommand,
  SQSClient,
  StartMessageMoveTaskCommand,
} from '@aws-sdk/client-sqs';
import { alarmOfFailureQueue } from '../../lib/names.ts';

/** @param outputs of the service stack. */
export function failureQueuesOf(outputs: Readonly<Record<string, string>>): FailureQueues {
  const urls = Object.entries(outputs).flatMap(([output, url]) => {
    const alarm = alarmOfFailureQueue(output);
    return alarm === undefined ? [] : [[alarm, url] as const];
  });
  return new FailureQueues(new Map(urls));
}

/** The dead-letter queues, each named by its alarm. */
class FailureQueues {
  readonly #client = new SQSClient();
  /** URLs by the alarms' names. */
  readonly #urls: ReadonlyMap<string, string>;

  constructor(urls: ReadonlyMap<string, string>) {
    this.#urls = urls;
  }

  get names(): string[] {
    return [...this.#urls.keys()].sort();
  }

  /** Approximate number of waiting messages. */
  async waiting(name: string): Promise<number> {
    return (await this.#attributes(name)).waiting;
  }

  /**
   * Starts moving all messages back to their source queue, which SQS continues asynchronously.
   * @returns the approximate number of messages.
   * @throws for a queue filled by another service: SQS moves only messages that came from a queue.
   * Source: Amazon SQS API reference, StartMessageMoveTask.
   */
  async redrive(name: string): Promise<number> {
    const { waiting, arn } = await this.#attributes(name);
    const QueueUrl = this.#url(name);
    const { queueUrls } = await this.#client.send(new ListDeadLetterSourceQueuesCommand({ QueueUrl }));
    if (!queueUrls?.length)
      throw new Error(
        `The messages in ${name} did not come from a queue and cannot be moved back: see docs/runbook.md`,
      );
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

  /** @throws Error that lists the existing queues. */
  #url(name: string): string {
    const url = this.#urls.get(name);
    if (url === undefined) throw new Error(`There is no failure queue ${name}; there are ${this.names.join(', ')}`);
    return url;
  }
}
