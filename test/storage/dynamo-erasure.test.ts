import { erasedPass } from '../../lambdas/domain/pass/erased-pass.ts';
import { changedPass } from '../../lambdas/domain/pass/pass.ts';
import { DynamoErasure } from '../../lambdas/storage/dynamo-erasure.ts';
import { DynamoPasses } from '../../lambdas/storage/dynamo-passes.ts';
import { Table } from '../../lambdas/storage/table.ts';
import { MemoryDynamoDb } from '../../world/table/memory-dynamodb.ts';
import { examplePass, now } from '../helpers/examples.ts';
import { fixedClock } from '../helpers/fixed-clock.ts';
import { tableDefinition } from '../helpers/table-definition.ts';

function storage() {
  const dynamoDb = new MemoryDynamoDb();
  dynamoDb.createTable({ TableName: 'table', ...tableDefinition });
  const table = new Table(dynamoDb.client, 'table', fixedClock());
  return { passes: new DynamoPasses(table), erasure: new DynamoErasure(table) };
}

const read = examplePass({}, { contactHashes: { email: 'hash' } });

test('a pass that has changed since it was read is not emptied: its device or object would be forgotten', async () => {
  const { passes, erasure } = storage();
  await passes.create(read);
  const changed = changedPass(read, { devices: 1 }, { writeId: 'device', at: now });
  expect(await passes.update(changed)).toBe(true);
  expect(await erasure.blank(erasedPass(read, { at: now, writeId: 'erasure' }))).toBe(false);
  expect(await passes.find(read.passKey)).toMatchObject({ devices: 1, fields: read.fields });
});

test('the hashes of a pass that has not ended stay, by which another run finds it', async () => {
  const { passes, erasure } = storage();
  await passes.create(read);
  await erasure.removeHashes(read);
  expect(await passes.find(read.passKey)).toMatchObject({ contactHashes: { email: 'hash' } });
});
