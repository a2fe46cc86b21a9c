import type { Pass } from '../domain/pass/pass.ts';
import type { DueWork } from '../domain/updates/work.ts';
import type { PassNumbers } from '../ports/pass-numbers.ts';
import type { Groups, KeyRange, PassPages } from '../ports/passes.ts';
import type { DuePasses } from '../ports/work.ts';
import { batchGet, maxBatch } from './batch-get.ts';
import { isPassItem, type PassItem, passOf, type TombstoneItem } from './dynamo-passes.ts';
import type { GroupPlaceItem } from './group-places.ts';
import {
  dueShard,
  dueShards,
  dueWorkOf,
  groupPlacesOf,
  type Key,
  type NumberItem,
  passesUnder,
  passItemKey,
} from './keys.ts';
import { type ListKey, passesOfTemplate } from './list-keys.ts';
import { splitList } from './split-ranges.ts';
import { type Table, TableStore } from './table.ts';

type Entry = Key & ListKey;

/** Maximum of one BatchGetItem. */
const pageSize = 100;

export class DynamoPassPages implements PassPages {
  readonly #table: Table;
  readonly #consistency: { readonly isConsistent?: boolean };

  /** @param consistency `isConsistent: false` costs half, for passes that are looked at again. */
  constructor(table: Table, consistency: { readonly isConsistent?: boolean } = {}) {
    this.#table = table;
    this.#consistency = consistency;
  }

  /** Newest first: filing only moves the oldest entries, to the end of this order. */
  async pageOf(templateId: string, range: KeyRange = {}) {
    // One more, as the query returns the last entry of the previous page again.
    const Limit = pageSize + (range.after === undefined ? 0 : 1);
    const query = { ...passesOfTemplate(templateId, range), ScanIndexForward: false, Limit };
    const { items: entries, next } = await this.#table.query<Entry>(query);
    const unseen = entries.filter(({ listSort }) => listSort !== range.after);
    const items = await batchGet<PassItem | TombstoneItem>(this.#table, unseen, this.#consistency);
    // The index may show a pass for a moment longer that has moved to another template.
    const passes = items.filter(isPassItem).map(passOf);
    return {
      passes: passes.filter((pass) => pass.templateId === templateId),
      next: next && entries.at(-1)?.listSort,
    };
  }

  async split(templateId: string, left: KeyRange & { readonly after: string }) {
    const { items } = await this.#table.query<Entry>({ ...passesOfTemplate(templateId, left), Limit: 1 });
    const [oldest] = items;
    return oldest === undefined ? [] : splitList(left, oldest.listSort);
  }
}

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

export class DynamoPassNumbers extends TableStore implements PassNumbers {
  async passesUnder(numberKey: string): ReturnType<PassNumbers['passesUnder']> {
    const { items } = await this.table.query<NumberItem>({ ...passesUnder(numberKey), Limit: maxBatch + 1 });
    const nowSeconds = this.table.clock.now().getTime() / 1_000;
    const current = items.slice(0, maxBatch).filter(({ ttl }) => ttl > nowSeconds);
    const keys = current.map(({ SK }) => passItemKey(SK));
    const found = await batchGet<PassItem | TombstoneItem>(this.table, keys);
    return { passes: found.filter(isPassItem).map(passOf), hasMore: items.length > maxBatch };
  }
}

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
