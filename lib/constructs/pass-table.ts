import { AttributeType, Billing, ProjectionType, StreamViewType, TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import type { Construct } from 'constructs';

const text = (name: string) => ({ name, type: AttributeType.STRING });

/** The single table (key formats: lambdas/storage/keys.ts). Every index is sparse. */
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
          // Templates and links of an account, passes of a template, with the attributes that a list shows.
          indexName: PassTable.listIndex,
          partitionKey: text('listKey'),
          sortKey: text('listSort'),
          projectionType: ProjectionType.INCLUDE,
          nonKeyAttributes: ['passId', 'name', 'createdAtUtc', 'updatedAtUtc'],
        },
        {
          // Passes by the time at which they become due; the worker reads the item itself.
          indexName: PassTable.dueIndex,
          partitionKey: text('dueKey'),
          sortKey: text('dueSort'),
          projectionType: ProjectionType.KEYS_ONLY,
        },
        {
          // Registrations by device; PK identifies the pass.
          indexName: PassTable.deviceIndex,
          partitionKey: text('deviceKey'),
          sortKey: text('deviceSort'),
          projectionType: ProjectionType.KEYS_ONLY,
        },
        {
          // Registrations by flight. Keys only, which identify device and pass: recording a push leaves the index alone.
          indexName: PassTable.registrationIndex,
          partitionKey: text('registrationsKey'),
          sortKey: text('registrationsSort'),
          projectionType: ProjectionType.KEYS_ONLY,
        },
      ],
    });
  }
}
