import { AttributeType, Billing, ProjectionType, StreamViewType, TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import type { Construct } from 'constructs';

const text = (name: string) => ({ name, type: AttributeType.STRING });

/** The one table. Its key shapes are in lambdas/storage/keys.ts; every index is sparse. */
export class PassTable extends TableV2 {
  static readonly listIndex = 'byList';
  static readonly dueIndex = 'byDue';
  static readonly deviceIndex = 'byDevice';
  static readonly registrationIndex = 'byTemplate';

  constructor(scope: Construct, id: string) {
    super(scope, id, {
      partitionKey: text('PK'),
      sortKey: text('SK'),
      billing: Billing.onDemand(),
      dynamoStream: StreamViewType.NEW_AND_OLD_IMAGES,
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
      deletionProtection: true,
      timeToLiveAttribute: 'ttl',
      globalSecondaryIndexes: [
        {
          // Templates of an account, passes of a template, links of an account: with what a list shows.
          indexName: PassTable.listIndex,
          partitionKey: text('listKey'),
          sortKey: text('listSort'),
          projectionType: ProjectionType.INCLUDE,
          nonKeyAttributes: ['passId', 'name', 'createdAtUtc', 'updatedAtUtc'],
        },
        {
          // What becomes due when; the worker reads the item itself.
          indexName: PassTable.dueIndex,
          partitionKey: text('dueKey'),
          sortKey: text('dueSort'),
          projectionType: ProjectionType.KEYS_ONLY,
        },
        {
          // Registrations of one device; PK names the pass.
          indexName: PassTable.deviceIndex,
          partitionKey: text('deviceKey'),
          sortKey: text('deviceSort'),
          projectionType: ProjectionType.KEYS_ONLY,
        },
        {
          // Registrations of a flight; their keys name device and pass, and noting a push leaves the index alone.
          indexName: PassTable.registrationIndex,
          partitionKey: text('registrationsKey'),
          sortKey: text('registrationsSort'),
          projectionType: ProjectionType.KEYS_ONLY,
        },
      ],
    });
  }
}
