import { SQSClient } from '@aws-sdk/client-sqs';
import type { OfAccount } from '../domain/updates/work.ts';
import type { Clock } from '../ports/runtime.ts';
import { ListFilingQueue, SqsRedelivery, SqsWorkQueue } from '../storage/sqs.ts';
import { clientOf, type SdkConfig } from './client.ts';

/** Queues, which share a client. */
export function createQueues(sdk: SdkConfig, clock: Clock) {
  const client = clientOf(SQSClient, sdk);
  return {
    queue: <Work extends OfAccount>(url: string) => new SqsWorkQueue<Work>(client, url, clock),
    redelivery: (urls: string) => new SqsRedelivery(client, urls),
    listFiling: (url: string) => new ListFilingQueue(client, url),
  };
}
