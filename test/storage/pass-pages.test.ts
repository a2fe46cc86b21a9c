import { sdkConfig, tableOf } from '../../lambdas/context/sdk.ts';
import { batchGet } from '../../lambdas/storage/batch-get.ts';
import { DynamoPassPages } from '../../lambdas/storage/dynamo-pass-pages.ts';
import type { Table } from '../../lambdas/storage/table.ts';
import { startApi, type TestApi } from '../helpers/api.ts';
import { fixedClock } from '../helpers/fixed-clock.ts';
import { issuePass } from '../helpers/passkit.ts';

let api: TestApi;
let table: Table;
beforeAll(async () => {
  api = await startApi();
  table = tableOf(api.env.TABLE_NAME, sdkConfig(), fixedClock());
});
afterAll(() => api.stop());

test('items come, more than a request holds and each once; those that do not exist are left out', async () => {
  const written = Array.from({ length: 150 }, (_, n) => ({ PK: `PASS#${n}`, SK: 'PASS' }));
  await Promise.all(written.map((item) => table.put(item)));
  const found = await batchGet(table, [...written, ...written, { PK: 'PASS#none', SK: 'PASS' }]);
  expect(found.map(({ PK }) => PK).sort()).toEqual(written.map(({ PK }) => PK).sort());
});

test('a page of a flight has its passes as find has them, without deleted ones', async () => {
  const templateId = await api.createTemplate();
  const [kept, gone] = [await issuePass(api, templateId), await issuePass(api, templateId)];
  await gone.delete();
  const { passes, next } = await new DynamoPassPages(table).pageOf(templateId);
  expect([passes, next]).toEqual([[await kept.record()], undefined]);
});
