import type { Key } from './keys.ts';
import type { Condition, Deletion } from './table.ts';

/** Deletes an item. In a file of its own so that only functions that import it get the permission. */
export function deletionOf(item: Key, condition: Condition = {}): Deletion {
  return { deletes: { PK: item.PK, SK: item.SK }, ...condition };
}
