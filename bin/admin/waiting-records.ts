import { DeleteObjectCommand, GetObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import type { DynamoDBRecord } from 'aws-lambda';
import { deletionOf } from '../../lambdas/storage/deletion.ts';
import { anyParked, type Key, parkedKey } from '../../lambdas/storage/keys.ts';
import { keysUnder } from '../../lambdas/storage/objects-under.ts';
import { itemOfFolder, parkedFolder } from '../../lambdas/storage/parked-objects.ts';
import { failureFolders } from '../../lambdas/storage/policy-names.ts';
import type { Table } from '../../lambdas/storage/table.ts';

/** Stream records that wait for a replay, by their object keys in the bucket. */
export class WaitingRecords {
  readonly #table: Table;
  readonly #client: S3Client;
  readonly #bucket: string;

  constructor(table: Table, client: S3Client, bucket: string) {
    this.#table = table;
    this.#client = client;
    this.#bucket = bucket;
  }

  /** Records that Lambda gave up after a long outage, in the order in which it did. */
  async givenUp(): Promise<string[]> {
    const keys = await keysUnder(this.#client, this.#bucket, failureFolders.givenUp);
    const nameOf = (key: string) => key.split('/').at(-1) ?? '';
    return keys.sort((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1));
  }

  /** Items with parked records, including items whose records have expired. */
  async items(): Promise<string[]> {
    const keys = await keysUnder(this.#client, this.#bucket, failureFolders.parked);
    const items = new Set(keys.map((key) => itemOfFolder(key.slice(0, key.lastIndexOf('/') + 1))));
    for await (const { SK } of this.#table.all<Key>({ ...anyParked, ConsistentRead: true })) items.add(SK);
    return [...items];
  }

  /** Parked records of an item, in the order of the stream. */
  parkedOf(item: string): Promise<string[]> {
    return keysUnder(this.#client, this.#bucket, parkedFolder(item));
  }

  async read(key: string): Promise<readonly DynamoDBRecord[]> {
    const { Body } = await this.#client.send(new GetObjectCommand({ Bucket: this.#bucket, Key: key }));
    const content = JSON.parse((await Body?.transformToString()) ?? '');
    return key.startsWith(failureFolders.parked) ? [content] : JSON.parse(content.payload).Records;
  }

  async delete(key: string): Promise<void> {
    await this.#client.send(new DeleteObjectCommand({ Bucket: this.#bucket, Key: key }));
  }

  /** Number of times that records of an item were parked; undefined if the item is not blocked. */
  async revisionOf(item: string): Promise<number | undefined> {
    return (await this.#table.get<{ revision: number }>(parkedKey(item)))?.revision;
  }

  /** Unblocks an item for the relay. @returns false if another of its records has been parked since. */
  release(item: string, revision: number): Promise<boolean> {
    const condition = {
      ConditionExpression: 'revision = :revision',
      ExpressionAttributeValues: { ':revision': revision },
    };
    return this.#table.writeIf(deletionOf(parkedKey(item), condition));
  }
}
