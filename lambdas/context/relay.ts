import type { FanOutWork, GoogleWork, PushWork } from '../domain/updates/work.ts';
import type { RelayEnv } from '../runtime/env.ts';
import { DynamoPushRecords, DynamoRegistrations } from '../storage/dynamo-registrations.ts';
import { DynamoTemplates } from '../storage/dynamo-templates.ts';
import { lazyS3, lazySqs, type Overrides } from './sdk.ts';
import { startStreamContext } from './stream.ts';

export function createRelayContext(env: RelayEnv, overrides: Overrides = {}) {
  const { sdk, clock, table, common } = startStreamContext('relay', env, overrides);
  const registrations = new DynamoRegistrations(table);
  const queues = lazySqs(sdk, clock);
  return {
    ...common,
    fanOuts: queues.queue<FanOutWork>(env.FAN_OUT_QUEUE_URL),
    priorityPushes: queues.queue<PushWork>(env.PRIORITY_PUSH_QUEUE_URL),
    pushes: queues.queue<PushWork>(env.PUSH_QUEUE_URL),
    records: new DynamoPushRecords(table),
    registrations,
    renderings: lazyS3(env, sdk, clock).renderings,
    templates: new DynamoTemplates(table),
    google: queues.queue<GoogleWork>(env.GOOGLE_QUEUE_URL),
  };
}
