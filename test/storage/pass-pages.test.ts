import { sdkConfig, tableOf } from '../../lambdas/context/sdk.ts';
import type { KeyRange } from '../../lambdas/ports/passes.ts';
import { batchGet } from '../../lambdas/storage/batch-get.ts';
import { DynamoPassPages } from '../../lambdas/storage/dynamo-pass-queries.ts';
import type { Key } from '../../lambdas/storage/keys.ts';
import { filedSort, passesOf, unfiledSort } from '../../lambdas/storage/list-keys.ts';
import type { Table } from '../../lambdas/storage/table.ts';
import { apiForAllTests } from '../helpers/api-for-tests.ts';
import { fixedClock } from '../helpers/fixed-clock.ts';
import { issuePass } from '../helpers/passkit.ts';

const { api } = apiForAllTests();
let table: Table;
beforeAll(async () => {
  table = tableOf(api.env.TABLE_NAME, sdkConfig(), fixedClock());
});

test('items come, more than a request holds and each once; those that do not exist are left out', async () => {
  const written = Array.from({ length: 150 }, (_, n) => ({ PK: `PASS#${n}`, SK: 'PASS' }));
  for (const item of written) await table.put(item);
  const found = await batchGet(table, [...written, ...written, { PK: 'PASS#none', SK: 'PASS' }]);
  expect(found.map(({ PK }) => PK).sort()).toEqual(written.map(({ PK }) => PK).sort());
});

test('a page of a flight has its passes as find has them, without deleted ones', async () => {
  const templateId = await api.createTemplate();
  const [remaining, gone] = [await issuePass(api, templateId), await issuePass(api, templateId)];
  await gone.delete();
  const { passes, next } = await new DynamoPassPages(table).pageOf(templateId);
  expect([passes, next]).toEqual([[await remaining.record()], undefined]);
});

test('a list is gone through in ranges as it is in one: each entry once, filed or not', async () => {
  const templateId = await api.createTemplate();
  const listSorts = Array.from({ length: 250 }, (_, n) => {
    const sort = unfiledSort(new Date(Date.parse('2027-03-01T00:00:00Z') + n * 1_000).toISOString(), `p${n}`);
    return n < 150 ? filedSort(Math.floor(n / 50), sort) : sort;
  });
  const entry = (listSort: string, n: number) => ({
    PK: `PASS#${templateId}${n}`,
    SK: 'PASS',
    listSort,
    passKey: `${n}`,
    templateId,
  });
  for (const [n, sort] of listSorts.entries())
    await table.put({ ...entry(sort, n), listKey: passesOf(templateId) } as Key);
  const pages = new DynamoPassPages(table);
  const seen: string[] = [];
  const goThrough = async (range: KeyRange): Promise<void> => {
    const { passes, next } = await pages.pageOf(templateId, range);
    seen.push(...passes.map(({ passKey }) => passKey));
    if (next === undefined) return;
    for (const piece of await pages.split(templateId, { ...range, after: next })) await goThrough(piece);
  };
  await goThrough({});
  expect(seen).toHaveLength(250);
  expect(new Set(seen).size).toBe(250);
});
