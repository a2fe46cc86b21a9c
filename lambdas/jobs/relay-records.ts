import type { DynamoDBBatchResponse, DynamoDBRecord } from 'aws-lambda';
import type { Log } from '../ports/log.ts';
import type { Renderings } from '../ports/renderings.ts';

export interface RelayTools {
  readonly log: Log;
  readonly renderings: Pick<Renderings, 'delete'>;
  /** The install links whose files a change has made stale, in batches. */
  readonly staleLinksOf: (change: NonNullable<DynamoDBRecord['dynamodb']>) => AsyncIterable<readonly string[]>;
}

/**
 * Follows the table's stream: removes the files of passes that changed or went, which repeats what a crash may have
 * left out, and those of all passes of a template that changed. Records are taken in order; the first that fails is
 * reported, and the stream comes back to it.
 */
export async function relayRecords(
  records: readonly DynamoDBRecord[],
  tools: RelayTools,
): Promise<DynamoDBBatchResponse> {
  for (const { dynamodb: change = {} } of records) {
    try {
      for await (const links of tools.staleLinksOf(change))
        await Promise.all(links.map((link) => tools.renderings.delete(link)));
    } catch (error) {
      tools.log.error('RELAY-RETRY', error, { sequenceNumber: change.SequenceNumber });
      return { batchItemFailures: [{ itemIdentifier: change.SequenceNumber ?? '' }] };
    }
  }
  return { batchItemFailures: [] };
}
