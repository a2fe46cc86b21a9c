import type { CreateTableCommandInput, GlobalSecondaryIndexUpdate, TableDescription } from '@aws-sdk/client-dynamodb';
import type { MemoryDynamoDb } from '../../world/table/memory-dynamodb.ts';
import { noSuchTable, unknownHere } from '../../world/table/values/errors.ts';
import { arn } from '../basics/account.ts';

/** A table is created, or gets further indexes, or is deleted. */
export type TableLine = { readonly table: CreateTableCommandInput } | { readonly deleted: string };

interface UpdateTableInput extends Pick<CreateTableCommandInput, 'TableName' | 'AttributeDefinitions'> {
  readonly GlobalSecondaryIndexUpdates?: readonly GlobalSecondaryIndexUpdate[];
}

/** Label of every stream: a table has one as long as its journal lives. */
const streamLabel = '2026-01-01T00:00:00.000';

export const streamArnOf = (table: string) => arn('dynamodb', `table/${table}/stream/${streamLabel}`);

/** The table of a stream. */
export const tableOfStream = (streamArn: string) => streamArn.split('/')[1];

/** Operations on tables. Tables and indexes are usable at once. */
export class Tables {
  readonly #dynamoDb: MemoryDynamoDb;
  readonly #definitions = new Map<string, CreateTableCommandInput>();
  readonly #onChange: (line: TableLine) => void;

  /** @param onChange called when a table is defined or deleted, before that is answered. */
  constructor(dynamoDb: MemoryDynamoDb, onChange: (line: TableLine) => void) {
    this.#dynamoDb = dynamoDb;
    this.#onChange = onChange;
  }

  get definitions(): Iterable<CreateTableCommandInput> {
    return this.#definitions.values();
  }

  /** Records a table's definition, or its deletion. */
  record(line: TableLine): void {
    if ('deleted' in line) this.#definitions.delete(line.deleted);
    else this.#definitions.set(line.table.TableName ?? '', line.table);
  }

  readonly operations = {
    CreateTable: (input: CreateTableCommandInput) => {
      this.#dynamoDb.createTable(input);
      this.#onChange({ table: input });
      this.record({ table: input });
      return { TableDescription: this.#describe(input.TableName) };
    },
    DeleteTable: ({ TableName = '' }: { TableName?: string }) => {
      this.#dynamoDb.table(TableName);
      this.#onChange({ deleted: TableName });
      this.#dynamoDb.deleteTable(TableName);
      this.#definitions.delete(TableName);
      return {};
    },
    DescribeTable: ({ TableName }: { TableName?: string }) => ({ Table: this.#describe(TableName) }),
    ListTables: () => ({ TableNames: [...this.#definitions.keys()].sort() }),
    UpdateTable: (input: UpdateTableInput) => {
      const { TableName = '', AttributeDefinitions, GlobalSecondaryIndexUpdates = [], ...others } = input;
      const [other] = Object.keys(others);
      if (other !== undefined) throw unknownHere(`${other} of UpdateTable`);
      const before = this.#definitions.get(TableName);
      if (before === undefined) throw noSuchTable();
      const created = GlobalSecondaryIndexUpdates.map(({ Create }) => {
        if (Create === undefined) throw unknownHere('changes of indexes but Create');
        return Create as NonNullable<CreateTableCommandInput['GlobalSecondaryIndexes']>[number];
      });
      const after = {
        ...before,
        ...(AttributeDefinitions && { AttributeDefinitions }),
        GlobalSecondaryIndexes: [...(before.GlobalSecondaryIndexes ?? []), ...created],
      };
      this.#dynamoDb.declareTable(after);
      this.#onChange({ table: after });
      this.record({ table: after });
      return { TableDescription: this.#describe(TableName) };
    },
  };

  #describe(name: string | undefined): TableDescription {
    const definition = this.#definitions.get(name ?? '');
    if (definition === undefined) throw noSuchTable();
    const { TableName = '', AttributeDefinitions, KeySchema, GlobalSecondaryIndexes, StreamSpecification } = definition;
    return {
      TableName,
      TableArn: arn('dynamodb', `table/${TableName}`),
      TableStatus: 'ACTIVE',
      AttributeDefinitions,
      KeySchema,
      ...(GlobalSecondaryIndexes && {
        GlobalSecondaryIndexes: GlobalSecondaryIndexes.map((index) => ({ ...index, IndexStatus: 'ACTIVE' as const })),
      }),
      ...(StreamSpecification?.StreamEnabled && {
        StreamSpecification,
        LatestStreamArn: streamArnOf(TableName),
        LatestStreamLabel: streamLabel,
      }),
    };
  }
}
