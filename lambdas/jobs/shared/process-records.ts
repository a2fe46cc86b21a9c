import type { DynamoDBBatchResponse, DynamoDBRecord } from 'aws-lambda';
import type { RecordChange } from '../../domain/pass/record-change.ts';
import type { Clock, Log } from '../../ports/runtime.ts';
import type { ParkedRecords } from '../../ports/work.ts';
import { allEnded } from '../../retry/all-ended.ts';

export interface RecordServices {
  readonly clock: Clock;
  /** True for an error that means an outage of a dependency. */
  readonly isOutage: (error: unknown) => boolean;
  readonly itemOf: (record: DynamoDBRecord) => string;
  readonly log: Log;
  readonly parked: ParkedRecords<DynamoDBRecord>;
  /** Parses a record; undefined for a change without consequences. */
  readonly readChange: (record: DynamoDBRecord) => RecordChange | undefined;
}

/** A reader's processing of the stream's records. */
interface RecordProcessing {
  /** Log codes: of a batch that the stream delivers again, of a parked record, and of one parked behind it. */
  readonly codes: { readonly retry: string; readonly parked: string; readonly parkedBehind: string };
  /** Does what committed changes of different items call for. Idempotent. @throws the error of an outage, if it is one. */
  readonly perform: (changes: readonly RecordChange[]) => Promise<void>;
}

/** Delays before the second and the third attempt at a record that fails alone, ms. */
const retryDelaysMs = [100, 2_000];

/** Time after which no further round starts, ms: half of the function's timeout. */
const roundsMs = 30_000;

/**
 * Age, ms, from which a record that arrives alone is suspected of having crashed the function before (others arrive
 * within a second or two). Each attempt at such a record is counted by a write.
 */
const lateMs = 10_000;

const maxAttemptsThatEnd = 3;

/** The function was ended by a timeout, a lack of memory or a crash in every attempt at a record. */
class FunctionEnded extends Error {
  override readonly name = 'FunctionEnded';
}

/** Progress of a batch. */
interface Batch {
  readonly done: Set<DynamoDBRecord>;
  /** Items with a parked record. */
  readonly parkedItems: Set<string>;
  readonly services: RecordServices;
  readonly processing: RecordProcessing;
}

/**
 * Processes records of the table's stream, including those of changes behind which a function crashed. Items are
 * processed in parallel, the records of one item in order: each round has one record per item.
 *
 * During an outage of a dependency the stream redelivers unfinished records, for as long as it keeps them. A poison
 * record, which fails alone, is parked after three attempts, and later records of its item behind it. So is one that
 * has ended the function three times after Lambda, which bisects failing batches, had isolated it.
 * Source: docs/decisions/stream-readers.md#items-side-by-side
 */
export async function processRecords(
  records: readonly DynamoDBRecord[],
  services: RecordServices,
  processing: RecordProcessing,
): Promise<DynamoDBBatchResponse> {
  const { clock, itemOf, log, parked } = services;
  const done = new Set<DynamoDBRecord>();
  const suspect = suspectOf(records, clock.now());
  try {
    const attempts = suspect ? await parked.beginAttempt(itemOf(suspect), suspect) : 0;
    const items = Map.groupBy(records, itemOf);
    const parkedItems = new Set(await parked.findItems([...items.keys()]));
    const batch: Batch = { done, parkedItems, services, processing };
    if (suspect && attempts > maxAttemptsThatEnd) await park(suspect, batch, new FunctionEnded());
    else await processRounds([...items.values()], batch);
  } catch (error) {
    log.error(processing.codes.retry, error, { sequenceNumber: firstLeft(records, done) });
  }
  // If this fails, one attempt too many is counted; at worst the record is parked and waits for a replay.
  if (suspect)
    await parked.endAttempt(itemOf(suspect), suspect).catch((error) => log.error(processing.codes.retry, error));
  const left = firstLeft(records, done);
  return { batchItemFailures: left === undefined ? [] : [{ itemIdentifier: left }] };
}

/** The first unfinished record, from which the stream redelivers. */
const firstLeft = (records: readonly DynamoDBRecord[], done: ReadonlySet<DynamoDBRecord>) => {
  const first = records.find((record) => !done.has(record));
  return first && (first.dynamodb?.SequenceNumber ?? '');
};

/**
 * The only record of a batch, if it is old enough to be suspected of having ended the function before.
 * Source: docs/decisions/stream-readers.md#tries-that-end-the-function
 */
function suspectOf([record, ...others]: readonly DynamoDBRecord[], now: Date): DynamoDBRecord | undefined {
  const createdSeconds = record?.dynamodb?.ApproximateCreationDateTime;
  if (createdSeconds === undefined || others.length > 0) return undefined;
  return now.getTime() - createdSeconds * 1_000 >= lateMs ? record : undefined;
}

/** @throws the error of an outage. */
async function processRounds(items: readonly (readonly DynamoDBRecord[])[], batch: Batch): Promise<void> {
  const { clock } = batch.services;
  const endsAt = clock.now().getTime() + roundsMs;
  const rounds = Math.max(...items.map((ofItem) => ofItem.length));
  for (let round = 0; round < rounds && clock.now().getTime() < endsAt; round++) {
    const oneOfEach = items.flatMap((ofItem) => ofItem[round] ?? []);
    await processRound(oneOfEach, batch);
  }
}

async function processRound(records: readonly DynamoDBRecord[], batch: Batch): Promise<void> {
  const { done, parkedItems, services } = batch;
  const { behind = [], free = [] } = Object.groupBy(records, (each) =>
    parkedItems.has(services.itemOf(each)) ? 'behind' : 'free',
  );
  await allEnded([
    ...behind.map((record) => park(record, batch)),
    perform(free, batch).then(
      () => {
        for (const record of free) done.add(record);
      },
      async (error) => {
        if (services.isOutage(error)) throw error;
        await allEnded(free.map((record) => processAlone(record, batch)));
      },
    ),
  ]);
}

/** Retries a record of a failed round on its own, to isolate the one that fails. */
async function processAlone(record: DynamoDBRecord, batch: Batch): Promise<void> {
  const { done, services } = batch;
  let failure: unknown;
  for (const delayMs of retryDelaysMs) {
    await services.clock.wait(delayMs * (0.5 + services.clock.random() / 2));
    try {
      await perform([record], batch);
      done.add(record);
      return;
    } catch (error) {
      if (services.isOutage(error)) throw error;
      failure = error;
    }
  }
  await park(record, batch, failure);
}

async function perform(records: readonly DynamoDBRecord[], { services, processing }: Batch): Promise<void> {
  await processing.perform(records.flatMap((record) => services.readChange(record) ?? []));
}

async function park(record: DynamoDBRecord, batch: Batch, failure?: unknown): Promise<void> {
  const { done, parkedItems, services, processing } = batch;
  const item = services.itemOf(record);
  await services.parked.park(item, record);
  const sequenceNumber = record.dynamodb?.SequenceNumber;
  if (failure === undefined) services.log.info(processing.codes.parkedBehind, { item, sequenceNumber });
  else services.log.error(processing.codes.parked, failure, { item, sequenceNumber });
  parkedItems.add(item);
  done.add(record);
}
