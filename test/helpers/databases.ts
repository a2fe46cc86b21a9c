import { CreateTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { type EmbeddedKind, startDynamoDb } from '../../local/aws/dynamodb.ts';
import { MemoryDynamoDb } from '../../world/table/memory-dynamodb.ts';
import { tableDefinition } from './table-definition.ts';

/** A database through the document client. */
export interface Database {
  readonly client: DynamoDBDocumentClient;
  /** Creates an empty table with the service's definition. */
  createTable(name: string): Promise<void>;
  stop(): Promise<void>;
}

/** The marshalling options of lambdas/context. */
const marshallOptions = { removeUndefinedValues: true };

async function embedded(kind: EmbeddedKind): Promise<Database> {
  const { url, close } = await startDynamoDb(undefined, kind);
  const database = new DynamoDBClient({
    endpoint: url,
    region: 'eu-central-1',
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
    maxAttempts: 1,
  });
  return {
    client: DynamoDBDocumentClient.from(database, { marshallOptions }),
    createTable: async (TableName) => {
      await database.send(new CreateTableCommand({ TableName, ...tableDefinition }));
    },
    stop: async () => {
      database.destroy();
      await close();
    },
  };
}

/** Databases that must answer the same. */
export const databases: Readonly<Record<string, () => Promise<Database>>> = {
  'in memory': async () => {
    const dynamoDb = new MemoryDynamoDb();
    return {
      client: dynamoDb.client,
      createTable: async (TableName) => {
        dynamoDb.createTable({ TableName, ...tableDefinition });
      },
      stop: async () => {},
    };
  },
  dynoxide: () => embedded('dynoxide'),
  'of our own at the wire': () => embedded('own'),
};
