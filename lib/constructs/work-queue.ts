import { Duration, Validations } from 'aws-cdk-lib';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import type { Alarms } from './alarms.ts';
import { FailureQueue } from './failure-queue.ts';
import type { NodeFunction } from './function.ts';

/** An alarm's name, which is the section of docs/runbook.md, too. */
interface QueueAlarm {
  readonly alarm: string;
  readonly whomItHurts: string;
}

interface WorkQueueProps {
  readonly alarms: Alarms;
  /** Rings when a message has failed for good. */
  readonly failed: QueueAlarm;
  /** Rings when the oldest message waits so long, also one that fails and comes back. */
  readonly behind: QueueAlarm & { readonly after: Duration };
  /** How often a message is tried before it is given up. */
  readonly attempts: number;
  /** That of the function that takes the messages. */
  readonly timeout: Duration;
}

/** The environment of a function that takes messages, but for what its queues say. */
export type OfWorker<Env> = Omit<Env, 'QUEUE_URLS'>;

interface Consumption {
  readonly batchSize: number;
  /** Most batches at a time; SQS knows no number below 2. */
  readonly maxConcurrency: number;
}

/**
 * How much longer than the function may take its messages stay hidden: for its start. Those of a worker that dies come
 * back then. Not the six times of AWS's advice, which is for throttled functions: a mapping with a maximum concurrency
 * takes no more than it can hand over.
 * Source: docs/decisions/0077-messages-of-a-dead-worker.md.
 */
const startMargin = Duration.minutes(1);

/**
 * Work that waits for a function. What fails comes back, at the latest after the visibility timeout; what has failed
 * too often waits in a failure queue for an operator, whom an alarm calls.
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
    failures.alarm(alarms, failed.alarm, failed.whomItHurts);
    alarms.add(behind.alarm, {
      metric: this.metricApproximateAgeOfOldestMessage({ statistic: 'Maximum' }),
      threshold: behind.after.toSeconds(),
      period: Duration.minutes(1),
      periods: 2,
      whomItHurts: behind.whomItHurts,
    });
  }

  fillFrom(source: NodeFunction): void {
    source.allow(['sqs:SendMessage'], this.queueArn);
  }

  /** Has a function take the messages, and say when those come back that it could not deal with. */
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
