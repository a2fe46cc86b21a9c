import { Duration, Validations } from 'aws-cdk-lib';
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

interface WorkQueueProps {
  readonly alarms: Alarms;
  /** Alarm on messages that reached the dead-letter queue. */
  readonly failed: QueueAlarm;
  /** Alarm on the age of the oldest message, including one that is being retried. */
  readonly behind: QueueAlarm & { readonly after: Duration };
  /** Deliveries before a message moves to the dead-letter queue. */
  readonly attempts: number;
  /** Timeout of the function that consumes the messages. */
  readonly timeout: Duration;
}

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
 * Source: docs/decisions/0077-messages-of-a-dead-worker.md.
 */
const startMargin = Duration.minutes(1);

/**
 * A queue of work for one function. A failed message is retried, at the latest after the visibility timeout; one that
 * failed too often moves to a dead-letter queue, and an alarm calls an operator.
 */
export class WorkQueue extends Queue {
  constructor(scope: Construct, id: string, { alarms, failed, behind, attempts, timeout }: WorkQueueProps) {
    const failures = new FailureQueue(scope, `${id}Failures`);
    super(scope, id, {
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
      visibilityTimeout: timeout.plus(startMargin),
      deadLetterQueue: { queue: failures, maxReceiveCount: attempts },
    });
    failures.alarm(alarms, failed.alarm, failed.impact);
    alarms.add(behind.alarm, {
      metric: this.metricApproximateAgeOfOldestMessage({ statistic: 'Maximum' }),
      threshold: behind.after.toSeconds(),
      period: Duration.minutes(1),
      periods: 2,
      impact: behind.impact,
    });
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
  }
}
