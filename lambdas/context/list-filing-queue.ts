import { SQSClient } from '@aws-sdk/client-sqs';
import { ListFilingQueue } from '../storage/list-filing-queue.ts';
import type { sdkConfig } from './sdk.ts';

/** Where lists that have become long wait for the filing job. */
export function createListFilingQueue(url: string, sdk: ReturnType<typeof sdkConfig>): ListFilingQueue {
  return new ListFilingQueue(new SQSClient(sdk), url);
}
