import { type KeyNames, keyOf, namesOf, type TableDefinition } from './definition.ts';
import { OrderedItems } from './ordered-items.ts';
import { sizeOfItem } from './sizes.ts';
import { Stream } from './stream.ts';
import { invalid } from './values/errors.ts';
import { maxHashBytes, maxRangeBytes } from './values/limits.ts';
import { attributeOf, equals, type Item, typeOf } from './values/values.ts';
import { type ItemChange, View } from './view.ts';

/** Source: Amazon DynamoDB Developer Guide, "Quotas in Amazon DynamoDB". */
const maxBytes = { item: 400 * 1024, hash: maxHashBytes, range: maxRangeBytes };

/** One table: its items, its indexes and replica, and its stream. */
export class MemoryTable {
  readonly keyNames: readonly string[];
  readonly items: OrderedItems;
  readonly stream = new Stream();
  /** Items as eventually consistent reads of the table see them; undefined without lag, when they read the table. */
  readonly replica: View | undefined;
  readonly indexes = new Map<string, View>();
  readonly #lags: boolean;
  #definition: TableDefinition;

  /** @param lags true if indexes and replica follow only on demand. */
  constructor(definition: TableDefinition, lags: boolean) {
    this.#definition = definition;
    this.#lags = lags;
    this.keyNames = namesOf(definition);
    this.items = new OrderedItems(definition);
    // A replica without lag would only be a copy.
    this.replica = lags ? new View(new OrderedItems(definition), (item) => item, true) : undefined;
    this.redefine(definition);
  }

  get definition(): TableDefinition {
    return this.#definition;
  }

  /** Adds indexes, with all items that belong there. */
  redefine(definition: TableDefinition): void {
    this.#definition = definition;
    for (const index of definition.indexes) {
      if (this.indexes.has(index.name)) continue;
      const view = View.ofIndex(index, definition, this.#lags);
      for (const item of this.items.all()) view.change({ key: this.keyIn(item), before: undefined, after: item });
      view.catchUp();
      this.indexes.set(index.name, view);
    }
  }

  /** Puts an item in its place that is not new, so that the stream has nothing of it. */
  restore(item: Item): void {
    this.#follow({ key: this.keyIn(item), before: undefined, after: item });
    this.catchUp();
  }

  /** The item of this key. */
  get(key: Item): Item | undefined {
    return this.items.get(key)?.item;
  }

  /** Different for each key. */
  idOf(key: Item): string {
    return JSON.stringify(this.keyNames.map((name) => key[name]));
  }

  /** Lets all indexes, and what eventually consistent reads see, catch up with the table. */
  catchUp(): void {
    this.replica?.catchUp();
    for (const index of this.indexes.values()) index.catchUp();
  }

  apply(change: ItemChange, atMs: number): void {
    const { before, after } = change;
    // A write that changes nothing is no change, of the stream neither.
    if (before === after || (before && after && equals(before, after))) return;
    this.#follow(change);
    if (this.definition.hasStream) this.stream.add(change, atMs);
  }

  /** The key of a request. @throws ValidationException if it is not exactly a key of this table. */
  checkedKey(key: Item): Item {
    const names = Object.keys(key);
    if (
      names.length !== this.keyNames.length ||
      this.keyNames.some((name) => typeof attributeOf(key, name) !== 'string')
    )
      throw invalid('The provided key element does not match the schema');
    this.#checkKey(
      this.definition,
      key,
      'The AttributeValue for a key attribute cannot contain an empty string value.',
    );
    return key;
  }

  /** @throws ValidationException for an item that cannot be stored, or updated to. */
  checkItem(item: Item, isUpdate = false): void {
    for (const name of this.keyNames) {
      const value = attributeOf(item, name);
      if (value === undefined)
        throw invalid(`One or more parameter values were invalid: Missing the key ${name} in the item`);
      if (typeof value !== 'string') throw typeMismatch(`key ${name}`, typeOf(value));
    }
    this.#checkKey(
      this.definition,
      item,
      'The AttributeValue for a key attribute cannot contain an empty string value.',
    );
    for (const index of this.definition.indexes) {
      for (const name of namesOf(index)) {
        const value = attributeOf(item, name);
        if (value !== undefined && typeof value !== 'string')
          throw typeMismatch(`Index Key ${name}`, typeOf(value), ` IndexName: ${index.name}`);
      }
      this.#checkKey(index, item, `The AttributeValue for a key of the index ${index.name} cannot be an empty string.`);
    }
    if (sizeOfItem(item) > maxBytes.item)
      throw invalid(`Item size ${isUpdate ? 'to update ' : ''}has exceeded the maximum allowed size`);
  }

  keyIn(item: Item): Item {
    return keyOf(this.keyNames, item);
  }

  #follow(change: ItemChange): void {
    const { key, after } = change;
    if (after === undefined) this.items.remove(key);
    else this.items.put(after);
    this.replica?.change(change);
    for (const index of this.indexes.values()) index.change(change);
  }

  #checkKey({ hash, range }: KeyNames, item: Item, ifEmpty: string): void {
    for (const [name, kind] of [
      [hash, 'hash'],
      [range, 'range'],
    ] as const) {
      const value = name === undefined ? undefined : attributeOf(item, name);
      if (typeof value !== 'string') continue;
      if (value === '') throw invalid(`One or more parameter values are not valid. ${ifEmpty} Key: ${name}`);
      if (value.length * 3 > maxBytes[kind] && Buffer.byteLength(value) > maxBytes[kind])
        throw invalid(`One or more parameter values were invalid: ${tooLong[kind]}`);
    }
  }
}

/** Worded as by DynamoDB. */
const tooLong = {
  hash: `Size of hashkey has exceeded the maximum size limit of${maxBytes.hash} bytes`,
  range: `Aggregated size of all range keys has exceeded the size limit of ${maxBytes.range} bytes`,
};

const typeMismatch = (of: string, actual: string, more = '') =>
  invalid(`One or more parameter values were invalid: Type mismatch for ${of} expected: S actual: ${actual}${more}`);
