import type { ServiceEvent } from '../domain/pass-events.ts';

/** Where the airline's own integrations hear of passes. */
export interface EventBus {
  /**
   * Puts all of them; safe to repeat, as every event has an id of its own.
   * @throws when some of them could not be put.
   */
  put(events: readonly ServiceEvent[]): Promise<void>;
}
