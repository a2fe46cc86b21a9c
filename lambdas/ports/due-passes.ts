import type { DueWork } from '../domain/work.ts';

export interface DuePasses {
  /** The passes that are due at an instant, page by page, the longest due of each shard first, at most so many of it. */
  until(at: Date, maxOfShard: number): AsyncIterable<readonly DueWork[]>;
}
