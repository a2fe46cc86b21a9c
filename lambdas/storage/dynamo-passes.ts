import type { Pass } from '../domain/pass.ts';
import { BarcodeTaken, type Passes } from '../ports/passes.ts';
import type { Receipt } from '../ports/receipts.ts';
import { changeOf } from './change.ts';
import { barcodeKey, chunkOf, type Key, type ListKey, passesOf, passItemKey, passListKey } from './keys.ts';
import { newItem, type Table } from './table.ts';

/**
 * The caller's reference data is stored as JSON text: DynamoDB has fewer numbers and texts than JSON, such as no
 * 12345678901234567890 and no 1e300.
 */
type PassItem = Omit<Pass, 'referenceData'> &
  Key &
  ListKey & { readonly referenceData?: string | undefined; readonly deletedAtUtc?: undefined };

/** What stays of a deleted pass: that its pass-id was used. No personal data. */
type Tombstone = Key & Pick<Pass, 'account' | 'templateId' | 'trackingId'> & { readonly deletedAtUtc: string };

const batchSize = 100;

export class DynamoPasses implements Passes {
  readonly #table: Table;

  constructor(table: Table) {
    this.#table = table;
  }

  async create(pass: Pass, receipt?: Receipt): Promise<boolean> {
    const item = {
      ...passItemKey(pass.passKey),
      ...passListKey(pass.templateId, pass.createdAtUtc, pass.passId),
      ...pass,
      referenceData: pass.referenceData && JSON.stringify(pass.referenceData),
    };
    if (pass.generatedBarcode === undefined) return this.#table.create(item, receipt);
    // Outlives the pass: a deleted pass stays on its phone, and nobody else may show its barcode.
    const reservation = { ...barcodeKey(pass.templateId, pass.generatedBarcode), trackingId: pass.trackingId };
    const refusal = await this.#table.commit([newItem(item), newItem(reservation)], receipt);
    if (refusal && !refusal.failed.includes(0)) throw new BarcodeTaken();
    return refusal === undefined;
  }

  update(pass: Pass, receipt?: Receipt): Promise<boolean> {
    const { version, trackingId, updatedAtUtc, status, notification, fields, contact } = pass;
    const attributes = { version, trackingId, updatedAtUtc, status, notification, fields, contact };
    return this.#table.writeIf(changeOf(passItemKey(pass.passKey), attributes), receipt);
  }

  /** The newest first: filing moves only the oldest, to where this comes last. */
  async *batchesOf(templateId: string): AsyncGenerator<readonly Pass[]> {
    let after: Record<string, unknown> | undefined;
    do {
      const { items, next } = await this.#table.query<Key>({
        IndexName: 'byList',
        KeyConditionExpression: 'listKey = :list',
        ExpressionAttributeValues: { ':list': passesOf(templateId) },
        ScanIndexForward: false,
        ExclusiveStartKey: after,
        Limit: batchSize,
      });
      const passes = await Promise.all(items.map(({ PK, SK }) => this.#read({ PK, SK })));
      yield passes.filter((pass) => pass !== undefined);
      after = next;
    } while (after);
  }

  find(passKey: string): Promise<Pass | undefined> {
    return this.#read(passItemKey(passKey));
  }

  async #read(key: Key): Promise<Pass | undefined> {
    const item = await this.#table.get<PassItem | Tombstone>(key);
    if (item === undefined || item.deletedAtUtc !== undefined) return undefined;
    return { ...item, referenceData: item.referenceData && JSON.parse(item.referenceData) };
  }

  /** The pass leaves its list with the same write, and its chunk, when it has been filed into one, counts one less. */
  async delete(pass: Pass, trackingId: string, at: Date, receipt?: Receipt): Promise<boolean> {
    const item = await this.#table.get<PassItem | Tombstone>(passItemKey(pass.passKey));
    if (item === undefined || item.deletedAtUtc !== undefined) return false;
    const tombstone: Tombstone = {
      ...passItemKey(pass.passKey),
      account: pass.account,
      templateId: pass.templateId,
      trackingId,
      deletedAtUtc: at.toISOString(),
    };
    const asRead = {
      ConditionExpression: 'version = :version AND nonce = :nonce AND listSort = :listSort',
      ExpressionAttributeValues: { ':version': pass.version, ':nonce': pass.nonce, ':listSort': item.listSort },
    };
    const chunk = chunkOf(item);
    const counted = chunk === undefined ? [] : [oneLessIn(chunk)];
    return (await this.#table.commit([{ item: tombstone, ...asRead }, ...counted], receipt)) === undefined;
  }
}

const oneLessIn = (chunk: Key) => ({
  Key: chunk,
  UpdateExpression: 'ADD #count :less',
  ExpressionAttributeNames: { '#count': 'count' },
  ExpressionAttributeValues: { ':less': -1 },
});
