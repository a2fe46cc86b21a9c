import type { Pass } from '../domain/pass.ts';
import type { Passes } from '../ports.ts';
import { type Key, passItemKey, passListKey } from './keys.ts';
import type { Table } from './table.ts';

type PassItem = Pass & Key & { readonly deletedAtUtc?: undefined };

/** What stays of a deleted pass: that its pass-id was used. No personal data. */
type Tombstone = Key & Pick<Pass, 'account' | 'templateId' | 'trackingId'> & { readonly deletedAtUtc: string };

export class DynamoPasses implements Passes {
  readonly #table: Table;

  constructor(table: Table) {
    this.#table = table;
  }

  create(pass: Pass): Promise<boolean> {
    return this.#table.create({
      ...passItemKey(pass.passKey),
      ...passListKey(pass.templateId, pass.createdAtUtc, pass.passId),
      ...pass,
    });
  }

  async find(passKey: string): Promise<Pass | undefined> {
    const item = await this.#table.get<PassItem | Tombstone>(passItemKey(passKey));
    if (item === undefined || item.deletedAtUtc !== undefined) return undefined;
    return item;
  }

  delete(pass: Pass, trackingId: string, at: Date): Promise<boolean> {
    const tombstone: Tombstone = {
      ...passItemKey(pass.passKey),
      account: pass.account,
      templateId: pass.templateId,
      trackingId,
      deletedAtUtc: at.toISOString(),
    };
    return this.#table.putIf(tombstone, {
      ConditionExpression: 'version = :version AND nonce = :nonce',
      ExpressionAttributeValues: { ':version': pass.version, ':nonce': pass.nonce },
    });
  }
}
