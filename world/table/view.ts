import type { IndexDefinition, TableDefinition } from './definition.ts';
import { OrderedItems } from './ordered-items.ts';
import { attributeOf, type Item, type Value } from './values/values.ts';

/** An item before and after a write; undefined where there was or is none. */
export interface ItemChange {
  readonly key: Item;
  readonly before: Item | undefined;
  readonly after: Item | undefined;
}

/**
 * An eventually consistent view: an index, or a replica of the table. It follows the table at once or, if it lags, on
 * demand.
 */
export class View {
  readonly items: OrderedItems;
  readonly #lags: boolean;
  readonly #projected: (item: Item) => Item | undefined;
  readonly #waiting = new Set<ItemChange>();
  /** Changes by their items, as there may be hundreds of thousands. */
  readonly #ofItem = new Map<string, ItemChange[]>();

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
    return [...this.#waiting];
  }

  change(change: ItemChange): void {
    if (!this.#lags) {
      this.#apply(change);
      return;
    }
    this.#waiting.add(change);
    const id = idOf(change.key);
    const ofItem = this.#ofItem.get(id);
    if (ofItem) ofItem.push(change);
    else this.#ofItem.set(id, [change]);
  }

  /** Lets changes arrive, the oldest first. */
  catchUp(count = this.#waiting.size): void {
    for (const { key } of [...this.#waiting].slice(0, count)) this.catchUpWith(key);
  }

  /** Lets the oldest change of one item arrive, before those of others. */
  catchUpWith(key: Item): void {
    const id = idOf(key);
    const [change, ...later] = this.#ofItem.get(id) ?? [];
    if (change === undefined) return;
    if (later.length > 0) this.#ofItem.set(id, later);
    else this.#ofItem.delete(id);
    this.#waiting.delete(change);
    this.#apply(change);
  }

  /** The item as it stands here; undefined where it does not. */
  entryOf(item: Item | undefined): Item | undefined {
    return item && this.#projected(item);
  }

  hasSameKey(one: Item, other: Item): boolean {
    return this.items.keyNames.every((name) => one[name] === other[name]);
  }

  #apply({ before, after }: ItemChange): void {
    const old = this.entryOf(before);
    const now = this.entryOf(after);
    if (old !== undefined && !(now !== undefined && this.hasSameKey(old, now))) this.items.remove(old);
    if (now !== undefined) this.items.put(now);
  }
}

/** Different for each key. */
const idOf = (key: Item) =>
  JSON.stringify(
    Object.keys(key)
      .sort()
      .map((name) => [name, key[name]]),
  );

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
