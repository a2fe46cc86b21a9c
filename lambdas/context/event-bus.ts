import { EventBridgeClient } from '@aws-sdk/client-eventbridge';
import type { Clock } from '../ports/clock.ts';
import { EventBridgeBus } from '../storage/event-bridge-bus.ts';
import type { sdkConfig } from './sdk.ts';

/** The event bus for the airline's own integrations. */
export function createEventBus(name: string, sdk: ReturnType<typeof sdkConfig>, clock: Clock): EventBridgeBus {
  return new EventBridgeBus(new EventBridgeClient(sdk), name, clock);
}
