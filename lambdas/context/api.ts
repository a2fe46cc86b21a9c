import type { ApiServices } from '../ports/services.ts';
import type { Lists, RateLimits } from '../ports/stores.ts';
import type { ApiEnv } from '../runtime/env.ts';
import { lazily } from '../runtime/lazily.ts';
import { lazySqs, type Overrides } from './sdk.ts';
import { createServices } from './services.ts';

/** The last parameter: what another context has made already. */
export function createApiContext(
  env: ApiEnv,
  overrides: Overrides = {},
  { services, table, sdk } = createServices(env, overrides),
): ApiServices {
  const queue = lazySqs(sdk, services.clock).listFiling(env.LIST_FILING_QUEUE_URL);
  // A failure does not fail the call that reads the list; the next one queues it again.
  const queueFiling = (listKey: string) =>
    queue.add(listKey).catch((error) => services.log.error('LIST-NOT-QUEUED', error));
  const lists = lazily<Lists>(
    async () => new (await import('../storage/dynamo-lists.ts')).DynamoLists(table, queueFiling),
  );
  const perApiKey = Number(env.RATE_PER_API_KEY);
  const lazyRateLimits = lazily<RateLimits>(async () => {
    const { DynamoRateLimits } = await import('../storage/dynamo-rate-limits.ts');
    return new DynamoRateLimits(table, services.identity, { 'api-key': perApiKey });
  });
  return {
    ...services,
    airports: lazily(async () => new (await import('../runtime/airports.ts')).BundledAirports()),
    baseUrls: env.BASE_URLS.split(','),
    brands: lazily(async () => (await import('./brands.ts')).createBrands(table, services.clock)),
    deliveries: lazily(async () => new (await import('../storage/dynamo-deliveries.ts')).DynamoDeliveries(table)),
    docsUrl: env.DOCS_URL,
    flights: lazily(async () => new (await import('../storage/dynamo-flights.ts')).DynamoFlights(table, lists)),
    googleJsonOf: async (...pass) => (await import('../wallets/google/google-json.ts')).googleJsonOf(...pass),
    linkedPasses: lazily(
      async () => new (await import('../storage/dynamo-linked-passes.ts')).DynamoLinkedPasses(table),
    ),
    lists,
    passMoves: lazily(async () => new (await import('../storage/dynamo-pass-moves.ts')).DynamoPassMoves(table)),
    // Without a limit the code of the rate limiter is not even loaded.
    rateLimits: { take: async (...counted) => ((counted[2] ?? perApiKey) > 0 ? lazyRateLimits.take(...counted) : 0) },
    wordingsOf: async (template) => (await import('../domain/languages/wordings.ts')).wordingsOf(template),
  };
}
