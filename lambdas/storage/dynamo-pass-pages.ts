import type { PassPages } from '../ports/passes.ts';
import type { Stretch } from '../ports/stretch.ts';
import { batchGet } from './batch-get.ts';
import { isPassItem, type PassItem, passOf, type TombstoneItem } from './dynamo-passes.ts';
import { type Key, type ListKey, passesOfTemplate } from './keys.ts';
import { cutList } from './stretches.ts';
import type { Table } from './table.ts';

type Entry = Key & ListKey;

/** What one BatchGetItem reads. */
const pageSize = 100;

export class DynamoPassPages implements PassPages {
  readonly #table: Table;

  constructor(table: Table) {
    this.#table = table;
  }

  /** The newest first: filing moves only the oldest, to where this comes last. */
  async pageOf(templateId: string, stretch: Stretch = {}) {
    // The entry that the last page ended with comes once more.
    const Limit = pageSize + (stretch.after === undefined ? 0 : 1);
    const query = { ...passesOfTemplate(templateId, stretch), ScanIndexForward: false, Limit };
    const { items: entries, next } = await this.#table.query<Entry>(query);
    const unseen = entries.filter(({ listSort }) => listSort !== stretch.after);
    const items = await batchGet<PassItem | TombstoneItem>(this.#table, unseen);
    return { passes: items.filter(isPassItem).map(passOf), next: next && entries.at(-1)?.listSort };
  }

  async cut(templateId: string, left: Stretch & { readonly after: string }) {
    const { items } = await this.#table.query<Entry>({ ...passesOfTemplate(templateId, left), Limit: 1 });
    const [oldest] = items;
    return oldest === undefined ? [] : cutList(left, oldest.listSort);
  }
}
