import type { CreateTableCommandInput } from '@aws-sdk/client-dynamodb';
import type { MemoryDynamoDb } from '../../world/table/memory-dynamodb.ts';
import type { MemoryTable } from '../../world/table/memory-table.ts';
import type { Streamed } from '../../world/table/stream.ts';
import type { Item } from '../../world/table/values/values.ts';
import type { TableChange } from '../../world/table/writes.ts';
import type { TableLine } from './tables.ts';
import { itemFromWire, itemToWire, type WireItem } from './wire.ts';

/** Contents of a journal's lines. Items are in wire format. */
export type Line =
  | TableLine
  /** Items as they were before the changes that follow; the stream begins after this number. */
  | { readonly of: string; readonly items: readonly WireItem[]; readonly trimmed?: number }
  /** Changes of one write or one transaction, with the time, ms since 1970. */
  | { readonly at: number; readonly changes: readonly Change[] };

/** Table, key, and the item after the change. */
type Change = readonly [table: string, key: WireItem, after?: WireItem];

/** Age that stream records reach. Source: Amazon DynamoDB Developer Guide, "Change data capture for DynamoDB Streams". */
const retentionMs = 24 * 60 * 60_000;

/** Items of one line. */
const chunk = 100;

export const lineOfChanges = (changes: readonly TableChange[], at: number): Line => ({
  at,
  changes: changes.map(({ table, key, after }): Change => {
    const change = [table.definition.name, itemToWire(key)] as const;
    return after === undefined ? change : [...change, itemToWire(after)];
  }),
});

/** Repeats what a journal says. */
export function replay(lines: readonly Line[], dynamoDb: MemoryDynamoDb): void {
  for (const line of lines) {
    if ('table' in line) dynamoDb.declareTable(line.table);
    else if ('deleted' in line) dynamoDb.deleteTable(line.deleted);
    else if ('items' in line) {
      const table = dynamoDb.table(line.of);
      for (const item of line.items) table.restore(itemFromWire(item));
      if (line.trimmed !== undefined) table.stream.resume(line.trimmed);
    } else {
      for (const [name, key, after] of line.changes) {
        const table = dynamoDb.table(name);
        const plain = itemFromWire(key);
        const change = { key: plain, before: table.get(plain), after: after && itemFromWire(after) };
        table.apply(change, line.at);
      }
    }
  }
}

/**
 * The shortest journal of the present state: the items as they were a day before the newest change, and the changes
 * since then, which the stream still has.
 */
export function* compacted(definitions: Iterable<CreateTableCommandInput>, dynamoDb: MemoryDynamoDb): Generator<Line> {
  for (const table of definitions) {
    yield { table };
    const stored = dynamoDb.table(table.TableName);
    stored.stream.trimBefore((stored.stream.newestAtMs ?? 0) - retentionMs);
    const changes = stored.stream.after(0);
    const of = table.TableName ?? '';
    const items = [...itemsBefore(stored, changes)].map(itemToWire);
    for (let first = 0; first < items.length; first += chunk) yield { of, items: items.slice(first, first + chunk) };
    yield { of, items: [], trimmed: stored.stream.last - changes.length };
    for (const { atMs, ...change } of changes) yield lineOfChanges([{ table: stored, ...change }], atMs);
  }
}

/** The items of a table before these changes, its newest. */
function itemsBefore(table: MemoryTable, changes: readonly Streamed[]): Iterable<Item> {
  const items = new Map([...table.items.all()].map((item) => [table.idOf(item), item]));
  for (const { key, before } of changes.toReversed()) {
    if (before === undefined) items.delete(table.idOf(key));
    else items.set(table.idOf(key), before);
  }
  return items.values();
}
