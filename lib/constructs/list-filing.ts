import { Duration, Validations } from 'aws-cdk-lib';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import type { ListFilingEnv } from '../../lambdas/runtime/env.ts';
import type { DataStack } from '../stacks/data-stack.ts';
import type { Alarms } from './alarms.ts';
import { type FunctionSettings, NodeFunction } from './function.ts';

interface ListFilingProps {
  readonly data: DataStack;
  readonly settings: FunctionSettings;
  readonly environment: ListFilingEnv;
  readonly alarms: Alarms;
}

/** Files lists that have become long, so that any page of them can be found by counts. */
export class ListFiling extends Construct {
  /** Takes the lists' keys. */
  readonly queue: Queue;

  constructor(scope: Construct, id: string, { data, settings, environment, alarms }: ListFilingProps) {
    super(scope, id);
    // The job ends itself after 10 minutes.
    const timeout = Duration.minutes(15);
    const failures = this.#failureQueue();
    this.queue = new Queue(this, 'Queue', {
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
      // Six times the function's timeout, as AWS asks for.
      visibilityTimeout: Duration.minutes(90),
      deadLetterQueue: { queue: failures, maxReceiveCount: 3 },
    });
    const job = new NodeFunction(this, 'Function', {
      entry: 'jobs/list-filing.ts',
      description: 'Boarding passes: files long lists',
      settings,
      environment,
      memoryMb: 512,
      timeout,
      failedCalls: 'Called by the queue only, which repeats and then fills the failure queue.',
    });
    job.allow(['dynamodb:Query', 'dynamodb:UpdateItem'], data.table.tableArn);
    job.allow(['dynamodb:Query'], data.listIndexArn);
    job.allow(['sqs:ReceiveMessage', 'sqs:DeleteMessage', 'sqs:GetQueueAttributes'], this.queue.queueArn);
    const mapping = job.addEventSourceMapping('Lists', {
      eventSourceArn: this.queue.queueArn,
      batchSize: 1,
      // Two jobs at one list only get in each other's way; the smallest number that SQS knows is 2.
      maxConcurrency: 2,
      reportBatchItemFailures: true,
    });
    Validations.of(mapping).acknowledge({
      id: 'Serverless-LambdaEventSourceMappingDestination',
      reason: 'A mapping of a queue has none: the queue itself hands what failed 3 times to its failure queue.',
    });

    alarms.add('ListFilingFailures', {
      metric: failures.metricApproximateNumberOfMessagesVisible({ statistic: 'Maximum' }),
      threshold: 1,
      periods: 1,
      whomItHurts: 'Airlines, who wait longer for the later pages of long lists: filing failed 3 times.',
    });
  }

  #failureQueue(): Queue {
    const queue = new Queue(this, 'Failures', {
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
      retentionPeriod: Duration.days(14),
    });
    Validations.of(queue).acknowledge({
      id: 'Serverless-SQSRedrivePolicy',
      reason: 'It is itself the last stop of failed messages; nothing consumes it but an operator.',
    });
    return queue;
  }
}
