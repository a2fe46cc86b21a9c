import type { Counted } from './requests.ts';
import { sizeOfItem } from './sizes.ts';
import { unknownHere } from './values/errors.ts';
import { equals, type Item, type Value } from './values/values.ts';
import type { TableChange } from './writes.ts';

/** Bytes of a read unit and of a write unit. */
const unitBytes = { read: 4 * 1024, write: 1024 };

/** A read of one item, or of a page as a whole. Source: Amazon DynamoDB Developer Guide, "DynamoDB read and write operations". */
export const readUnits = (bytes: number, isConsistent = false) =>
  Math.max(1, Math.ceil(bytes / unitBytes.read)) * (isConsistent ? 1 : 0.5);

/** Units that a write takes from a partition of the table, or of an index. */
export interface PartitionUnits {
  /** Name of the index, or `table`. */
  readonly resource: string;
  readonly partition: Value | undefined;
  readonly units: number;
}

/**
 * Write units of a change: of the table, twice as many in a transaction, and of each index whose entry changes, where a new
 * key is a deletion and a creation.
 * Source: Amazon DynamoDB Developer Guide, "DynamoDB read and write operations" and "Write considerations for global
 * secondary indexes".
 */
export function writeUnits({ table, key, before, after }: TableChange, isTransaction = false): PartitionUnits[] {
  const ofIndexes = [...table.indexes].flatMap(([resource, index]) => {
    const [hash = ''] = index.items.keyNames;
    const entries = [index.entryOf(before), index.entryOf(after)].filter((entry) => entry !== undefined);
    const [old, now] = entries;
    if (old && now && equals(old, now)) return [];
    const parts = old && now && index.hasSameKey(old, now) ? [entries] : entries.map((entry) => [entry]);
    return parts.map((part) => ({ resource, partition: part[0]?.[hash], units: unitsOf(...part) }));
  });
  const units = Math.max(1, unitsOf(before, after)) * (isTransaction ? 2 : 1);
  return [{ resource: 'table', partition: key[table.definition.hash], units }, ...ofIndexes];
}

/** Units of the largest of the items that are there. */
const unitsOf = (...items: readonly (Item | undefined)[]) =>
  Math.max(...items.map((item) => (item ? Math.ceil(sizeOfItem(item) / unitBytes.write) : 0)));

const sumOf = (taken: readonly PartitionUnits[]) => taken.reduce((sum, { units }) => sum + units, 0);

/** The part of an answer that says what a write consumes. */
export const consumedByWrite = (request: Counted, change: TableChange) =>
  consumedBy(request, change.table.definition.name, sumOf(writeUnits(change)));

/** The part of an answer that says what a request consumes of one table; empty unless requested. */
export function consumedBy(
  { ReturnConsumedCapacity = 'NONE' }: Counted,
  TableName: string | undefined,
  CapacityUnits: number,
) {
  if (ReturnConsumedCapacity === 'NONE') return {};
  if (ReturnConsumedCapacity !== 'TOTAL') throw unknownHere(`ReturnConsumedCapacity ${ReturnConsumedCapacity}`);
  return { ConsumedCapacity: { TableName, CapacityUnits } };
}

/** The same of the changes that a batch or a transaction makes, by table. */
export function consumedByChanges(request: Counted, changes: readonly TableChange[], isTransaction = false) {
  const units = new Map<string, number>();
  for (const change of changes) {
    const { name } = change.table.definition;
    units.set(name, (units.get(name) ?? 0) + sumOf(writeUnits(change, isTransaction)));
  }
  const ConsumedCapacity = [...units].flatMap(([name, sum]) => Object.values(consumedBy(request, name, sum)));
  return ConsumedCapacity.length > 0 ? { ConsumedCapacity } : {};
}
