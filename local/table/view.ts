import type { IndexDefinition, TableDefinition } from './definition.ts';
import { OrderedItems } from './ordered-items.ts';
import { attributeOf, equals, type Item, type Value } from './values.ts';

/** An item before and after a write; undefined where there was or is none. */
export interface ItemChange {
  readonly key: Item;
  readonly before: Item | undefined;
  readonly after: Item | undefined;
}

/**
 * What eventually consistent reads see: an index, or a replica of the table. It follows the table at once, or, if it
 * lags, when it is told to.
 */
export class View {
  readonly items: OrderedItems;
  readonly #lags: boolean;
  readonly #projected: (item: Item) => Item | undefined;
  #waiting: ItemChange[] = [];

  constructor(items: OrderedItems, projected: (item: Item) => Item | undefined, lags: boolean) {
    this.items = items;
    this.#projected = projected;
    this.#lags = lags;
  }

  static ofIndex(index: IndexDefinition, table: TableDefinition, lags: boolean): View {
    const items = new OrderedItems(index, table);
    const names = index.attributes && new Set([...items.keyNames, ...index.attributes]);
    // An index is sparse: it has no items that lack one of its keys.
    return new View(items, (item) => (isIn(item, index) ? only(item, names) : undefined), lags);
  }

  /** Changes that have not arrived, the oldest first. */
  get waiting(): readonly ItemChange[] {
    return this.#waiting;
  }

  change(change: ItemChange): void {
    if (this.#lags) this.#waiting.push(change);
    else this.#apply(change);
  }

  /** Lets changes arrive, the oldest first. */
  catchUp(count = this.#waiting.length): void {
    for (const change of this.#waiting.splice(0, count)) this.#apply(change);
  }

  /** Lets the oldest change of one item arrive, before those of others. */
  catchUpWith(key: Item): void {
    const place = this.#waiting.findIndex((change) => equals(change.key, key));
    if (place >= 0) for (const change of this.#waiting.splice(place, 1)) this.#apply(change);
  }

  #apply({ before, after }: ItemChange): void {
    const old = before && this.#projected(before);
    const now = after && this.#projected(after);
    if (old !== undefined && !(now !== undefined && this.items.keyNames.every((name) => old[name] === now[name])))
      this.items.remove(old);
    if (now !== undefined) this.items.put(now);
  }
}

const isIn = (item: Item, { hash, range }: IndexDefinition) =>
  attributeOf(item, hash) !== undefined && (range === undefined || attributeOf(item, range) !== undefined);

function only(item: Item, names: ReadonlySet<string> | undefined): Item {
  if (names === undefined) return item;
  const result: Record<string, Value> = {};
  for (const name of names) {
    const value = attributeOf(item, name);
    if (value !== undefined) result[name] = value;
  }
  return result;
}
