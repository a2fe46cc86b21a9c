import type { Brand } from '../domain/template/template.ts';
import type { Clock } from '../ports/runtime.ts';
import type { Brands } from '../ports/stores.ts';
import { ExpiringCache } from '../runtime/expiring-cache.ts';
import { DynamoBrands } from '../storage/dynamo-brands.ts';
import type { Table } from '../storage/table.ts';
import { ttlMs } from './caches.ts';

export const createBrands = (table: Table, clock: Clock): Brands => cachedBrands(new DynamoBrands(table), clock);

function cachedBrands(brands: Brands, clock: Clock): Brands {
  const found = new ExpiringCache<readonly Brand[]>(clock, ttlMs, 1_000);
  const allOf = (account: string) => brands.allOf(account);
  return {
    async create(brand, receipt) {
      await brands.create(brand, receipt);
      found.forget(brand.account);
    },
    async update(brand, receipt) {
      const isDone = await brands.update(brand, receipt);
      found.forget(brand.account);
      return isDone;
    },
    allOf: async (account) => (await found.get(account, () => allOf(account))) ?? [],
    async latestOf(account) {
      found.forget(account);
      return (await found.get(account, () => allOf(account))) ?? [];
    },
  };
}
