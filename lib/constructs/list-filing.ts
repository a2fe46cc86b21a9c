import { Duration } from 'aws-cdk-lib';
import { Construct } from 'constructs';
import type { ListFilingEnv } from '../../lambdas/runtime/env.ts';
import type { DataStack } from '../stacks/data-stack.ts';
import type { Alarms } from './alarms.ts';
import { type FunctionSettings, NodeFunction } from './function.ts';
import { type OfWorker, WorkQueue } from './work-queue.ts';

interface ListFilingProps {
  readonly data: DataStack;
  readonly settings: FunctionSettings;
  readonly environment: OfWorker<ListFilingEnv>;
  readonly alarms: Alarms;
}

/** Files lists that have become long, so that any page of them can be found by counts. */
export class ListFiling extends Construct {
  /** Takes the lists' keys. */
  readonly queue: WorkQueue;

  constructor(scope: Construct, id: string, { data, settings, environment, alarms }: ListFilingProps) {
    super(scope, id);
    // The job ends itself after 10 minutes.
    const timeout = Duration.minutes(15);
    this.queue = new WorkQueue(this, 'Queue', {
      alarms,
      failed: {
        alarm: 'ListFilingFailures',
        whomItHurts: 'Airlines, who wait longer for the later pages of long lists: filing failed 3 times.',
      },
      behind: {
        alarm: 'ListFilingBehind',
        after: Duration.hours(1),
        whomItHurts: 'Airlines, who wait longer for the later pages of long lists: they wait for an hour to be filed.',
      },
      attempts: 3,
      timeout,
    });
    const job = new NodeFunction(this, 'Function', {
      entry: 'jobs/list-filing/handler.ts',
      description: 'Boarding passes: files long lists',
      settings,
      environment: { ...environment, QUEUE_URLS: this.queue.queueUrl },
      memoryMb: 512,
      timeout,
      failedCalls: 'Called by the queue only, which repeats and then fills the failure queue.',
    });
    job.allowItems(data.table.tableArn, { Query: ['list'], UpdateItem: ['list', 'pass', 'template'] });
    job.allow(['dynamodb:Query'], data.listIndexArn);
    // Two jobs at one list only get in each other's way.
    this.queue.deliverTo(job, { batchSize: 1, maxConcurrency: 2 });
  }
}
