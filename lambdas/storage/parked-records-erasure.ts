import { ListObjectsV2Command, type S3Client } from '@aws-sdk/client-s3';
import type { ErasableParkedRecords } from '../ports/work.ts';
import { parkedFolder } from './dynamo-parked-records.ts';
import { type Key, parkedMarksOf, passItemKey } from './keys.ts';
import { removeUnder } from './objects.ts';
import { givenUpFolder, type StreamReader, streamReaders } from './policy-names.ts';
import type { Table } from './table.ts';
import { deletionOf } from './writes.ts';

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
