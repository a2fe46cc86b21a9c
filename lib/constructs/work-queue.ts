import { Duration, Stack, Validations } from 'aws-cdk-lib';
import { Metric } from 'aws-cdk-lib/aws-cloudwatch';
import { FilterPattern, MetricFilter } from 'aws-cdk-lib/aws-logs';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import type { Alarms } from './alarms.ts';
import { FailureQueue } from './failure-queue.ts';
import type { NodeFunction } from './function.ts';

/** An alarm's name, which is also its section in docs/runbook.md. */
interface QueueAlarm {
  readonly alarm: string;
  readonly impact: string;
}

/** The end of a message that keeps failing. */
type End =
  /** Deliveries before it moves to a dead-letter queue, and the alarm on messages there. */
  | { readonly attempts: number; readonly failed: QueueAlarm }
  /** Time after which it is deleted, for work that is queued again anyway. */
  | { readonly retention: Duration };

type WorkQueueProps = End & {
  readonly alarms: Alarms;
  /** Alarm on the age of the oldest message, including one that is being retried; none for messages that are to wait. */
  readonly behind?: QueueAlarm & { readonly after: Duration };
  /** Timeout of the function that consumes the messages. */
  readonly timeout: Duration;
};

/** Environment of a queue's consumer, less the variable that its queues set. */
export type WorkerEnv<Env> = Omit<Env, 'QUEUE_URLS'>;

interface Consumption {
  readonly batchSize: number;
  /** Maximum number of concurrent batches; at least 2, the minimum of SQS. */
  readonly maxConcurrency: number;
}

/**
 * Visibility timeout beyond the function's own timeout, to allow for its start; the messages of a worker that dies return
 * after it. AWS advises six times the timeout, but for throttled functions: a mapping with a maximum concurrency receives
 * no more than it can deliver.
 * Source: docs/decisions/queues.md#messages-of-a-dead-worker.
 */
const startMargin = Duration.minutes(1);

/** Longest time between two attempts at a message: the first runs into its timeout, then the longest back-off follows. */
const longestPause = (timeout: Duration) => timeout.plus(Duration.minutes(2));

/**
 * A queue of work for one function. A failed message is retried, at the latest after the visibility timeout; one that
 * failed too often moves to a dead-letter queue, and an alarm calls an operator.
 */
export class WorkQueue extends Queue {
  readonly #props: WorkQueueProps;

  constructor(scope: Construct, id: string, props: WorkQueueProps) {
    const { alarms, timeout } = props;
    const failures = 'failed' in props ? new FailureQueue(scope, `${id}Failures`) : undefined;
    super(scope, id, {
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
      visibilityTimeout: timeout.plus(startMargin),
      ...('failed' in props && failures
        ? { deadLetterQueue: { queue: failures, maxReceiveCount: props.attempts } }
        : 'retention' in props && { retentionPeriod: props.retention }),
    });
    this.#props = props;
    if ('failed' in props) failures?.alarm(alarms, props.failed.alarm, props.failed.impact);
    else
      Validations.of(this).acknowledge(
        ...['AwsSolutions-SQS3', 'Serverless-SQSRedrivePolicy'].map((id) => ({
          id,
          reason: 'Its work is queued again, or is too late after a while: a dead-letter queue would fill with copies.',
        })),
      );
  }

  /** Whether its messages are to be taken at once, so that their age says something. */
  get isWatched(): boolean {
    return this.#props.behind !== undefined;
  }

  /** Age of the oldest message, s, without those that were received three times or more. */
  metricWaiting(): Metric {
    return this.metricApproximateAgeOfOldestMessage({ statistic: 'Maximum' });
  }

  /** Age of the oldest message that was received again, s, from the log of the queue's consumer. */
  metricRetried(): Metric {
    return new Metric({ ...retriedAge(this), dimensionsMap: { Queue: this.queueName }, statistic: 'Maximum' });
  }

  fillFrom(source: NodeFunction): void {
    source.allow(['sqs:SendMessage'], this.queueArn);
  }

  /** Makes a function the queue's consumer. It reports failed messages and sets when each is retried. */
  deliverTo(worker: NodeFunction, { batchSize, maxConcurrency }: Consumption): void {
    worker.allow(
      ['sqs:ReceiveMessage', 'sqs:DeleteMessage', 'sqs:GetQueueAttributes', 'sqs:ChangeMessageVisibility'],
      this.queueArn,
    );
    const mapping = worker.addEventSourceMapping(this.node.id, {
      eventSourceArn: this.queueArn,
      batchSize,
      maxConcurrency,
      reportBatchItemFailures: true,
    });
    Validations.of(mapping).acknowledge({
      id: 'Serverless-LambdaEventSourceMappingDestination',
      reason: 'A mapping of a queue has none: the queue itself hands what failed too often to its failure queue.',
    });
    this.#alarmBehind(worker);
  }

  /**
   * Alarms on the first sample that reaches the limit. A retried message gives a sample with each attempt only, so the
   * alarm lasts beyond the longest pause between two, and does not end and begin again with each.
   * Source: docs/decisions/alarms.md#alarms-on-retried-messages.
   */
  #alarmBehind(worker: NodeFunction): void {
    const { alarms, behind, timeout } = this.#props;
    if (behind === undefined) return;
    // One for all queues of a function.
    if (worker.node.tryFindChild('Retried') === undefined)
      new MetricFilter(worker, 'Retried', {
        logGroup: worker.logGroup,
        filterPattern: FilterPattern.stringValue('$.code', '=', 'MESSAGE-RETRIED'),
        metricValue: '$.ageSeconds',
        dimensions: { Queue: '$.queue' },
        metricNamespace: retriedAge(this).namespace,
        metricName: retriedAge(this).metricName,
      });
    // Two, as the metric of retried messages is not there before the first of them.
    for (const [name, metric] of [
      [behind.alarm, this.metricWaiting()],
      [`${behind.alarm}OfRetried`, this.metricRetried()],
    ] as const)
      alarms.add(name, {
        metric,
        threshold: behind.after.toSeconds(),
        period: Duration.minutes(1),
        // The last minute has no data yet, and the first is only a part of its pause.
        periods: Math.ceil(longestPause(timeout).toMinutes({ integral: false })) + 2,
        breaching: 1,
        impact: behind.impact,
      });
  }
}

const retriedAge = (scope: Construct) => ({ namespace: Stack.of(scope).stackName, metricName: 'RetriedAge' });
