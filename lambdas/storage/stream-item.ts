import type { DynamoDBRecord } from 'aws-lambda';

/** The item that a record of the stream is of. */
export function itemOf({ dynamodb = {} }: DynamoDBRecord): string {
  const { PK, SK } = dynamodb.Keys ?? dynamodb.NewImage ?? dynamodb.OldImage ?? {};
  return `${PK?.S ?? ''}/${SK?.S ?? ''}`;
}
