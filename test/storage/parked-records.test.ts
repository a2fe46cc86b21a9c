import type { S3Client } from '@aws-sdk/client-s3';
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { DynamoDBRecord } from 'aws-lambda';
import { DynamoParkedRecords } from '../../lambdas/storage/dynamo-parked-records.ts';
import { Table } from '../../lambdas/storage/table.ts';

import { MemoryDynamoDb } from '../../world/table/memory-dynamodb.ts';
import { now } from '../helpers/examples.ts';
import { fixedClock } from '../helpers/fixed-clock.ts';
import { forEachTest } from '../helpers/for-tests.ts';
import { tableDefinition } from '../helpers/table-definition.ts';

const record: DynamoDBRecord = { dynamodb: { SequenceNumber: '100' } };

/** A reader with a clock moved by tests. */
const reader = forEachTest(() => {
  const database = new MemoryDynamoDb();
  database.createTable({ TableName: 'passes', ...tableDefinition });
  let at = now;
  const clock = fixedClock(() => at);
  const table = new Table(repeating(database.client), 'passes', clock);
  const parked = new DynamoParkedRecords('relay', table, {} as S3Client, 'bucket');
  return {
    begin: () => parked.beginAttempt('PASS#1/PASS', record),
    end: () => parked.endAttempt('PASS#1/PASS', record),
    passMinute: () => {
      at = new Date(at.getTime() + 60_000);
    },
  };
});

/** A client whose requests arrive twice, like the SDK's retries after a lost answer. */
function repeating(client: DynamoDBDocumentClient): DynamoDBDocumentClient {
  const send = async (command: Parameters<typeof client.send>[0]) => {
    await client.send(command);
    return client.send(command);
  };
  return { send } as DynamoDBDocumentClient;
}

test('an attempt counts once, even if the request that counts it arrives twice', async () => {
  expect(await reader.begin()).toBe(1);
  reader.passMinute();
  expect(await reader.begin()).toBe(2);
});

test('an attempt that the function survives ends the count', async () => {
  await reader.begin();
  await reader.end();
  reader.passMinute();
  expect(await reader.begin()).toBe(1);
});
