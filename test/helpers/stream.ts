import { type AttributeValue, DynamoDBClient, GetItemCommand } from '@aws-sdk/client-dynamodb';
import type { DynamoDBRecord } from 'aws-lambda';
import { publishRecords } from '../../lambdas/jobs/events/publish-records.ts';
import { relayRecords } from '../../lambdas/jobs/relay/relay-records.ts';
import type { ApiEnv } from '../../lambdas/runtime/env.ts';
import type { EmbeddedAws } from './embedded-aws.ts';
import { eventsOn, relayOn } from './jobs.ts';

type Item = Record<string, AttributeValue> | undefined;

/** An item in the stream's form. */
export async function streamImage(env: Pick<ApiEnv, 'TABLE_NAME'>, PK: string, SK: string): Promise<Item> {
  const Key = { PK: { S: PK }, SK: { S: SK } };
  return (await new DynamoDBClient().send(new GetItemCommand({ TableName: env.TABLE_NAME, Key }))).Item;
}

/** Hands one change of the table to both readers of the stream. @returns their failures together */
export async function relayChange(aws: EmbeddedAws, OldImage: Item, NewImage: Item) {
  const record = { dynamodb: { SequenceNumber: '1', OldImage, NewImage } } as DynamoDBRecord;
  const answers = [await relayRecords([record], relayOn(aws)), await publishRecords([record], eventsOn(aws))];
  return { batchItemFailures: answers.flatMap(({ batchItemFailures }) => batchItemFailures) };
}
