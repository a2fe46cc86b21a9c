import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { DynamoDBStreamsClient } from '@aws-sdk/client-dynamodb-streams';
import { QueueMapping } from '../../world/aws/queue-mapping.ts';
import type { DiscardedRecords } from '../../world/aws/stream-lane.ts';
import { credentials, region } from '../basics/account.ts';
import type { Resource } from '../cloud/cloud.ts';
import { faultyInvoker } from '../faults/faulty-invoker.ts';
import { StreamPoller } from '../lambda/stream-poller.ts';
import { type DeployOptions, refuseUnknown } from './deploy.ts';
import { refuseUnreadable } from './event-source.ts';
import type { StandIns } from './stand-ins.ts';

interface MappingProperties {
  readonly EventSourceArn: string;
  readonly FunctionName: string;
  readonly FunctionResponseTypes?: readonly string[];
  readonly BatchSize?: number;
  readonly BisectBatchOnFunctionError?: boolean;
  readonly DestinationConfig?: { readonly OnFailure?: { readonly Destination: string } };
  readonly FilterCriteria?: { readonly Filters: readonly { readonly Pattern: string }[] };
  readonly MaximumBatchingWindowInSeconds?: number;
  readonly MaximumRecordAgeInSeconds?: number;
  readonly MaximumRetryAttempts?: number;
  readonly ParallelizationFactor?: number;
  readonly ScalingConfig?: { readonly MaximumConcurrency: number };
  readonly StartingPosition?: string;
  readonly TumblingWindowInSeconds?: number;
}

/** Properties that have an effect here, or that have none on deliveries. */
const mappingProperties = [
  'BatchSize',
  'BisectBatchOnFunctionError',
  'DestinationConfig',
  'EventSourceArn',
  'FilterCriteria',
  'FunctionName',
  'FunctionResponseTypes',
  'MaximumRecordAgeInSeconds',
  'MaximumRetryAttempts',
  'MetricsConfig',
  'ParallelizationFactor',
  'ScalingConfig',
  'StartingPosition',
  'Tags',
];

/** Those that only mappings of streams have here. */
const ofStreams = ['MaximumBatchingWindowInSeconds', 'TumblingWindowInSeconds'];

/** Event source mappings of streams and queues, not yet polling. */
export function deployMappings(options: DeployOptions): { streams: StreamPoller[]; queues: QueueMapping[] } {
  const mappings = options.cloud.resources<MappingProperties>('AWS::Lambda::EventSourceMapping');
  for (const { properties } of mappings) {
    const isOfStream = properties.EventSourceArn.startsWith('arn:aws:dynamodb:');
    refuseUnknown('EventSourceMapping', properties, [...mappingProperties, ...(isOfStream ? ofStreams : [])]);
    refuseUnreadable(options.standIns.iam, {
      functionName: options.standIns.targets.function(properties.FunctionName).definition.name,
      sourceArn: properties.EventSourceArn,
      failureDestination: properties.DestinationConfig?.OnFailure?.Destination,
    });
  }
  const of = (service: string) =>
    mappings.filter(({ properties }) => properties.EventSourceArn.startsWith(`arn:aws:${service}:`));
  return {
    streams: of('dynamodb').map((mapping) => streamMapping(mapping, options)),
    queues: of('sqs').map((mapping) => queueMapping(mapping, options)),
  };
}

