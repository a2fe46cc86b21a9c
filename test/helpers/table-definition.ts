import type { CreateTableCommandInput, GlobalSecondaryIndex } from '@aws-sdk/client-dynamodb';

const index = (IndexName: string, hash: string, range: string, NonKeyAttributes?: string[]): GlobalSecondaryIndex => ({
  IndexName,
  KeySchema: keys(hash, range),
  Projection: NonKeyAttributes ? { ProjectionType: 'INCLUDE', NonKeyAttributes } : { ProjectionType: 'KEYS_ONLY' },
});

const keys = (hash: string, range: string) => [
  { AttributeName: hash, KeyType: 'HASH' as const },
  { AttributeName: range, KeyType: 'RANGE' as const },
];

const attributes = [
  'PK',
  'SK',
  'listKey',
  'listSort',
  'dueKey',
  'dueSort',
  'deviceKey',
  'deviceSort',
  'registrationsKey',
  'registrationsSort',
];

/** Keys and indexes of the table; test/lib checks that the stack declares the same. */
export const tableDefinition = {
  AttributeDefinitions: attributes.map((AttributeName) => ({ AttributeName, AttributeType: 'S' as const })),
  KeySchema: keys('PK', 'SK'),
  GlobalSecondaryIndexes: [
    index('byList', 'listKey', 'listSort', ['passId', 'name', 'createdAtUtc', 'updatedAtUtc']),
    index('byDue', 'dueKey', 'dueSort'),
    index('byDevice', 'deviceKey', 'deviceSort'),
    index('byTemplate', 'registrationsKey', 'registrationsSort'),
  ],
  BillingMode: 'PAY_PER_REQUEST',
  StreamSpecification: { StreamEnabled: true, StreamViewType: 'NEW_AND_OLD_IMAGES' },
} satisfies Omit<CreateTableCommandInput, 'TableName'>;
