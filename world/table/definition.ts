import type { CreateTableCommandInput, KeySchemaElement, Projection } from '@aws-sdk/client-dynamodb';
import { invalid, unknownHere } from './values/errors.ts';
import type { Item } from './values/values.ts';

/** Names of the key attributes; all of them are texts here. */
export interface KeyNames {
  readonly hash: string;
  readonly range?: string | undefined;
}

export interface IndexDefinition extends KeyNames {
  readonly name: string;
  /** Attributes beside the keys; undefined for all. */
  readonly attributes: readonly string[] | undefined;
}

export interface TableDefinition extends KeyNames {
  readonly name: string;
  readonly indexes: readonly IndexDefinition[];
  readonly hasStream: boolean;
}

/** @throws UnknownOperationException for properties that are not known here. */
export function definitionOf(input: CreateTableCommandInput): TableDefinition {
  const {
    TableName = '',
    AttributeDefinitions = [],
    KeySchema,
    GlobalSecondaryIndexes = [],
    StreamSpecification: stream,
    BillingMode: _,
    ...others
  } = input;
  const given = Object.entries(others).find(([, value]) => value !== undefined);
  if (given !== undefined) throw unknownHere(`${given[0]} of a table`);
  const types = new Map(AttributeDefinitions.map(({ AttributeName, AttributeType }) => [AttributeName, AttributeType]));
  const keysIn = (schema: KeySchemaElement[] | undefined): KeyNames => {
    const named = (type: string) => schema?.find(({ KeyType }) => KeyType === type)?.AttributeName;
    const { hash, range } = { hash: named('HASH'), range: named('RANGE') };
    if (hash === undefined) throw invalid('A key schema has no hash key');
    for (const name of range === undefined ? [hash] : [hash, range])
      if (types.get(name) !== 'S') throw unknownHere(`keys of the type ${types.get(name)}`);
    return { hash, range };
  };
  if (stream?.StreamEnabled && stream.StreamViewType !== 'NEW_AND_OLD_IMAGES')
    throw unknownHere(`a stream of ${stream.StreamViewType}`);
  return {
    name: TableName,
    ...keysIn(KeySchema),
    indexes: GlobalSecondaryIndexes.map(({ IndexName = '', KeySchema, Projection }) => ({
      name: IndexName,
      ...keysIn(KeySchema),
      attributes: projectedIn(Projection),
    })),
    hasStream: stream?.StreamEnabled ?? false,
  };
}

function projectedIn(projection: Projection | undefined): readonly string[] | undefined {
  if (projection?.ProjectionType === 'ALL') return undefined;
  return projection?.ProjectionType === 'INCLUDE' ? (projection.NonKeyAttributes ?? []) : [];
}

export const namesOf = ({ hash, range }: KeyNames): string[] => (range === undefined ? [hash] : [hash, range]);

/** The key attributes of an item. */
export const keyOf = (names: readonly string[], item: Item): Item =>
  Object.fromEntries(names.map((name) => [name, item[name] ?? null]));
