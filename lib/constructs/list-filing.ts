import { Duration } from 'aws-cdk-lib';
import { Construct } from 'constructs';
import type { ListFilingEnv } from '../../lambdas/runtime/env.ts';
import { NodeFunction } from './function.ts';
import type { PartProps } from './part-props.ts';
import { type WorkerEnv, WorkQueue } from './work-queue.ts';

type Props = PartProps<WorkerEnv<ListFilingEnv>>;

/**
 * Files long lists into counted blocks, so that any page can be found without reading those before it, and counts flights
 * whose counts are old.
 */
export class ListFiling extends Construct {
  /** Its messages are the lists' keys, and flights. */
  readonly queue: WorkQueue;

  constructor(scope: Construct, id: string, { data, settings, environment, alarms }: Props) {
    super(scope, id);
    // The job stops itself after 10 minutes.
    const timeout = Duration.minutes(15);
    this.queue = new WorkQueue(this, 'Queue', {
      alarms,
      failed: {
        alarm: 'ListFilingFailures',
        impact: 'Airlines: later pages of long lists take longer, or counts of flights are old: it failed 3 times.',
      },
      behind: {
        alarm: 'ListFilingBehind',
        after: Duration.hours(1),
        impact:
          'Airlines: later pages of long lists take longer, and counts of flights are old: both wait for an hour.',
      },
      attempts: 3,
      timeout,
    });
    const job = new NodeFunction(this, 'Function', {
      entry: 'jobs/list-filing/handler.ts',
      description: 'Boarding passes: files long lists, counts flights',
      settings,
      environment: { ...environment, QUEUE_URLS: this.queue.queueUrl },
      memoryMb: 512,
      timeout,
    });
    job.allowItems(data.table.tableArn, {
      BatchGetItem: ['counts', 'pass', 'template'],
      GetItem: ['counts', 'pass'],
      PutItem: ['counts'],
      Query: ['list'],
      UpdateItem: ['list', 'pass', 'template'],
    });
    job.allow(['dynamodb:Query'], data.indexArn('byList'), data.indexArn('byTemplate'));
    // More workers would only contend for the same lists; 2 is the least that SQS takes.
    this.queue.deliverTo(job, { batchSize: 1, maxConcurrency: 2 });
  }
}
