import { Duration, Stack } from 'aws-cdk-lib';
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { CfnSchedule } from 'aws-cdk-lib/aws-scheduler';
import { Construct } from 'constructs';
import type { DueEnv, DueWorkEnv } from '../../lambdas/runtime/env.ts';
import { dueScheduleName } from '../names.ts';
import { FailureQueue } from './failure-queue.ts';
import { NodeFunction } from './function.ts';
import type { PartProps } from './part-props.ts';
import { type WorkerEnv, WorkQueue } from './work-queue.ts';

type Props = PartProps<Omit<DueEnv, 'DUE_QUEUE_URL'> & WorkerEnv<DueWorkEnv>>;

/**
 * Expires and archives passes on time: one schedule for all passes starts a run every minute that queues those that have
 * become due, and workers process the queue.
 * Source: docs/decisions/expiry.md#due-work-is-forgotten
 */
export class DueJobs extends Construct {
  readonly #props: Props;

  constructor(scope: Construct, id: string, props: Props) {
    super(scope, id);
    this.#props = props;
    const timeout = Duration.seconds(30);
    const queue = new WorkQueue(this, 'Queue', {
      alarms: props.alarms,
      behind: {
        alarm: 'DueBehind',
        after: Duration.minutes(10),
        impact: 'Passengers and airlines: passes are expired or archived at least 10 minutes late.',
      },
      // Due passes are queued again every minute, so few copies of one that fails wait. Longer than the alarm's limit.
      retention: Duration.minutes(15),
      timeout,
    });
    this.#worker(queue, timeout);
    this.#schedule(this.#finder(queue));
  }

  #worker(queue: WorkQueue, timeout: Duration): void {
    const { data, settings, environment } = this.#props;
    const worker = new NodeFunction(this, 'WorkFunction', {
      entry: 'jobs/due-work/handler.ts',
      description: 'Boarding passes: expires and archives passes',
      settings,
      environment: { ...environment, QUEUE_URLS: queue.queueUrl },
      memoryMb: 512,
      timeout,
    });
    worker.allowItems(data.table.tableArn, {
      GetItem: ['pass', 'template'],
      PutItem: ['pass'],
      UpdateItem: ['list', 'pass'],
      DeleteItem: ['group'],
    });
    worker.allowUnder(
      ['s3:PutObject', 's3:DeleteObject'],
      `${data.bucketArn}/archive/*`,
      'Every archived pass has an object of its own.',
    );
    queue.deliverTo(worker, { batchSize: 10, maxConcurrency: settings.dueWorkers });
  }

  #finder(queue: WorkQueue): NodeFunction {
    const { data, settings, environment, alarms } = this.#props;
    const finder = new NodeFunction(this, 'Function', {
      entry: 'jobs/due/handler.ts',
      description: 'Boarding passes: queues due passes',
      settings,
      environment: { TABLE_NAME: environment.TABLE_NAME, DUE_QUEUE_URL: queue.queueUrl },
      memoryMb: 512,
      timeout: Duration.seconds(55),
      whyNoDeadLetterQueue: 'The run of the next minute finds what this one did not, and an alarm counts failed runs.',
    });
    finder.allow(['dynamodb:Query'], data.indexArn('byDue'));
    finder.allow(['sqs:SendMessage'], queue.queueArn);
    alarms.add('DueErrors', {
      metric: finder.metricErrors({ statistic: 'Sum' }),
      threshold: 3,
      periods: 1,
      impact: 'Passengers and airlines: due passes cannot be queued, and are expired or archived late.',
    });
    alarms.addSilence('DueStopped', {
      metric: finder.metricInvocations({ statistic: 'Sum' }),
      impact: 'Passengers and airlines: no pass expires or is archived, as the schedule is paused or gone.',
    });
    return finder;
  }

  #schedule(finder: NodeFunction): void {
    const { alarms, settings } = this.#props;
    const failures = new FailureQueue(this, 'ScheduleFailures', 'service');
    failures.alarm(
      alarms,
      'DueScheduleFailures',
      'Passengers and airlines: the schedule could not start a run; passes are expired or archived late.',
    );
    const role = new Role(this, 'ScheduleRole', {
      assumedBy: new ServicePrincipal('scheduler.amazonaws.com', {
        conditions: { StringEquals: { 'aws:SourceAccount': Stack.of(this).account } },
      }),
    });
    role.addToPolicy(new PolicyStatement({ actions: ['lambda:InvokeFunction'], resources: [finder.functionArn] }));
    role.addToPolicy(new PolicyStatement({ actions: ['sqs:SendMessage'], resources: [failures.queueArn] }));
    const schedule = new CfnSchedule(this, 'Schedule', {
      name: dueScheduleName(settings.stage),
      description: 'Starts the run that queues due passes; npm run admin -- due pause|resume',
      scheduleExpression: 'rate(1 minute)',
      flexibleTimeWindow: { mode: 'OFF' },
      target: {
        arn: finder.functionArn,
        roleArn: role.roleArn,
        // A late run would find nothing that the next run does not.
        retryPolicy: { maximumEventAgeInSeconds: 60, maximumRetryAttempts: 2 },
        deadLetterConfig: { arn: failures.queueArn },
      },
    });
    // Scheduler refuses a schedule whose role may not yet invoke the target.
    schedule.node.addDependency(role);
  }
}
