import { batchGet } from './batch-get.ts';
import { flightKeyOf, type TemplateItem } from './dynamo-templates.ts';
import type { Key } from './keys.ts';
import { templatesOf } from './list-keys.ts';
import type { Table } from './table.ts';

type IndexedItem = TemplateItem & Partial<ReturnType<typeof flightKeyOf>>;

/** Maximum of one BatchGetItem. */
const pageSize = 100;

/**
 * Enters those templates of an account into the index of flights that are older than it. One that changes meanwhile enters
 * it by that change. No new versions: passengers are not notified.
 * @returns the number of templates that were entered.
 */
export async function indexFlights(table: Table, account: string): Promise<number> {
  let entered = 0;
  let after: Record<string, unknown> | undefined;
  do {
    const { items, next } = await table.query<Key>({
      IndexName: 'byList',
      KeyConditionExpression: 'listKey = :list',
      ExpressionAttributeValues: { ':list': templatesOf(account) },
      ExclusiveStartKey: after,
      Limit: pageSize,
    });
    const templates = await batchGet<IndexedItem>(table, items);
    const missing = templates.filter((item) => item.registrationsKey !== flightKeyOf(item).registrationsKey);
    const done = await Promise.all(missing.map((item) => enter(table, item)));
    entered += done.filter(Boolean).length;
    after = next;
  } while (after);
  return entered;
}

function enter(table: Table, item: IndexedItem): Promise<boolean> {
  const { registrationsKey, registrationsSort } = flightKeyOf(item);
  return table.writeIf({
    Key: { PK: item.PK, SK: item.SK },
    UpdateExpression: 'SET registrationsKey = :flight, registrationsSort = :id',
    ConditionExpression: 'version = :version',
    ExpressionAttributeValues: { ':flight': registrationsKey, ':id': registrationsSort, ':version': item.version },
  });
}
