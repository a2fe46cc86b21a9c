import { EventBridgeClient, type EventBridgeClientConfig } from '@aws-sdk/client-eventbridge';
import type { Clock } from '../ports/clock.ts';
import { EventBridgeBus } from '../storage/event-bridge-bus.ts';

/** The event bus for the airline's own integrations. */
export function createEventBus(name: string, sdk: EventBridgeClientConfig, clock: Clock): EventBridgeBus {
  return new EventBridgeBus(new EventBridgeClient(sdk), name, clock);
}
