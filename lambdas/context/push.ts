import type { PushWork } from '../domain/updates/work.ts';
import type { PushEnv } from '../runtime/env.ts';
import { newWriteId } from '../runtime/identity.ts';
import { DynamoPasses } from '../storage/dynamo-passes.ts';
import { DynamoPushRecords } from '../storage/dynamo-push-records.ts';
import { DynamoRegistrations } from '../storage/dynamo-registrations.ts';
import { DynamoTemplates } from '../storage/dynamo-templates.ts';
import { Apns } from '../wallets/apple/apns.ts';
import { credentialsOf } from './caches.ts';
import { lazySqs, type Overrides, startContext } from './sdk.ts';

export function createPushContext(env: PushEnv, overrides: Overrides = {}) {
  const { sdk, clock, table, common } = startContext(env, overrides);
  const registrations = new DynamoRegistrations(table);
  const queues = lazySqs(sdk, clock);
  return {
    ...common,
    accounts: credentialsOf(table, clock, sdk),
    applePush: new Apns({ clock, endpoint: env.APNS_ENDPOINT_URL, connect: overrides.connect }),
    newWriteId,
    passes: new DynamoPasses(table),
    records: new DynamoPushRecords(table, registrations),
    pushes: queues.queue<PushWork>(env.PUSH_QUEUE_URL),
    redelivery: queues.redelivery(env.QUEUE_URLS),
    registrations,
    templates: new DynamoTemplates(table),
  };
}
