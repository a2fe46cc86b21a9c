import type { ServiceEvent } from '../domain/pass-events.ts';

/** The bus on which the airline's own integrations receive pass events. */
export interface EventBus {
  /**
   * Publishes all events. Idempotent for receivers: every event has a unique id.
   * @throws if some of them could not be published.
   */
  put(events: readonly ServiceEvent[]): Promise<void>;
}
