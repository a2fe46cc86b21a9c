import { SQSClient } from '@aws-sdk/client-sqs';
import type { OfAccount } from '../domain/work.ts';
import type { Clock } from '../ports/clock.ts';
import type { Redelivery, WorkQueue } from '../ports/work-queue.ts';
import { SqsRedelivery } from '../storage/sqs-redelivery.ts';
import { SqsWorkQueue } from '../storage/sqs-work-queue.ts';
import type { sdkConfig } from './sdk.ts';

/** Queues in SQS, which share a client. */
export function createSqs(sdk: ReturnType<typeof sdkConfig>, clock: Clock) {
  const client = new SQSClient(sdk);
  return {
    queue: <Work extends OfAccount>(url: string): WorkQueue<Work> => new SqsWorkQueue<Work>(client, url, clock),
    redelivery: (urls: string): Redelivery => new SqsRedelivery(client, urls),
  };
}
