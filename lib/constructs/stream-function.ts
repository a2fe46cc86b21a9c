import { Duration } from 'aws-cdk-lib';
import { Metric } from 'aws-cdk-lib/aws-cloudwatch';
import {
  FilterCriteria,
  type EventSourceMapping as Mapping,
  MetricType,
  StartingPosition,
} from 'aws-cdk-lib/aws-lambda';
import { FilterPattern, MetricFilter } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import { givenUpFolder, type StreamReader, streamReaders } from '../../lambdas/storage/policy-names.ts';
import { metricNamespace } from '../names.ts';
import type { DataStack } from '../stacks/data-stack.ts';
import { streamFilters } from '../stream-filters.ts';
import type { Alarms } from './alarms.ts';
import { NodeFunction } from './function.ts';
import type { PartProps } from './part-props.ts';

interface Props extends Omit<PartProps<Readonly<Record<string, string>>>, 'alarms'> {
  readonly reader: StreamReader;
  readonly entry: string;
  readonly description: string;
  /** Batches of a shard at a time. */
  readonly parallelism: number;
  /** Time for which records are gathered to a batch; by default none. */
  readonly gatheredFor?: Duration;
  /** Windows of time, in which events name their shard; they need a parallelism of 1. */
  readonly window?: Duration;
}

/** Names and texts of a reader's alarms. */
interface AlarmTexts {
  /** `{name}Behind`, `{name}Stopped` and `{name}Failures` are the alarms, `{name}Parked` is the metric. */
  readonly name: string;
  /** The log code of a parked record. */
  readonly parkedCode: string;
  readonly behind: string;
  readonly stopped: string;
  readonly failures: string;
}

/**
 * Reads the table's stream, and parks records that fail by themselves. A shard has at most two readers.
 * Source: docs/limits.md#data;
 * docs/decisions/alarms.md#silence-rings
 */
export class StreamFunction extends NodeFunction {
  readonly mapping: Mapping;

  constructor(scope: Construct, id: string, props: Props) {
    const { data, settings, environment, entry, description, reader, parallelism, gatheredFor, window } = props;
    super(scope, id, {
      entry,
      description,
      settings,
      environment,
      memoryMb: 512,
      timeout: Duration.minutes(1),
      whyNoDeadLetterQueue:
        'Called by the stream only; its event source mapping repeats, and in the end writes to the bucket.',
    });
    this.allow(
      ['dynamodb:DescribeStream', 'dynamodb:GetRecords', 'dynamodb:GetShardIterator', 'dynamodb:ListStreams'],
      data.tableStreamArn,
    );
    this.#allowParking(data, reader);
    this.mapping = this.addEventSourceMapping('Stream', {
      eventSourceArn: data.tableStreamArn,
      // LATEST would lose changes made while the mapping is being created or is disabled.
      startingPosition: StartingPosition.TRIM_HORIZON,
      batchSize: settings.streamBatch,
      reportBatchItemFailures: true,
      bisectBatchOnError: true,
      // Lambda keeps the order per item.
      parallelizationFactor: parallelism,
      ...(gatheredFor && { maxBatchingWindow: gatheredFor }),
      ...(window && { tumblingWindow: window }),
      filters: streamFilters[reader].map((pattern) => FilterCriteria.filter(pattern)),
      // Records that fail alone are parked, so only outages get here. The stream keeps records for 24 hours.
      retryAttempts: -1,
      maxRecordAge: Duration.hours(22),
      onFailure: { bind: () => ({ destination: data.bucketArn }) },
      supportS3OnFailureDestination: true,
      metricsConfig: { metrics: [MetricType.EVENT_COUNT] },
    });
  }

  #allowParking(data: DataStack, reader: StreamReader): void {
    const { marks, folder } = streamReaders[reader];
    for (const under of [folder, givenUpFolder])
      this.allowUnder(['s3:PutObject'], `${data.bucketArn}/${under}*`, 'Every failure has an object of its own.');
    // Lambda requires it of a mapping whose failure destination is a bucket.
    this.allow(['s3:ListBucket'], data.bucketArn);
    this.allowItems(data.table.tableArn, {
      BatchGetItem: [marks],
      UpdateItem: [marks],
    });
  }

  /** Alarms on a late reader, on one that reads no more, and on records that wait for `relay replay`: parked, or given up after 22 hours of outage. */
  alarmOn(alarms: Alarms, stage: string, { name, parkedCode, behind, stopped, failures }: AlarmTexts): void {
    alarms.add(`${name}Behind`, {
      metric: this.metric('IteratorAge', { statistic: 'Maximum' }),
      threshold: Duration.minutes(5).toMilliseconds(),
      periods: 1,
      impact: behind,
    });
    // Every poll counts, with 0 if nothing was new. Source: AWS Lambda Developer Guide, "Event source mapping metrics".
    alarms.addSilence(`${name}Stopped`, { metric: this.#ofMapping('PolledEventCount'), impact: stopped });
    const parked = new MetricFilter(this, 'Parked', {
      logGroup: this.logGroup,
      metricNamespace: metricNamespace(stage),
      metricName: `${name}Parked`,
      filterPattern: FilterPattern.stringValue('$.code', '=', parkedCode),
    });
    for (const [alarm, metric] of [
      [`${name}Failures`, parked.metric({ statistic: 'Sum' })],
      [`${name}FailuresOfOutage`, this.#ofMapping('OnFailureDestinationDeliveredEventCount')],
    ] as const)
      alarms.add(alarm, { metric, threshold: 1, periods: 1, impact: failures });
  }

  #ofMapping(metricName: string): Metric {
    return new Metric({
      namespace: 'AWS/Lambda',
      metricName,
      dimensionsMap: { EventSourceMappingUUID: this.mapping.eventSourceMappingId },
      statistic: 'Sum',
    });
  }
}
