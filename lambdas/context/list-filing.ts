import type { ListFilingEnv } from '../runtime/env.ts';
import { ListFiling } from '../storage/list-filing.ts';
import { lazySqs, type Overrides, startContext } from './sdk.ts';

export function createListFilingContext(env: ListFilingEnv, overrides: Overrides = {}) {
  const { sdk, clock, table, common } = startContext(env, overrides);
  return {
    ...common,
    filing: new ListFiling(table, clock),
    redelivery: lazySqs(sdk, clock).redelivery(env.QUEUE_URLS),
  };
}
