import { type KeyNames, keyOf, namesOf } from './definition.ts';
import { sizeOfItem } from './sizes.ts';
import { type Item, orderOfTexts } from './values/values.ts';

/** One stored item; its size is computed at the first use. */
export class Entry {
  readonly item: Item;
  #size: number | undefined;

  constructor(item: Item) {
    this.item = item;
  }

  get size(): number {
    this.#size ??= sizeOfItem(this.item);
    return this.#size;
  }
}

/** Partitions in the order of a scan: by a hash, so that no code relies on the order of keys, as in DynamoDB. */
interface Partition {
  readonly hash: number;
  readonly key: string;
  readonly entries: Entry[];
}

/**
 * Items of a table or an index: by partition, and there in the order of their sort key, entries of an index with one
 * sort key by the table's key.
 */
export class OrderedItems {
  readonly #hash: string;
  /** Names of the attributes that order a partition's items. */
  readonly #order: readonly string[];
  /** Names of the attributes that identify an item. */
  readonly keyNames: readonly string[];
  readonly #partitions = new Map<string, Partition>();
  #scanned: Partition[] | undefined;

  constructor({ hash, range }: KeyNames, table?: KeyNames) {
    this.#hash = hash;
    const ofTable = table === undefined ? [] : namesOf(table);
    this.#order = [...new Set([...(range === undefined ? [] : [range]), ...ofTable])];
    this.keyNames = [...new Set([...namesOf({ hash, range }), ...ofTable])];
  }

  get(key: Item): Entry | undefined {
    const entries = this.of(key[this.#hash] as string);
    const place = this.placeOf(entries, key);
    const entry = entries[place];
    return entry !== undefined && this.#orderOf(entry.item, key) === 0 ? entry : undefined;
  }

  /** Adds an item, or replaces that of the same key. */
  put(item: Item): void {
    const key = item[this.#hash] as string;
    let partition = this.#partitions.get(key);
    if (partition === undefined) {
      partition = { key, hash: hashOf(key), entries: [] };
      this.#partitions.set(key, partition);
      this.#scanned = undefined;
    }
    const place = this.placeOf(partition.entries, item);
    const there = partition.entries[place];
    const isThere = there !== undefined && this.#orderOf(there.item, item) === 0;
    partition.entries.splice(place, isThere ? 1 : 0, new Entry(item));
  }

  remove(item: Item): void {
    const key = item[this.#hash] as string;
    const entries = this.#partitions.get(key)?.entries ?? [];
    const place = this.placeOf(entries, item);
    const there = entries[place];
    if (there === undefined || this.#orderOf(there.item, item) !== 0) return;
    entries.splice(place, 1);
    if (entries.length > 0) return;
    this.#partitions.delete(key);
    this.#scanned = undefined;
  }

  /** The items of a partition, in order. */
  of(hashValue: string): readonly Entry[] {
    return this.#partitions.get(hashValue)?.entries ?? [];
  }

  /** The place of the first entry that is not before this key. */
  placeOf(entries: readonly Entry[], key: Item): number {
    return placeWhere(entries, ({ item }) => this.#orderOf(item, key) < 0);
  }

  /** Every item of a segment in the order of a scan, beginning after a key. */
  *scan(segment: number, segments: number, after: Item | undefined): Generator<Entry> {
    this.#scanned ??= [...this.#partitions.values()].sort((a, b) => a.hash - b.hash || orderOfTexts(a.key, b.key));
    const from = after && { key: after[this.#hash] as string, hash: hashOf(after[this.#hash] as string) };
    for (const { key, hash, entries } of this.#scanned) {
      if (segmentOf(key, segments) !== segment) continue;
      const order = from === undefined ? 1 : hash - from.hash || orderOfTexts(key, from.key);
      if (order < 0) continue;
      const first = order === 0 ? placeWhere(entries, ({ item }) => this.#orderOf(item, after as Item) <= 0) : 0;
      yield* entries.slice(first);
    }
  }

  *all(): Generator<Item> {
    for (const { entries } of this.#partitions.values()) for (const { item } of entries) yield item;
  }

  /** The LastEvaluatedKey of an item. */
  keyOf(item: Item): Item {
    return keyOf(this.keyNames, item);
  }

  #orderOf(a: Item, b: Item): number {
    for (const name of this.#order) {
      const order = orderOfTexts(a[name] as string, b[name] as string);
      if (order !== 0) return order;
    }
    return 0;
  }
}

/** The number of leading entries for which the test is true; it is false for all after them. */
export function placeWhere(entries: readonly Entry[], isBefore: (entry: Entry) => boolean): number {
  let [low, high] = [0, entries.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (isBefore(entries[middle] as Entry)) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Segment of a scan, of so many, in which a partition is. */
export const segmentOf = (key: string, segments: number) => Math.floor((hashOf(key) * segments) / 2 ** 32);

/** FNV-1a, 32 bits, with the last steps of MurmurHash3 so that like keys spread. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let place = 0; place < text.length; place++) hash = Math.imul(hash ^ text.charCodeAt(place), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
