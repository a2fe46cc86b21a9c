import type { DynamoDBRecord } from 'aws-lambda';
import type { RecordChange } from '../../domain/pass/record-change.ts';
import { eventsOf } from '../../domain/updates/pass-events.ts';
import type { EventBus } from '../../ports/work.ts';
import { processRecords, type RecordServices } from '../shared/process-records.ts';

export interface EventServices {
  readonly events: EventBus;
}

const codes = { retry: 'EVENTS-RETRY', parked: 'EVENTS-PARKED', parkedBehind: 'EVENTS-PARKED-BEHIND' };

/** Publishes the events of records of the table's stream. */
export const publishRecords = (records: readonly DynamoDBRecord[], services: RecordServices & EventServices) =>
  processRecords(records, services, { codes, perform: (changes) => publishEvents(changes, services) });

/** Publishes the events of committed changes. Idempotent for receivers: an event has the same id each time. */
export async function publishEvents(changes: readonly RecordChange[], { events }: EventServices): Promise<void> {
  const all = changes.flatMap(eventsOf);
  if (all.length > 0) await events.put(all);
}
