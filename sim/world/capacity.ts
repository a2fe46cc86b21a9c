import type { Settings } from '../../lib/settings.ts';
import { UnitBuckets } from '../../local/aws/unit-buckets.ts';
import { type PartitionUnits, writeUnits } from '../../world/table/units.ts';
import { copyOfMap } from '../../world/table/values/values.ts';
import type { Aws } from './aws-commands.ts';
import type { Database } from './database.ts';

/** Units a second. Source: Amazon DynamoDB Developer Guide, on-demand capacity mode, initial throughput; partition limits. */
const throughput = { table: { writes: 4_000, reads: 12_000 }, partition: { writes: 1_000, reads: 3_000 } };

type Kind = 'writes' | 'reads';
type Place = Omit<PartitionUnits, 'units'>;

interface Request {
  readonly IndexName?: string;
  readonly Key?: DbKey;
  readonly Item?: DbKey;
  readonly ExpressionAttributeValues?: Readonly<Record<string, string>>;
  readonly RequestItems?: Readonly<Record<string, { readonly Keys: readonly DbKey[] }>>;
  readonly TransactItems?: readonly Readonly<Record<string, Request>>[];
}

interface DbKey {
  readonly PK: string;
}

interface Consumed {
  readonly CapacityUnits: number;
}

/** A table with the throughput of a new one, and of each of its partitions: beyond it requests are throttled. */
export class Capacity {
  readonly #now: () => number;
  readonly #buckets: Readonly<Record<Kind, { readonly table: UnitBuckets; readonly partition: UnitBuckets }>>;
  /** Units of each partition in the present second, and the most of any. */
  readonly #seconds = new Map<string, { second: number; units: number }>();
  readonly busiest = { writes: { partition: '', units: 0 }, reads: { partition: '', units: 0 } };

  /** @param warm units a second that table and indexes take at once, each. */
  constructor(now: () => number, { warmWrites, warmReads }: Partial<Pick<Settings, 'warmWrites' | 'warmReads'>>) {
    this.#now = now;
    const of = (kind: Kind, warm = throughput.table[kind]) => ({
      table: new UnitBuckets(warm, now),
      partition: new UnitBuckets(throughput.partition[kind], now),
    });
    this.#buckets = { writes: of('writes', warmWrites), reads: of('reads', warmReads) };
  }

  around({ execute, table }: Database): Aws['database'] {
    return (operation, request) => {
      const kind = /^(Delete|Put|Update|Transact)/.test(operation) ? 'writes' : 'reads';
      const places = placesOf(table, request as Request);
      for (const place of places) this.#check(kind, place);
      const { last } = table.stream;
      const answer = execute(operation, { ...request, ReturnConsumedCapacity: 'TOTAL' });
      const changes = table.stream.after(last);
      const isTransaction = operation.startsWith('Transact');
      const taken =
        changes.length > 0
          ? changes.flatMap((change) => writeUnits({ ...change, table }, isTransaction))
          : places.map((place) => ({ ...place, units: unitsIn(answer) / places.length }));
      for (const each of taken) this.#take(kind, each);
      return answer;
    };
  }

  #check(kind: Kind, { resource, partition }: Place): void {
    const { table, partition: partitions } = this.#buckets[kind];
    if (!table.isEmpty(resource) && !partitions.isEmpty(`${resource} ${partition}`)) return;
    throw Object.assign(new Error('Throttled'), {
      name: 'ProvisionedThroughputExceededException',
      $metadata: { httpStatusCode: 400 },
    });
  }

  #take(kind: Kind, { resource, partition: value, units }: PartitionUnits): void {
    const partition = `${resource} ${value}`;
    this.#buckets[kind].table.take(resource, units);
    this.#buckets[kind].partition.take(partition, units);
    const second = Math.floor(this.#now() / 1_000);
    const name = `${kind} ${partition}`;
    const before = this.#seconds.get(name);
    const inSecond = before?.second === second ? before.units + units : units;
    this.#seconds.set(name, { second, units: inSecond });
    if (inSecond > this.busiest[kind].units) this.busiest[kind] = { partition, units: inSecond };
  }
}

/** Partitions of a request's items, a new one's also in indexes, or of a query. */
function placesOf(table: Database['table'], request: Request): Place[] {
  const { IndexName: resource = 'table', Key, Item, RequestItems, TransactItems } = request;
  if (TransactItems) return TransactItems.flatMap(Object.values<Request>).flatMap((each) => placesOf(table, each));
  if (Item) {
    const after = copyOfMap(Item);
    return writeUnits({ table, key: after, before: undefined, after });
  }
  const keys = RequestItems ? Object.values(RequestItems).flatMap(({ Keys }) => Keys) : (Key ?? []);
  const [queried] = Object.values(request.ExpressionAttributeValues ?? {});
  const partitions = [keys].flat().map(({ PK }) => PK);
  return (partitions.length > 0 ? partitions : [queried]).map((partition) => ({ resource, partition }));
}

/** Units that an answer says were consumed. */
function unitsIn(answer: { readonly ConsumedCapacity?: Consumed | readonly Consumed[] }): number {
  const { ConsumedCapacity = [] } = answer;
  return [ConsumedCapacity].flat().reduce((sum, { CapacityUnits }) => sum + CapacityUnits, 0);
}
