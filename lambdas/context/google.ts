import type { GoogleEnv } from '../runtime/env.ts';
import { newWriteId } from '../runtime/identity.ts';
import { DynamoPassPages } from '../storage/dynamo-pass-queries.ts';
import { DynamoPasses } from '../storage/dynamo-passes.ts';
import { DynamoTemplates } from '../storage/dynamo-templates.ts';
import { credentialsOf } from './caches.ts';
import { googleWalletOf } from './google-wallet.ts';
import { lazySqs, type Overrides, startContext } from './sdk.ts';

/** Services of the worker that updates Google Wallet. */
export function createGoogleContext(env: GoogleEnv, overrides: Overrides = {}) {
  const { sdk, clock, table, common } = startContext(env, overrides);
  const queues = lazySqs(sdk, clock);
  return {
    ...common,
    accounts: credentialsOf(table, clock, sdk),
    google: googleWalletOf(env, clock, 'work', overrides, Number(env.GOOGLE_RATE)),
    newWriteId,
    passes: new DynamoPasses(table),
    passPages: new DynamoPassPages(table),
    publicBaseUrl: env.PUBLIC_BASE_URL,
    queue: queues.queue(env.GOOGLE_QUEUE_URL),
    redelivery: queues.redelivery(env.QUEUE_URLS),
    templates: new DynamoTemplates(table),
  };
}
