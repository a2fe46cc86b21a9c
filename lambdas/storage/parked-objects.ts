import type { DynamoDBRecord } from 'aws-lambda';
import { failureDays, type StreamReader, streamReaders } from './policy-names.ts';

/** Retention of a parked record and of its item's marker, s. */
export const parkedSeconds = failureDays * 24 * 60 * 60;

/** `failures/PASS={pass key}/PASS/`: folder of the records of an item that this reader has parked. */
export const parkedFolder = (reader: StreamReader, item: string) =>
  `${streamReaders[reader].folder}${item.replaceAll('#', '=')}/`;

export const itemOfFolder = (reader: StreamReader, folder: string) =>
  folder.slice(streamReaders[reader].folder.length, -1).replaceAll('=', '#');

/**
 * Named by the sequence number, padded to its maximum of 40 digits, so that keys sort in stream order.
 * Source: DynamoDB Streams API, StreamRecord.
 */
export const parkedObject = (folder: string, { dynamodb }: DynamoDBRecord) =>
  `${folder}${(dynamodb?.SequenceNumber ?? '').padStart(40, '0')}.json`;
