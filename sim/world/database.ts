import { tableDefinition } from '../../test/helpers/table-definition.ts';
import { MemoryDynamoDb } from '../../world/table/memory-dynamodb.ts';
import type { MemoryTable } from '../../world/table/memory-table.ts';
import type { Item } from '../../world/table/values/values.ts';
import { environment } from './environment.ts';
import type { World } from './world.ts';

/** Delays of an index behind the table, ms: as a rule, and when it is late. */
const lagMs = { usual: 60, late: 90_000 };

/**
 * Delay of the index of phones. A phone that it does not know yet is notified with the next change:
 * docs/decisions/pushes.md#notified-when-it-can-be-answered.
 */
const answersPhones = 'byDevice';

export interface Database {
  readonly table: MemoryTable;
  readonly execute: (operation: string, request: object) => object;
  /** Devices, by their hashed ids, that the index of phones was ever late with. */
  readonly lateDevices: Set<string>;
}

/** The table, whose indexes follow it later, each change of an item after the one before. */
export function createDatabase(world: World): Database {
  const dynamoDb = new MemoryDynamoDb({
    lags: true,
    now: () => world.nowMs,
    onCommit(changes) {
      for (const { table, key } of changes)
        for (const [name, view] of [...table.indexes, ['replica', table.replica] as const])
          if (view) follow(view, key, name);
    },
  });
  const lateDevices = new Set<string>();
  const follow = (view: { catchUpWith(key: Item): void }, key: Item, name: string) => {
    const isLate = world.faults.strikes(name === answersPhones ? 'device-index-lag' : 'index-lag');
    if (isLate && name === answersPhones) lateDevices.add(String(key.SK).replace('DEVICE#', ''));
    world.after(1 + world.chance.below(isLate ? lagMs.late : lagMs.usual), () => view.catchUpWith(key));
  };
  const table = dynamoDb.createTable({ TableName: environment.TABLE_NAME, ...tableDefinition });
  return { table, lateDevices, execute: (operation, request) => dynamoDb.execute(operation, request) };
}
