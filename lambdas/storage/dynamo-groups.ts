import type { Pass } from '../domain/pass/pass.ts';
import type { Groups } from '../ports/passes.ts';
import { batchGet } from './batch-get.ts';
import { isPassItem, type PassItem, passOf, type TombstoneItem } from './dynamo-passes.ts';
import type { GroupPlaceItem } from './group-places.ts';
import { groupPlacesOf, passItemKey } from './keys.ts';
import { TableStore } from './table.ts';

export class DynamoGroups extends TableStore implements Groups {
  /** One query and one batch, however many there are: both take 50 items. */
  async passesOf(group: string): Promise<readonly Pass[]> {
    const { items: places } = await this.table.query<GroupPlaceItem>({
      ...groupPlacesOf(group),
      ConsistentRead: true,
    });
    const keys = places.map(({ passKey }) => passItemKey(passKey));
    const items = await batchGet<PassItem | TombstoneItem>(this.table, keys);
    const passes = items.filter(isPassItem).map(passOf);
    // Others have left the group since the query.
    return passes.filter(({ fields }) => fields['group-id'] === group);
  }
}
