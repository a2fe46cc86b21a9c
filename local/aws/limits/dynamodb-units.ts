import { sizeOfItem } from '../../../world/table/sizes.ts';
import type { IndexKeys, Item, TableKeys } from '../../../world/table/values/limits.ts';
import { itemFromWire } from '../../own-table/wire.ts';

/** Units that a request takes from a partition of a table or of an index. */
export interface PartitionUnits {
  /** `table` or `table/index`. */
  readonly resource: string;
  /** The value of the partition key. */
  readonly partition: string;
  readonly units: number;
}

/** Bytes of a write unit. */
const writeUnitBytes = 1_024;

/**
 * Write units of an item's change, of the table and of each index whose entry changes; a new key of an index is a deletion
 * and a creation. A transaction takes twice as many.
 * Source: Amazon DynamoDB Developer Guide, "DynamoDB read and write operations" and "Write considerations for global
 * secondary indexes".
 */
export function writeUnits(
  table: string,
  keys: TableKeys,
  before: Item | undefined,
  after: Item | undefined,
): PartitionUnits[] {
  const ofIndexes = [...keys.indexes].flatMap(([name, index]) =>
    entryUnits(`${table}/${name}`, index, entryOf(before, keys, index), entryOf(after, keys, index)),
  );
  return [unitsOf(table, keys.hash, before, after), ...ofIndexes];
}

function entryUnits(resource: string, { hash, range }: IndexKeys, before: Item | undefined, after: Item | undefined) {
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  const keyOf = (entry: Item | undefined) => JSON.stringify([entry?.[hash], range && entry?.[range]]);
  if (before && after && keyOf(before) !== keyOf(after))
    return [unitsOf(resource, hash, before, undefined), unitsOf(resource, hash, undefined, after)];
  return [unitsOf(resource, hash, before, after)];
}

function unitsOf(resource: string, hash: string, before: Item | undefined, after: Item | undefined): PartitionUnits {
  const bytes = Math.max(...[before, after].map((item) => sizeOfItem(itemFromWire(item ?? {}))));
  const partition = JSON.stringify((after ?? before)?.[hash]) ?? '';
  return { resource, partition, units: Math.max(1, Math.ceil(bytes / writeUnitBytes)) };
}

/** An item's entry in an index; undefined without the index's key. */
function entryOf(item: Item | undefined, keys: TableKeys, { hash, range, attributes }: IndexKeys): Item | undefined {
  if (item?.[hash] === undefined || (range !== undefined && item[range] === undefined)) return undefined;
  if (attributes === undefined) return item;
  const names = [hash, range, keys.hash, keys.range, ...attributes].filter((name) => name !== undefined);
  return Object.fromEntries(names.flatMap((name) => (item[name] ? [[name, item[name]]] : [])));
}
