import type { NumberChange, NumberedPass } from '../domain/pass/pass-numbers.ts';
import type { PassNumberWrites } from '../ports/pass-numbers.ts';
import type { Identity } from '../ports/runtime.ts';
import { batchWrite } from './batch-write.ts';
import { type NumberItem, numberItemKey } from './keys.ts';
import type { Table } from './table.ts';

/** Writes an entry for one write unit: each is far below 1 KB. */
export class DynamoPassNumberWrites implements PassNumberWrites {
  readonly #table: Table;
  readonly #identity: Pick<Identity, 'numberKey'>;

  constructor(table: Table, identity: Pick<Identity, 'numberKey'>) {
    this.#table = table;
    this.#identity = identity;
  }

  async write(changes: readonly NumberChange[]): Promise<void> {
    const puts = changes.flatMap(({ filed }) =>
      filed.map(async ({ endsAtUtc, ...entry }) => {
        const Item: NumberItem = { ...(await this.#keyOf(entry)), ttl: Math.ceil(Date.parse(endsAtUtc) / 1_000) };
        return { PutRequest: { Item: { ...Item } } };
      }),
    );
    const deletions = changes.flatMap(({ removed }) =>
      removed.map(async (entry) => ({ DeleteRequest: { Key: { ...(await this.#keyOf(entry)) } } })),
    );
    await batchWrite(this.#table, await Promise.all([...puts, ...deletions]));
  }

  async #keyOf({ account, number, passKey }: NumberedPass) {
    return numberItemKey(await this.#identity.numberKey(account, number), passKey);
  }
}
