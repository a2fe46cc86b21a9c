import { Duration } from 'aws-cdk-lib';
import { FilterPattern } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import type { PushEnv } from '../../lambdas/runtime/env.ts';
import { metricNamespace } from '../names.ts';
import { pushBatches, pushPaceOf } from '../push-pace.ts';
import { NodeFunction } from './function.ts';
import type { PartProps } from './part-props.ts';
import { WorkQueue } from './work-queue.ts';

type Props = PartProps<Pick<PushEnv, 'TABLE_NAME'>>;

/** Pushes changes of passes to phones. Urgent ones have a priority queue. */
export class PushJobs extends Construct {
  readonly queue: WorkQueue;
  readonly priorityQueue: WorkQueue;
  /** Its messages wait for up to 15 minutes: among others they would ring the alarms on age. */
  readonly repeatQueue: WorkQueue;

  constructor(scope: Construct, id: string, { data, settings, environment, alarms }: Props) {
    super(scope, id);
    const timeout = Duration.minutes(1);
    // With exponential back-off 40 attempts last about an hour, long enough to outlast an outage at Apple.
    const common = { alarms, attempts: 40, timeout };
    this.queue = new WorkQueue(this, 'Queue', {
      ...common,
      failed: {
        alarm: 'PushFailures',
        impact: 'Passengers: phones were not notified of a change in 40 attempts and show outdated passes.',
      },
      behind: {
        alarm: 'PushBehind',
        after: Duration.minutes(5),
        impact: 'Passengers: phones are notified of changes at least 5 minutes late.',
      },
    });
    this.priorityQueue = new WorkQueue(this, 'PriorityQueue', {
      ...common,
      failed: {
        alarm: 'PriorityPushFailures',
        impact: 'Passengers: phones were not notified of an urgent change in 40 attempts.',
      },
      behind: {
        alarm: 'PriorityPushBehind',
        // More than a minute, over which the pushes of a flight may be paced.
        after: Duration.minutes(2),
        impact: 'Passengers: phones are notified of urgent changes at least 2 minutes late.',
      },
    });
    this.repeatQueue = new WorkQueue(this, 'RepeatQueue', { alarms, timeout, retention: Duration.hours(1) });
    const pace = pushPaceOf(settings);
    const worker = new NodeFunction(this, 'Function', {
      entry: 'jobs/push/handler.ts',
      description: 'Boarding passes: notifies phones of changes',
      settings,
      environment: {
        ...environment,
        METRICS_NAMESPACE: metricNamespace(settings.stage),
        PUSH_QUEUE_URL: this.queue.queueUrl,
        REPEAT_QUEUE_URL: this.repeatQueue.queueUrl,
        PUSH_CALLS_PER_SECOND: String(pace.callsPerSecond),
        PUSH_CALLS_AT_ONCE: String(pace.callsAtOnce),
        REPEAT_CALLS_PER_SECOND: String(pace.repeatCallsPerSecond),
        QUEUE_URLS: [this.queue, this.priorityQueue, this.repeatQueue].map(({ queueUrl }) => queueUrl).join(),
      },
      memoryMb: 512,
      timeout,
    });
    worker.allowItems(data.table.tableArn, {
      BatchGetItem: ['pass'],
      GetItem: ['account', 'pass', 'template'],
      Query: ['pass'],
      UpdateItem: ['pass'],
      DeleteItem: ['pass'],
    });
    // Accepted pushes that could not be recorded, and pushes to repeat.
    for (const queue of [this.queue, this.repeatQueue]) queue.fillFrom(worker);
    worker.allowCredentials(['secretsmanager:GetSecretValue'], data.certificatesOf('walleta'));
    alarms.addLogLine('PushRefusals', {
      worker,
      pattern: FilterPattern.stringValue('$.code', '=', 'PUSH-REFUSED'),
      impact: 'Passengers: Apple refuses to notify phones of an airline, and will until its certificate is replaced.',
    });
    const { batchSize, urgentBatchSize } = pushBatches;
    this.queue.deliverTo(worker, { batchSize, maxConcurrency: pace.workers });
    this.priorityQueue.deliverTo(worker, { batchSize: urgentBatchSize, maxConcurrency: pace.urgentWorkers });
    this.repeatQueue.deliverTo(worker, { batchSize: 1, maxConcurrency: pace.repeatWorkers });
  }
}
