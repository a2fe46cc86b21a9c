import { crc32 } from 'node:zlib';
import type { _Record as StreamRecord } from '@aws-sdk/client-dynamodb-streams';
import type { DynamoDBRecord } from 'aws-lambda';
import type { Chance } from '../time/chance.ts';
import type { Clock } from '../time/clock.ts';
import { failedItems } from './batch-answer.ts';
import type { Invoker } from './invoker.ts';

export interface StreamLaneSettings {
  readonly streamArn: string;
  readonly batchSize: number;
  /** -1: until the record expires. */
  readonly maxRetries: number;
  /** Older records are discarded without an invocation, ms. */
  readonly maxAgeMs?: number | undefined;
  readonly bisectOnError: boolean;
  /** ReportBatchItemFailures: without it the answer is not read. */
  readonly reportsItems: boolean;
  /** Length of tumbling windows, ms: events then have their shard, and answers a state. */
  readonly windowMs?: number | undefined;
  /** False while the function is busy; always true by default. */
  readonly isEnabled?: () => boolean;
  /** Called with discarded records, with the whole event as `payload`. */
  readonly onFailure: (details: DiscardedRecords) => void;
}

/** Source: AWS Lambda Developer Guide, "Retain discarded records for a DynamoDB event source in Lambda". */
export interface DiscardedRecords {
  readonly DDBStreamBatchInfo: { readonly shardId: string; readonly [field: string]: unknown };
  readonly payload: string;
  readonly [field: string]: unknown;
}

/** Surroundings of a lane. */
export interface StreamPorts {
  readonly clock: Pick<Clock, 'now'>;
  /** Draws the sizes of batches; without it they are as large as may be. */
  readonly chance?: Chance;
  readonly strikes?: (kind: 'stream-again') => boolean;
}

interface Entry {
  readonly record: DynamoDBRecord;
  /** Time at which the record was read, ms since 1970; its age counts from here. */
  readonly readAtMs: number;
}

/** Records that are delivered together, with the number of consecutive failures. */
interface Batch {
  readonly entries: readonly Entry[];
  readonly failures: number;
}

/** Upper limit of the exponential back-off, ms. */
const maxBackOffMs = 30_000;

/**
 * One of a shard's batches at a time, of which there are as many as its mapping's parallelization factor: records of items
 * of its own, which come in order until they are processed or discarded.
 * Source: AWS Lambda Developer Guide, "Using Lambda with Amazon DynamoDB streams".
 */
export class StreamLane {
  readonly name: string;
  readonly #ports: StreamPorts;
  readonly #target: Invoker;
  readonly #settings: StreamLaneSettings;
  #waiting: Entry[] = [];
  /** The batch that is being delivered and its rest, in order. */
  readonly #batches: Batch[] = [];
  #isBusy = false;
  #pausedUntilMs = Number.NEGATIVE_INFINITY;
  /** Beginning of the window that is open, ms since 1970. */
  #window: number | undefined;

  /** @param name of its shard */
  constructor(name: string, ports: StreamPorts, target: Invoker, settings: StreamLaneSettings) {
    this.name = name;
    this.#ports = ports;
    this.#target = target;
    this.#settings = settings;
  }

  /** Number of records that are yet to be processed. */
  get size(): number {
    return this.#batches.reduce((sum, { entries }) => sum + entries.length, this.#waiting.length);
  }

  add(record: DynamoDBRecord): void {
    this.#waiting.push({ record, readAtMs: this.#ports.clock.now() });
  }

  isReady(): boolean {
    const { isEnabled = () => true } = this.#settings;
    return this.#hasWork && this.#ports.clock.now() >= this.#pausedUntilMs && isEnabled();
  }

  /** Time of the next attempt, ms since 1970; undefined without one. */
  nextAt(after = Number.NEGATIVE_INFINITY): number | undefined {
    return this.#hasWork && this.#pausedUntilMs > after ? this.#pausedUntilMs : undefined;
  }

