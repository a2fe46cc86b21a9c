import type { FanOutWork, PushWork } from '../domain/updates/work.ts';
import type { FanOutEnv } from '../runtime/env.ts';
import { newWriteId } from '../runtime/identity.ts';
import { DynamoPassPages } from '../storage/dynamo-pass-queries.ts';
import { DynamoPasses } from '../storage/dynamo-passes.ts';
import { DynamoRegistrations } from '../storage/dynamo-registrations.ts';
import { DynamoTemplates } from '../storage/dynamo-templates.ts';
import { lazyS3, lazySqs, type Overrides, startContext } from './sdk.ts';

/** Services of the worker for changed templates. */
export function createFanOutContext(env: FanOutEnv, overrides: Overrides = {}) {
  const { sdk, clock, table, common } = startContext(env, overrides);
  const queues = lazySqs(sdk, clock);
  return {
    ...common,
    fanOuts: queues.queue<FanOutWork>(env.FAN_OUT_QUEUE_URL),
    newWriteId,
    passes: new DynamoPasses(table),
    // The passes are gone through once more, and a write of an earlier revision is refused.
    passPages: new DynamoPassPages(table, { isConsistent: false }),
    pushes: queues.queue<PushWork>(env.PUSH_QUEUE_URL),
    redelivery: queues.redelivery(env.QUEUE_URLS),
    registrations: new DynamoRegistrations(table),
    renderings: lazyS3(env, sdk, clock).renderings,
    templates: new DynamoTemplates(table),
  };
}
