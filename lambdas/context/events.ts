import { EventBridgeClient } from '@aws-sdk/client-eventbridge';
import type { Template } from '../domain/template/template.ts';
import { dayMs } from '../domain/time/durations.ts';
import type { EventsEnv } from '../runtime/env.ts';
import { ExpiringCache } from '../runtime/expiring-cache.ts';
import { DynamoTemplates } from '../storage/dynamo-templates.ts';
import { DynamoUsage } from '../storage/dynamo-usage.ts';
import { EventBridgeBus } from '../storage/event-bridge-bus.ts';
import { DynamoHistoryWrites } from '../storage/history.ts';
import { DynamoPassNumberWrites } from '../storage/pass-numbers.ts';
import { clientOf } from './client.ts';
import { indexIdentity, type Overrides } from './sdk.ts';
import { startStreamContext } from './stream.ts';

/** Services of the function that publishes events, keeps the history and the index of numbers, and counts usage. */
export function createEventsContext(env: EventsEnv, overrides: Overrides = {}) {
  const { sdk, clock, table, common } = startStreamContext('events', env, overrides);
  const templates = new DynamoTemplates(table);
  const found = new ExpiringCache<Template>(clock, dayMs, 1_000);
  return {
    ...common,
    events: new EventBridgeBus(clientOf(EventBridgeClient, sdk), env.EVENT_BUS_NAME, clock),
    history: new DynamoHistoryWrites(table, Number(env.HISTORY_DAYS)),
    // A template keeps the brand that it was made with.
    brandOf: async (account: string, templateId: string) =>
      (await found.get(templateId, () => templates.find(account, templateId)))?.brand ?? '',
    numbers: new DynamoPassNumberWrites(table, indexIdentity(env.INDEX_SECRET_ARN, sdk, clock)),
    usage: new DynamoUsage(table),
  };
}
