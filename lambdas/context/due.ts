import type { DueWork } from '../domain/updates/work.ts';
import type { DueEnv } from '../runtime/env.ts';
import { DynamoDuePasses } from '../storage/dynamo-pass-queries.ts';
import { lazySqs, type Overrides, startContext } from './sdk.ts';

/** Services of the run of every minute. */
export function createDueContext(env: DueEnv, overrides: Overrides = {}) {
  const { sdk, clock, table, common } = startContext(env, overrides);
  return {
    ...common,
    duePasses: new DynamoDuePasses(table),
    queue: lazySqs(sdk, clock).queue<DueWork>(env.DUE_QUEUE_URL),
  };
}
