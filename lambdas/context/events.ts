import { EventBridgeClient } from '@aws-sdk/client-eventbridge';
import type { EventsEnv } from '../runtime/env.ts';
import { EventBridgeBus } from '../storage/event-bridge-bus.ts';
import { DynamoHistoryWrites } from '../storage/history.ts';
import { DynamoPassNumberWrites } from '../storage/pass-numbers.ts';
import { clientOf } from './client.ts';
import { indexIdentity, type Overrides } from './sdk.ts';
import { startStreamContext } from './stream.ts';

/** Services of the function that publishes events, and keeps the history and the index of numbers. */
export function createEventsContext(env: EventsEnv, overrides: Overrides = {}) {
  const { sdk, clock, table, common } = startStreamContext('events', env, overrides);
  return {
    ...common,
    events: new EventBridgeBus(clientOf(EventBridgeClient, sdk), env.EVENT_BUS_NAME, clock),
    history: new DynamoHistoryWrites(table, Number(env.HISTORY_DAYS)),
    numbers: new DynamoPassNumberWrites(table, indexIdentity(env.INDEX_SECRET_ARN, sdk, clock)),
  };
}
