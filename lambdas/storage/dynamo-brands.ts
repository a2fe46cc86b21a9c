import type { Brand } from '../domain/template/template.ts';
import type { Brands, Receipt } from '../ports/stores.ts';
import { brandKey, brandsOf, type Key } from './keys.ts';
import { TableStore } from './table.ts';
import { changeOf } from './writes.ts';

type BrandItem = Brand & Key & { readonly writeId: string };

export class DynamoBrands extends TableStore implements Brands {
  /** @throws if the id is taken, which 128 random bits rule out. */
  async create(brand: Brand, receipt?: Receipt): Promise<void> {
    const item = { ...brandKey(brand.account, brand.id), ...brand, writeId: brand.trackingId };
    if (!(await this.table.create(item, receipt))) throw new Error('The new brand id is already in use');
  }

  update(brand: Brand, receipt?: Receipt): Promise<boolean> {
    const { version, trackingId, updatedAtUtc, fields, images } = brand;
    const attributes = { version, trackingId, updatedAtUtc, fields, images };
    const lock = { counter: 'version', writeId: trackingId } as const;
    return this.table.writeIf(changeOf(brandKey(brand.account, brand.id), lock, attributes), receipt);
  }

  async allOf(account: string): Promise<readonly Brand[]> {
    const items = await Array.fromAsync(this.table.all<BrandItem>({ ...brandsOf(account), ConsistentRead: true }));
    return items
      .map(({ PK: _PK, SK: _SK, writeId: _writeId, ...brand }) => brand)
      .sort((one, other) => (one.createdAtUtc + one.id < other.createdAtUtc + other.id ? -1 : 1));
  }

  latestOf(account: string): Promise<readonly Brand[]> {
    return this.allOf(account);
  }
}
