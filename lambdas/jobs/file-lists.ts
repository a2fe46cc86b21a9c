import type { SQSBatchResponse, SQSRecord } from 'aws-lambda';
import type { Log } from '../ports/log.ts';

export interface FilingTools {
  readonly log: Log;
  readonly filing: { file(listKey: string): Promise<void> };
}

/** Files the lists that messages name. A list that cannot be filed now comes back, and in the end goes to the failures. */
export async function fileLists(
  records: readonly SQSRecord[],
  { filing, log }: FilingTools,
): Promise<SQSBatchResponse> {
  const batchItemFailures: SQSBatchResponse['batchItemFailures'] = [];
  for (const { messageId, body } of records) {
    try {
      await filing.file(body);
    } catch (error) {
      log.error('LIST-FILING-RETRY', error, { messageId });
      batchItemFailures.push({ itemIdentifier: messageId });
    }
  }
  return { batchItemFailures };
}
