import { prepareGet } from './reads.ts';
import { type BatchGetRequest, type BatchWriteRequest, checkParameters } from './requests.ts';
import type { TableOf } from './transactions.ts';
import { consumedBy, readUnits } from './units.ts';
import { invalid, outOfBounds } from './values/errors.ts';
import type { Item } from './values/values.ts';
import { type PreparedWrite, prepareDelete, preparePut } from './writes.ts';

/** Source: Amazon DynamoDB API reference, BatchGetItem and BatchWriteItem. */
const max = { reads: 100, writes: 25, bytes: 16 * 1024 * 1024 };

/** Items in no promised order; keys beyond 16 MB are left unprocessed. */
export function batchGet(request: BatchGetRequest, tableOf: TableOf) {
  checkParameters('BatchGetItem', request);
  const requested = Object.entries(request.RequestItems ?? {}).map(([name, { Keys = [], ...how }]) => {
    const read = prepareGet(tableOf(name), how, 'Keys');
    const reads = Keys.map(read);
    if (new Set(reads.map(({ id }) => id)).size < reads.length)
      throw invalid('Provided list of item keys contains duplicates');
    return { name, how, reads };
  });
  const count = requested.reduce((sum, { reads }) => sum + reads.length, 0);
  if (count === 0 || count > max.reads)
    throw outOfBounds('requestItems', `Member must have length less than or equal to ${max.reads}`);
  let bytes = 0;
  const consumed: object[] = [];
  const Responses: Record<string, Item[]> = {};
  const UnprocessedKeys: Record<string, object> = {};
  for (const { name, how, reads } of requested) {
    const left: Item[] = [];
    let units = 0;
    const found: Item[] = [];
    for (const { key, entry, shown } of reads) {
      bytes += entry?.size ?? 0;
      if (bytes > max.bytes) {
        left.push(key);
        continue;
      }
      units += readUnits(entry?.size ?? 0, how.ConsistentRead);
      if (entry !== undefined) found.push(shown(entry.item));
    }
    consumed.push(...Object.values(consumedBy(request, name, units)));
    Responses[name] = found;
    if (left.length > 0) UnprocessedKeys[name] = { ...how, Keys: left };
  }
  return { Responses, UnprocessedKeys, ...(consumed.length > 0 && { ConsumedCapacity: consumed }) };
}

/** The writes of a batch, each independent of the others. */
export function preparedBatch(request: BatchWriteRequest, tableOf: TableOf): PreparedWrite[] {
  checkParameters('BatchWriteItem', request);
  const writes = Object.entries(request.RequestItems ?? {}).flatMap(([name, requests]) =>
    requests.map(({ PutRequest, DeleteRequest }) => {
      if ((PutRequest === undefined) === (DeleteRequest === undefined))
        throw invalid('Each write of a batch is one PutRequest or one DeleteRequest');
      const table = tableOf(name);
      return PutRequest ? preparePut(table, PutRequest) : prepareDelete(table, DeleteRequest ?? {});
    }),
  );
  if (writes.length === 0 || writes.length > max.writes)
    throw outOfBounds('requestItems', `Member must have length less than or equal to ${max.writes}`);
  const ids = writes.map(({ table, key }) => `${table.definition.name}/${table.idOf(key)}`);
  if (new Set(ids).size < ids.length) throw invalid('Provided list of item keys contains duplicates');
  return writes;
}
