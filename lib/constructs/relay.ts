import { Duration, Validations } from 'aws-cdk-lib';
import { StartingPosition } from 'aws-cdk-lib/aws-lambda';
import { SqsDlq } from 'aws-cdk-lib/aws-lambda-event-sources';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import type { RelayEnv } from '../../lambdas/runtime/env.ts';
import type { DataStack } from '../stacks/data-stack.ts';
import type { Alarms } from './alarms.ts';
import { type FunctionSettings, NodeFunction } from './function.ts';

interface RelayProps {
  readonly data: DataStack;
  readonly settings: FunctionSettings;
  readonly environment: RelayEnv;
  readonly alarms: Alarms;
}

/** Follows the table's stream: what a committed change still has to bring about. */
export class Relay extends Construct {
  constructor(scope: Construct, id: string, { data, settings, environment, alarms }: RelayProps) {
    super(scope, id);
    const failures = this.#failureQueue();
    const streamArn = data.tableStreamArn;
    const relay = new NodeFunction(this, 'Function', {
      entry: 'jobs/relay.ts',
      description: "Boarding passes: follows the table's stream",
      settings,
      environment,
      memoryMb: 512,
      // A template's change removes the files of all its passes, 100 in about 0.2 s.
      timeout: Duration.minutes(5),
      failedCalls: 'Called by the stream only; its event source mapping repeats and then fills the failure queue.',
    });
    relay.allow(
      ['dynamodb:DescribeStream', 'dynamodb:GetRecords', 'dynamodb:GetShardIterator', 'dynamodb:ListStreams'],
      streamArn,
    );
    relay.allow(['dynamodb:GetItem'], data.table.tableArn);
    relay.allow(['dynamodb:Query'], data.listIndexArn);
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
    alarms.add('RelayFailures', {
      metric: failures.metricApproximateNumberOfMessagesVisible({ statistic: 'Maximum' }),
      threshold: 1,
      periods: 1,
      whomItHurts: 'Passengers: changes of passes were given up after 10 retries. The failure queue says which.',
    });
  }

  #failureQueue(): Queue {
    const queue = new Queue(this, 'Failures', {
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
      retentionPeriod: Duration.days(14),
    });
    const reason = 'It is itself the last stop of failed records; nothing consumes it but an operator.';
    Validations.of(queue).acknowledge(
      { id: 'AwsSolutions-SQS3', reason },
      { id: 'Serverless-SQSRedrivePolicy', reason },
    );
    return queue;
  }
}
