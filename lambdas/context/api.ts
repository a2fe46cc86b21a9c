import type { ApiServices } from '../ports/services.ts';
import type { ApiEnv } from '../runtime/env.ts';
import { lazily } from '../runtime/lazily.ts';
import { DynamoLists } from '../storage/dynamo-lists.ts';
import type { ListFilingQueue } from '../storage/list-filing-queue.ts';
import type { Overrides } from './sdk.ts';
import { createServices } from './services.ts';

/** What the api function works with. */
export function createApiContext(env: ApiEnv, overrides: Overrides = {}): ApiServices {
  const { services, table, sdk } = createServices(env, overrides);
  const queue = lazily<Pick<ListFilingQueue, 'add'>>(async () => {
    const [{ SQSClient }, { ListFilingQueue }] = await Promise.all([
      import('@aws-sdk/client-sqs'),
      import('../storage/list-filing-queue.ts'),
    ]);
    return new ListFilingQueue(new SQSClient(sdk), env.LIST_FILING_QUEUE_URL);
  });
  // Who reads a long list gets his page whether or not it can be filed; the next reader asks again.
  const queueFiling = (listKey: string) =>
    queue.add(listKey).catch((error) => services.log.error('LIST-NOT-QUEUED', error));
  return { ...services, lists: new DynamoLists(table, services.clock, queueFiling) };
}
