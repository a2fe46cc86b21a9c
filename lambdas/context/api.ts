import type { LinkedPasses, PassMoves } from '../ports/passes.ts';
import type { ApiServices } from '../ports/services.ts';
import type { Airports, Flights, Lists, RateLimits } from '../ports/stores.ts';
import type { ApiEnv } from '../runtime/env.ts';
import { lazily } from '../runtime/lazily.ts';
import type { ListFilingQueue } from '../storage/sqs.ts';
import type { Overrides } from './sdk.ts';
import { createServices } from './services.ts';

export function createApiContext(env: ApiEnv, overrides: Overrides = {}): ApiServices {
  const { services, table, sdk } = createServices(env, overrides);
  const queue = lazily<Pick<ListFilingQueue, 'add'>>(async () =>
    (await import('./sqs.ts')).createListFilingQueue(env.LIST_FILING_QUEUE_URL, sdk),
  );
  // A failure does not fail the call that reads the list; the next one queues it again.
  const queueFiling = (listKey: string) =>
    queue.add(listKey).catch((error) => services.log.error('LIST-NOT-QUEUED', error));
  const airports = lazily<Airports>(async () => new (await import('../runtime/airports.ts')).BundledAirports());
  const flights = lazily<Flights>(async () => {
    const { DynamoFlights } = await import('../storage/dynamo-flights.ts');
    return new DynamoFlights(table);
  });
  const linkedPasses = lazily<Pick<LinkedPasses, 'find'>>(async () => {
    const { DynamoLinkedPasses } = await import('../storage/dynamo-linked-passes.ts');
    return new DynamoLinkedPasses(table, services.clock);
  });
  const lists = lazily<Lists>(async () => {
    const { DynamoLists } = await import('../storage/dynamo-lists.ts');
    return new DynamoLists(table, services.clock, queueFiling);
  });
  const passMoves = lazily<PassMoves>(async () => {
    const { DynamoPassMoves } = await import('../storage/dynamo-pass-moves.ts');
    return new DynamoPassMoves(table);
  });
  const perApiKey = Number(env.RATE_PER_API_KEY);
  const lazyRateLimits = lazily<RateLimits>(async () => {
    const { DynamoRateLimits } = await import('../storage/dynamo-rate-limits.ts');
    return new DynamoRateLimits(table, services.identity, services.clock, { 'api-key': perApiKey });
  });
  return {
    ...services,
    airports,
    baseUrls: env.BASE_URLS.split(','),
    flights,
    linkedPasses,
    lists,
    passMoves,
    rateLimits: perApiKey > 0 ? lazyRateLimits : unlimited,
    wordingsOf: async (template) => (await import('../domain/languages/wordings.ts')).wordingsOf(template),
  };
}

/** Used if no limit is set, so that the code of the rate limiter is not even loaded. */
const unlimited: RateLimits = { take: async () => 0 };
