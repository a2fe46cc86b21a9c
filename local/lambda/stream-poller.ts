import { DescribeTableCommand, type DynamoDBClient } from '@aws-sdk/client-dynamodb';
import {
  DescribeStreamCommand,
  type DynamoDBStreamsClient,
  GetRecordsCommand,
  GetShardIteratorCommand,
  type _Record as StreamRecord,
} from '@aws-sdk/client-dynamodb-streams';
import { eventFilter } from '../../world/aws/event-filter.ts';
import type { Invoker } from '../../world/aws/invoker.ts';
import {
  eventRecordOf,
  laneOf,
  StreamLane,
  type StreamLaneSettings,
  sequenceNumber,
} from '../../world/aws/stream-lane.ts';
import type { Clock } from '../../world/time/clock.ts';
import { readJson, writeAtomically } from '../basics/files.ts';

export interface StreamPollerSettings extends StreamLaneSettings {
  readonly tableName: string;
  /** Patterns, JSON; records that match none are skipped. */
  readonly filters?: readonly string[] | undefined;
  /** Parallelization factor: concurrent batches of a shard, each with other items. */
  readonly parallelBatches?: number | undefined;
  /** Time for which records are gathered before they are read, ms; by default none. */
  readonly gatheredForMs?: number | undefined;
  /** File of the checkpoint. */
  readonly file: string;
  readonly clock: Clock;
}

/** The last processed sequence number of each shard. */
interface Checkpoint {
  readonly stream: string;
  readonly shards: Record<string, string>;
}

interface Shard {
  readonly id: string;
  readonly lanes: readonly StreamLane[];
  /** The last record of the page in the lanes; the shard is not read beyond it. */
  last?: string | undefined;
}

/** Longest wait of a poll for another attempt, ms: after it the next poll goes on. */
const longestWaitMs = 500;

/**
 * Reads a table's stream page by page into the lanes of its event source mapping, from the beginning (TRIM_HORIZON), with
 * a persistent checkpoint.
 */
export class StreamPoller {
  /** Number of pages that were delivered and have been processed. */
  delivered = 0;
  readonly #database: DynamoDBClient;
  readonly #streams: DynamoDBStreamsClient;
  readonly #target: Invoker;
  readonly #settings: StreamPollerSettings;
  readonly #isWanted: (record: object) => boolean;
  readonly #shards = new Map<string, Shard>();
  #checkpoint: Checkpoint | undefined;
  #polling: Promise<void> | undefined;
  #again = false;
  /** Set while records are gathered. */
  #endGathering: (() => void) | undefined;
  #closed = false;

  constructor(
    database: DynamoDBClient,
    streams: DynamoDBStreamsClient,
    target: Invoker,
    settings: StreamPollerSettings,
  ) {
    this.#database = database;
    this.#streams = streams;
    this.#target = target;
    this.#settings = settings;
    this.#isWanted = eventFilter(settings.filters ?? []);
  }

  /** Polls after the time for which records are gathered: in AWS it begins with the first record. */
  async wake(): Promise<void> {
    const { clock, gatheredForMs } = this.#settings;
    if (!gatheredForMs) return this.poll();
    if (this.#endGathering) return;
    await new Promise<void>((resolve) => {
      this.#endGathering = clock.after(gatheredForMs, resolve);
    });
    this.#endGathering = undefined;
    await this.poll();
  }

  /**
   * Processes all records that are in the stream at the time of the call; resolves when that is done, or when a batch has
   * failed again and again.
   */
  poll(): Promise<void> {
    if (this.#settings.isEnabled?.() === false) return Promise.resolve();
    this.#again = true;
    this.#polling ??= this.#run();
    return this.#polling;
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.#endGathering?.();
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
    for (const { ShardId = '' } of StreamDescription?.Shards ?? []) {
      const shard = this.#shards.get(ShardId) ?? { id: ShardId, lanes: this.#lanesOf(ShardId) };
      this.#shards.set(ShardId, shard);
      await this.#readShard(checkpoint, shard);
    }
  }

  async #readCheckpoint(): Promise<Checkpoint> {
    const { Table } = await this.#database.send(new DescribeTableCommand({ TableName: this.#settings.tableName }));
    const stream = Table?.LatestStreamArn;
    if (stream === undefined) throw new Error(`${this.#settings.tableName} has no stream`);
    const stored = readJson<Checkpoint>(this.#settings.file);
    return stored?.stream === stream ? stored : { stream, shards: {} };
  }

  async #readShard(checkpoint: Checkpoint, shard: Shard): Promise<void> {
    if (shard.last !== undefined && !(await this.#process(checkpoint, shard))) return;
    const last = checkpoint.shards[shard.id];
    const { ShardIterator } = await this.#streams.send(
      new GetShardIteratorCommand({
        StreamArn: checkpoint.stream,
        ShardId: shard.id,
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
      this.#deal(page.Records, shard);
      const isProcessed = await this.#process(checkpoint, shard);
      this.delivered += 1;
      if (!isProcessed) return;
      iterator = page.NextShardIterator;
    }
  }

  #lanesOf(shardId: string): readonly StreamLane[] {
    const { parallelBatches: length = 1, isEnabled: _, ...settings } = this.#settings;
    return Array.from({ length }, () => new StreamLane(shardId, { clock: settings.clock }, this.#target, settings));
  }

  #deal(records: readonly StreamRecord[], shard: Shard): void {
    const { clock, streamArn } = this.#settings;
    const aheadMs = clock.now() - Date.now();
    for (const each of records) {
      const record = eventRecordOf(each, streamArn, aheadMs);
      if (this.#isWanted(record)) laneOf(record, shard.lanes).add(record);
    }
    shard.last = sequenceNumber(records.at(-1));
  }

  /** @returns true if the page has been processed. */
  async #process(checkpoint: Checkpoint, shard: Shard): Promise<boolean> {
    const { clock, file } = this.#settings;
    for (let due = shard.lanes.filter((lane) => lane.isReady()); ; ) {
      await Promise.all(due.map((lane) => lane.deliver()));
      const left = shard.lanes.filter(({ size }) => size > 0);
      if (left.length === 0) break;
      due = left.filter((lane) => lane.isReady());
      if (due.length > 0) continue;
      const waitMs = Math.min(...left.map((lane) => lane.nextAt() ?? 0)) - clock.now();
      if (waitMs > longestWaitMs || this.#closed) return false;
      await new Promise<void>((resolve) => clock.after(waitMs, resolve));
      due = left;
    }
    checkpoint.shards[shard.id] = shard.last ?? '';
    shard.last = undefined;
    writeAtomically(file, JSON.stringify(checkpoint));
    return true;
  }
}
