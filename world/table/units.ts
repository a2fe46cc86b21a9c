import type { Counted } from './requests.ts';
import { sizeOfItem } from './sizes.ts';
import { unknownHere } from './values/errors.ts';
import { equals, type Item } from './values/values.ts';
import type { TableChange } from './writes.ts';

/** Bytes of a read unit and of a write unit. */
const unitBytes = { read: 4 * 1024, write: 1024 };

/** A read of one item, or of a page as a whole. Source: Amazon DynamoDB Developer Guide, "DynamoDB read and write operations". */
export const readUnits = (bytes: number, isConsistent = false) =>
  Math.max(1, Math.ceil(bytes / unitBytes.read)) * (isConsistent ? 1 : 0.5);

/**
 * Write units of a change: of the table, twice as many in a transaction, and of each index whose entry changes, where a new
 * key is a deletion and a creation.
 * Source: Amazon DynamoDB Developer Guide, "DynamoDB read and write operations" and "Write considerations for global
 * secondary indexes".
 */
function writeUnits({ table, before, after }: TableChange, isTransaction = false): number {
  const ofIndexes = [...table.indexes.values()].map((index) => {
    const entries = [index.entryOf(before), index.entryOf(after)].filter((entry) => entry !== undefined);
    const [old, now] = entries;
    if (old && now && equals(old, now)) return 0;
    return old && now && index.hasSameKey(old, now) ? unitsOf(old, now) : sum(entries.map((entry) => unitsOf(entry)));
  });
  return Math.max(1, unitsOf(before, after)) * (isTransaction ? 2 : 1) + sum(ofIndexes);
}

const sum = (units: readonly number[]) => units.reduce((total, each) => total + each, 0);

/** Units of the largest of the items that are there. */
const unitsOf = (...items: readonly (Item | undefined)[]) =>
  Math.max(...items.map((item) => (item ? Math.ceil(sizeOfItem(item) / unitBytes.write) : 0)));

/** The part of an answer that says what a write consumes. */
export const consumedByWrite = (request: Counted, change: TableChange) =>
  consumedBy(request, change.table.definition.name, writeUnits(change));

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
    units.set(name, (units.get(name) ?? 0) + writeUnits(change, isTransaction));
  }
  const ConsumedCapacity = [...units].flatMap(([name, taken]) => Object.values(consumedBy(request, name, taken)));
  return ConsumedCapacity.length > 0 ? { ConsumedCapacity } : {};
}
