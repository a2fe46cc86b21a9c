import type { WebEnv } from '../runtime/env.ts';
import { newWriteId } from '../runtime/identity.ts';
import { metricsIn } from '../runtime/metrics.ts';
import { DynamoDeliveries } from '../storage/dynamo-deliveries.ts';
import { DynamoLinkedPasses } from '../storage/dynamo-linked-passes.ts';
import { DynamoGroups } from '../storage/dynamo-pass-queries.ts';
import { DynamoWalletEvents } from '../storage/dynamo-passes.ts';
import { DynamoRateLimits } from '../storage/dynamo-rate-limits.ts';
import { DynamoRegistrations } from '../storage/dynamo-registrations.ts';
import { googleWalletOf, walletCallbacksOf } from './google-wallet.ts';
import type { Overrides } from './sdk.ts';
import { createServices } from './services.ts';

/** Services of the web function; `originSecret` authenticates CloudFront, and the previous one while it is rotated. */
export function createWebContext(env: WebEnv, overrides: Overrides = {}) {
  const { services, secrets, table } = createServices(env, overrides);
  const { clock, identity } = services;
  return {
    ...services,
    baseUrls: env.BASE_URLS.split(','),
    bundlePkpasses: async (pkpasses: readonly Uint8Array[]) =>
      (await import('../wallets/apple/zip.ts')).pkpassesOf(pkpasses),
    deliveries: new DynamoDeliveries(table),
    google: googleWalletOf(env, clock, 'click', overrides),
    groups: new DynamoGroups(table),
    linkedPasses: new DynamoLinkedPasses(table),
    metrics: metricsIn(env.METRICS_NAMESPACE),
    newWriteId,
    rateLimits: new DynamoRateLimits(table, identity, {
      client: Number(env.LINK_RATE_PER_CLIENT),
      link: Number(env.LINK_RATE_PER_LINK),
    }),
    registrations: new DynamoRegistrations(table),
    walletCallbacks: walletCallbacksOf(env, clock, overrides),
    walletEvents: new DynamoWalletEvents(table),
    originSecret: () => secrets.read(env.ORIGIN_SECRET_ARN),
    previousOriginSecret: () => secrets.readPrevious(env.ORIGIN_SECRET_ARN),
  };
}
