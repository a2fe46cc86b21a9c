import { DynamoDBClient, UpdateItemCommand } from '@aws-sdk/client-dynamodb';
import { sdkConfig, tableOf } from '../../lambdas/context/sdk.ts';
import type { PassStatus } from '../../lambdas/domain/pass.ts';
import { transitions } from '../../lambdas/domain/status.ts';
import { DynamoPasses } from '../../lambdas/storage/dynamo-passes.ts';
import { type EmbeddedAws, startEmbeddedAws } from '../helpers/embedded-aws.ts';
import { examplePass } from '../helpers/examples.ts';
import { fixedClock } from '../helpers/fixed-clock.ts';

let aws: EmbeddedAws;
let passes: DynamoPasses;
beforeAll(async () => {
  aws = await startEmbeddedAws();
  passes = new DynamoPasses(tableOf(aws.env.TABLE_NAME, sdkConfig(), fixedClock()));
});
afterAll(() => aws.stop());

const statuses = Object.keys(transitions) as PassStatus[];
let made = 0;

/** A stored pass in a status, and the write that makes it another. */
async function change(before: string, status: PassStatus): Promise<boolean> {
  const pass = examplePass({}, { passKey: `a${String(++made).padStart(31, 'a')}` });
  await passes.create(pass);
  const update = new UpdateItemCommand({
    TableName: aws.env.TABLE_NAME,
    Key: { PK: { S: `PASS#${pass.passKey}` }, SK: { S: 'PASS' } },
    UpdateExpression: 'SET #status = :before',
    ExpressionAttributeNames: { '#status': 'status' },
    ExpressionAttributeValues: { ':before': { S: before } },
  });
  await new DynamoDBClient().send(update);
  return passes.update({ ...pass, status, revision: 2, writeId: 'change' });
}

test('the database takes every transition of the table', async () => {
  for (const before of statuses)
    for (const status of statuses)
      expect([before, status, await change(before, status)]).toEqual([before, status, true]);
});

test('and refuses one that the table does not have, whatever the revision', async () => {
  for (const status of statuses) expect(await change('boarded', status)).toBe(false);
});
