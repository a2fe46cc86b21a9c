import { setTimeout as wait } from 'node:timers/promises';
import { DescribeTableCommand, type DynamoDBClient } from '@aws-sdk/client-dynamodb';
import {
  DescribeStreamCommand,
  type DynamoDBStreamsClient,
  GetRecordsCommand,
  GetShardIteratorCommand,
  type _Record as StreamRecord,
} from '@aws-sdk/client-dynamodb-streams';
import { region } from '../cloud/account.ts';
import { readJson, writeAtomically } from '../files.ts';
import type { BatchAnswer, Invoker } from './invoker.ts';

export interface StreamMappingSettings {
  readonly tableName: string;
  readonly streamArn: string;
  readonly batchSize: number;
  /** -1: until the record has left the stream. */
  readonly maxRetries: number;
  readonly bisectOnError: boolean;
  /** Where the checkpoint is kept. */
  readonly file: string;
  /** Told about records that are given up. */
  readonly onFailure: (details: object) => void;
}

/** Per shard the last sequence number that was dealt with. */
interface Checkpoint {
  readonly stream: string;
  readonly shards: Record<string, string>;
}

/** Between attempts at a failing batch, ms. */
const retryDelayMs = 200;

/**
 * Hands a table's stream to a function, from its beginning (TRIM_HORIZON), in order, and remembers how far it got.
 * Source: AWS Lambda Developer Guide, "Using Lambda with Amazon DynamoDB streams".
 */
export class StreamMapping {
  /** Pages that have been handed over. */
  delivered = 0;
  readonly #database: DynamoDBClient;
  readonly #streams: DynamoDBStreamsClient;
  readonly #target: Invoker;
  readonly #settings: StreamMappingSettings;
  #checkpoint: Checkpoint | undefined;
  #polling: Promise<void> | undefined;
  #again = false;
  #closed = false;

  constructor(
    database: DynamoDBClient,
    streams: DynamoDBStreamsClient,
    target: Invoker,
    settings: StreamMappingSettings,
  ) {
    this.#database = database;
    this.#streams = streams;
    this.#target = target;
    this.#settings = settings;
  }

  /** Deals with everything that is in the stream when it is called; resolves when that is done. */
  poll(): Promise<void> {
    this.#again = true;
    this.#polling ??= this.#run();
    return this.#polling;
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#polling;
  }

  async #run(): Promise<void> {
    try {
      while (this.#again && !this.#closed) {
        this.#again = false;
        this.#checkpoint ??= await this.#readCheckpoint();
        await this.#readStream(this.#checkpoint);
      }
    } finally {
      this.#polling = undefined;
    }
  }

  async #readStream(checkpoint: Checkpoint): Promise<void> {
    const { StreamDescription } = await this.#streams.send(new DescribeStreamCommand({ StreamArn: checkpoint.stream }));
    for (const { ShardId = '' } of StreamDescription?.Shards ?? []) await this.#readShard(checkpoint, ShardId);
  }

  async #readCheckpoint(): Promise<Checkpoint> {
    const { Table } = await this.#database.send(new DescribeTableCommand({ TableName: this.#settings.tableName }));
    const stream = Table?.LatestStreamArn;
    if (stream === undefined) throw new Error(`${this.#settings.tableName} has no stream`);
    const kept = readJson<Checkpoint>(this.#settings.file);
    return kept?.stream === stream ? kept : { stream, shards: {} };
  }

  async #readShard(checkpoint: Checkpoint, ShardId: string): Promise<void> {
    const last = checkpoint.shards[ShardId];
    const { ShardIterator } = await this.#streams.send(
      new GetShardIteratorCommand({
        StreamArn: checkpoint.stream,
        ShardId,
        ...(last === undefined
          ? { ShardIteratorType: 'TRIM_HORIZON' }
          : { ShardIteratorType: 'AFTER_SEQUENCE_NUMBER', SequenceNumber: last }),
      }),
    );
    let iterator = ShardIterator;
    while (iterator !== undefined && !this.#closed) {
      const page = await this.#streams.send(
        new GetRecordsCommand({ ShardIterator: iterator, Limit: this.#settings.batchSize }),
      );
      if (!page.Records?.length) return;
      this.delivered += 1;
      await this.#deliver(page.Records, 0);
      if (this.#closed) return;
      checkpoint.shards[ShardId] = sequenceNumber(page.Records.at(-1));
      writeAtomically(this.#settings.file, JSON.stringify(checkpoint));
      iterator = page.NextShardIterator;
    }
  }

  /** Calls the function until the records are dealt with or given up. */
  async #deliver(records: readonly StreamRecord[], earlierFailures: number): Promise<void> {
    const { maxRetries, bisectOnError, onFailure } = this.#settings;
    let left = records;
    let failures = earlierFailures;
    while (left.length > 0 && !this.#closed) {
      if (maxRetries >= 0 && failures > maxRetries) {
        onFailure(this.#givenUp(left, failures));
        return;
      }
      if (failures > 0) await wait(retryDelayMs);
      const remaining = await this.#invoke(left);
      if (remaining === undefined && bisectOnError && left.length > 1) {
        const middle = Math.ceil(left.length / 2);
        await this.#deliver(left.slice(0, middle), failures + 1);
        await this.#deliver(left.slice(middle), failures + 1);
        return;
      }
      const progress = remaining !== undefined && remaining.length < left.length;
      failures = progress ? 0 : failures + 1;
      left = remaining ?? left;
    }
  }

  /** @returns the records from the first reported failure on; undefined when the function failed as a whole. */
  async #invoke(records: readonly StreamRecord[]): Promise<readonly StreamRecord[] | undefined> {
    try {
      const answer = (await this.#target.invoke({
        Records: records.map((record) => this.#asEvent(record)),
      })) as BatchAnswer | null;
      const failed = new Set(answer?.batchItemFailures?.map(({ itemIdentifier }) => itemIdentifier));
      if (failed.size === 0) return [];
      const first = records.findIndex((record) => failed.has(sequenceNumber(record)));
      return first < 0 ? records : records.slice(first);
    } catch {
      // The function's own log has the error.
      return undefined;
    }
  }

  #asEvent(record: StreamRecord): object {
    const created = record.dynamodb?.ApproximateCreationDateTime;
    const plain = JSON.stringify(record.dynamodb, (_, value) =>
      value instanceof Uint8Array ? Buffer.from(value).toString('base64') : value,
    );
    return {
      ...record,
      awsRegion: region,
      dynamodb: { ...JSON.parse(plain), ApproximateCreationDateTime: created && created.getTime() / 1_000 },
      eventSourceARN: this.#settings.streamArn,
    };
  }

  #givenUp(records: readonly StreamRecord[], attempts: number): object {
    return {
      requestContext: { condition: 'RetryAttemptsExhausted', approximateInvokeCount: attempts },
      version: '1.0',
      DDBStreamBatchInfo: {
        streamArn: this.#settings.streamArn,
        batchSize: records.length,
        startSequenceNumber: sequenceNumber(records[0]),
        endSequenceNumber: sequenceNumber(records.at(-1)),
      },
    };
  }
}

const sequenceNumber = (record: StreamRecord | undefined) => record?.dynamodb?.SequenceNumber ?? '';
