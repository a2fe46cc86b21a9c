import type { DynamoDBBatchResponse, DynamoDBRecord } from 'aws-lambda';
import type { Log, Renderings } from '../ports.ts';

export interface RelayTools {
  readonly log: Log;
  readonly renderings: Pick<Renderings, 'delete'>;
  /** The install link whose files a change has made stale, if any. */
  readonly staleLinkOf: (change: NonNullable<DynamoDBRecord['dynamodb']>) => string | undefined;
}

/**
 * Follows the table's stream and repeats what a crash may have left out: files of a pass that changed or went are
 * removed. Records are taken in order; the first that fails is reported, and the stream comes back to it.
 */
export async function relayRecords(
  records: readonly DynamoDBRecord[],
  tools: RelayTools,
): Promise<DynamoDBBatchResponse> {
  for (const { dynamodb: change } of records) {
    try {
      const link = change && tools.staleLinkOf(change);
      if (link !== undefined) await tools.renderings.delete(link);
    } catch (error) {
      tools.log.error('RELAY-RETRY', error, { sequenceNumber: change?.SequenceNumber });
      return { batchItemFailures: [{ itemIdentifier: change?.SequenceNumber ?? '' }] };
    }
  }
  return { batchItemFailures: [] };
}
