import { randomUUID } from 'node:crypto';
import type { Listening } from '../http.ts';
import { type Guard, noGuard } from '../iam/guard.ts';
import { askedOfEvents } from '../iam/requests.ts';
import type { Recorder } from '../recorder.ts';
import { AwsError, listenJsonService } from './json-service.ts';

/** An entry as PutEvents takes it, with Detail parsed. */
export interface BusEvent {
  /** Time of arrival, ISO 8601. */
  readonly at: string;
  readonly EventId: string;
  readonly [field: string]: unknown;
}

type PutEventsEntry = Readonly<Record<'Source' | 'DetailType' | 'Detail' | 'EventBusName', string | undefined>>;

/** Maximum number of entries in one call. Source: EventBridge API reference, PutEvents. */
const maxEntries = 10;

/** EventBridge without rules: records the events that are put. */
export function listenEventBus(
  events: Recorder<BusEvent>,
  now: () => number,
  guard: Guard = noGuard,
): Promise<Listening> {
  const put = (entry: PutEventsEntry) => {
    if (!entry.Source || !entry.DetailType) return refused('InvalidArgument', 'Source and DetailType are required.');
    const detail = parseObject(entry.Detail);
    if (detail === undefined) return refused('MalformedDetail', 'Detail is malformed.');
    const EventId = randomUUID();
    events.add({ at: new Date(now()).toISOString(), EventId, ...entry, Detail: detail });
    return { EventId };
  };
  const operations = {
    PutEvents({ Entries }: { Entries: PutEventsEntry[] }) {
      if (Entries.length < 1 || Entries.length > maxEntries) {
        throw new AwsError('ValidationException', `1 to ${maxEntries} entries are allowed`);
      }
      const results = Entries.map(put);
      return { FailedEntryCount: results.filter((result) => 'ErrorCode' in result).length, Entries: results };
    },
  };
  return listenJsonService(operations, guard, askedOfEvents);
}

const refused = (ErrorCode: string, ErrorMessage: string) => ({ ErrorCode, ErrorMessage });

function parseObject(text: string | undefined): object | undefined {
  try {
    const value: unknown = JSON.parse(text ?? '');
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}
