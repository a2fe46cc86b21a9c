import { Duration } from 'aws-cdk-lib';
import { Construct } from 'constructs';
import type { GoogleEnv } from '../../lambdas/runtime/env.ts';
import type { DataStack } from '../stacks/data-stack.ts';
import type { Alarms } from './alarms.ts';
import { type FunctionSettings, NodeFunction } from './function.ts';
import { WorkQueue } from './work-queue.ts';

interface GoogleJobsProps {
  readonly data: DataStack;
  readonly settings: FunctionSettings;
  readonly environment: Pick<GoogleEnv, 'TABLE_NAME' | 'PUBLIC_BASE_URL'>;
  readonly alarms: Alarms;
}

/** Brings changes to Google Wallet within its rate limit. */
export class GoogleJobs extends Construct {
  readonly queue: WorkQueue;

  constructor(scope: Construct, id: string, { data, settings, environment, alarms }: GoogleJobsProps) {
    super(scope, id);
    const timeout = Duration.minutes(5);
    this.queue = new WorkQueue(this, 'Queue', {
      alarms,
      failed: {
        alarm: 'WalletBFailures',
        impact: 'Passengers: a change did not reach passes in Wallet B in 10 attempts.',
      },
      behind: {
        alarm: 'WalletBBehind',
        after: Duration.minutes(10),
        impact: 'Passengers: passes in Wallet B show what has changed 10 minutes late or more.',
      },
      attempts: 10,
      timeout,
    });
    const worker = new NodeFunction(this, 'Function', {
      entry: 'jobs/google/handler.ts',
      description: 'Boarding passes: brings changes to Wallet B',
      settings,
      environment: { ...environment, QUEUE_URLS: this.queue.queueUrl, GOOGLE_QUEUE_URL: this.queue.queueUrl },
      memoryMb: 512,
      timeout,
      whyNoDeadLetterQueue: 'Called by the queue only, which repeats and then fills its failure queue.',
    });
    worker.allowItems(data.table.tableArn, {
      BatchGetItem: ['pass'],
      GetItem: ['account', 'pass', 'template'],
      UpdateItem: ['pass', 'template'],
    });
    worker.allow(['dynamodb:Query'], data.listIndexArn);
    worker.allowUnder(
      ['secretsmanager:GetSecretValue'],
      data.certificatesOf('walletb'),
      'Issuers are added to accounts while the service runs; their names are not known at deployment.',
    );
    this.queue.fillFrom(worker);
    // Google allows 20 requests a second: 7 for each of two workers, and the rest for passengers' clicks.
    this.queue.deliverTo(worker, { batchSize: 5, maxConcurrency: 2 });
  }
}