  get #hasWork(): boolean {
    return !this.#isBusy && (this.#batches.length > 0 || this.#waiting.length > 0);
  }

  /** Delivers one batch, even before the time of the next attempt. */
  async deliver(): Promise<void> {
    const batch = this.#next();
    if (batch === undefined) return;
    this.#isBusy = true;
    const isOpen = await this.#opens(batch.entries[0]);
    const left = isOpen ? await this.#invoke(batch.entries) : undefined;
    this.#isBusy = false;
    const { entries } = batch;
    if (!isOpen) return this.#failed(batch);
    if (left === undefined && this.#settings.bisectOnError && entries.length > 1) {
      // Halving does not count as a retry. An item may have records in both halves, so that one waits for the other.
      const middle = Math.ceil(entries.length / 2);
      const halves = [entries.slice(0, middle), entries.slice(middle)];
      this.#batches.unshift(...halves.map((half) => ({ ...batch, entries: half })));
    } else if (left !== undefined && left.length < entries.length) this.#continue(batch, left);
    else this.#failed({ entries, failures: batch.failures + 1 });
  }

  /** Goes on with the records from the first reported failure on. */
  #continue(batch: Batch, left: readonly Entry[]): void {
    if (this.#ports.strikes?.('stream-again')) this.#batches.unshift(batch);
    else if (left.length > 0) this.#failed({ entries: left, failures: 0 });
  }

  #failed(batch: Batch): void {
    const { maxRetries } = this.#settings;
    if (maxRetries >= 0 && batch.failures > maxRetries) this.#discard(batch, 'RetryAttemptsExhausted');
    else {
      this.#batches.unshift(batch);
      this.#pausedUntilMs = this.#ports.clock.now() + Math.min(maxBackOffMs, 50 * 2 ** batch.failures);
    }
  }

  /** The next batch without records beyond their maximum age. */
  #next(): Batch | undefined {
    const { batchSize, maxAgeMs = Number.POSITIVE_INFINITY } = this.#settings;
    const { chance, clock } = this.#ports;
    const size = chance?.between(1, batchSize) ?? batchSize;
    const { entries, failures } = this.#batches.shift() ?? { entries: this.#waiting.splice(0, size), failures: 0 };
    const oldestMs = clock.now() - maxAgeMs;
    const young = entries.filter(({ readAtMs }) => readAtMs >= oldestMs);
    const old = entries.slice(0, entries.length - young.length);
    if (old.length > 0) this.#discard({ entries: old, failures }, 'RecordAgeExceeded');
    const inWindow = young.filter((entry) => this.#windowOf(entry) === this.#windowOf(young[0]));
    if (inWindow.length < young.length) this.#batches.unshift({ entries: young.slice(inWindow.length), failures });
    return inWindow.length > 0 ? { entries: inWindow, failures } : undefined;
  }

  #windowOf(entry: Entry | undefined): number | undefined {
    const { windowMs } = this.#settings;
    const createdMs = (entry?.record.dynamodb?.ApproximateCreationDateTime ?? 0) * 1_000;
    return windowMs && Math.max(this.#window ?? 0, createdMs - (createdMs % windowMs));
  }

  /**
   * Begins the window of a record, after a call without records at the end of the one before. In AWS that comes, at the
   * latest, two minutes after the end, here before the next record.
   * @returns false if that call failed, before which no other is made
   */
  async #opens(entry: Entry | undefined): Promise<boolean> {
    const window = this.#windowOf(entry);
    const isEnded = this.#window !== undefined && this.#window !== window;
    if (isEnded && (await this.#invoke([], true)) === undefined) return false;
    this.#window = window;
    return true;
  }

  /** @returns the records from the first reported failure on; undefined if the function failed as a whole. */
  async #invoke(entries: readonly Entry[], isFinal = false): Promise<readonly Entry[] | undefined> {
    try {
      const answer = await this.#target.invoke({ ...eventOf(entries), ...this.#windowed(isFinal) });
      if (this.#window !== undefined && !(answer as { state?: object } | null)?.state) return undefined;
      const numbers = entries.map(({ record }) => sequenceNumber(record));
      const failed = this.#settings.reportsItems ? failedItems(answer, numbers) : [];
      const first = numbers.findIndex((number) => failed?.includes(number) ?? true);
      return first < 0 ? [] : entries.slice(first);
    } catch {
      // The error is in the function's own log.
      return undefined;
    }
  }

  /** Source: AWS Lambda Developer Guide, "Implementing stateful DynamoDB stream processing in Lambda". */
  #windowed(isFinalInvokeForWindow: boolean) {
    const { windowMs, streamArn } = this.#settings;
    if (windowMs === undefined || this.#window === undefined) return {};
    const [start, end] = [this.#window, this.#window + windowMs].map((ms) => new Date(ms).toISOString());
    const shard = { shardId: this.name, eventSourceARN: streamArn, state: {}, window: { start, end } };
    return { ...shard, isFinalInvokeForWindow, isWindowTerminatedEarly: false };
  }

  #discard({ entries, failures }: Batch, condition: string): void {
    const { onFailure, streamArn } = this.#settings;
    onFailure({
      requestContext: { condition, approximateInvokeCount: failures },
      version: '1.0',
      DDBStreamBatchInfo: {
        shardId: this.name,
        streamArn,
        batchSize: entries.length,
        startSequenceNumber: sequenceNumber(entries[0]?.record),
        endSequenceNumber: sequenceNumber(entries.at(-1)?.record),
      },
      payload: JSON.stringify(eventOf(entries)),
    });
  }
}

const eventOf = (entries: readonly Entry[]) => ({ Records: entries.map(({ record }) => record) });

type Keyed = Pick<DynamoDBRecord, 'dynamodb'> | Pick<StreamRecord, 'dynamodb'>;

export const sequenceNumber = (record: Keyed | undefined) => record?.dynamodb?.SequenceNumber ?? '';

/**
 * A record as functions and filters see it. Its time is in seconds, rounded down.
 * Source: Amazon DynamoDB API reference, StreamRecord.
 * @param aheadMs of the clock by which the record was made, to that of the functions
 */
export function eventRecordOf({ dynamodb, ...record }: StreamRecord, streamArn: string, aheadMs = 0): DynamoDBRecord {
  const created = dynamodb?.ApproximateCreationDateTime;
  const plain = JSON.stringify(dynamodb, (_, value) =>
    value instanceof Uint8Array ? Buffer.from(value).toString('base64') : value,
  );
  const seconds = created && Math.floor((created.getTime() + aheadMs) / 1_000);
  return {
    ...record,
    awsRegion: streamArn.split(':')[3],
    dynamodb: { ...JSON.parse(plain), ApproximateCreationDateTime: seconds },
    eventSourceARN: streamArn,
  } as DynamoDBRecord;
}

/** The lane of a record's item, by all of its keys: Lambda keeps the order of each item only. */
export const laneOf = <Lane>(record: Keyed, lanes: readonly Lane[]): Lane =>
  lanes[crc32(JSON.stringify(keysOf(record))) % lanes.length] as Lane;

/** The item's keys in canonical order. */
const keysOf = ({ dynamodb }: Keyed) => Object.entries(dynamodb?.Keys ?? {}).sort(([a], [b]) => (a < b ? -1 : 1));
