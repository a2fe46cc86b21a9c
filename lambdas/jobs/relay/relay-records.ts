import type { DynamoDBBatchResponse, DynamoDBRecord } from 'aws-lambda';
import type { RecordChange } from '../../domain/record-change.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Log } from '../../ports/log.ts';
import type { ParkedRecords } from '../../ports/parked-records.ts';
import { allEnded } from '../../retry/all-ended.ts';
import { type ConsequenceServices, performConsequences } from './perform-consequences.ts';

export interface RelayServices extends ConsequenceServices {
  readonly clock: Clock;
  readonly itemOf: (record: DynamoDBRecord) => string;
  readonly log: Log;
  readonly parked: ParkedRecords<DynamoDBRecord>;
  /** Parses a record; undefined for a change without consequences. */
  readonly readChange: (record: DynamoDBRecord) => RecordChange | undefined;
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
  readonly services: RelayServices;
}

/**
 * Relays records of the table's stream: performs the consequences of committed changes, including those that a crash
 * may have prevented. Items are processed in parallel, the records of one item in order: each round has one record per
 * item.
 *
 * During an outage of a dependency the stream redelivers unfinished records, for as long as it keeps them. A poison
 * record, which fails alone, is parked after three attempts, and later records of its item behind it. So is one that
 * has ended the function three times after Lambda, which bisects failing batches, had isolated it.
 */
export async function relayRecords(
  records: readonly DynamoDBRecord[],
  services: RelayServices,
): Promise<DynamoDBBatchResponse> {
  const { clock, itemOf, log, parked } = services;
  const done = new Set<DynamoDBRecord>();
  const suspect = suspectOf(records, clock.now());
  try {
    const attempts = suspect ? await parked.beginAttempt(itemOf(suspect), suspect) : 0;
    const items = Map.groupBy(records, itemOf);
    const batch: Batch = { done, parkedItems: new Set(await parked.findItems([...items.keys()])), services };
    if (suspect && attempts > maxAttemptsThatEnd) await park(suspect, batch, new FunctionEnded());
    else await relayRounds([...items.values()], batch);
  } catch (error) {
    log.error('RELAY-RETRY', error, { sequenceNumber: firstLeft(records, done) });
  }
  // If this fails, one attempt too many is counted; at worst the record is parked and waits for a replay.
  if (suspect) await parked.endAttempt(itemOf(suspect), suspect).catch((error) => log.error('RELAY-RETRY', error));
  const left = firstLeft(records, done);
  return { batchItemFailures: left === undefined ? [] : [{ itemIdentifier: left }] };
}

/** The first unfinished record, from which the stream redelivers. */
const firstLeft = (records: readonly DynamoDBRecord[], done: ReadonlySet<DynamoDBRecord>) => {
  const first = records.find((record) => !done.has(record));
  return first && (first.dynamodb?.SequenceNumber ?? '');
};

/** The only record of a batch, if it is old enough to be suspected of having ended the function before. */
function suspectOf([record, ...others]: readonly DynamoDBRecord[], now: Date): DynamoDBRecord | undefined {
  const createdSeconds = record?.dynamodb?.ApproximateCreationDateTime;
  if (createdSeconds === undefined || others.length > 0) return undefined;
  return now.getTime() - createdSeconds * 1_000 >= lateMs ? record : undefined;
}

/** @throws the error of an outage. */
async function relayRounds(items: readonly (readonly DynamoDBRecord[])[], batch: Batch): Promise<void> {
  const { clock } = batch.services;
  const endsAt = clock.now().getTime() + roundsMs;
  const rounds = Math.max(...items.map((ofItem) => ofItem.length));
  for (let round = 0; round < rounds && clock.now().getTime() < endsAt; round++) {
    const oneOfEach = items.flatMap((ofItem) => ofItem[round] ?? []);
    await relayRound(oneOfEach, batch);
  }
}

async function relayRound(records: readonly DynamoDBRecord[], batch: Batch): Promise<void> {
  const { done, parkedItems, services } = batch;
  const [behind, free] = [true, false].map((is) =>
    records.filter((each) => parkedItems.has(services.itemOf(each)) === is),
  );
  await allEnded([
    ...(behind ?? []).map((record) => park(record, batch)),
    relay(free ?? [], services).then(
      () => {
        for (const record of free ?? []) done.add(record);
      },
      async (error) => {
        if (services.isOutage(error)) throw error;
        await allEnded((free ?? []).map((record) => relayAlone(record, batch)));
      },
    ),
  ]);
}

/** Retries a record of a failed round on its own, to isolate the one that fails. */
async function relayAlone(record: DynamoDBRecord, batch: Batch): Promise<void> {
  const { done, services } = batch;
  let failure: unknown;
  for (const delayMs of retryDelaysMs) {
    await services.clock.wait(delayMs * (0.5 + services.clock.random() / 2));
    try {
      await relay([record], services);
      done.add(record);
      return;
    } catch (error) {
      if (services.isOutage(error)) throw error;
      failure = error;
    }
  }
  await park(record, batch, failure);
}

async function relay(records: readonly DynamoDBRecord[], services: RelayServices): Promise<void> {
  const changes = records.flatMap((record) => services.readChange(record) ?? []);
  await performConsequences(changes, services);
}

async function park(record: DynamoDBRecord, { done, parkedItems, services }: Batch, failure?: unknown): Promise<void> {
  const item = services.itemOf(record);
  await services.parked.park(item, record);
  const sequenceNumber = record.dynamodb?.SequenceNumber;
  if (failure === undefined) services.log.info('RELAY-PARKED-BEHIND', { item, sequenceNumber });
  else services.log.error('RELAY-PARKED', failure, { item, sequenceNumber });
  parkedItems.add(item);
  done.add(record);
}
