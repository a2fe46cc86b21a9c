import type { MemoryTable } from './memory-table.ts';
import { checkParameters, type TransactionItem, type TransactWriteRequest } from './requests.ts';
import { sizeOfItem } from './sizes.ts';
import { canceled, invalid, noReason, otherParameters, outOfBounds, type Reason, reasonOf } from './values/errors.ts';
import type { Item } from './values/values.ts';
import {
  evaluated,
  type PreparedWrite,
  prepareCheck,
  prepareDelete,
  preparePut,
  prepareUpdate,
  type TableChange,
} from './writes.ts';

/** Source: Amazon DynamoDB API reference, TransactWriteItems. */
const max = { items: 100, bytes: 4 * 1024 * 1024 };

export type TableOf = (name: string | undefined) => MemoryTable;

/**
 * All changes of a transaction, one for each of its items: that of a ConditionCheck changes nothing.
 * @throws TransactionCanceledException, with a reason for each item, if one of them cannot be written.
 */
export function evaluatedTransaction(request: TransactWriteRequest, tableOf: TableOf): TableChange[] {
  checkParameters('TransactWriteItems', request);
  const items = checkedCount(request.TransactItems);
  const writes = items.map((item) => prepared(item, tableOf));
  checkDistinct(writes);
  const changes: TableChange[] = [];
  const reasons = writes.map((write): Reason => {
    try {
      changes.push(evaluated(write));
      return noReason;
    } catch (error) {
      return reasonOf(error);
    }
  });
  if (reasons.some(({ Code }) => Code !== 'None')) throw canceled(reasons);
  if (changes.reduce((bytes, { after }) => bytes + (after ? sizeOfItem(after) : 0), 0) > max.bytes)
    throw invalid('The aggregate size of the items in the transaction exceeds 4 MB');
  return changes;
}

/** Tokens of transactions: a transaction that comes twice with its token is written once. */
export class Tokens {
  readonly #requests = new Map<string, string>();
  readonly #maxRetained = 10_000;

  /** True if a transaction with this token was written. @throws IdempotentParameterMismatchException for another one. */
  isWritten({ ClientRequestToken: token, ...request }: TransactWriteRequest): boolean {
    const written = token === undefined ? undefined : this.#requests.get(token);
    if (written !== undefined && written !== JSON.stringify(request)) throw otherParameters();
    return written !== undefined;
  }

  add({ ClientRequestToken: token, ...request }: TransactWriteRequest): void {
    if (token === undefined) return;
    this.#requests.set(token, JSON.stringify(request));
    // DynamoDB forgets tokens after ten minutes; here there is no clock.
    if (this.#requests.size > this.#maxRetained) this.#requests.delete([...this.#requests.keys()][0] ?? '');
  }
}

function prepared(
  { Put, Update, Delete, ConditionCheck, ...others }: TransactionItem,
  tableOf: TableOf,
): PreparedWrite {
  const given = [Put, Update, Delete, ConditionCheck].filter((each) => each !== undefined);
  if (given.length !== 1 || Object.keys(others).length > 0)
    throw invalid('TransactItems can only contain one of Check, Put, Update or Delete');
  for (const name of ['ReturnValues', 'ReturnConsumedCapacity'] as const)
    if (given[0]?.[name] !== undefined) throw invalid(`Items of a transaction have no ${name}`);
  if (Put) return preparePut(tableOf(Put.TableName), Put);
  if (Update) return prepareUpdate(tableOf(Update.TableName), Update);
  if (Delete) return prepareDelete(tableOf(Delete.TableName), Delete);
  return prepareCheck(tableOf(ConditionCheck?.TableName), ConditionCheck ?? {});
}

function checkedCount<Each>(items: readonly Each[] | undefined): readonly Each[] {
  if (items === undefined || items.length === 0 || items.length > max.items)
    throw outOfBounds('transactItems', `Member must have length less than or equal to ${max.items}`);
  return items;
}

function checkDistinct(items: readonly { readonly table: MemoryTable; readonly key: Item }[]): void {
  const ids = items.map(({ table, key }) => `${table.definition.name}/${table.idOf(key)}`);
  if (new Set(ids).size < ids.length)
    throw invalid('Transaction request cannot include multiple operations on one item');
}
