import { type EventBridgeClient, PutEventsCommand, type PutEventsRequestEntry } from '@aws-sdk/client-eventbridge';
import type { ServiceEvent } from '../domain/pass-events.ts';
import type { EventBus } from '../ports/event-bus.ts';

/** Most entries of one call. Source: EventBridge API reference, PutEvents. */
const maxEntries = 10;

/** How often entries are put that were refused, as when too many come at once. */
const attempts = 3;

/** What rules match the service by. */
const source = 'boarding-pass-wallet';

export class EventBridgeBus implements EventBus {
  readonly #client: EventBridgeClient;
  readonly #name: string;

  constructor(client: EventBridgeClient, name: string) {
    this.#client = client;
    this.#name = name;
  }

  async put(events: readonly ServiceEvent[]): Promise<void> {
    const entries = events.map((event) => this.#entryOf(event));
    for (let start = 0; start < entries.length; start += maxEntries)
      await this.#putSome(entries.slice(start, start + maxEntries));
  }

  /** PutEvents succeeds although some of its entries fail. */
  async #putSome(entries: readonly PutEventsRequestEntry[]): Promise<void> {
    let left = [...entries];
    for (let attempt = 1; left.length > 0; attempt++) {
      const { Entries: results = [] } = await this.#client.send(new PutEventsCommand({ Entries: left }));
      left = left.filter((_, place) => results[place]?.ErrorCode !== undefined);
      if (left.length > 0 && attempt === attempts) {
        const codes = new Set(results.map(({ ErrorCode }) => ErrorCode).filter(Boolean));
        throw new Error(`${left.length} events were not taken: ${[...codes].join(', ')}`);
      }
    }
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
