import { randomUUID } from 'node:crypto';
import path from 'node:path';
import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBStreamsClient } from '@aws-sdk/client-dynamodb-streams';
import { deployTable, type TableProperties } from '../aws/dynamodb-tables.ts';
import type { ScheduleDefinition } from '../aws/limits/scheduler.ts';
import type { QueueProperties } from '../aws/limits/sqs.ts';
import type { BucketProperties } from '../aws/s3.ts';
import type { GenerateSecretString } from '../aws/secrets-manager.ts';
import type { LocalClock } from '../clock.ts';
import { faultyInvoker } from '../faults/faulty-invoker.ts';
import { deployIam } from '../iam/deploy-iam.ts';
import { refuseUnreadable } from '../iam/event-source.ts';
import { accessKeyOf } from '../iam/iam.ts';
import { LocalFunction } from '../lambda/function.ts';
import { QueueMapping } from '../lambda/queue-mapping.ts';
import type { DiscardedRecords } from '../lambda/stream-delivery.ts';
import { type ShardPart, StreamMapping } from '../lambda/stream-mapping.ts';
import type { StandIns } from '../stand-ins.ts';
import { credentials, region } from './account.ts';
import type { Cloud, Resource } from './cloud.ts';

interface FunctionProperties {
  readonly Code: { readonly S3Key?: string };
  readonly Handler: string;
  readonly Runtime: string;
  readonly Environment?: { readonly Variables?: Readonly<Record<string, string>> };
  readonly MemorySize?: number;
  readonly Timeout?: number;
}

interface MappingProperties {
  readonly EventSourceArn: string;
  readonly FunctionName: string;
  readonly BatchSize?: number;
  readonly BisectBatchOnFunctionError?: boolean;
  readonly DestinationConfig?: { readonly OnFailure?: { readonly Destination: string } };
  readonly FilterCriteria?: { readonly Filters: readonly { readonly Pattern: string }[] };
  readonly MaximumRecordAgeInSeconds?: number;
  readonly MaximumRetryAttempts?: number;
  readonly ParallelizationFactor?: number;
  readonly ScalingConfig?: { readonly MaximumConcurrency: number };
}

interface Options {
  readonly cloud: Cloud;
  readonly standIns: StandIns;
  readonly clock: LocalClock;
  readonly dataDirectory: string;
  readonly database: DynamoDBClient;
  readonly dynamoDbUrl: string;
  /** Number of shards that a stream is simulated to have, side by side. */
  readonly streamShards?: number | undefined;
  /** Local values of the functions' environment variables, such as PUBLIC_BASE_URL. */
  readonly overrides: Readonly<Record<string, string>>;
}

/** Creates the resources of the templates: policies, tables, buckets, secrets, queues, schedules. */
export async function deployResources({ cloud, standIns, database }: Options): Promise<void> {
  deployIam(cloud, standIns.iam);
  for (const { name, properties } of cloud.resources<TableProperties>(
    'AWS::DynamoDB::Table',
    'AWS::DynamoDB::GlobalTable',
  )) {
    await deployTable(database, name, properties);
    standIns.dynamoDb.declare(name, properties);
  }
  for (const { name } of cloud.resources('AWS::Events::EventBus')) standIns.buses.declare(name);
  for (const { name, properties } of cloud.resources<BucketProperties>('AWS::S3::Bucket'))
    standIns.s3.declare(name, properties);
  for (const { name, properties } of cloud.resources<SecretProperties>('AWS::SecretsManager::Secret')) {
    standIns.secrets.declare(name, properties);
  }
  for (const { name, arn, ref, properties } of cloud.resources<QueueProperties>('AWS::SQS::Queue')) {
    standIns.sqs.declare(name, arn, ref, properties);
  }
  const schedules = cloud.resources<ScheduleDefinition>('AWS::Scheduler::Schedule');
  standIns.scheduler.deploy(new Map(schedules.map(({ name, properties }) => [name, properties])));
  const rules = cloud.resources<RuleProperties>('AWS::Events::Rule');
  standIns.rules.deploy(new Map(rules.map(({ name, arn, properties }) => [name, scheduleOf(properties, arn)])));
}

interface RuleProperties {
  readonly ScheduleExpression: string;
  readonly Targets: readonly [{ readonly Arn: string }];
}

/** A rule with a schedule expression, as a schedule. It invokes in its own name, with its ARN in place of a role. */
function scheduleOf({ ScheduleExpression, Targets: [{ Arn }] }: RuleProperties, RoleArn: string): ScheduleDefinition {
  return { ScheduleExpression, FlexibleTimeWindow: { Mode: 'OFF' }, Target: { Arn, RoleArn } };
}

