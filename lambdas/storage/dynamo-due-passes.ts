import type { DueWork } from '../domain/updates/work.ts';
import type { DuePasses } from '../ports/work.ts';
import { dueShard, dueShards, dueWorkOf } from './keys.ts';
import { TableStore } from './table.ts';

/** Reads the index `byDue`, which is eventually consistent; a later run finds what this one missed. */
export class DynamoDuePasses extends TableStore implements DuePasses {
  /** One query per shard is enough: this many keys are far below the limit of 1 MB per answer. */
  async *until(at: Date, maxOfShard: number): AsyncGenerator<readonly DueWork[]> {
    const afterwards = new Date(at.getTime() + 1).toISOString();
    for (const shard of dueShards) {
      const { items } = await this.table.query<{ dueSort: string }>({
        IndexName: 'byDue',
        KeyConditionExpression: 'dueKey = :shard AND dueSort < :afterwards',
        ExpressionAttributeValues: { ':shard': dueShard(shard), ':afterwards': afterwards },
        Limit: maxOfShard,
      });
      if (items.length > 0) yield items.map(({ dueSort }) => dueWorkOf(dueSort));
    }
  }
}
