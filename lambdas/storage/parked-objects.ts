import type { DynamoDBRecord } from 'aws-lambda';
import { failureDays, failureFolders } from './policy-names.ts';

/** How long a parked record is kept, s; its item's mark goes with it. */
export const parkedSeconds = failureDays * 24 * 60 * 60;

/** `failures/PASS={pass key}/PASS/`: where the records of an item are parked. */
export const parkedFolder = (item: string) => `${failureFolders.parked}${item.replaceAll('#', '=')}/`;

export const itemOfFolder = (folder: string) => folder.slice(failureFolders.parked.length, -1).replaceAll('=', '#');

/**
 * By the sequence number, at most 40 digits: in the order of the stream.
 * Source: DynamoDB Streams API, StreamRecord.
 */
export const parkedObject = (folder: string, { dynamodb }: DynamoDBRecord) =>
  `${folder}${(dynamodb?.SequenceNumber ?? '').padStart(40, '0')}.json`;
