import { type IndexKeys, namedIn, type TableKeys } from '../../world/table/values/limits.ts';
import type { ItemChange } from './item-changes.ts';
import { type DynamoDbRequest, hashOf, type ItemRequest, itemsOf } from './limits/dynamodb-requests.ts';
import { type PartitionUnits, writeUnits } from './limits/dynamodb-units.ts';
import { TransactionCanceled } from './transaction-conflicts.ts';
import { UnitBuckets } from './unit-buckets.ts';
import { AwsError } from './wire/json-service.ts';

/** Units a second. */
export interface Throughput {
  readonly writes: number;
  readonly reads: number;
}

/**
 * Highest throughput that DynamoDB gives a partition. Source: Amazon DynamoDB Developer Guide, "Designing partition
 * keys to distribute your workload in DynamoDB".
 */
export const partitionThroughput: Throughput = { writes: 1_000, reads: 3_000 };

const message =
  'Throughput exceeds the current capacity of your table or index. DynamoDB is automatically scaling your table or index so please try again shortly.';

type Place = Omit<PartitionUnits, 'units'>;

/**
 * Throttling as in DynamoDB of each partition, and so of each value of a partition key, in a table and in its indexes. Adaptive
 * capacity, which gives a hot key a partition of its own, makes no difference, since here each key has one. Bursts from unused capacity are not
 * simulated, and a batch is throttled as a whole, never in part.
 */
export class Throttling {
  readonly #keysOf: (table: string) => TableKeys | undefined;
  readonly #buckets: Readonly<Record<keyof Throughput, UnitBuckets>>;

  /** @param now ms since 1970 */
  constructor({ writes, reads }: Throughput, keysOf: (table: string) => TableKeys | undefined, now: () => number) {
    this.#keysOf = keysOf;
    this.#buckets = { writes: new UnitBuckets(writes, now), reads: new UnitBuckets(reads, now) };
  }

  /** @throws AwsError if a partition of a request has no units left */
  check(operation: string, request: DynamoDbRequest, before: readonly ItemChange[]): void {
    const kind = isWrite(operation) ? 'writes' : 'reads';
    const items = itemsOf(request);
    const throttled = items.map((item, place) => {
      const places = kind === 'writes' ? this.#writtenPlaces(item, before[place]) : [this.#placeOf(item)];
      return places.some((each) => this.#isEmpty(kind, each));
    });
    if (items.length === 0) throttled.push(this.#isEmpty(kind, this.#queried(request)));
    if (!throttled.includes(true)) return;
    if (operation.startsWith('Transact'))
      throw new TransactionCanceled(
        throttled.map((is) => (is ? 'ThrottlingError' : undefined)),
        message,
      );
    throw new AwsError('com.amazon.coral.availability#ThrottlingException', message);
  }

  /** Takes the units of a write; a refused write takes those of the item that it found. */
  chargeWrites(operation: string, changes: readonly ItemChange[]): void {
    const factor = operation.startsWith('Transact') ? 2 : 1;
    for (const { table, before, after } of changes) {
      const keys = this.#keysOf(table);
      if (keys)
        for (const each of writeUnits(table, keys, before, after)) this.#take('writes', each, each.units * factor);
    }
  }

  /** @param units as DynamoDB reports them, of all items; each item takes an equal part */
  chargeReads(request: DynamoDbRequest, units: number): void {
    const items = itemsOf(request);
    const places = items.length > 0 ? items.map((item) => this.#placeOf(item)) : [this.#queried(request)];
    for (const place of places) this.#take('reads', place, units / places.length);
  }

  /**
   * The partitions of an item in the table, and in the indexes that the request changes, before and after the write.
   */
  #writtenPlaces(item: ItemRequest, change: ItemChange | undefined): Place[] {
    const { TableName: table, Item, UpdateExpression } = item;
    const keys = this.#keysOf(table);
    if (!keys) return [];
    const { before } = change ?? {};
    const touched = UpdateExpression === undefined ? keys : { ...keys, indexes: this.#touchedIndexes(item, keys) };
    const entries = [
      ...writeUnits(table, touched, before, undefined),
      ...(Item ? writeUnits(table, touched, undefined, Item) : []),
    ];
    return [this.#placeOf(item), ...entries.filter(({ resource }) => resource !== table)];
  }

  /** Indexes of which an update names a key or a projected attribute. */
  #touchedIndexes(item: ItemRequest, { indexes }: TableKeys): TableKeys['indexes'] {
    const names = new Set((item.UpdateExpression ?? '').match(/[#\w]+/g)?.map((name) => namedIn(name, item)));
    const isTouched = ({ hash, range, attributes }: IndexKeys) =>
      attributes === undefined || [hash, range, ...attributes].some((name) => name !== undefined && names.has(name));
    return new Map([...indexes].filter(([, index]) => isTouched(index)));
  }

  #placeOf({ TableName, Item, Key }: ItemRequest): Place {
    const hash = this.#keysOf(TableName)?.hash ?? '';
    return { resource: TableName, partition: JSON.stringify((Item ?? Key)?.[hash]) ?? '' };
  }

  #queried(request: DynamoDbRequest): Place {
    const { TableName = '', IndexName } = request;
    const table = this.#keysOf(TableName);
    const keys = IndexName === undefined ? table : table?.indexes.get(IndexName);
    const hash = keys && hashOf(request, keys);
    return {
      resource: IndexName === undefined ? TableName : `${TableName}/${IndexName}`,
      partition: JSON.stringify(hash) ?? '',
    };
  }

  #isEmpty(kind: keyof Throughput, { resource, partition }: Place): boolean {
    return this.#buckets[kind].isEmpty(`${resource} ${partition}`);
  }

  #take(kind: keyof Throughput, { resource, partition }: Place, units: number): void {
    this.#buckets[kind].take(`${resource} ${partition}`, units);
  }
}

export const isWrite = (operation: string) => /^(Put|Update|Delete|BatchWrite|TransactWrite)/.test(operation);
