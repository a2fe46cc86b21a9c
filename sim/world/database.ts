import { MemoryDynamoDb } from '../../local/table/memory-dynamodb.ts';
import type { MemoryTable } from '../../local/table/memory-table.ts';
import type { Item } from '../../local/table/values.ts';
import { tableDefinition } from '../../test/helpers/table-definition.ts';
import { environment } from './environment.ts';
import type { World } from './world.ts';

/** How long an index follows the table, ms: as a rule, and when it is late. */
const lagMs = { usual: 60, late: 90_000 };

/** A phone that this index does not know yet hears of a change with the next one: docs/decisions/0141. */
const answersPhones = 'byDevice';

export interface Database {
  readonly table: MemoryTable;
  readonly execute: (operation: string, request: object) => object;
}

/** The table, whose indexes follow it later, each change of an item after the one before. */
export function createDatabase(world: World): Database {
  const dynamoDb = new MemoryDynamoDb({
    lags: true,
    now: () => world.nowMs,
    onCommit(changes) {
      for (const { table, key } of changes)
        for (const [name, view] of [...table.indexes, ['replica', table.replica] as const])
          if (view) follow(view, key, name !== answersPhones);
    },
  });
  const follow = (view: { catchUpWith(key: Item): void }, key: Item, mayBeLate: boolean) => {
    const longestMs = mayBeLate && world.faults.strikes('index-late') ? lagMs.late : lagMs.usual;
    world.after(1 + world.chance.below(longestMs), () => view.catchUpWith(key));
  };
  const table = dynamoDb.createTable({ TableName: environment.TABLE_NAME, ...tableDefinition });
  return { table, execute: (operation, request) => dynamoDb.execute(operation, request) };
}
