import { ListObjectsV2Command, PutObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { DynamoDBRecord } from 'aws-lambda';
import { isSensitive } from '../domain/fields/badges.ts';
import type { ErasableParkedRecords, ParkedRecords } from '../ports/work.ts';
import { batchGet } from './batch-get.ts';
import { anyParked, type Key, parkedKey, parkedMarksOf, passItemKey, triesKey } from './keys.ts';
import { removeUnder } from './objects.ts';
import { failureDays, givenUpFolder, type StreamReader, streamReaders } from './policy-names.ts';
import type { Table } from './table.ts';
import { deletionOf } from './writes.ts';

/** Retention of a parked record and of its item's marker, s. */
const parkedSeconds = failureDays * 24 * 60 * 60;

/** `failures/PASS={pass key}/PASS/`: folder of the records of an item that this reader has parked. */
export const parkedFolder = (reader: StreamReader, item: string) =>
  `${streamReaders[reader].folder}${item.replaceAll('#', '=')}/`;

export const itemOfFolder = (reader: StreamReader, folder: string) =>
  folder.slice(streamReaders[reader].folder.length, -1).replaceAll('=', '#');

/**
 * Named by the sequence number, padded to its maximum of 40 digits, so that keys sort in stream order.
 * Source: DynamoDB Streams API, StreamRecord.
 */
const parkedObject = (folder: string, { dynamodb }: DynamoDBRecord) =>
  `${folder}${(dynamodb?.SequenceNumber ?? '').padStart(40, '0')}.json`;

/** Time to live of attempts, s: as long as the stream keeps a record. */
const triesSeconds = 24 * 60 * 60;

const attemptPrefix = 'attempt-';

/** Records are stored in S3; a marker in the table shows which items have any. */
export class DynamoParkedRecords implements ParkedRecords<DynamoDBRecord> {
  readonly #reader: StreamReader;
  readonly #table: Table;
  readonly #client: S3Client;
  readonly #bucket: string;

  constructor(reader: StreamReader, table: Table, client: S3Client, bucket: string) {
    this.#reader = reader;
    this.#table = table;
    this.#client = client;
    this.#bucket = bucket;
  }

  /** Optimized for the usual case, in which nothing is parked: one small query shows it. */
  async findItems(items: readonly string[]): Promise<ReadonlySet<string>> {
    const { items: some } = await this.#table.query<Key>({
      ...anyParked(this.#reader),
      ConsistentRead: true,
      Limit: 1,
    });
    if (some.length === 0) return new Set();
    const marks = await batchGet<Key>(
      this.#table,
      items.map((item) => parkedKey(this.#reader, item)),
    );
    return new Set(marks.map(({ SK }) => SK));
  }

  /**
   * Stores the record before its marker: a replay that removes the marker has then seen the record, or fails its
   * condition. No reader needs what may tell of health, and the file may outlive the pass.
   */
  async park(item: string, record: DynamoDBRecord): Promise<void> {
    const Key = parkedObject(parkedFolder(this.#reader, item), record);
    const Body = JSON.stringify(record, (name, value) => (isSensitive(name) ? undefined : value));
    const object = { Bucket: this.#bucket, Key, Body, ContentType: 'application/json' };
    await this.#client.send(new PutObjectCommand(object));
    await this.#table.writeIf({
      Key: parkedKey(this.#reader, item),
      UpdateExpression: 'SET #ttl = :ttl ADD revision :one',
      ExpressionAttributeNames: { '#ttl': 'ttl' },
      ExpressionAttributeValues: { ':ttl': this.#ttl(parkedSeconds), ':one': 1 },
    });
  }

  /** Each attempt is an attribute, named by the time of its begin, so that a retried request counts once. */
  async beginAttempt(item: string, { dynamodb }: DynamoDBRecord): Promise<number> {
    const update = new UpdateCommand({
      TableName: this.#table.name,
      Key: triesKey(this.#reader, item, dynamodb?.SequenceNumber ?? ''),
      UpdateExpression: 'SET #ttl = :ttl, #attempt = :begun',
      ExpressionAttributeNames: { '#ttl': 'ttl', '#attempt': `${attemptPrefix}${this.#table.clock.now().getTime()}` },
      ExpressionAttributeValues: { ':ttl': this.#ttl(triesSeconds), ':begun': true },
      ReturnValues: 'ALL_NEW',
    });
    const { Attributes = {} } = await this.#table.client.send(update);
    return Object.keys(Attributes).filter((name) => name.startsWith(attemptPrefix)).length;
  }

  async endAttempt(item: string, { dynamodb }: DynamoDBRecord): Promise<void> {
    await this.#table.writeIf(deletionOf(triesKey(this.#reader, item, dynamodb?.SequenceNumber ?? '')));
  }

  #ttl(seconds: number): number {
    return Math.ceil(this.#table.clock.now().getTime() / 1_000) + seconds;
  }
}

export class ParkedRecordsErasure implements ErasableParkedRecords {
  readonly #table: Table;
  readonly #client: S3Client;
  readonly #bucket: string;

  constructor(table: Table, client: S3Client, bucket: string) {
    this.#table = table;
    this.#client = client;
    this.#bucket = bucket;
  }

  async remove(passKey: string): Promise<number> {
    let removed = 0;
    for (const reader of Object.keys(streamReaders) as StreamReader[]) removed += await this.#removeOf(reader, passKey);
    return removed;
  }

  /** Markers before records: without a marker, the reader parks no further records behind them. */
  async #removeOf(reader: StreamReader, passKey: string): Promise<number> {
    const marks = this.#table.all<Key>({ ...parkedMarksOf(reader, passKey), ConsistentRead: true });
    for await (const mark of marks) await this.#table.writeIf(deletionOf(mark));
    return (await removeUnder(this.#client, this.#bucket, parkedFolder(reader, passItemKey(passKey).PK))).length;
  }

  async isAnyGivenUp(): Promise<boolean> {
    const query = { Bucket: this.#bucket, Prefix: givenUpFolder, MaxKeys: 1 };
    const { Contents = [] } = await this.#client.send(new ListObjectsV2Command(query));
    return Contents.length > 0;
  }
}
