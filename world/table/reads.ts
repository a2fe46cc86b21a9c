import type { KeyNames } from './definition.ts';
import { checkCondition, holds, namesIn } from './expressions/conditions.ts';
import { Scope } from './expressions/scope.ts';
import type { ExpressionKind, Path } from './expressions/syntax.ts';
import { projected } from './expressions/updates.ts';
import { keyCondition } from './key-conditions.ts';
import type { MemoryTable } from './memory-table.ts';
import { type Entry, type OrderedItems, placeWhere } from './ordered-items.ts';
import {
  checkParameters,
  type GetRequest,
  type Page,
  type PageRequest,
  type QueryRequest,
  type ScanRequest,
} from './requests.ts';
import { consumedBy, readUnits } from './units.ts';
import { invalid } from './values/errors.ts';
import { attributeOf, copyOfMap, type Item } from './values/values.ts';

/** Bytes that a query or a scan reads at most. Source: Amazon DynamoDB API reference, Query. */
const maxPageBytes = 1024 * 1024;

/** A read of one item: its key is checked at once, the item is read when the function is called. */
export function prepareGet(table: MemoryTable, request: GetRequest, kind: 'GetItem' | 'Keys') {
  checkParameters(kind, request);
  const scope = new Scope(request);
  const paths = scope.projection(request.ProjectionExpression);
  scope.end();
  const items = request.ConsistentRead ? table.items : (table.replica?.items ?? table.items);
  return (key: object) => {
    const requested = table.checkedKey(copyOfMap(key));
    return {
      id: table.idOf(requested),
      entry: items.get(requested),
      key: requested,
      shown: (item: Item) => shown(item, paths),
    };
  };
}

export function query(table: MemoryTable, request: QueryRequest): Page {
  checkParameters('Query', request);
  const source = sourceOf(table, request);
  const scope = new Scope(request);
  const requested = conditionIn(scope, request.KeyConditionExpression, 'KeyConditionExpression');
  if (requested === undefined)
    throw invalid('Either the KeyConditions or KeyConditionExpression parameter must be specified');
  const page = pageOf(scope, request, source);
  if (page.filtered.some((name) => name === source.names.hash || name === source.names.range))
    throw invalid('Filter Expression can only contain non-primary key attributes');
  const { hashValue, sortKeys } = keyCondition(requested, scope, source.names);
  const entries = source.items.of(hashValue);
  const sortKey = ({ item }: Entry) => item[source.names.range ?? ''] as string;
  let first = placeWhere(entries, (entry) => sortKeys.isBefore(sortKey(entry)));
  let end = placeWhere(entries, (entry) => !sortKeys.isAfter(sortKey(entry)));
  const { after } = page;
  const isForward = request.ScanIndexForward ?? true;
  if (after !== undefined) {
    const isOutside =
      sortKeys.isBefore(sortKey({ item: after } as Entry)) || sortKeys.isAfter(sortKey({ item: after } as Entry));
    if (after[source.names.hash] !== hashValue || (source.names.range !== undefined && isOutside))
      throw invalid('The provided starting key is outside query boundaries based on provided conditions');
    const place = source.items.placeOf(entries, after);
    const isThere = entries[place] !== undefined && source.items.get(after) === entries[place];
    if (isForward) first = Math.max(first, isThere ? place + 1 : place);
    else end = Math.min(end, place);
  }
  return page.read(isForward ? forward(entries, first, end) : backward(entries, first, end));
}

export function scan(table: MemoryTable, request: ScanRequest): Page {
  checkParameters('Scan', request);
  const { Segment, TotalSegments } = request;
  if ((Segment === undefined) !== (TotalSegments === undefined) || (Segment ?? 0) >= (TotalSegments ?? 1))
    throw invalid('The Segment parameter must be less than TotalSegments, and both are needed');
  const source = sourceOf(table, request);
  const page = pageOf(new Scope(request), request, source);
  return page.read(source.items.scan(Segment ?? 0, TotalSegments ?? 1, page.after));
}

interface Source {
  readonly items: OrderedItems;
  readonly names: KeyNames;
}

function sourceOf(table: MemoryTable, { IndexName, ConsistentRead }: PageRequest): Source {
  if (IndexName === undefined)
    return { items: ConsistentRead ? table.items : (table.replica?.items ?? table.items), names: table.definition };
  const names = table.definition.indexes.find(({ name }) => name === IndexName);
  const index = table.indexes.get(IndexName);
  if (names === undefined || index === undefined)
    throw invalid(`The table does not have the specified index: ${IndexName}`);
  if (ConsistentRead) throw invalid('Consistent reads are not supported on global secondary indexes');
  return { items: index.items, names };
}

function conditionIn(scope: Scope, text: string | undefined, kind: ExpressionKind) {
  const condition = scope.condition(text, kind);
  if (condition !== undefined) checkCondition(condition, scope, kind);
  return condition;
}

/** Filter, projection and limits, which a query and a scan share. */
function pageOf(scope: Scope, request: PageRequest, { items }: Source) {
  const filter = conditionIn(scope, request.FilterExpression, 'FilterExpression');
  const paths = scope.projection(request.ProjectionExpression);
  scope.end();
  const { Limit = Number.POSITIVE_INFINITY, ExclusiveStartKey } = request;
  if (Limit < 1) throw invalid('Limit must be greater than or equal to 1');
  const after = ExclusiveStartKey && copyOfMap(ExclusiveStartKey);
  const isKey = (key: Item) =>
    Object.keys(key).length === items.keyNames.length &&
    items.keyNames.every((name) => typeof attributeOf(key, name) === 'string');
  if (after && !isKey(after)) throw invalid('The provided starting key is invalid');
  const read = (entries: Iterable<Entry>): Page => {
    const Items: Item[] = [];
    let ScannedCount = 0;
    let bytes = 0;
    let last: Item | undefined;
    let isCut = false;
    for (const entry of entries) {
      isCut = ScannedCount > 0 && bytes + entry.size > maxPageBytes;
      if (isCut) break;
      bytes += entry.size;
      ScannedCount++;
      last = entry.item;
      if (filter === undefined || holds(filter, scope, last)) Items.push(shown(last, paths));
      isCut = ScannedCount >= Limit;
      if (isCut) break;
    }
    return {
      Items,
      Count: Items.length,
      ScannedCount,
      ...(isCut && last && { LastEvaluatedKey: items.keyOf(last) }),
      ...consumedBy(request, request.TableName, readUnits(bytes, request.ConsistentRead)),
    };
  };
  return { after, filtered: filter === undefined ? [] : namesIn(filter, scope), read };
}

const shown = (item: Item, paths: readonly Path[] | undefined) =>
  copyOfMap(paths === undefined ? item : projected(item, paths));

function* forward(entries: readonly Entry[], first: number, end: number): Generator<Entry> {
  for (let place = first; place < end; place++) yield entries[place] as Entry;
}

function* backward(entries: readonly Entry[], first: number, end: number): Generator<Entry> {
  for (let place = end - 1; place >= first; place--) yield entries[place] as Entry;
}
