import type { PushWork } from '../domain/updates/work.ts';
import type { PushEnv } from '../runtime/env.ts';
import { newWriteId } from '../runtime/identity.ts';
import { metricsIn } from '../runtime/metrics.ts';
import { DynamoPasses } from '../storage/dynamo-passes.ts';
import { DynamoPushRecords, DynamoRegistrations } from '../storage/dynamo-registrations.ts';
import { DynamoTemplates } from '../storage/dynamo-templates.ts';
import { Apns } from '../wallets/apple/apns.ts';
import { credentialsOf } from './caches.ts';
import { lazySqs, type Overrides, startContext } from './sdk.ts';

export function createPushContext(env: PushEnv, overrides: Overrides = {}) {
  const { sdk, clock, table, common } = startContext(env, overrides);
  const registrations = new DynamoRegistrations(table);
  const queues = lazySqs(sdk, clock);
  const pace = { callsPerSecond: Number(env.PUSH_CALLS_PER_SECOND), callsAtOnce: Number(env.PUSH_CALLS_AT_ONCE) };
  const repeatPace = { callsPerSecond: Number(env.REPEAT_CALLS_PER_SECOND), callsAtOnce: 1 };
  return {
    ...common,
    accounts: credentialsOf(table, clock, sdk),
    applePush: new Apns({ clock, endpoint: env.APNS_ENDPOINT_URL, connect: overrides.connect }),
    metrics: metricsIn(env.METRICS_NAMESPACE),
    newWriteId,
    /** Pace of the messages of a queue, which is known by its ARN. */
    paceOf: (queueArn = '') => (nameIn(queueArn, ':') === nameIn(env.REPEAT_QUEUE_URL, '/') ? repeatPace : pace),
    passes: new DynamoPasses(table),
    records: new DynamoPushRecords(table),
    pushes: queues.queue<PushWork>(env.PUSH_QUEUE_URL),
    redelivery: queues.redelivery(env.QUEUE_URLS),
    registrations,
    repeats: queues.queue<PushWork>(env.REPEAT_QUEUE_URL),
    templates: new DynamoTemplates(table),
  };
}

/** The ARN and the URL of a queue both end with its name. */
const nameIn = (address: string, separator: string) => address.split(separator).at(-1);
