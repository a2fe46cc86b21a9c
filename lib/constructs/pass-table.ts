import {
  AttributeType,
  Billing,
  type GlobalSecondaryIndexPropsV2,
  ProjectionType,
  StreamViewType,
  TableV2,
} from 'aws-cdk-lib/aws-dynamodb';
import type { Construct } from 'constructs';
import { tagsOf } from '../names.ts';
import type { Settings } from '../settings.ts';

/** Templates and links of an account, passes of a template; due passes; registrations by device and by flight. */
export type TableIndex = 'byList' | 'byDue' | 'byDevice' | 'byTemplate';

const text = (name: string) => ({ name, type: AttributeType.STRING });

const index = (indexName: TableIndex, key: string, projection: Partial<GlobalSecondaryIndexPropsV2> = {}) => ({
  indexName,
  partitionKey: text(`${key}Key`),
  sortKey: text(`${key}Sort`),
  projectionType: ProjectionType.KEYS_ONLY,
  ...projection,
});

/**
 * The single table (key formats: lambdas/storage/keys.ts and list-keys.ts). Every index is sparse.
 * Source: docs/decisions/stacks.md#keys-of-aws
 */
export class PassTable extends TableV2 {
  constructor(scope: Construct, id: string, settings: Pick<Settings, 'stage' | 'warmReads' | 'warmWrites'>) {
    const { stage, warmReads, warmWrites } = settings;
    const warmth = {
      ...(warmReads !== undefined && { readUnitsPerSecond: warmReads }),
      ...(warmWrites !== undefined && { writeUnitsPerSecond: warmWrites }),
    };
    const warmThroughput = Object.keys(warmth).length > 0 ? { warmThroughput: warmth } : {};
    super(scope, id, {
      ...warmThroughput,
      // CloudFormation hands on the tags of a stack to resources with the property Tags, which only replicas have here.
      tags: Object.entries(tagsOf(stage)).map(([key, value]) => ({ key, value })),
      partitionKey: text('PK'),
      sortKey: text('SK'),
      billing: Billing.onDemand(),
      dynamoStream: StreamViewType.NEW_AND_OLD_IMAGES,
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
      deletionProtection: true,
      timeToLiveAttribute: 'ttl',
      globalSecondaryIndexes: [
        // With the attributes that a list shows.
        index('byList', 'list', {
          projectionType: ProjectionType.INCLUDE,
          nonKeyAttributes: ['passId', 'name', 'createdAtUtc', 'updatedAtUtc'],
        }),
        // The worker reads the item itself.
        index('byDue', 'due'),
        // PK identifies the pass.
        index('byDevice', 'device'),
        // Keys only, which identify device and pass: recording a push leaves the index alone.
        index('byTemplate', 'registrations'),
      ].map((each) => ({ ...each, ...warmThroughput })),
    });
  }
}
