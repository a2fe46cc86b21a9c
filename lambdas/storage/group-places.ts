import { type GroupPlace, maxMembers, type Pass } from '../domain/pass/pass.ts';
import { GroupFull } from '../ports/passes.ts';
import { groupPlaceKey, groupPlaceNumber, groupPlacesOf, type Key, passItemKey, type WrittenItem } from './keys.ts';
import { type Deletion, newItem, type Refusal, type Table, type Write } from './table.ts';
import { deletionOf } from './writes.ts';

/** A taken place of a group. */
export interface GroupPlaceItem extends WrittenItem {
  readonly passKey: string;
}

/** Commits a pass with its moves. */
type WriteInGroup = (pass: Pass, moves: readonly Write[]) => Promise<Refusal | undefined>;

/**
 * Writes a pass together with its move into, between or out of groups. A group has as many places as it may have passes,
 * each an item of its own: a place is taken by one pass only, so the limit is exact without a counter for which members
 * that are issued at the same time would contend.
 * @throws GroupFull.
 * Source: docs/decisions/groups.md#a-group-has-places.
 */
export async function inItsGroup(table: Table, pass: Pass, write: WriteInGroup): Promise<Refusal | undefined> {
  const { 'group-id': group } = pass.fields;
  if (group === pass.groupPlace?.group) return write(pass, []);
  const left = pass.groupPlace ? [leaving(pass.groupPlace)] : [];
  if (group === undefined) return write({ ...pass, groupPlace: undefined }, left);
  const preferred = preferredPlace(pass);
  // Terminates: a round fails only because another pass, or another writer of this one, has succeeded.
  for (let number = preferred; ; number = await freePlace(table, group, preferred)) {
    const groupPlace = { group, number };
    const item: GroupPlaceItem = { ...groupPlaceKey(groupPlace), passKey: pass.passKey, writeId: pass.writeId };
    const refusal = await write({ ...pass, groupPlace }, [newItem(item), ...left]);
    if (refusal === undefined || refusal.isOf(passItemKey(pass.passKey)) || !refusal.isOf(item)) return refusal;
  }
}

/** Unconditional: committed with a change of the pass that has this place. */
export const leaving = (place: GroupPlace): Deletion => deletionOf(groupPlaceKey(place));

/** Spreads the passes of a group over its places, so that few of them contend and have to read the free places. */
function preferredPlace({ passKey }: Pass): number {
  const codes = [...passKey].map((character) => character.charCodeAt(0));
  return codes.reduce((sum, code) => (sum * 31 + code) % maxMembers, 0) + 1;
}

/** The next free place from the preferred one on. @throws GroupFull if there is none. */
async function freePlace(table: Table, group: string, preferred: number): Promise<number> {
  const { items } = await table.query<Key>({
    ...groupPlacesOf(group),
    ProjectionExpression: 'SK',
    ConsistentRead: true,
  });
  const taken = new Set(items.map(groupPlaceNumber));
  for (let next = 0; next < maxMembers; next++) {
    const number = ((preferred - 1 + next) % maxMembers) + 1;
    if (!taken.has(number)) return number;
  }
  throw new GroupFull();
}
