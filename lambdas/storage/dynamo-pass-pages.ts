import type { PassPages } from '../ports/passes.ts';
import { batchGet } from './batch-get.ts';
import { isPassItem, type PassItem, passOf, type TombstoneItem } from './dynamo-passes.ts';
import { type Key, passesOf } from './keys.ts';
import type { Table } from './table.ts';

/** What one BatchGetItem reads. */
const pageSize = 100;

export class DynamoPassPages implements PassPages {
  readonly #table: Table;

  constructor(table: Table) {
    this.#table = table;
  }

  async *batchesOf(templateId: string) {
    let after: string | undefined;
    do {
      const { passes, next } = await this.pageOf(templateId, after);
      yield passes;
      after = next;
    } while (after);
  }

  /** The newest first: filing moves only the oldest, to where this comes last. */
  async pageOf(templateId: string, after?: string) {
    const { items: keys, next } = await this.#table.query<Key>({
      IndexName: 'byList',
      KeyConditionExpression: 'listKey = :list',
      ExpressionAttributeValues: { ':list': passesOf(templateId) },
      ScanIndexForward: false,
      ExclusiveStartKey: after === undefined ? undefined : JSON.parse(after),
      Limit: pageSize,
    });
    const items = await batchGet<PassItem | TombstoneItem>(this.#table, keys);
    return { passes: items.filter(isPassItem).map(passOf), next: next && JSON.stringify(next) };
  }
}
