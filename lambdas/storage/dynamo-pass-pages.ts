import type { KeyRange, PassPages } from '../ports/passes.ts';
import { batchGet } from './batch-get.ts';
import { isPassItem, type PassItem, passOf, type TombstoneItem } from './dynamo-passes.ts';
import type { Key } from './keys.ts';
import { type ListKey, passesOfTemplate } from './list-keys.ts';
import { splitList } from './split-ranges.ts';
import type { Table } from './table.ts';

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
