import type { GroupPlace } from '../../lambdas/domain/pass/pass.ts';
import { isPassItem, type PassItem } from '../../lambdas/storage/dynamo-passes.ts';
import type { GroupPlaceItem } from '../../lambdas/storage/group-places.ts';
import { groupPlaceKey, type Key, passItemKey } from '../../lambdas/storage/keys.ts';
import { strangers } from '../workload/groups.ts';
import type { Workload } from '../workload/known.ts';

const prefix = 'GROUP#';

/** Checks each change of a group, or of a pass in one: place and pass name each other, or neither does. */
export function watchGroups(workload: Workload): void {
  const { members, universe } = workload;
  const { database, world } = universe;
  const taken = new Map<string, Set<string>>();
  // The whole step is in the table when its first change is checked.
  const itemOf = (key: Key) => database.table.get({ ...key }) as unknown;

  universe.observers.push(({ key, before, after }) => {
    const { PK, SK } = key as unknown as Key;
    if (SK === 'PASS') {
      checkPass({ PK, SK });
      const left = (before as unknown as PassItem | undefined)?.groupPlace;
      if (left) checkPlace(groupPlaceKey(left));
    } else if (PK.startsWith(prefix)) {
      count({ PK, SK }, after !== undefined);
      checkPlace({ PK, SK });
    }
  });

  function checkPass(key: Key): void {
    const item = itemOf(key) as PassItem | undefined;
    if (item === undefined || !isPassItem(item)) return;
    const { fields, groupPlace, passKey } = item;
    const place = groupPlace && (itemOf(groupPlaceKey(groupPlace)) as GroupPlaceItem | undefined);
    if (groupPlace?.group !== fields['group-id'] || place?.passKey !== (groupPlace && passKey))
      workload.fail('a group has its passes', `${item.passId} has no place in its group, or one in another`);
  }

  function checkPlace(key: Key): void {
    const place = itemOf(key) as GroupPlaceItem | undefined;
    if (place === undefined || place.passKey.startsWith(strangers)) return;
    const pass = itemOf(passItemKey(place.passKey)) as { readonly groupPlace?: GroupPlace } | undefined;
    const { PK, SK } = pass?.groupPlace ? groupPlaceKey(pass.groupPlace) : { PK: '', SK: '' };
    if (PK !== key.PK || SK !== key.SK) workload.fail('a group has its passes', `${place.passKey} still has ${key.SK}`);
  }

  /** Records the number of taken places, after each step. */
  function count({ PK, SK }: Key, isTaken: boolean): void {
    const group = PK.slice(prefix.length);
    const places = taken.get(group) ?? new Set();
    taken.set(group, places);
    if (isTaken) places.add(SK);
    else places.delete(SK);
    const counts = members.get(group) ?? [];
    members.set(group, counts);
    if (counts.at(-1)?.step === world.step) counts.pop();
    counts.push({ step: world.step, item: places.size });
  }
}
