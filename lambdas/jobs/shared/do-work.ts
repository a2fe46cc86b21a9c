import type { SQSBatchResponse, SQSRecord } from 'aws-lambda';
import type { Clock } from '../../ports/clock.ts';
import type { Log } from '../../ports/log.ts';
import type { Redelivery } from '../../ports/work-queue.ts';

export interface WorkTools {
  readonly clock: Clock;
  readonly log: Log;
  readonly redelivery: Redelivery;
}

/** How a queue's messages are worked off. */
interface Doing {
  /** Of the log line for a message that could not be dealt with. */
  readonly retryCode: string;
  /** Does what a message stands for; throws when it has to come back. */
  readonly run: (body: string) => Promise<void>;
}

/** Longest wait before a message comes back, seconds: how long an outage is noticed after it has ended. */
const maxWaitSeconds = 900;

/**
 * Works off messages, side by side. What fails comes back, each time after twice as long, and in the end goes to the
 * failure queue; the others are done.
 */
export async function doWork(
  records: readonly SQSRecord[],
  { clock, log, redelivery }: WorkTools,
  { retryCode, run }: Doing,
): Promise<SQSBatchResponse> {
  const batchItemFailures: SQSBatchResponse['batchItemFailures'] = [];
  const doOne = async (record: SQSRecord) => {
    try {
      await run(record.body);
    } catch (error) {
      const { messageId, attributes } = record;
      batchItemFailures.push({ itemIdentifier: messageId });
      log.error(retryCode, error, { messageId });
      const waitSeconds = waitSecondsAfter(Number(attributes.ApproximateReceiveCount), clock);
      await redelivery
        .postpone(record, waitSeconds)
        // It then comes back after the visibility timeout.
        .catch((failure) => log.error('NOT-POSTPONED', failure, { messageId }));
    }
  };
  await Promise.all(records.map(doOne));
  return { batchItemFailures };
}

/** 4 to 8 s after the first attempt; the random part keeps those that failed together from coming back together. */
function waitSecondsAfter(attempts: number, clock: Clock): number {
  const seconds = Math.min(maxWaitSeconds, 4 * 2 ** attempts);
  return Math.round(seconds * (0.5 + clock.random() / 2));
}
