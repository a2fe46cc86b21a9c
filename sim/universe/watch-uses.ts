import type { Bucket } from '../../world/aws/bucket.ts';
import { segmentOf } from '../../world/table/ordered-items.ts';
import type { OrderedWorld } from '../world/ordered-world.ts';
import type { Universe } from './universe.ts';

type Key = Readonly<Record<string, unknown>>;

/** Parts of a request to the table that say what it reads. */
interface Request {
  readonly ConsistentRead?: boolean;
  readonly ExpressionAttributeValues?: Key;
  readonly IndexName?: string;
  readonly Item?: Key;
  readonly Key?: Key;
  readonly Keys?: readonly Key[];
  readonly RequestItems?: Readonly<Record<string, Request>>;
  readonly Segment?: number;
  readonly TotalSegments?: number;
  readonly TransactItems?: readonly Readonly<Record<string, Request>>[];
}

const nameOf = ({ PK, SK }: Key) => `${PK} ${SK}`;
/** Kind of an item in its partition, by the beginning of its sort key. */
const kindOf = ({ PK, SK }: Key) => `${PK} ${/^[^#]*#/.exec(String(SK))?.[0] ?? ''}`.trim();
/** Segments of the scan that is told apart by them: an erasure's. */
const segments = 8;

/** Names of items, kinds, partitions or segments; none for indexes and copies, which follow only as time passes. */
function readBy(operation: string, request: Request): readonly string[] {
  const { ConsistentRead, ExpressionAttributeValues: values, IndexName, Item, Key, TransactItems = [] } = request;
  if (operation === 'BatchGetItem')
    return Object.values(request.RequestItems ?? {})
      .flatMap((each) => (each.ConsistentRead ? (each.Keys ?? []) : []))
      .map(nameOf);
  if (operation === 'BatchWriteItem') return [];
  if (IndexName !== undefined || (['GetItem', 'Query', 'Scan'].includes(operation) && !ConsistentRead)) return [];
  if (operation === 'Scan') return [request.TotalSegments === segments ? `segment ${request.Segment}` : 'table'];
  if (operation === 'Query') {
    const { ':partition': partition, ':start': start } = values ?? {};
    return [kindOf({ PK: partition, SK: start })];
  }
  const parts = TransactItems.flatMap((each) => Object.values(each).flatMap((part) => readBy('', part)));
  return [Key ?? Item ?? []].flat().map(nameOf).concat(parts);
}

/** Tells a world which items and files each of its steps uses, and what it sends to whom. */
export function watchUses({ aws, database, queues, service }: Universe, world: OrderedWorld): void {
  watchTable({ aws, database }, world);
  watchFiles(aws.bucket, world);
  for (const queue of Object.values(queues)) queue.onSent = () => world.sends(queue.settings.name);
  for (const lane of Object.values(service.stream).flat()) {
    const { add } = lane;
    lane.add = (record) => {
      world.sends(lane.name);
      add.call(lane, record);
    };
  }
}

function watchFiles(bucket: Bucket, world: OrderedWorld): void {
  const { get, put, delete: remove, keys } = bucket;
  const folderOf = (key: string) => `s3 ${/^[^/]*\//.exec(key) ?? ''}`;
  const read = (key: string) => world.touches(`s3 ${key}`, 'reads');
  const change = (key: string) => {
    world.touches(`s3 ${key}`, 'changes');
    for (const name of [folderOf(key), folderOf('')]) world.touches(name, 'joins');
  };
  Object.assign(bucket, {
    get(key: string) {
      read(key);
      return get.call(bucket, key);
    },
    put(...of: Parameters<typeof put>) {
      change(of[0]);
      return put.apply(bucket, of);
    },
    delete(key: string) {
      // Nothing changes without it.
      (get.call(bucket, key) ? change : read)(key);
      remove.call(bucket, key);
    },
    keys(prefix = '') {
      world.touches(folderOf(prefix), 'reads');
      return keys.call(bucket, prefix);
    },
  });
}

function watchTable({ aws, database }: Pick<Universe, 'aws' | 'database'>, world: OrderedWorld): void {
  const { stream } = database.table;
  const execute = aws.database;
  const withChanges = (operation: string, request: Request) => {
    const { last } = stream;
    try {
      return execute(operation, request);
    } finally {
      for (const name of readBy(operation, request)) world.touches(name, 'reads');
      for (const { key } of stream.after(last)) {
        const PK = String(key.PK);
        world.touches(nameOf(key), 'changes');
        for (const name of new Set([kindOf(key), PK, `segment ${segmentOf(PK, segments)}`, 'table']))
          world.touches(name, 'joins');
      }
    }
  };
  Object.assign(aws, { database: withChanges });
}
