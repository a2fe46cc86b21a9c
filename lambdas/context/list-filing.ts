import { systemClock } from '../runtime/clock.ts';
import type { ListFilingEnv } from '../runtime/env.ts';
import { jsonLog } from '../runtime/log.ts';
import { ListFiling } from '../storage/list-filing.ts';
import { lazySqs, type Overrides, sdkConfig, tableOf } from './sdk.ts';

/** Services of the filing job. */
export function createListFilingContext(env: ListFilingEnv, overrides: Overrides = {}) {
  const sdk = sdkConfig(overrides);
  const clock = overrides.clock ?? systemClock;
  return {
    clock,
    log: overrides.log ?? jsonLog(),
    filing: new ListFiling(tableOf(env.TABLE_NAME, sdk, clock), clock),
    redelivery: lazySqs(sdk, clock).redelivery(env.QUEUE_URLS),
  };
}
