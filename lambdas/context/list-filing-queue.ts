import { SQSClient } from '@aws-sdk/client-sqs';
import { ListFilingQueue } from '../storage/list-filing-queue.ts';
import type { sdkConfig } from './sdk.ts';

/** Queue of long lists for the filing job. */
export function createListFilingQueue(url: string, sdk: ReturnType<typeof sdkConfig>): ListFilingQueue {
  return new ListFilingQueue(new SQSClient(sdk), url);
}
