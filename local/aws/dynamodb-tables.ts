import {
  type AttributeDefinition,
  CreateTableCommand,
  DescribeTableCommand,
  type DynamoDBClient,
  type GlobalSecondaryIndex,
  type KeySchemaElement,
  ResourceNotFoundException,
  type StreamSpecification,
  type TableDescription,
  UpdateTableCommand,
} from '@aws-sdk/client-dynamodb';
import { refuseChanges, refuseIndexes } from './limits/dynamodb-tables.ts';

/** The supported properties of a table. Source: CloudFormation, AWS::DynamoDB::Table and GlobalTable. */
export interface TableProperties {
  readonly AttributeDefinitions: AttributeDefinition[];
  readonly KeySchema: KeySchemaElement[];
  readonly GlobalSecondaryIndexes?: GlobalSecondaryIndex[];
  readonly StreamSpecification?: Pick<StreamSpecification, 'StreamViewType'>;
}

/**
 * Creates a table, or adds the new index of its template to an existing one. Time to live is not implemented: readers must
 * not rely on the deletion of expired items anyway, as it may take days.
 */
export async function deployTable(
  client: DynamoDBClient,
  TableName: string,
  properties: TableProperties,
): Promise<void> {
  const { AttributeDefinitions, KeySchema, StreamSpecification } = properties;
  const indexes = (properties.GlobalSecondaryIndexes ?? []).map(({ IndexName, KeySchema, Projection }) => ({
    IndexName,
    KeySchema,
    Projection,
  }));
  refuseIndexes(TableName, indexes);
  const table = await describe(client, TableName);
  if (!table) {
    await client.send(
      new CreateTableCommand({
        TableName,
        AttributeDefinitions,
        KeySchema,
        BillingMode: 'PAY_PER_REQUEST',
        ...(indexes.length > 0 && { GlobalSecondaryIndexes: indexes }),
        ...(StreamSpecification && {
          StreamSpecification: { StreamEnabled: true, StreamViewType: StreamSpecification.StreamViewType },
        }),
      }),
    );
    return;
  }
  const existing = new Set(table.GlobalSecondaryIndexes?.map(({ IndexName }) => IndexName));
  const created = indexes.filter(({ IndexName }) => !existing.has(IndexName));
  refuseChanges(
    TableName,
    created.map(({ IndexName }) => IndexName),
  );
  for (const index of created) {
    const GlobalSecondaryIndexUpdates = [{ Create: index }];
    await client.send(new UpdateTableCommand({ TableName, AttributeDefinitions, GlobalSecondaryIndexUpdates }));
  }
}

async function describe(client: DynamoDBClient, TableName: string): Promise<TableDescription | undefined> {
  try {
    return (await client.send(new DescribeTableCommand({ TableName }))).Table;
  } catch (error) {
    if (error instanceof ResourceNotFoundException) return undefined;
    throw error;
  }
}
