import { Duration, Validations } from 'aws-cdk-lib';
import { StartingPosition } from 'aws-cdk-lib/aws-lambda';
import { SqsDlq } from 'aws-cdk-lib/aws-lambda-event-sources';
import { Construct } from 'constructs';
import type { RelayEnv } from '../../lambdas/runtime/env.ts';
import type { DataStack } from '../stacks/data-stack.ts';
import type { Alarms } from './alarms.ts';
import { FailureQueue } from './failure-queue.ts';
import { type FunctionSettings, NodeFunction } from './function.ts';
import type { WorkQueue } from './work-queue.ts';

interface RelayProps {
  readonly data: DataStack;
  readonly settings: FunctionSettings;
  readonly environment: Pick<RelayEnv, 'TABLE_NAME' | 'BUCKET_NAME' | 'EVENT_BUS_NAME'>;
  readonly queues: Readonly<Record<'fanOut' | 'priorityPush' | 'push' | 'walletB', WorkQueue>>;
  readonly alarms: Alarms;
}

/** Follows the table's stream: what a committed change still has to bring about. */
export class Relay extends Construct {
  constructor(scope: Construct, id: string, { data, settings, environment, alarms, queues }: RelayProps) {
    super(scope, id);
    const failures = new FailureQueue(this, 'Failures');
    Validations.of(failures).acknowledge({
      id: 'AwsSolutions-SQS3',
      reason: 'It is itself the last stop of failed records; nothing consumes it but an operator.',
    });
    const streamArn = data.tableStreamArn;
    const relay = new NodeFunction(this, 'Function', {
      entry: 'jobs/relay.ts',
      description: "Boarding passes: follows the table's stream",
      settings,
      environment: {
        ...environment,
        FAN_OUT_QUEUE_URL: queues.fanOut.queueUrl,
        PRIORITY_PUSH_QUEUE_URL: queues.priorityPush.queueUrl,
        PUSH_QUEUE_URL: queues.push.queueUrl,
        WALLETB_QUEUE_URL: queues.walletB.queueUrl,
      },
      memoryMb: 512,
      timeout: Duration.minutes(1),
      failedCalls: 'Called by the stream only; its event source mapping repeats and then fills the failure queue.',
    });
    relay.allow(
      ['dynamodb:DescribeStream', 'dynamodb:GetRecords', 'dynamodb:GetShardIterator', 'dynamodb:ListStreams'],
      streamArn,
    );
    relay.allowItems(data.table.tableArn, { GetItem: ['template'], Query: ['pass'], DeleteItem: ['pass'] });
    for (const queue of Object.values(queues)) queue.fillFrom(relay);
    relay.allow(['events:PutEvents'], data.eventBusArn);
    relay.allowUnder(
      ['s3:DeleteObject'],
      `${data.bucketArn}/i/*`,
      'Every pass has files of its own, named by its link.',
    );
    relay.addEventSourceMapping('Stream', {
      eventSourceArn: streamArn,
      // Not LATEST: changes made while the mapping is created or disabled would be lost.
      startingPosition: StartingPosition.TRIM_HORIZON,
      batchSize: 100,
      reportBatchItemFailures: true,
      bisectBatchOnError: true,
      retryAttempts: 10,
      onFailure: new SqsDlq(failures),
    });

    alarms.add('RelayBehind', {
      metric: relay.metric('IteratorAge', { statistic: 'Maximum' }),
      threshold: Duration.minutes(5).toMilliseconds(),
      periods: 1,
      whomItHurts:
        'Passengers and airlines: changes of passes reach phones, wallets and events 5 minutes late or more.',
    });
    failures.alarm(
      alarms,
      'RelayFailures',
      'Passengers: changes of passes were given up after 10 retries. The failure queue says which.',
    );
  }
}
