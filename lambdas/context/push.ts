import { systemClock } from '../runtime/clock.ts';
import type { PushEnv } from '../runtime/env.ts';
import { newWriteId } from '../runtime/identity.ts';
import { jsonLog } from '../runtime/log.ts';
import { DynamoPasses } from '../storage/dynamo-passes.ts';
import { DynamoPushRecords } from '../storage/dynamo-push-records.ts';
import { DynamoRegistrations } from '../storage/dynamo-registrations.ts';
import { DynamoTemplates } from '../storage/dynamo-templates.ts';
import { Apns } from '../wallets/apple/apns.ts';
import { credentialsOf } from './caches.ts';
import { lazySqs, type Overrides, sdkConfig, tableOf } from './sdk.ts';

/** Services of the push worker. */
export function createPushContext(env: PushEnv, overrides: Overrides = {}) {
  const sdk = sdkConfig(overrides);
  const clock = overrides.clock ?? systemClock;
  const table = tableOf(env.TABLE_NAME, sdk, clock);
  const registrations = new DynamoRegistrations(table);
  return {
    accounts: credentialsOf(table, clock, sdk),
    applePush: new Apns({ clock, endpoint: env.APNS_ENDPOINT_URL, connect: overrides.connect }),
    clock,
    log: overrides.log ?? jsonLog(),
    newWriteId,
    passes: new DynamoPasses(table),
    records: new DynamoPushRecords(table, registrations),
    redelivery: lazySqs(sdk, clock).redelivery(env.QUEUE_URLS),
    registrations,
    templates: new DynamoTemplates(table),
  };
}
