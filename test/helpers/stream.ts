import { type AttributeValue, DynamoDBClient, GetItemCommand, paginateScan } from '@aws-sdk/client-dynamodb';
import type { DynamoDBRecord } from 'aws-lambda';
import { publishRecords } from '../../lambdas/jobs/events/publish-records.ts';
import { relayRecords } from '../../lambdas/jobs/relay/relay-records.ts';
import type { ApiEnv } from '../../lambdas/runtime/env.ts';
import type { EmbeddedAws } from './embedded-aws.ts';
import { eventsOn, relayOn } from './jobs.ts';

type Env = Pick<ApiEnv, 'TABLE_NAME'>;
type Item = Record<string, AttributeValue> | undefined;

/** An item in the stream's form. */
export async function streamImage(env: Env, PK: string, SK: string): Promise<Item> {
  const Key = { PK: { S: PK }, SK: { S: SK } };
  return (await new DynamoDBClient().send(new GetItemCommand({ TableName: env.TABLE_NAME, Key }))).Item;
}

/** Hands one change of the table to both readers of the stream. @returns their failures together */
export async function relayChange(aws: EmbeddedAws, OldImage: Item, NewImage: Item) {
  const record = { dynamodb: { SequenceNumber: '1', OldImage, NewImage } } as DynamoDBRecord;
  const answers = [await relayRecords([record], relayOn(aws)), await publishRecords([record], eventsOn(aws))];
  return { batchItemFailures: answers.flatMap(({ batchItemFailures }) => batchItemFailures) };
}

/** The record of the stream about what an act changes of a pass. */
export async function recordedPass(env: Env, passKey: string, act: () => Promise<unknown>): Promise<DynamoDBRecord> {
  const image = () => streamImage(env, `PASS#${passKey}`, 'PASS');
  const OldImage = await image();
  await act();
  const Keys = { PK: { S: `PASS#${passKey}` }, SK: { S: 'PASS' } };
  return {
    eventID: passKey,
    dynamodb: { Keys, OldImage, NewImage: await image(), SequenceNumber: passKey },
  } as DynamoDBRecord;
}

/** Entries under which a pass is found by its numbers. */
export async function numberEntries({ TABLE_NAME: TableName }: Env, passKey: string) {
  const pages = await Array.fromAsync(paginateScan({ client: new DynamoDBClient() }, { TableName }));
  const items = pages.flatMap(({ Items = [] }) => Items);
  return items.filter(({ PK, SK }) => PK?.S?.startsWith('NUMBER#') && SK?.S === passKey);
}
