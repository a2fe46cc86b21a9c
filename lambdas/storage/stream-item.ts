import type { DynamoDBRecord } from 'aws-lambda';

/** Identifies the item of a stream record. */
export function itemOf({ dynamodb = {} }: DynamoDBRecord): string {
  const { PK, SK } = dynamodb.Keys ?? dynamodb.NewImage ?? dynamodb.OldImage ?? {};
  return `${PK?.S ?? ''}/${SK?.S ?? ''}`;
}
