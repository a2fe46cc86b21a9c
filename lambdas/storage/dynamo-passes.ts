import type { Pass } from '../domain/pass.ts';
import type { Passes } from '../ports.ts';
import { type Key, passItemKey, passListKey } from './keys.ts';
import type { Table } from './table.ts';

/**
 * The caller's reference data is stored as JSON text: DynamoDB has fewer numbers and texts than JSON, such as no
 * 12345678901234567890 and no 1e300.
 */
type PassItem = Omit<Pass, 'referenceData'> &
  Key & { readonly referenceData?: string | undefined; readonly deletedAtUtc?: undefined };

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
      referenceData: pass.referenceData && JSON.stringify(pass.referenceData),
    });
  }

  async find(passKey: string): Promise<Pass | undefined> {
    const item = await this.#table.get<PassItem | Tombstone>(passItemKey(passKey));
    if (item === undefined || item.deletedAtUtc !== undefined) return undefined;
    return { ...item, referenceData: item.referenceData && JSON.parse(item.referenceData) };
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
