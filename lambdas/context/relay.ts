import type { FanOutWork, GoogleWork, PushWork } from '../domain/work.ts';
import type { EventBus } from '../ports/event-bus.ts';
import type { RelayEnv } from '../runtime/env.ts';
import { lazily } from '../runtime/lazily.ts';
import type { DynamoParkedRecords } from '../storage/dynamo-parked-records.ts';
import { DynamoRegistrations } from '../storage/dynamo-registrations.ts';
import { DynamoTemplates } from '../storage/dynamo-templates.ts';
import { isOutage } from '../storage/outage.ts';
import { readRecordChange } from '../storage/record-change.ts';
import { itemOf } from '../storage/stream-item.ts';
import { lazyS3, lazySqs, type Overrides, startContext } from './sdk.ts';

/** Services of the relay. */
export function createRelayContext(env: RelayEnv, overrides: Overrides = {}) {
  const { sdk, clock, table, common } = startContext(env, overrides);
  const queues = lazySqs(sdk, clock);
  return {
    ...common,
    events: lazily<EventBus>(async () =>
      (await import('./event-bus.ts')).createEventBus(env.EVENT_BUS_NAME, sdk, clock),
    ),
    fanOuts: queues.queue<FanOutWork>(env.FAN_OUT_QUEUE_URL),
    isOutage,
    itemOf,
    parked: lazily<Pick<DynamoParkedRecords, keyof DynamoParkedRecords>>(async () =>
      (await import('./s3.ts')).createParkedRecords(table, env.BUCKET_NAME, sdk, clock),
    ),
    priorityPushes: queues.queue<PushWork>(env.PRIORITY_PUSH_QUEUE_URL),
    pushes: queues.queue<PushWork>(env.PUSH_QUEUE_URL),
    readChange: readRecordChange,
    registrations: new DynamoRegistrations(table),
    renderings: lazyS3(env, sdk, clock).renderings,
    templates: new DynamoTemplates(table),
    google: queues.queue<GoogleWork>(env.GOOGLE_QUEUE_URL),
  };
}
