import type { DynamoDBRecord } from 'aws-lambda';
import { failureDays, failureFolders } from './policy-names.ts';

/** Retention of a parked record and of its item's marker, s. */
export const parkedSeconds = failureDays * 24 * 60 * 60;

/** `failures/PASS={pass key}/PASS/`: folder of an item's parked records. */
export const parkedFolder = (item: string) => `${failureFolders.parked}${item.replaceAll('#', '=')}/`;

export const itemOfFolder = (folder: string) => folder.slice(failureFolders.parked.length, -1).replaceAll('=', '#');

/**
 * Named by the sequence number, padded to its maximum of 40 digits, so that keys sort in stream order.
 * Source: DynamoDB Streams API, StreamRecord.
 */
export const parkedObject = (folder: string, { dynamodb }: DynamoDBRecord) =>
  `${folder}${(dynamodb?.SequenceNumber ?? '').padStart(40, '0')}.json`;
