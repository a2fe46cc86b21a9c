import type { DynamoDBBatchResponse, DynamoDBRecord } from 'aws-lambda';
import type { RecordChange } from '../../domain/record-change.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Log } from '../../ports/log.ts';
import type { ParkedRecords } from '../../ports/parked-records.ts';
import { type BringAboutTools, bringAbout } from './bring-about.ts';

export interface RelayTools extends BringAboutTools {
  readonly clock: Clock;
  readonly itemOf: (record: DynamoDBRecord) => string;
  readonly log: Log;
  readonly parked: ParkedRecords<DynamoDBRecord>;
  /** What a record tells of; undefined for one that nobody has to hear of. */
  readonly readChange: (record: DynamoDBRecord) => RecordChange | undefined;
}

/** Before a record that fails by itself is tried a second and a third time on its own, ms. */
const retryDelaysMs = [100, 2_000];

/** When no further round begins, ms: half of the function's timeout. */
const roundsMs = 30_000;

/**
 * How late a record is, ms, that may have ended the function before; others come within a second or two. Of each that
 * comes so late and alone a write notes the try.
 */
const lateMs = 10_000;

const triesThatEnd = 3;

/** The function was ended, by time, memory or a crash, in the middle of every try at a record. */
class FunctionEnded extends Error {
  override readonly name = 'FunctionEnded';
}

/** A batch under way. */
interface Batch {
  readonly done: Set<DynamoDBRecord>;
  /** Items with a record that is parked. */
  readonly parkedItems: Set<string>;
  readonly tools: RelayTools;
}

/**
 * Follows the table's stream and brings about what committed changes still ask for, which repeats what a crash may
 * have left out. Items are taken side by side, the records of each in their order: a round has one of each.
 *
 * While a dependency is out, the stream comes back to what is not done, for as long as it keeps it. A record that fails
 * by itself is parked after three tries, and later ones of its item behind it; so is one that has ended the function
 * three times when Lambda, which halves a batch that fails as a whole, had left it alone.
 */
export async function relayRecords(
  records: readonly DynamoDBRecord[],
  tools: RelayTools,
): Promise<DynamoDBBatchResponse> {
  const { clock, itemOf, log, parked } = tools;
  const done = new Set<DynamoDBRecord>();
  const suspect = lateAlone(records, clock.now());
  try {
    const tries = suspect ? await parked.beginAttempt(itemOf(suspect), suspect) : 0;
    const items = Map.groupBy(records, itemOf);
    const batch: Batch = { done, parkedItems: new Set(await parked.findItems([...items.keys()])), tools };
    if (suspect && tries > triesThatEnd) await park(suspect, batch, new FunctionEnded());
    else await relayRounds([...items.values()], batch);
  } catch (error) {
    log.error('RELAY-RETRY', error, { sequenceNumber: firstLeft(records, done) });
  }
  // A note that cannot be taken away counts a try too many; at worst the record waits for a replay.
  if (suspect) await parked.endAttempt(itemOf(suspect), suspect).catch((error) => log.error('RELAY-RETRY', error));
  const left = firstLeft(records, done);
  return { batchItemFailures: left === undefined ? [] : [{ itemIdentifier: left }] };
}

/** Where the stream comes back to: everything behind it is done once more. */
const firstLeft = (records: readonly DynamoDBRecord[], done: ReadonlySet<DynamoDBRecord>) => {
  const first = records.find((record) => !done.has(record));
  return first && (first.dynamodb?.SequenceNumber ?? '');
};

/** The record of a batch that may have ended the function before. */
function lateAlone([record, ...others]: readonly DynamoDBRecord[], now: Date): DynamoDBRecord | undefined {
  const createdSeconds = record?.dynamodb?.ApproximateCreationDateTime;
  if (createdSeconds === undefined || others.length > 0) return undefined;
  return now.getTime() - createdSeconds * 1_000 >= lateMs ? record : undefined;
}

/** @throws what a dependency that is out has thrown. */
async function relayRounds(items: readonly (readonly DynamoDBRecord[])[], batch: Batch): Promise<void> {
  const { clock } = batch.tools;
  const endsAt = clock.now().getTime() + roundsMs;
  const rounds = Math.max(...items.map((ofItem) => ofItem.length));
  for (let round = 0; round < rounds && clock.now().getTime() < endsAt; round++)
    await relayRound(
      items.flatMap((ofItem) => ofItem[round] ?? []),
      batch,
    );
}

async function relayRound(records: readonly DynamoDBRecord[], batch: Batch): Promise<void> {
  const { done, parkedItems, tools } = batch;
  const [behind, free] = [true, false].map((is) =>
    records.filter((each) => parkedItems.has(tools.itemOf(each)) === is),
  );
  await settled([
    ...(behind ?? []).map((record) => park(record, batch)),
    relay(free ?? [], tools).then(
      () => {
        for (const record of free ?? []) done.add(record);
      },
      async (error) => {
        if (tools.isOutage(error)) throw error;
        await settled((free ?? []).map((record) => relayAlone(record, batch)));
      },
    ),
  ]);
}

/** One of them has failed, by itself: which, is seen when each is on its own. */
async function relayAlone(record: DynamoDBRecord, batch: Batch): Promise<void> {
  const { done, tools } = batch;
  let failure: unknown;
  for (const delayMs of retryDelaysMs) {
    await tools.clock.wait(delayMs * (0.5 + tools.clock.random() / 2));
    try {
      await relay([record], tools);
      done.add(record);
      return;
    } catch (error) {
      if (tools.isOutage(error)) throw error;
      failure = error;
    }
  }
  await park(record, batch, failure);
}

async function relay(records: readonly DynamoDBRecord[], tools: RelayTools): Promise<void> {
  const changes = records.flatMap((record) => tools.readChange(record) ?? []);
  await bringAbout(changes, tools);
}

async function park(record: DynamoDBRecord, { done, parkedItems, tools }: Batch, failure?: unknown): Promise<void> {
  const item = tools.itemOf(record);
  await tools.parked.park(item, record);
  const sequenceNumber = record.dynamodb?.SequenceNumber;
  if (failure === undefined) tools.log.info('RELAY-PARKED-BEHIND', { item, sequenceNumber });
  else tools.log.error('RELAY-PARKED', failure, { item, sequenceNumber });
  parkedItems.add(item);
  done.add(record);
}

/** @throws the first error, after all have ended. */
async function settled(all: readonly Promise<void>[]): Promise<void> {
  const results = await Promise.allSettled(all);
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
}
