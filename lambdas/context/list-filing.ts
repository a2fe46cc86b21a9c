import type { Template } from '../domain/template/template.ts';
import type { ListFilingEnv } from '../runtime/env.ts';
import { newWriteId } from '../runtime/identity.ts';
import { DynamoFlightDays, DynamoFlights } from '../storage/dynamo-flights.ts';
import { DynamoLists } from '../storage/dynamo-lists.ts';
import { ListFiling } from '../storage/list-filing.ts';
import { countsMaxAgeMs, SharedCounts } from '../storage/shared-counts.ts';
import { lazySqs, type Overrides, startContext } from './sdk.ts';

export function createListFilingContext(env: ListFilingEnv, overrides: Overrides = {}) {
  const { sdk, clock, table, common } = startContext(env, overrides);
  // Filing is left to those who read the list.
  const lists = new DynamoLists(table, async () => {});
  const shared = new SharedCounts(table, new DynamoFlights(table, lists), newWriteId);
  return {
    ...common,
    filing: new ListFiling(table, clock),
    flightDays: new DynamoFlightDays(table),
    flights: { counts: (templates: readonly Template[]) => shared.of(templates, countsMaxAgeMs.ofDays) },
    redelivery: lazySqs(sdk, clock).redelivery(env.QUEUE_URLS),
  };
}
