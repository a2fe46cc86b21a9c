import type { DueWork } from '../domain/work.ts';
import type { DuePasses } from '../ports/due-passes.ts';
import { dueShard, dueShards, dueWorkOf } from './keys.ts';
import type { Table } from './table.ts';

/** The index `byDue`. A write shows in it a little later; the next run then finds it. */
export class DynamoDuePasses implements DuePasses {
  readonly #table: Table;

  constructor(table: Table) {
    this.#table = table;
  }

  /** One query asks a shard for all that is wanted of it: so many keys are far below the 1 MB of an answer. */
  async *until(at: Date, maxOfShard: number): AsyncGenerator<readonly DueWork[]> {
    const afterwards = new Date(at.getTime() + 1).toISOString();
    for (const shard of dueShards) {
      const { items } = await this.#table.query<{ dueSort: string }>({
        IndexName: 'byDue',
        KeyConditionExpression: 'dueKey = :shard AND dueSort < :afterwards',
        ExpressionAttributeValues: { ':shard': dueShard(shard), ':afterwards': afterwards },
        Limit: maxOfShard,
      });
      if (items.length > 0) yield items.map(({ dueSort }) => dueWorkOf(dueSort));
    }
  }
}
