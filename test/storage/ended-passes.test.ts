import { changedPass } from '../../lambdas/domain/pass/pass.ts';
import { DynamoPasses, DynamoWalletEvents } from '../../lambdas/storage/dynamo-passes.ts';
import { DynamoRegistrations } from '../../lambdas/storage/dynamo-registrations.ts';
import { Table } from '../../lambdas/storage/table.ts';
import { MemoryDynamoDb } from '../../world/table/memory-dynamodb.ts';
import { examplePass, now } from '../helpers/examples.ts';
import { fixedClock } from '../helpers/fixed-clock.ts';
import { tableDefinition } from '../helpers/table-definition.ts';

test('a change that was read before a pass ended is refused: nothing comes back into its tombstone', async () => {
  const dynamoDb = new MemoryDynamoDb();
  const items = dynamoDb.createTable({ TableName: 'table', ...tableDefinition }).items;
  const table = new Table(dynamoDb.client, 'table', fixedClock());
  const passes = new DynamoPasses(table);
  const read = examplePass();
  await passes.create(read);
  await passes.delete(read, 'deleted', now);
  const tombstone = [...items.all()];

  const late = changedPass(read, { fields: { ...read.fields, 'seat-number': '1A' } }, { writeId: 'late', at: now });
  expect(await passes.update(late)).toBe(false);
  const { account, passKey, templateId } = read;
  const device = { deviceId: 'device', pushToken: 'token', passTypeId: 'pass.com.example', registeredAtUtc: '' };
  const registration = { account, passKey, templateId, ...device, writeId: 'late' };
  expect(await new DynamoRegistrations(table).put(registration, late)).toBe(false);
  const event = { issuerId: '1', nonce: 'nonce', expiresAtUtc: now.toISOString() };
  expect(await new DynamoWalletEvents(table).record(event, 'late', late)).toBe('outdated');
  expect([...items.all()]).toEqual(tombstone);
});
