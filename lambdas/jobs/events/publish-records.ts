import type { DynamoDBBatchResponse, DynamoDBRecord } from 'aws-lambda';
import { numberChangeOf } from '../../domain/pass/pass-numbers.ts';
import type { RecordChange } from '../../domain/pass/record-change.ts';
import { historyOf, isForgotten } from '../../domain/updates/history.ts';
import { eventsOf } from '../../domain/updates/pass-events.ts';
import type { HistoryWrites } from '../../ports/history.ts';
import type { PassNumberWrites } from '../../ports/pass-numbers.ts';
import type { EventBus } from '../../ports/work.ts';
import { allEnded } from '../../retry/all-ended.ts';
import { processRecords, type RecordServices } from '../shared/process-records.ts';
import { countUsage, type UsageServices } from './count-usage.ts';

interface ChangeServices {
  readonly events: EventBus;
  readonly history: HistoryWrites;
  readonly numbers: PassNumberWrites;
}

export type EventServices = ChangeServices & UsageServices;

const codes = { retry: 'EVENTS-RETRY', parked: 'EVENTS-PARKED', parkedBehind: 'EVENTS-PARKED-BEHIND' };

/**
 * Publishes the events of records of the table's stream, keeps the history and the index of numbers, and counts usage.
 * @param shard that the records are from; absent while a release that does not count is replaced
 */
export async function publishRecords(
  records: readonly DynamoDBRecord[],
  services: RecordServices & EventServices,
  shard?: string,
): Promise<DynamoDBBatchResponse> {
  const [first] = records;
  if (first === undefined) return { batchItemFailures: [] };
  const [answer, isCounted] = await Promise.all([
    processRecords(records, services, { codes, perform: (changes) => publishChanges(changes, services) }),
    countUsage(records, shard, services),
  ]);
  return isCounted ? answer : { batchItemFailures: [{ itemIdentifier: first.dynamodb?.SequenceNumber ?? '' }] };
}

/**
 * Publishes committed changes of different items, and keeps their history and numbers. None waits for the others. Idempotent:
 * an event has the same id each time, and an entry the same key.
 */
export async function publishChanges(changes: readonly RecordChange[], services: ChangeServices): Promise<void> {
  await allEnded([publishEvents(changes, services), keepHistory(changes, services), fileNumbers(changes, services)]);
}

async function publishEvents(changes: readonly RecordChange[], { events }: ChangeServices): Promise<void> {
  const all = changes.flatMap(eventsOf);
  if (all.length > 0) await events.put(all);
}

/** The deletion of a pass is the last of its changes, in the stream as among repeated records: nothing is added behind it. */
async function keepHistory(changes: readonly RecordChange[], { history }: ChangeServices): Promise<void> {
  const forgotten = changes.flatMap((change) =>
    change.kind === 'pass' && isForgotten(change.after) ? (change.after?.passKey ?? []) : [],
  );
  await allEnded<unknown>([
    history.add(changes.flatMap((change) => historyOf(change) ?? [])),
    ...forgotten.map((passKey) => history.remove(passKey)),
  ]);
}

/** Source: docs/decisions/desk.md#numbers-are-found-by-their-hmac */
async function fileNumbers(changes: readonly RecordChange[], { numbers }: ChangeServices): Promise<void> {
  await numbers.write(
    changes.flatMap((change) =>
      change.kind === 'pass' && change.after ? [numberChangeOf(change.before, change.after)] : [],
    ),
  );
}
