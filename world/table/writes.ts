import { checkCondition, holds } from './expressions/conditions.ts';
import { Scope } from './expressions/scope.ts';
import type { Condition } from './expressions/syntax.ts';
import { checkUpdate, projected, updated, updatedPaths } from './expressions/updates.ts';
import type { MemoryTable } from './memory-table.ts';
import { checkParameters, type KeyedRequest, type PutRequest, type UpdateRequest } from './requests.ts';
import { conditionFailed, invalid, unknownHere } from './values/errors.ts';
import { copyOfMap, type Item } from './values/values.ts';
import type { ItemChange } from './view.ts';

/** A change of one table; the tables of a transaction may differ. */
export interface TableChange extends ItemChange {
  readonly table: MemoryTable;
}

/** A write whose request is valid, before any item is read. */
export interface PreparedWrite {
  readonly table: MemoryTable;
  readonly key: Item;
  /** The item after the write; undefined if it is deleted. @throws ValidationException */
  readonly next: (before: Item | undefined) => Item | undefined;
  /** Attributes to answer. */
  readonly answer: (change: ItemChange) => Item | undefined;
  readonly scope: Scope;
  readonly condition: Condition | undefined;
  /** True if the failure of the condition shows the item. */
  readonly showsOld: boolean;
}

export function preparePut(table: MemoryTable, request: PutRequest): PreparedWrite {
  checkParameters('Put', request);
  const item = copyOfMap(request.Item ?? {});
  const { answer, ...condition } = conditional(request, ['ALL_OLD']);
  condition.scope.end();
  table.checkItem(item);
  return { table, key: table.keyIn(item), next: () => item, answer: answer ?? nothing, ...condition };
}

export function prepareDelete(table: MemoryTable, request: KeyedRequest): PreparedWrite {
  checkParameters('Delete', request);
  const { answer, ...condition } = conditional(request, ['ALL_OLD']);
  condition.scope.end();
  return { table, key: keyIn(table, request), next: () => undefined, answer: answer ?? nothing, ...condition };
}

export function prepareCheck(table: MemoryTable, request: KeyedRequest): PreparedWrite {
  checkParameters('ConditionCheck', request);
  const { answer: _, ...condition } = conditional(request, []);
  condition.scope.end();
  if (condition.condition === undefined) throw invalid('The ConditionCheck has no ConditionExpression');
  return { table, key: keyIn(table, request), next: (before) => before, answer: nothing, ...condition };
}

export function prepareUpdate(table: MemoryTable, request: UpdateRequest): PreparedWrite {
  checkParameters('Update', request);
  const { answer, ...condition } = conditional(request, ['ALL_OLD', 'ALL_NEW', 'UPDATED_OLD', 'UPDATED_NEW']);
  const { scope } = condition;
  const update = scope.update(request.UpdateExpression) ?? { set: [], remove: [], add: [] };
  scope.end();
  checkUpdate(update, scope);
  const paths = updatedPaths(update, scope);
  const ofKey = paths.find(([name = '']) => table.keyNames.includes(name));
  if (ofKey !== undefined)
    throw invalid(
      `One or more parameter values were invalid: Cannot update attribute ${ofKey[0]}. This attribute is part of the key`,
    );
  const key = keyIn(table, request);
  const next = (before: Item | undefined) => {
    const after = updated(update, scope, before ?? key);
    table.checkItem(after, true);
    return after;
  };
  const ofUpdate = ({ before, after }: ItemChange) => {
    const item = request.ReturnValues === 'UPDATED_NEW' ? after : before;
    const attributes = item && projected(item, paths);
    return attributes && Object.keys(attributes).length > 0 ? attributes : undefined;
  };
  return { table, key, next, answer: answer ?? ofUpdate, ...condition };
}

/** Evaluates a write. @returns its change @throws ConditionalCheckFailedException, ValidationException */
export function evaluated(write: PreparedWrite): TableChange {
  const { table, key, condition, scope, next, showsOld } = write;
  const before = table.get(key);
  if (condition !== undefined && !holds(condition, scope, before ?? {}))
    throw conditionFailed(showsOld ? before : undefined);
  return { table, key, before, after: next(before) };
}

const nothing = () => undefined;

/** Returned items, by ReturnValues. */
const answers: Readonly<Record<string, (change: ItemChange) => Item | undefined>> = {
  NONE: nothing,
  ALL_OLD: ({ before }) => before,
  ALL_NEW: ({ after }) => after,
};

function conditional(request: KeyedRequest, returned: readonly string[]) {
  const { ReturnValues = 'NONE', ReturnValuesOnConditionCheckFailure: onFailure = 'NONE' } = request;
  if (ReturnValues !== 'NONE' && !returned.includes(ReturnValues)) throw invalid(`Return values set to invalid value`);
  if (onFailure !== 'NONE' && onFailure !== 'ALL_OLD')
    throw unknownHere(`ReturnValuesOnConditionCheckFailure ${onFailure}`);
  const scope = new Scope(request);
  const condition = scope.condition(request.ConditionExpression);
  if (condition !== undefined) checkCondition(condition, scope, 'ConditionExpression');
  return { scope, condition, showsOld: onFailure === 'ALL_OLD', answer: answers[ReturnValues] };
}

const keyIn = (table: MemoryTable, { Key }: KeyedRequest) => table.checkedKey(copyOfMap(Key ?? {}));
