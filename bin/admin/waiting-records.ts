import { DeleteObjectCommand, GetObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import type { DynamoDBRecord } from 'aws-lambda';
import { itemOfFolder, parkedFolder } from '../../lambdas/storage/dynamo-parked-records.ts';
import { anyParked, type Key, parkedKey } from '../../lambdas/storage/keys.ts';
import { keysUnder } from '../../lambdas/storage/objects.ts';
import { givenUpFolder, type StreamReader, streamReaders } from '../../lambdas/storage/policy-names.ts';
import type { Table } from '../../lambdas/storage/table.ts';
import { deletionOf } from '../../lambdas/storage/writes.ts';

/** Records that Lambda gave up, and the readers of the stream that have not had them. */
interface GivenUp {
  readonly key: string;
  readonly by: readonly StreamReader[];
}

/** Ids of the event source mappings. */
type MappingIds = Readonly<Record<StreamReader, string>>;

const readers = Object.keys(streamReaders) as StreamReader[];

/** Stream records that wait for a replay, by their object keys in the bucket. */
export class WaitingRecords {
  readonly #table: Table;
  readonly #client: S3Client;
  readonly #bucket: string;
  readonly #mappingIds: MappingIds;

  constructor(table: Table, client: S3Client, bucket: string, mappingIds: MappingIds) {
    this.#mappingIds = mappingIds;
    this.#table = table;
    this.#client = client;
    this.#bucket = bucket;
  }

  /** Records that Lambda gave up after a long outage, in the order in which it did. */
  async givenUp(): Promise<GivenUp[]> {
    const keys = await keysUnder(this.#client, this.#bucket, givenUpFolder);
    const nameOf = (key: string) => key.split('/').at(-1) ?? '';
    return keys
      .sort((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1))
      .map((key) => ({ key, by: this.#readersOf(key.slice(givenUpFolder.length).split('/')[0]) }));
  }

  /** The readers of a mapping. Both for one of an earlier deployment: a record may then be processed twice. */
  #readersOf(mappingId: string | undefined): readonly StreamReader[] {
    const own = readers.filter((reader) => this.#mappingIds[reader] === mappingId);
    return own.length > 0 ? own : readers;
  }

  /** Items with records that this reader has parked, including items whose records have expired. */
  async items(reader: StreamReader): Promise<string[]> {
    const keys = await keysUnder(this.#client, this.#bucket, streamReaders[reader].folder);
    const items = new Set(keys.map((key) => itemOfFolder(reader, key.slice(0, key.lastIndexOf('/') + 1))));
    for await (const { SK } of this.#table.all<Key>({ ...anyParked(reader), ConsistentRead: true })) items.add(SK);
    return [...items];
  }

  /** Parked records of an item, in the order of the stream. */
  parkedOf(reader: StreamReader, item: string): Promise<string[]> {
    return keysUnder(this.#client, this.#bucket, parkedFolder(reader, item));
  }

  async read(key: string): Promise<readonly DynamoDBRecord[]> {
    const { Body } = await this.#client.send(new GetObjectCommand({ Bucket: this.#bucket, Key: key }));
    const content = JSON.parse((await Body?.transformToString()) ?? '');
    return key.startsWith(givenUpFolder) ? JSON.parse(content.payload).Records : [content];
  }

  async delete(key: string): Promise<void> {
    await this.#client.send(new DeleteObjectCommand({ Bucket: this.#bucket, Key: key }));
  }

  /** Number of times that records of an item were parked; undefined if the item is not blocked. */
  async revisionOf(reader: StreamReader, item: string): Promise<number | undefined> {
    return (await this.#table.get<{ revision: number }>(parkedKey(reader, item)))?.revision;
  }

  /** Unblocks an item for this reader. @returns false if another of its records has been parked since. */
  release(reader: StreamReader, item: string, revision: number): Promise<boolean> {
    const condition = {
      ConditionExpression: 'revision = :revision',
      ExpressionAttributeValues: { ':revision': revision },
    };
    return this.#table.writeIf(deletionOf(parkedKey(reader, item), condition));
  }
}
