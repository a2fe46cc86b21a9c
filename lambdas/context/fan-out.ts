import type { FanOutWork, PushWork } from '../domain/work.ts';
import { systemClock } from '../runtime/clock.ts';
import type { FanOutEnv } from '../runtime/env.ts';
import { newWriteId } from '../runtime/identity.ts';
import { jsonLog } from '../runtime/log.ts';
import { DynamoPassPages } from '../storage/dynamo-pass-pages.ts';
import { DynamoPasses } from '../storage/dynamo-passes.ts';
import { DynamoRegistrations } from '../storage/dynamo-registrations.ts';
import { DynamoTemplates } from '../storage/dynamo-templates.ts';
import { lazyS3, lazySqs, type Overrides, sdkConfig, tableOf } from './sdk.ts';

/** Services of the worker for changed templates. */
export function createFanOutContext(env: FanOutEnv, overrides: Overrides = {}) {
  const sdk = sdkConfig(overrides);
  const clock = overrides.clock ?? systemClock;
  const table = tableOf(env.TABLE_NAME, sdk, clock);
  const queues = lazySqs(sdk, clock);
  return {
    clock,
    fanOuts: queues.queue<FanOutWork>(env.FAN_OUT_QUEUE_URL),
    log: overrides.log ?? jsonLog(),
    newWriteId,
    passes: new DynamoPasses(table),
    passPages: new DynamoPassPages(table),
    pushes: queues.queue<PushWork>(env.PUSH_QUEUE_URL),
    redelivery: queues.redelivery(env.QUEUE_URLS),
    registrations: new DynamoRegistrations(table),
    renderings: lazyS3(env, sdk, clock).renderings,
    templates: new DynamoTemplates(table),
  };
}
