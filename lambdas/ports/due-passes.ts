import type { DueWork } from '../domain/work.ts';

export interface DuePasses {
  /**
   * Passes that are due at an instant, in pages; longest overdue first within each shard, at most `maxOfShard` per
   * shard.
   */
  until(at: Date, maxOfShard: number): AsyncIterable<readonly DueWork[]>;
}
