import { Duration } from 'aws-cdk-lib';
import { FilterPattern } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import type { PushEnv } from '../../lambdas/runtime/env.ts';
import { NodeFunction } from './function.ts';
import type { PartProps } from './part-props.ts';
import { type WorkerEnv, WorkQueue } from './work-queue.ts';

type Props = PartProps<Omit<WorkerEnv<PushEnv>, 'APNS_ENDPOINT_URL' | 'PUSH_QUEUE_URL'>>;

/** Pushes changes of passes to phones. Urgent ones have a priority queue. */
export class PushJobs extends Construct {
  readonly queue: WorkQueue;
  readonly priorityQueue: WorkQueue;

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
    const worker = new NodeFunction(this, 'Function', {
      entry: 'jobs/push/handler.ts',
      description: 'Boarding passes: notifies phones of changes',
      settings,
      environment: {
        ...environment,
        PUSH_QUEUE_URL: this.queue.queueUrl,
        QUEUE_URLS: `${this.queue.queueUrl},${this.priorityQueue.queueUrl}`,
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
    // Accepted pushes that could not be recorded.
    this.queue.fillFrom(worker);
    worker.allowCredentials(['secretsmanager:GetSecretValue'], data.certificatesOf('walleta'));
    alarms.addLogLine('PushRefusals', {
      worker,
      pattern: FilterPattern.stringValue('$.code', '=', 'PUSH-REFUSED'),
      impact: 'Passengers: Apple refuses to notify phones of an airline, and will until its certificate is replaced.',
    });
    // 50 devices at a time in a function: it has as many connections to DynamoDB, to record each push.
    this.queue.deliverTo(worker, { batchSize: 1, maxConcurrency: settings.pushWorkers });
    this.priorityQueue.deliverTo(worker, { batchSize: 2, maxConcurrency: 5 });
  }
}
