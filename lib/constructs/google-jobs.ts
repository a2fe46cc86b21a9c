import { Duration } from 'aws-cdk-lib';
import { FilterPattern } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import type { GoogleEnv } from '../../lambdas/runtime/env.ts';
import { NodeFunction } from './function.ts';
import type { PartProps } from './part-props.ts';
import { WorkQueue } from './work-queue.ts';

type Props = PartProps<Pick<GoogleEnv, 'TABLE_NAME' | 'PUBLIC_BASE_URL'>>;

/** Workers at a time, which share Google's rate; the fewest that SQS takes. A gate change waits for the batches that they have. */
const googleWorkers = { maxConcurrency: 2, batchSize: 5 };

/** The rest of the rate is always there for passengers’ clicks. */
const workersShare = 0.9;

/** Requests a second of each worker. */
const workerRate = (googleRate: number) =>
  Math.max(1, Math.floor((googleRate * workersShare) / googleWorkers.maxConcurrency));

/** Brings changes to Google Wallet within its rate limit. */
export class GoogleJobs extends Construct {
  readonly queue: WorkQueue;

  constructor(scope: Construct, id: string, { data, settings, environment, alarms }: Props) {
    super(scope, id);
    const timeout = Duration.minutes(5);
    this.queue = new WorkQueue(this, 'Queue', {
      alarms,
      failed: {
        alarm: 'WalletBFailures',
        impact: 'Passengers: a change did not reach passes in Google Wallet in 40 attempts.',
      },
      behind: {
        alarm: 'WalletBBehind',
        after: Duration.minutes(10),
        impact: 'Passengers: changes reach Google Wallet at least 10 minutes late.',
      },
      attempts: 40,
      timeout,
    });
    const worker = new NodeFunction(this, 'Function', {
      entry: 'jobs/google/handler.ts',
      description: 'Boarding passes: sends changes to Google Wallet',
      settings,
      environment: {
        ...environment,
        QUEUE_URLS: this.queue.queueUrl,
        GOOGLE_QUEUE_URL: this.queue.queueUrl,
        GOOGLE_RATE: String(workerRate(settings.googleRate)),
      },
      memoryMb: 512,
      timeout,
    });
    worker.allowItems(data.table.tableArn, {
      BatchGetItem: ['pass'],
      GetItem: ['account', 'pass', 'template'],
      UpdateItem: ['pass', 'template'],
    });
    worker.allow(['dynamodb:Query'], data.indexArn('byList'));
    worker.allowCredentials(['secretsmanager:GetSecretValue'], data.certificatesOf('walletb'));
    this.queue.fillFrom(worker);
    this.queue.deliverTo(worker, googleWorkers);
    const { all, any, stringValue } = FilterPattern;
    alarms.addLogLine('WalletBRefusals', {
      worker,
      // A retry is the remedy for the other kinds, busy and unreachable.
      pattern: all(
        stringValue('$.code', '=', 'WALLETB-REFUSED'),
        any(stringValue('$.kind', '=', 'forbidden'), stringValue('$.kind', '=', 'refused')),
      ),
      impact: 'Passengers: Google Wallet refuses changes of passes, and will until the cause is removed.',
    });
  }
}
