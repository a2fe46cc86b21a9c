import type { DueWork } from '../domain/work.ts';
import { systemClock } from '../runtime/clock.ts';
import type { DueEnv } from '../runtime/env.ts';
import { jsonLog } from '../runtime/log.ts';
import { DynamoDuePasses } from '../storage/dynamo-due-passes.ts';
import { lazySqs, type Overrides, sdkConfig, tableOf } from './sdk.ts';

/** Services of the run of every minute. */
export function createDueContext(env: DueEnv, overrides: Overrides = {}) {
  const sdk = sdkConfig(overrides);
  const clock = overrides.clock ?? systemClock;
  return {
    clock,
    log: overrides.log ?? jsonLog(),
    duePasses: new DynamoDuePasses(tableOf(env.TABLE_NAME, sdk, clock)),
    queue: lazySqs(sdk, clock).queue<DueWork>(env.DUE_QUEUE_URL),
  };
}
