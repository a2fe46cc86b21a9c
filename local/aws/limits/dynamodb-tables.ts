import type { GlobalSecondaryIndex, KeySchemaElement } from '@aws-sdk/client-dynamodb';
import type { KeyAttributes, TableKeys } from '../../../world/table/values/limits.ts';

/** A table or an index by its key. */
interface Keyed {
  readonly KeySchema?: readonly KeySchemaElement[] | undefined;
}

/** Attributes that are projected besides keys, per index and in all indexes of a table that name theirs. */
const maxProjected = { index: 20, table: 100 };

const maxIndexes = 20;

function attributesOf({ KeySchema = [] }: Keyed): KeyAttributes {
  const named = (type: string) => KeySchema.find(({ KeyType }) => KeyType === type)?.AttributeName;
  return { hash: named('HASH') ?? '', range: named('RANGE') };
}

export function keysOfTable(
  table: Keyed & { readonly GlobalSecondaryIndexes?: readonly GlobalSecondaryIndex[] },
): TableKeys {
  const indexes = (table.GlobalSecondaryIndexes ?? []).map((index) => {
    const isAll = index.Projection?.ProjectionType === 'ALL';
    const attributes = isAll ? undefined : (index.Projection?.NonKeyAttributes ?? []);
    return [index.IndexName ?? '', { ...attributesOf(index), attributes }] as const;
  });
  return { ...attributesOf(table), indexes: new Map(indexes) };
}

/**
 * Refuses indexes as CreateTable does. Source: Amazon DynamoDB Developer Guide, "Quotas in Amazon DynamoDB", secondary
 * indexes.
 * @throws RangeError
 */
export function refuseIndexes(table: string, indexes: readonly GlobalSecondaryIndex[]): void {
  if (indexes.length > maxIndexes) throw new RangeError(`${table} has more than ${maxIndexes} indexes`);
  const projected = indexes.map(({ Projection }) => Projection?.NonKeyAttributes ?? []);
  const most = Math.max(0, ...projected.map(({ length }) => length));
  if (most > maxProjected.index)
    throw new RangeError(
      `An index of ${table} projects ${most} attributes besides keys; ${maxProjected.index} are allowed`,
    );
  const sum = projected.flat().length;
  if (sum > maxProjected.table)
    throw new RangeError(`The indexes of ${table} project ${sum} attributes; ${maxProjected.table} are allowed`);
}

/**
 * Refuses more than one new index at a time. Source: Amazon DynamoDB API reference, UpdateTable.
 * @throws RangeError
 */
export function refuseChanges(table: string, created: readonly (string | undefined)[]): void {
  if (created.length > 1)
    throw new RangeError(
      `${table} gets ${created.join(' and ')}; a deployment may create one index of a table at a time`,
    );
}
