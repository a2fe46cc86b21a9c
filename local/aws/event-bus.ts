import { randomUUID } from 'node:crypto';
import { parsedAsSent } from '../../lambdas/domain/text/json.ts';
import type { Listening } from '../basics/http.ts';
import { Meter } from '../basics/meter.ts';
import type { Recorder } from '../basics/recorder.ts';
import { type Guard, noGuard } from '../iam/guard.ts';
import { requestsOfEvents } from '../iam/requests.ts';
import { entryFailure, type PutEventsEntry, refuseEntries } from './limits/events.ts';
import { listenJsonService, type Operations } from './wire/json-service.ts';

/** An entry as PutEvents takes it, with Detail parsed. */
export interface BusEvent {
  /** Time of arrival, ISO 8601. */
  readonly at: string;
  readonly EventId: string;
  readonly [field: string]: unknown;
}

/** The names of event buses: that of the account, and those that the templates declare. */
export class EventBuses {
  readonly #names = new Set(['default']);

  declare(name: string): void {
    this.#names.add(name);
  }

  /** @param bus name or ARN */
  has(bus: string): boolean {
    return this.#names.has(bus.replace(/^arn:.*:event-bus\//, ''));
  }
}

interface Surroundings {
  readonly guard?: Guard;
  readonly buses?: Pick<EventBuses, 'has'>;
  readonly meter?: Meter;
}

/** Serves `eventBusOperations`. */
export const listenEventBus = (
  events: Recorder<BusEvent>,
  now: () => number,
  { guard = noGuard, ...surroundings }: Surroundings = {},
): Promise<Listening> => listenJsonService(eventBusOperations(events, now, surroundings), guard, requestsOfEvents);

/**
 * EventBridge without rules: records the events that are put. Events for an unknown bus get an id and are forgotten, as
 * in EventBridge (aws/aws-sdk, issue 186).
 */
export function eventBusOperations(
  events: Recorder<BusEvent>,
  now: () => number,
  { buses, meter = new Meter() }: Omit<Surroundings, 'guard'> = {},
) {
  const put = (entry: PutEventsEntry) => {
    const failure = entryFailure(entry);
    if (failure) return failure;
    // A request has up to ten, and each is charged for.
    meter.add('event');
    const EventId = randomUUID();
    const Detail = parsedAsSent(entry.Detail ?? '');
    if (buses?.has(entry.EventBusName ?? 'default') ?? true)
      events.add({ at: new Date(now()).toISOString(), EventId, ...entry, Detail });
    return { EventId };
  };
  return {
    PutEvents({ Entries }: { Entries: PutEventsEntry[] }) {
      refuseEntries(Entries);
      const results = Entries.map(put);
      return { FailedEntryCount: results.filter((result) => 'ErrorCode' in result).length, Entries: results };
    },
  } satisfies Operations;
}
