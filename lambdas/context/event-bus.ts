import { EventBridgeClient } from '@aws-sdk/client-eventbridge';
import type { Clock } from '../ports/clock.ts';
import { EventBridgeBus } from '../storage/event-bridge-bus.ts';
import { clientOf, type SdkConfig } from './client.ts';

/** The event bus for the airline's own integrations. */
export function createEventBus(name: string, sdk: SdkConfig, clock: Clock): EventBridgeBus {
  return new EventBridgeBus(clientOf(EventBridgeClient, sdk), name, clock);
}
