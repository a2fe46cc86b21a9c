import { laneOf } from '../../world/aws/stream-lane.ts';
import { recordOf } from '../../world/table/stream.ts';
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
  readonly TransactItems?: readonly Readonly<Record<string, Request>>[];
}

const nameOf = ({ PK, SK }: Key) => `${PK} ${SK}`;

/** Names of items, a partition or the whole table; none for indexes and copies, which follow only as time passes. */
function readBy(operation: string, request: Request): readonly string[] {
  const { ConsistentRead, ExpressionAttributeValues: values, IndexName, Item, Key, TransactItems = [] } = request;
  if (operation === 'Scan' || operation.startsWith('Batch')) return ['table'];
  if (IndexName !== undefined || (['GetItem', 'Query'].includes(operation) && !ConsistentRead)) return [];
  if (operation === 'Query') return [String(values?.[':partition'] ?? 'table')];
  const parts = TransactItems.flatMap((each) => Object.values(each).flatMap((part) => readBy('', part)));
  return [Key ?? Item ?? []].flat().map(nameOf).concat(parts);
}

/** Tells a world which items, files, queues and lanes each of its steps uses. */
export function watchUses({ aws, database, queues, service }: Universe, world: OrderedWorld): void {
  watchTable({ aws, database, service }, world);
  const { bucket } = aws;
  const { get, put, delete: remove, keys } = bucket;
  const change = (key: string) => {
    for (const name of [`s3 ${key}`, 's3']) world.touches(name, true);
  };
  Object.assign(bucket, {
    get(key: string) {
      world.touches(`s3 ${key}`, false);
      return get.call(bucket, key);
    },
    put(...of: Parameters<typeof put>) {
      change(of[0]);
      return put.apply(bucket, of);
    },
    delete(key: string) {
      change(key);
      remove.call(bucket, key);
    },
    keys(prefix?: string) {
      world.touches('s3', false);
      return keys.call(bucket, prefix);
    },
  });
  for (const queue of Object.values(queues)) queue.onSent = () => world.touches(queue.settings.name, true);
}

function watchTable({ aws, database, service }: Pick<Universe, 'aws' | 'database' | 'service'>, world: OrderedWorld) {
  const { stream } = database.table;
  const execute = aws.database;
  const withChanges = (operation: string, request: Request) => {
    const { last } = stream;
    try {
      return execute(operation, request);
    } finally {
      for (const name of readBy(operation, request)) world.touches(name, false);
      for (const change of stream.after(last)) {
        const record = recordOf(change);
        const lanes = Object.values(service.stream).map((of) => laneOf(record, of).name);
        for (const name of [nameOf(change.key), String(change.key.PK), 'table', ...lanes]) world.touches(name, true);
      }
    }
  };
  Object.assign(aws, { database: withChanges });
}
