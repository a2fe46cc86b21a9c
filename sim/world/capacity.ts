import { UnitBuckets } from '../../local/aws/unit-buckets.ts';
import { sizeOfItem } from '../../local/table/sizes.ts';
import { copyOfMap } from '../../local/table/values/values.ts';
import type { Aws } from './aws-commands.ts';

/** Units a second. Source: Amazon DynamoDB Developer Guide, on-demand capacity mode, initial throughput; partition limits. */
const throughput = {
  table: { writes: 4_000, reads: 12_000 },
  partition: { writes: 1_000, reads: 3_000 },
} as const;

type Kind = 'writes' | 'reads';

interface Request {
  readonly IndexName?: string;
  readonly Key?: DbKey;
  readonly Item?: DbKey;
  readonly ConsistentRead?: boolean;
  readonly UpdateExpression?: string;
  readonly ExpressionAttributeValues?: Readonly<Record<string, unknown>>;
  readonly RequestItems?: Readonly<Record<string, { readonly Keys: readonly DbKey[] }>>;
  readonly TransactItems?: readonly Readonly<Record<string, Request>>[];
}

interface DbKey {
  readonly PK: string;
}

interface Answer {
  readonly Item?: object;
  readonly Items?: readonly object[];
  readonly Responses?: Readonly<Record<string, readonly DbKey[]>>;
}

interface Take {
  readonly kind: Kind;
  readonly partition: string;
  readonly units: number;
}

/** A table with the throughput of a new one, and of each of its partitions: beyond it requests are throttled. */
export class Capacity {
  readonly #now: () => number;
  readonly #buckets: Readonly<Record<Kind, { readonly table: UnitBuckets; readonly partition: UnitBuckets }>>;
  /** Units of each partition in the present second, and the most of any. */
  readonly #seconds = new Map<string, { second: number; units: number }>();
  readonly busiest = { writes: { partition: '', units: 0 }, reads: { partition: '', units: 0 } };

  /** @param warmWrites write units a second that table and indexes take at once, each. */
  constructor(now: () => number, warmWrites: number = throughput.table.writes) {
    this.#now = now;
    const of = (kind: Kind) => ({
      table: new UnitBuckets(kind === 'writes' ? warmWrites : throughput.table.reads, now),
      partition: new UnitBuckets(throughput.partition[kind], now),
    });
    this.#buckets = { writes: of('writes'), reads: of('reads') };
  }

  around(execute: Aws['database']): Aws['database'] {
    return (operation, request) => {
      const kind = /^(Put|Update|Transact)/.test(operation) ? 'writes' : 'reads';
      for (const { partition } of takesOf(kind, request as Request, {})) this.#check(kind, partition);
      const answer = execute(operation, request);
      for (const take of takesOf(kind, request as Request, answer)) this.#take(take);
      return answer;
    };
  }

  #check(kind: Kind, partition: string): void {
    const { table, partition: partitions } = this.#buckets[kind];
    if (!table.isEmpty(resourceOf(partition)) && !partitions.isEmpty(partition)) return;
    throw Object.assign(new Error('Throttled'), {
      name: 'ProvisionedThroughputExceededException',
      $metadata: { httpStatusCode: 400 },
    });
  }

  #take({ kind, partition, units }: Take): void {
    this.#buckets[kind].table.take(resourceOf(partition), units);
    this.#buckets[kind].partition.take(partition, units);
    const second = Math.floor(this.#now() / 1_000);
    const name = `${kind} ${partition}`;
    const before = this.#seconds.get(name);
    const inSecond = before?.second === second ? before.units + units : units;
    this.#seconds.set(name, { second, units: inSecond });
    if (inSecond > this.busiest[kind].units) this.busiest[kind] = { partition, units: inSecond };
  }
}

/** Name of the index, or `table`. */
const resourceOf = (partition: string) => partition.split(' ')[0] ?? '';

const sizeOf = (item: object) => sizeOfItem(copyOfMap(item));

function takesOf(kind: Kind, request: Request, answer: Answer): Take[] {
  const { Key, Item, RequestItems, TransactItems } = request;
  if (TransactItems)
    return TransactItems.flatMap(Object.values<Request>)
      .flatMap((each) => takesOf(kind, each, {}))
      .map((take) => ({ ...take, units: 2 * take.units }));
  if (RequestItems) {
    const found = Object.values(answer.Responses ?? {}).flat();
    if (found.length > 0)
      return found.map((item) => ({ kind, partition: `table ${item.PK}`, units: Math.ceil(sizeOf(item) / 4_096) }));
    const keys = Object.values(RequestItems).flatMap(({ Keys }) => Keys);
    return keys.map(({ PK }) => ({ kind, partition: `table ${PK}`, units: 1 }));
  }
  const PK = (Key ?? Item)?.PK;
  if (PK === undefined) {
    const [key] = Object.values(request.ExpressionAttributeValues ?? {});
    const bytes = (answer.Items ?? []).reduce((sum, item) => sum + sizeOf(item), 0);
    const units = Math.max(1, Math.ceil(bytes / 4_096)) / (request.ConsistentRead ? 1 : 2);
    return [{ kind, partition: `${request.IndexName ?? 'table'} ${key}`, units }];
  }
  const partition = `table ${PK}`;
  if (kind === 'reads') return [{ kind, partition, units: Math.max(1, Math.ceil(sizeOf(answer.Item ?? {}) / 4_096)) }];
  // An update counts one unit: those of registrations and passes are short. Other items, and entries of indexes, count
  // only when put.
  return [{ kind, partition, units: Item ? Math.ceil(sizeOf(Item) / 1_024) : 1 }, ...(Item ? indexTakesOf(Item) : [])];
}

const indexes = { byList: 'listKey', byDue: 'dueKey', byDevice: 'deviceKey', byTemplate: 'registrationsKey' };

/** Units of a new item's entries in indexes. */
const indexTakesOf = (item: object): Take[] => {
  const attributes = new Map(Object.entries(item));
  return Object.entries(indexes).flatMap(([index, key]): Take[] =>
    attributes.get(key) === undefined
      ? []
      : [{ kind: 'writes', partition: `${index} ${attributes.get(key)}`, units: 1 }],
  );
};