type SecretProperties = { SecretString?: string; GenerateSecretString?: GenerateSecretString };

/** Creates the functions; each starts with its first invocation. */
export async function deployFunctions({ cloud, standIns, clock, overrides }: Options): Promise<void> {
  for (const { name, arn, properties, assetDirectories } of cloud.resources<FunctionProperties>(
    'AWS::Lambda::Function',
  )) {
    const directory = assetDirectories.get(properties.Code.S3Key ?? '');
    if (directory === undefined || !properties.Runtime.startsWith('nodejs')) continue;
    const definition = {
      name,
      arn,
      directory,
      handler: properties.Handler,
      environment: {
        ...properties.Environment?.Variables,
        ...standIns.environment,
        ...overrides,
        AWS_ACCESS_KEY_ID: accessKeyOf(name),
      },
      timeoutMs: (properties.Timeout ?? 3) * 1_000,
      memoryMb: properties.MemorySize ?? 128,
    };
    standIns.targets.add(await LocalFunction.create(definition, clock, standIns.log));
  }
}

/** Event source mappings of streams and queues, not yet polling. */
export function deployMappings(options: Options): { streams: StreamMapping[]; queues: QueueMapping[] } {
  const mappings = options.cloud.resources<MappingProperties>('AWS::Lambda::EventSourceMapping');
  for (const { properties } of mappings)
    refuseUnreadable(options.standIns.iam, {
      functionName: options.standIns.targets.function(properties.FunctionName).definition.name,
      sourceArn: properties.EventSourceArn,
      failureDestination: properties.DestinationConfig?.OnFailure?.Destination,
    });
  const of = (service: string) =>
    mappings.filter(({ properties }) => properties.EventSourceArn.startsWith(`arn:aws:${service}:`));
  return {
    streams: of('dynamodb').flatMap((mapping) => streamMappings(mapping, options)),
    queues: of('sqs').map((mapping) => queueMapping(mapping, options)),
  };
}

/** One mapping for each shard that the stream is simulated to have. */
function streamMappings(resource: Resource<MappingProperties>, options: Options): StreamMapping[] {
  const { streamShards: count = 1 } = options;
  return Array.from({ length: count }, (_, number) => streamMapping(resource, options, { number, count }));
}

function streamMapping(
  { name, properties }: Resource<MappingProperties>,
  options: Options,
  shard: ShardPart,
): StreamMapping {
  const { standIns, database, dynamoDbUrl, dataDirectory, clock } = options;
  const { EventSourceArn, DestinationConfig, MaximumRecordAgeInSeconds: maxAge } = properties;
  const streams = new DynamoDBStreamsClient({ endpoint: dynamoDbUrl, region, credentials });
  const target = faultyInvoker(standIns.faults, 'dynamodb', standIns.targets.function(properties.FunctionName));
  return new StreamMapping(database, streams, target, {
    tableName: /:table\/([^/]+)/.exec(EventSourceArn)?.[1] ?? '',
    streamArn: EventSourceArn,
    batchSize: properties.BatchSize ?? 100,
    maxRetries: properties.MaximumRetryAttempts ?? -1,
    maxAgeMs: maxAge === undefined || maxAge < 0 ? undefined : maxAge * 1_000,
    bisectOnError: properties.BisectBatchOnFunctionError ?? false,
    now: () => clock.now(),
    filters: properties.FilterCriteria?.Filters.map(({ Pattern }) => Pattern),
    parallelBatches: properties.ParallelizationFactor,
    file: path.join(
      dataDirectory,
      'streams',
      `${name}${shard.count > 1 ? `-${shard.number}-of-${shard.count}` : ''}.json`,
    ),
    shard,
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
    console.error('Local stack: what was given up could not be kept:', error);
  }
}

function queueMapping({ properties }: Resource<MappingProperties>, { standIns }: Options): QueueMapping {
  const { EventSourceArn, FunctionName, BatchSize = 10, ScalingConfig } = properties;
  const queue = standIns.sqs.byArn(EventSourceArn);
  if (!queue) throw new Error(`No queue ${EventSourceArn} in the templates`);
  const target = standIns.targets.function(FunctionName);
  const { arn, timeoutMs } = target.definition;
  // Source: AWS Lambda Developer Guide, "Creating and configuring an Amazon SQS event source mapping".
  if (queue.settings.visibilityTimeoutSeconds * 1_000 < timeoutMs)
    throw new Error(`The visibility timeout of ${queue.settings.name} is less than its function's timeout`);
  return new QueueMapping(queue, faultyInvoker(standIns.faults, 'sqs', target), {
    functionArn: arn,
    batchSize: BatchSize,
    maxConcurrency: ScalingConfig?.MaximumConcurrency ?? 5,
  });
}
