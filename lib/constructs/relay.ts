import { Duration } from 'aws-cdk-lib';
import { MathExpression, Metric } from 'aws-cdk-lib/aws-cloudwatch';
import { FilterCriteria, MetricType, StartingPosition } from 'aws-cdk-lib/aws-lambda';
import { FilterPattern, MetricFilter } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import type { RelayEnv } from '../../lambdas/runtime/env.ts';
import { failureFolders, keyPrefixes, relayedKinds } from '../../lambdas/storage/policy-names.ts';
import type { Alarms } from './alarms.ts';
import { NodeFunction } from './function.ts';
import type { PartProps } from './part-props.ts';
import type { WorkQueue } from './work-queue.ts';

type Props = PartProps<Pick<RelayEnv, 'TABLE_NAME' | 'BUCKET_NAME' | 'EVENT_BUS_NAME'>> & {
  readonly queues: Readonly<Record<'fanOut' | 'priorityPush' | 'push' | 'google', WorkQueue>>;
};

/** Consumes the table's stream and starts the follow-up work of each committed change (queues, events, files). */
export class Relay extends Construct {
  constructor(scope: Construct, id: string, { data, settings, environment, alarms, queues }: Props) {
    super(scope, id);
    const streamArn = data.tableStreamArn;
    const relay = new NodeFunction(this, 'Function', {
      entry: 'jobs/relay/handler.ts',
      description: "Boarding passes: relays changes from the table's stream",
      settings,
      environment: {
        ...environment,
        FAN_OUT_QUEUE_URL: queues.fanOut.queueUrl,
        PRIORITY_PUSH_QUEUE_URL: queues.priorityPush.queueUrl,
        PUSH_QUEUE_URL: queues.push.queueUrl,
        GOOGLE_QUEUE_URL: queues.google.queueUrl,
      },
      memoryMb: 512,
      timeout: Duration.minutes(1),
      whyNoDeadLetterQueue:
        'Called by the stream only; its event source mapping repeats, and in the end writes to the bucket.',
    });
    relay.allow(
      ['dynamodb:DescribeStream', 'dynamodb:GetRecords', 'dynamodb:GetShardIterator', 'dynamodb:ListStreams'],
      streamArn,
    );
    relay.allowItems(data.table.tableArn, {
      BatchGetItem: ['parked'],
      DeleteItem: ['parked', 'pass'],
      GetItem: ['template'],
      Query: ['parked', 'pass'],
      UpdateItem: ['parked'],
    });
    for (const queue of Object.values(queues)) queue.fillFrom(relay);
    relay.allow(['events:PutEvents'], data.events.bus.eventBusArn);
    relay.allowUnder(['s3:DeleteObject'], `${data.bucketArn}/i/*`, 'Renderings are named by install links.');
    for (const folder of Object.values(failureFolders))
      relay.allowUnder(['s3:PutObject'], `${data.bucketArn}/${folder}*`, 'Every failure has an object of its own.');
    // Lambda requires it of a mapping whose failure destination is a bucket.
    relay.allow(['s3:ListBucket'], data.bucketArn);
    const mapping = relay.addEventSourceMapping('Stream', {
      eventSourceArn: streamArn,
      // LATEST would lose changes made while the mapping is being created or is disabled.
      startingPosition: StartingPosition.TRIM_HORIZON,
      batchSize: 100,
      reportBatchItemFailures: true,
      bisectBatchOnError: true,
      // Lambda keeps the order per item.
      parallelizationFactor: 10,
      filters: [FilterCriteria.filter({ dynamodb: { Keys: { PK: { S: relayedKinds.map(ofKind) } } } })],
      // The relay parks records that fail alone, so only outages get here. The stream keeps records for 24 hours.
      retryAttempts: -1,
      maxRecordAge: Duration.hours(22),
      onFailure: { bind: () => ({ destination: data.bucketArn }) },
      supportS3OnFailureDestination: true,
      metricsConfig: { metrics: [MetricType.EVENT_COUNT] },
    });

    alarms.add('RelayBehind', {
      metric: relay.metric('IteratorAge', { statistic: 'Maximum' }),
      threshold: Duration.minutes(5).toMilliseconds(),
      periods: 1,
      impact: 'Passengers and airlines: changes of passes reach phones, wallets and events at least 5 minutes late.',
    });
    this.#failures(relay, mapping.eventSourceMappingId, settings.stage, alarms);
  }

  /** Alarms on records that wait for `relay replay`: parked by the relay, or given up by Lambda after 22 hours of outage. */
  #failures(relay: NodeFunction, mappingId: string, stage: string, alarms: Alarms): void {
    const parked = new MetricFilter(this, 'Parked', {
      logGroup: relay.logGroup,
      metricNamespace: `BoardingPassWallet/${stage}`,
      metricName: 'RelayParked',
      filterPattern: FilterPattern.stringValue('$.code', '=', 'RELAY-PARKED'),
    });
    const givenUp = new Metric({
      namespace: 'AWS/Lambda',
      metricName: 'OnFailureDestinationDeliveredEventCount',
      dimensionsMap: { EventSourceMappingUUID: mappingId },
    });
    const waiting = { parked: parked.metric({ statistic: 'Sum' }), givenUp: givenUp.with({ statistic: 'Sum' }) };
    alarms.add('RelayFailures', {
      metric: new MathExpression({
        expression: 'FILL(parked, 0) + FILL(givenUp, 0)',
        label: 'records that wait for a replay',
        usingMetrics: waiting,
      }),
      threshold: 1,
      periods: 1,
      impact:
        'Passengers and airlines: some changes have not reached phones, wallets or events; their stream records wait for a replay.',
    });
  }
}

const ofKind = (kind: (typeof relayedKinds)[number]) => ({ prefix: keyPrefixes[kind] });