function streamMapping({ name, ref, properties }: Resource<MappingProperties>, options: DeployOptions): StreamPoller {
  // Source: CloudFormation, AWS::Lambda::EventSourceMapping; LATEST would lose the writes of a deployment.
  if (properties.StartingPosition !== 'TRIM_HORIZON')
    throw new Error('The local stack reads streams from TRIM_HORIZON only');
  const { standIns, database, dynamoDbUrl, dataDirectory, clock } = options;
  const { EventSourceArn, DestinationConfig, MaximumRecordAgeInSeconds: maxAge } = properties;
  const { MaximumBatchingWindowInSeconds: gatheredFor = 0, TumblingWindowInSeconds: window = 0 } = properties;
  // Source: AWS Lambda Developer Guide, "Lambda parameters for Amazon DynamoDB event source mappings".
  if (window > 900) throw new Error('TumblingWindowInSeconds must be 900 or less');
  if (window > 0 && (properties.ParallelizationFactor ?? 1) > 1)
    throw new Error('A tumbling window needs a ParallelizationFactor of 1');
  const streams = new DynamoDBStreamsClient({ endpoint: dynamoDbUrl, region, credentials });
  const invoker = faultyInvoker(standIns.faults, 'dynamodb', standIns.targets.function(properties.FunctionName));
  const { target, isEnabled } = standIns.mappings.declare(ref, configurationOf(properties, standIns), invoker);
  return new StreamPoller(database, streams, target, {
    isEnabled,
    tableName: /:table\/([^/]+)/.exec(EventSourceArn)?.[1] ?? '',
    streamArn: EventSourceArn,
    batchSize: properties.BatchSize ?? 100,
    maxRetries: properties.MaximumRetryAttempts ?? -1,
    maxAgeMs: maxAge === undefined || maxAge < 0 ? undefined : maxAge * 1_000,
    reportsItems: reportsItems(properties),
    bisectOnError: properties.BisectBatchOnFunctionError ?? false,
    clock,
    filters: properties.FilterCriteria?.Filters.map(({ Pattern }) => Pattern),
    parallelBatches: properties.ParallelizationFactor,
    gatheredForMs: gatheredFor * 1_000,
    windowMs: window > 0 ? window * 1_000 : undefined,
    file: path.join(dataDirectory, 'streams', `${name}.json`),
    onFailure: (details) => {
      const destination = DestinationConfig?.OnFailure?.Destination;
      if (destination) sendDiscarded(destination, name, details, standIns);
    },
  });
}

/** Sends discarded records to the mapping's failure destination: to a queue without their payload, to a bucket with it. */
function sendDiscarded(
  destination: string,
  mapping: string,
  details: DiscardedRecords,
  { s3, targets }: StandIns,
): void {
  const bucket = s3.bucket(destination.split(':::')[1] ?? '');
  const { payload: _, ...withoutPayload } = details;
  const [day = '', time = ''] = new Date().toISOString().slice(0, 19).split('T');
  const folder = `aws/lambda/${mapping}/${details.DDBStreamBatchInfo.shardId}/${day.replaceAll('-', '/')}`;
  const key = `${folder}/${day}T${time.replaceAll(':', '.')}-${randomUUID()}`;
  try {
    if (bucket === undefined) void targets.send(destination, JSON.stringify(withoutPayload));
    else bucket.put(key, Buffer.from(JSON.stringify(details)), {});
  } catch (error) {
    // The records are then lost, as in AWS.
    console.error('Local stack: records that Lambda gave up could not be stored:', error);
  }
}

function queueMapping({ ref, properties }: Resource<MappingProperties>, { standIns }: DeployOptions): QueueMapping {
  const { EventSourceArn, FunctionName, BatchSize = 10, ScalingConfig } = properties;
  const queue = standIns.sqs.byArn(EventSourceArn);
  if (!queue) throw new Error(`No queue ${EventSourceArn} in the templates`);
  const target = standIns.targets.function(FunctionName);
  const { arn, timeoutMs } = target.definition;
  const { MaximumConcurrency = 5 } = ScalingConfig ?? {};
  // Source: AWS Lambda API reference, CreateEventSourceMapping.
  if (BatchSize > 10)
    throw new Error('Maximum batch window in seconds must be greater than 0 if maximum batch size is greater than 10');
  if (MaximumConcurrency < 2 || MaximumConcurrency > 1_000)
    throw new Error('ScalingConfig.MaximumConcurrency must be from 2 to 1000');
  // Source: AWS Lambda Developer Guide, "Creating and configuring an Amazon SQS event source mapping".
  if (queue.settings.visibilityTimeoutSeconds * 1_000 < timeoutMs)
    throw new Error(`The visibility timeout of ${queue.settings.name} is less than its function's timeout`);
  const invoker = faultyInvoker(standIns.faults, 'sqs', target);
  const mapping = standIns.mappings.declare(ref, configurationOf(properties, standIns), invoker);
  const created = new QueueMapping(queue, mapping.target, {
    isEnabled: mapping.isEnabled,
    functionArn: arn,
    batchSize: BatchSize,
    maxConcurrency: MaximumConcurrency,
    reportsItems: reportsItems(properties),
  });
  queue.onSent = () => created.poll();
  return created;
}

/** A mapping as Lambda's API describes it. */
const configurationOf = ({ EventSourceArn, FunctionName, BatchSize }: MappingProperties, { targets }: StandIns) => ({
  EventSourceArn,
  FunctionArn: targets.function(FunctionName).definition.arn,
  BatchSize: BatchSize ?? (EventSourceArn.startsWith('arn:aws:dynamodb:') ? 100 : 10),
});

const reportsItems = ({ FunctionResponseTypes = [] }: MappingProperties) =>
  FunctionResponseTypes.includes('ReportBatchItemFailures');
