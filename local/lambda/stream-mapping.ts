import { DescribeTableCommand, type DynamoDBClient } from '@aws-sdk/client-dynamodb';
import {
  DescribeStreamCommand,
  type DynamoDBStreamsClient,
  GetRecordsCommand,
  GetShardIteratorCommand,
} from '@aws-sdk/client-dynamodb-streams';
import { readJson, writeAtomically } from '../files.ts';
import { eventFilter } from './event-filter.ts';
import type { Invoker } from './invoker.ts';
import { type Batch, StreamDelivery, type StreamDeliverySettings, sequenceNumber } from './stream-delivery.ts';

export interface StreamMappingSettings extends StreamDeliverySettings {
  readonly tableName: string;
  readonly batchSize: number;
  /** Patterns, JSON; records that match none are passed over. */
  readonly filters?: readonly string[] | undefined;
  /** Where the checkpoint is kept. */
  readonly file: string;
}

/** Per shard the last sequence number that was dealt with. */
interface Checkpoint {
  readonly stream: string;
  readonly shards: Record<string, string>;
}

interface Left {
  readonly batches: readonly Batch[];
  readonly last: string;
  /** When it is tried again, by the machine's clock. */
  readonly nextAtMs: number;
}

/** Longest wait before what has failed is tried again, ms: twice as long after each failure. */
const maxBackOffMs = 30_000;

/**
 * Hands a table's stream to a function, from its beginning (TRIM_HORIZON), in order, and remembers how far it got.
 * Source: AWS Lambda Developer Guide, "Using Lambda with Amazon DynamoDB streams".
 */
export class StreamMapping {
  /** Pages that have been handed over. */
  delivered = 0;
  readonly #database: DynamoDBClient;
  readonly #streams: DynamoDBStreamsClient;
  readonly #delivery: StreamDelivery;
  readonly #settings: StreamMappingSettings;
  readonly #isWanted: (record: object) => boolean;
  /** What is left of a shard's page that failed, and where that ends: nothing behind it is read before. */
  readonly #left = new Map<string, Left>();
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
    this.#isWanted = eventFilter(settings.filters ?? []);
  }

  /**
   * Deals with everything that is in the stream when it is called; resolves when that is done, or when what may be
   * repeated without end has failed again.
   */
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
    const left = this.#left.get(ShardId);
    if (left && !(await this.#deal(checkpoint, ShardId, left.last, this.#delivery.withoutOld(left.batches)))) return;
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
      const wanted = page.Records.filter((record) => this.#isWanted(this.#delivery.asEvent(record)));
      const batches = this.#delivery.batchesOf(ShardId, wanted);
      const last = sequenceNumber(page.Records.at(-1));
      if (!(await this.#deal(checkpoint, ShardId, last, batches))) return;
      iterator = page.NextShardIterator;
    }
  }

  /** @returns whether the page is done with. */
  async #deal(checkpoint: Checkpoint, shardId: string, last: string, batches: readonly Batch[]): Promise<boolean> {
    const { nextAtMs = 0 } = this.#left.get(shardId) ?? {};
    if (batches.length > 0 && Date.now() < nextAtMs) return false;
    const left = await this.#delivery.deliver(batches);
    if (left.length > 0) {
      const failures = Math.max(...left.map((batch) => batch.failures));
      this.#left.set(shardId, {
        batches: left,
        last,
        nextAtMs: Date.now() + Math.min(maxBackOffMs, 50 * 2 ** failures),
      });
      return false;
    }
    this.#left.delete(shardId);
    checkpoint.shards[shardId] = last;
    writeAtomically(this.#settings.file, JSON.stringify(checkpoint));
    return true;
  }
}
