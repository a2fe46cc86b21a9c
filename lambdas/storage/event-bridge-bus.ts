import { type EventBridgeClient, PutEventsCommand, type PutEventsRequestEntry } from '@aws-sdk/client-eventbridge';
import type { ServiceEvent } from '../domain/updates/pass-events.ts';
import type { Clock } from '../ports/runtime.ts';
import type { EventBus } from '../ports/work.ts';
import { inBatches, type Left } from '../retry/in-batches.ts';

/** Source: EventBridge API reference, PutEvents, entries of a call. */
const batches = { size: 10, failure: 'events were not taken' };

/** The source that EventBridge rules match. */
const source = 'boarding-pass-wallet';

export class EventBridgeBus implements EventBus {
  readonly #client: EventBridgeClient;
  readonly #name: string;
  readonly #clock: Clock;

  constructor(client: EventBridgeClient, name: string, clock: Clock) {
    this.#client = client;
    this.#name = name;
    this.#clock = clock;
  }

  async put(events: readonly ServiceEvent[]): Promise<void> {
    const entries = events.map((event) => this.#entryOf(event));
    await inBatches(this.#clock, entries, batches, (batch) => this.#putSome(batch));
  }

  async #putSome(entries: readonly PutEventsRequestEntry[]): Promise<Left<PutEventsRequestEntry>> {
    const { Entries: results = [] } = await this.#client.send(new PutEventsCommand({ Entries: [...entries] }));
    const refused = results.find(({ ErrorCode }) => ErrorCode !== undefined);
    return {
      left: entries.filter((_, place) => results[place]?.ErrorCode !== undefined),
      reason: refused?.ErrorCode,
    };
  }

  #entryOf(event: ServiceEvent): PutEventsRequestEntry {
    return {
      EventBusName: this.#name,
      Source: source,
      DetailType: event['event-type'],
      Time: new Date(event['occurred-at']),
      Detail: JSON.stringify(event),
    };
  }
}
