import { crc32 } from 'node:zlib';
import { DescribeTableCommand, type DynamoDBClient } from '@aws-sdk/client-dynamodb';
import {
  DescribeStreamCommand,
  type DynamoDBStreamsClient,
  GetRecordsCommand,
  GetShardIteratorCommand,
  type _Record as StreamRecord,
} from '@aws-sdk/client-dynamodb-streams';
import { readJson, writeAtomically } from '../basics/files.ts';
import { eventFilter } from './event-filter.ts';
import type { Invoker } from './invoker.ts';
import { type Batch, StreamDelivery, type StreamDeliverySettings, sequenceNumber } from './stream-delivery.ts';

export interface StreamMappingSettings extends StreamDeliverySettings {
  readonly tableName: string;
  readonly batchSize: number;
  /** Patterns, JSON; records that match none are skipped. */
  readonly filters?: readonly string[] | undefined;
  /** File of the checkpoint. */
  readonly file: string;
  /** False while the mapping is disabled; always true by default. */
  readonly isEnabled?: () => boolean;
  /** The part of the stream that this mapping reads; all of it if absent. */
  readonly shard?: ShardPart | undefined;
}

/**
 * A shard of many, as in AWS: the embedded database has one, whose records are dealt out by partition key. Each part is
 * read by a mapping of its own, so that order holds within an item only and a part may run ahead of another.
 */
export interface ShardPart {
  /** Number of the part, from 0. */
  readonly number: number;
  readonly count: number;
}

/** The last processed sequence number of each shard. */
interface Checkpoint {
  readonly stream: string;
  readonly shards: Record<string, string>;
}

interface PendingRetry {
  readonly batches: readonly Batch[];
  readonly last: string;
  /** Time of the next attempt, by the local clock. */
  readonly nextAtMs: number;
}

/** Upper limit of the exponential back-off, ms. */
const maxBackOffMs = 30_000;

/**
 * Delivers a table's stream to a function, in order and from the beginning (TRIM_HORIZON), with a persistent checkpoint.
 * Source: AWS Lambda Developer Guide, "Using Lambda with Amazon DynamoDB streams".
 */
export class StreamMapping {
  /** Number of pages that were delivered and have been processed. */
  delivered = 0;
  readonly #database: DynamoDBClient;
  readonly #streams: DynamoDBStreamsClient;
  readonly #delivery: StreamDelivery;
  readonly #settings: StreamMappingSettings;
  readonly #now: () => number;
  readonly #isWanted: (record: StreamRecord) => boolean;
  /** Unprocessed rest of a failed page by shard; the shard is not read beyond it. */
  readonly #pendingRetries = new Map<string, PendingRetry>();
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
    this.#delivery = new StreamDelivery(target, settings);
    this.#settings = settings;
    this.#now = settings.now ?? Date.now;
    const passes = eventFilter(settings.filters ?? []);
    const { shard: { number, count } = { number: 0, count: 1 } } = settings;
    this.#isWanted = (record) => passes(this.#delivery.asEvent(record)) && partOf(record, count) === number;
  }

  /**
   * Processes all records that are in the stream at the time of the call; resolves when that is done, or when a batch with
   * unlimited retries has failed again.
   */
  poll(): Promise<void> {
    if (this.#settings.isEnabled?.() === false) return Promise.resolve();
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
    const stored = readJson<Checkpoint>(this.#settings.file);
    return stored?.stream === stream ? stored : { stream, shards: {} };
  }

  async #readShard(checkpoint: Checkpoint, ShardId: string): Promise<void> {
    const left = this.#pendingRetries.get(ShardId);
    if (left && !(await this.#process(checkpoint, ShardId, left.last, this.#delivery.discardExpired(left.batches))))
      return;
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
      const wanted = page.Records.filter((record) => this.#isWanted(record));
      const batches = this.#delivery.batchesOf(ShardId, wanted);
      const last = sequenceNumber(page.Records.at(-1));
      const isProcessed = await this.#process(checkpoint, ShardId, last, batches);
      this.delivered += 1;
      if (!isProcessed) return;
      iterator = page.NextShardIterator;
    }
  }

  /** @returns true if the page has been processed. */
  async #process(checkpoint: Checkpoint, shardId: string, last: string, batches: readonly Batch[]): Promise<boolean> {
    const { nextAtMs = 0 } = this.#pendingRetries.get(shardId) ?? {};
    if (batches.length > 0 && this.#now() < nextAtMs) return false;
    const left = await this.#delivery.deliver(batches);
    if (left.length > 0) {
      const failures = Math.max(...left.map((batch) => batch.failures));
      this.#pendingRetries.set(shardId, {
        batches: left,
        last,
        nextAtMs: this.#now() + Math.min(maxBackOffMs, 50 * 2 ** failures),
      });
      return false;
    }
    this.#pendingRetries.delete(shardId);
    checkpoint.shards[shardId] = last;
    writeAtomically(this.#settings.file, JSON.stringify(checkpoint));
    return true;
  }
}

/** The shard of a record's partition key. */
function partOf({ dynamodb }: StreamRecord, count: number): number {
  const [hash] = Object.entries(dynamodb?.Keys ?? {}).sort(([a], [b]) => (a < b ? -1 : 1));
  return crc32(JSON.stringify(hash)) % count;
}
