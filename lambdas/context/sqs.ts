import { SQSClient, type SQSClientConfig } from '@aws-sdk/client-sqs';
import type { OfAccount } from '../domain/work.ts';
import type { Clock } from '../ports/clock.ts';
import { ListFilingQueue } from '../storage/list-filing-queue.ts';
import { SqsRedelivery } from '../storage/sqs-redelivery.ts';
import { SqsWorkQueue } from '../storage/sqs-work-queue.ts';

/** Queues of work, which share a client. */
export function createQueues(sdk: SQSClientConfig, clock: Clock) {
  const client = new SQSClient(sdk);
  return {
    queue: <Work extends OfAccount>(url: string) => new SqsWorkQueue<Work>(client, url, clock),
    redelivery: (urls: string) => new SqsRedelivery(client, urls),
  };
}

/** Queue of long lists for the filing job. */
export const createListFilingQueue = (url: string, sdk: SQSClientConfig) =>
  new ListFilingQueue(new SQSClient(sdk), url);
