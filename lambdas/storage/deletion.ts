import type { Key } from './keys.ts';
import type { Condition, Deletion } from './table.ts';

/** Removes an item. In a file of its own: what does not import it may not delete, and has no permission to. */
export function deletionOf(item: Key, condition: Condition = {}): Deletion {
  return { deletes: { PK: item.PK, SK: item.SK }, ...condition };
}
