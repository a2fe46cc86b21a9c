import type { SQSBatchResponse, SQSRecord } from 'aws-lambda';
import type { Clock, Log } from '../../ports/runtime.ts';
import type { Redelivery } from '../../ports/work.ts';

export interface WorkServices {
  readonly clock: Clock;
  readonly log: Log;
  readonly redelivery: Redelivery;
}

/** Processing of a queue's messages. */
interface MessageProcessing {
  /** Log code for a failed message. */
  readonly retryCode: string;
  /** Ids of a message for the log, if no failure queue will keep it. */
  readonly idsOf?: (body: string) => object;
  /** Processes a message; `isRedelivered` if an attempt may have been made. @throws if it has to be retried. */
  readonly run: (body: string, isRedelivered: boolean) => Promise<void>;
}

/** Upper limit of the exponential back-off, s, and so of the delay after an outage has ended. */
const maxWaitSeconds = 120;

/**
 * Processes messages in parallel. Failed ones are retried with exponential back-off, and in the end move to the
 * dead-letter queue.
 */
export async function processMessages(
  records: readonly SQSRecord[],
  { clock, log, redelivery }: WorkServices,
  { retryCode, idsOf, run }: MessageProcessing,
): Promise<SQSBatchResponse> {
  const batchItemFailures: SQSBatchResponse['batchItemFailures'] = [];
  const processOne = async (record: SQSRecord) => {
    const { attributes, body, messageId } = record;
    const receives = Number(attributes.ApproximateReceiveCount);
    if (receives > 1) logRetry(record, receives, log, clock);
    try {
      await run(body, receives > 1);
    } catch (error) {
      batchItemFailures.push({ itemIdentifier: messageId });
      log.error(retryCode, error, { messageId, ...idsOf?.(body) });
      const waitSeconds = waitSecondsAfter(receives, clock);
      await redelivery
        .postpone(record, waitSeconds)
        // The message then returns after the visibility timeout.
        .catch((failure) => log.error('NOT-POSTPONED', failure, { messageId }));
    }
  };
  await Promise.all(records.map(processOne));
  return { batchItemFailures };
}

/**
 * Logs the age of a message that has failed before, which an alarm watches: SQS leaves messages that were received three
 * times out of its own metric. Logged at the start, since an attempt that times out comes to no end.
 * Source: docs/decisions/alarms.md#alarms-on-retried-messages.
 */
function logRetry({ attributes, eventSourceARN }: SQSRecord, receives: number, log: Log, clock: Clock): void {
  const ageSeconds = Math.round((clock.now().getTime() - Number(attributes.SentTimestamp)) / 1_000);
  log.info('MESSAGE-RETRIED', { queue: eventSourceARN.split(':').at(-1), ageSeconds, receives });
}

/**
 * 4 to 8 s after the first attempt, then doubling; jitter spreads messages that failed together.
 * Source: docs/decisions/queues.md#pushes-come-back-later-and-later
 */
function waitSecondsAfter(attempts: number, clock: Clock): number {
  const seconds = Math.min(maxWaitSeconds, 4 * 2 ** attempts);
  return Math.round(seconds * (0.5 + clock.random() / 2));
}
