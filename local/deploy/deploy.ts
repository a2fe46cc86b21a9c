import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { deployTable, type TableProperties } from '../aws/dynamodb-tables.ts';
import { accessKeyOf } from '../aws/iam.ts';
import type { ScheduleDefinition } from '../aws/limits/scheduler.ts';
import type { QueueProperties } from '../aws/limits/sqs.ts';
import type { BucketProperties } from '../aws/s3.ts';
import type { GenerateSecretString } from '../aws/secrets-manager.ts';
import type { LocalClock } from '../basics/clock.ts';
import type { Cloud } from '../cloud/cloud.ts';
import type { Freezer } from '../lambda/freezer.ts';
import { LocalFunction } from '../lambda/function.ts';
import { deployIam } from './deploy-iam.ts';
import type { StandIns } from './stand-ins.ts';

interface FunctionProperties {
  readonly Code: { readonly S3Key?: string };
  readonly Handler: string;
  readonly Runtime: string;
  readonly Environment?: { readonly Variables?: Readonly<Record<string, string>> };
  readonly MemorySize?: number;
  readonly ReservedConcurrentExecutions?: number;
  readonly Timeout?: number;
}

export interface DeployOptions {
  readonly cloud: Cloud;
  readonly standIns: StandIns;
  readonly clock: LocalClock;
  readonly dataDirectory: string;
  readonly database: DynamoDBClient;
  readonly dynamoDbUrl: string;
  /** Local values of the functions' environment variables, such as PUBLIC_BASE_URL. */
  readonly overrides: Readonly<Record<string, string>>;
  /** Makes environments of functions as strict as Lambda's. */
  readonly freezer?: Freezer | undefined;
}

/** Creates the resources of the templates: policies, tables, buckets, secrets, queues, schedules. */
export async function deployResources({ cloud, standIns, database }: DeployOptions): Promise<void> {
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
export async function deployFunctions({ cloud, standIns, clock, overrides, freezer }: DeployOptions): Promise<void> {
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
      reservedConcurrency: properties.ReservedConcurrentExecutions,
    };
    standIns.targets.add(await LocalFunction.create(definition, clock, standIns.log, freezer));
  }
  if (cloud.resources('AWS::Lambda::EventInvokeConfig').length > 0)
    throw new Error('The local stack does not know settings of asynchronous invocations');
}

/** Refuses properties that would be ignored here and have an effect in AWS. */
export function refuseUnknown(what: string, properties: object, known: readonly string[]): void {
  const unknown = Object.keys(properties).filter((property) => !known.includes(property));
  if (unknown.length > 0) throw new Error(`The local stack does not know ${unknown.join()} of ${what}`);
}
