import type { DynamoDBRecord } from 'aws-lambda';
import { usesOf } from '../../domain/updates/usage.ts';
import type { RecordedUse, UsageWrites } from '../../ports/usage.ts';
import type { RecordServices } from '../shared/process-records.ts';

export interface UsageServices {
  readonly usage: UsageWrites;
  /** Brand of a template; empty for none. */
  readonly brandOf: (account: string, templateId: string) => Promise<string>;
}

/** Age of a batch, ms, up to which it comes again to be counted: the threshold of the alarm EventsBehind. */
const heldMs = 5 * 60 * 1_000;

/**
 * Counts the uses of a batch.
 * @param shard of the stream; nothing is counted without it
 * @returns false in an outage of the table, after which the batch has to come again; not for long, as later events wait behind it
 */
export async function countUsage(
  records: readonly DynamoDBRecord[],
  shard: string | undefined,
  services: UsageServices & RecordServices,
): Promise<boolean> {
  if (shard === undefined) return true;
  try {
    const uses = await Promise.all(records.map((record) => usesIn(record, services)));
    await services.usage.add(shard, uses.flat());
  } catch (error) {
    if (services.isOutage(error) && ageMs(records, services) < heldMs) {
      services.log.error('EVENTS-RETRY', error);
      return false;
    }
    services.log.error('USAGE-NOT-COUNTED', error);
  }
  return true;
}

const ageMs = ([first]: readonly DynamoDBRecord[], { clock }: RecordServices) =>
  clock.now().getTime() - (first?.dynamodb?.ApproximateCreationDateTime ?? 0) * 1_000;

async function usesIn(record: DynamoDBRecord, services: UsageServices & RecordServices): Promise<RecordedUse[]> {
  const { item, uses } = readUses(record, services);
  if (item === undefined || uses.length === 0) return [];
  const { account } = item;
  const brand = await services.brandOf(account, 'templateId' in item ? item.templateId : item.id);
  const sequenceNumber = record.dynamodb?.SequenceNumber ?? '';
  return uses.map((use) => ({ ...use, account, brand, sequenceNumber }));
}

/** None of a record that cannot be read: it is parked. */
function readUses(record: DynamoDBRecord, { readChange }: RecordServices) {
  try {
    const change = readChange(record);
    return { item: change?.after ?? change?.before, uses: change ? usesOf(change) : [] };
  } catch {
    return { item: undefined, uses: [] };
  }
}
