import { setTimeout as wait } from 'node:timers/promises';
import type { _Record as StreamRecord } from '@aws-sdk/client-dynamodb-streams';
import { region } from '../basics/account.ts';
import { failedItems } from './batch-answer.ts';
import type { Invoker } from './invoker.ts';

export interface StreamDeliverySettings {
  readonly streamArn: string;
  /** -1: until the record expires. */
  readonly maxRetries: number;
  /** Older records are discarded without an invocation, ms. */
  readonly maxAgeMs?: number | undefined;
  readonly bisectOnError: boolean;
  /** ReportBatchItemFailures: without it the answer is not read. */
  readonly reportsItems: boolean;
  /** Parallelization factor: concurrent batches of a shard, each with other items. */
  readonly parallelBatches?: number | undefined;
  /** Called with discarded records, with the whole event as `payload`. */
  readonly onFailure: (details: DiscardedRecords) => void;
  /** ms since 1970; the machine's time by default. */
  readonly now?: (() => number) | undefined;
}

/** Source: AWS Lambda Developer Guide, "Retain discarded records for a DynamoDB event source in Lambda". */
export interface DiscardedRecords {
  readonly DDBStreamBatchInfo: { readonly shardId: string; readonly [field: string]: unknown };
  readonly payload: string;
  readonly [field: string]: unknown;
}

/** Records that are delivered together, with the number of consecutive failures. */
export interface Batch {
  readonly shardId: string;
  readonly records: readonly StreamRecord[];
  readonly failures: number;
  /** Time at which they were read, ms since 1970; their age counts from here. */
  readonly readAtMs: number;
}

/** Delay between attempts at a failing batch, ms. */
const retryDelayMs = 200;

/** Attempts per poll at a batch with unlimited retries; the next poll continues. */
const attemptsOfPoll = 3;

/** Invokes a function with records of a stream until they are processed or discarded. */
export class StreamDelivery {
  readonly #target: Invoker;
  readonly #settings: StreamDeliverySettings;
  readonly #now: () => number;
  constructor(target: Invoker, settings: StreamDeliverySettings) {
    this.#target = target;
    this.#settings = settings;
    this.#now = settings.now ?? Date.now;
  }

  /** Splits records into batches; all records of an item are in one batch, in order. */
  batchesOf(shardId: string, records: readonly StreamRecord[]): Batch[] {
    const { parallelBatches = 1 } = this.#settings;
    const items = [...Map.groupBy(records, itemOf).values()];
    const places = new Map(items.flatMap((ofItem, place) => ofItem.map((record) => [record, place] as const)));
    const batches = Map.groupBy(records, (record) => (places.get(record) ?? 0) % parallelBatches);
    return [...batches.values()].map((ofBatch) => ({ shardId, records: ofBatch, failures: 0, readAtMs: this.#now() }));
  }

  /** @returns the unprocessed rest of the batches, for the next poll. */
  async deliver(batches: readonly Batch[]): Promise<readonly Batch[]> {
    const left = await Promise.all(batches.map((batch) => this.#deliver(batch)));
    return left.filter(({ records }) => records.length > 0);
  }

  /** Discards batches beyond their maximum age. @returns the others. */
  discardExpired(batches: readonly Batch[]): readonly Batch[] {
    const { maxAgeMs = Number.POSITIVE_INFINITY, onFailure } = this.#settings;
    const isOld = ({ readAtMs }: Batch) => this.#now() - readAtMs > maxAgeMs;
    for (const batch of batches.filter(isOld)) onFailure(this.#discarded(batch, 'RecordAgeExceeded'));
    return batches.filter((batch) => !isOld(batch));
  }

  async #deliver(batch: Batch): Promise<Batch> {
    const { maxRetries, bisectOnError, onFailure } = this.#settings;
    let left = batch;
    let attempts = 0;
    while (left.records.length > 0 && (maxRetries >= 0 || attempts < attemptsOfPoll)) {
      const { records, failures } = left;
      if (maxRetries >= 0 && failures > maxRetries) {
        onFailure(this.#discarded(left, 'RetryAttemptsExhausted'));
        return { ...left, records: [] };
      }
      if (attempts > 0 || failures > 0) await wait(retryDelayMs);
      const remaining = await this.#invoke(records);
      if (remaining === undefined && bisectOnError && records.length > 1) return this.#deliverHalves(left);
      const isProgress = remaining !== undefined && remaining.length < records.length;
      attempts = isProgress ? 0 : attempts + 1;
      left = { ...left, records: remaining ?? records, failures: isProgress ? 0 : failures + 1 };
    }
    return left;
  }

  /** Delivers the halves one after the other, since an item may have records in both. Halving does not count as a retry. */
  async #deliverHalves({ records, ...batch }: Batch): Promise<Batch> {
    const middle = Math.ceil(records.length / 2);
    const half = (part: readonly StreamRecord[]) => ({ ...batch, records: part });
    const first = await this.#deliver(half(records.slice(0, middle)));
    const second = half(records.slice(middle));
    if (first.records.length === 0) return this.#deliver(second);
    return { ...first, records: [...first.records, ...second.records] };
  }

  /** @returns the records from the first reported failure on; undefined if the function failed as a whole. */
  async #invoke(records: readonly StreamRecord[]): Promise<readonly StreamRecord[] | undefined> {
    try {
      const answer = await this.#target.invoke(this.#eventOf(records));
      const failed = this.#settings.reportsItems ? failedItems(answer, records.map(sequenceNumber)) : [];
      const first = records.findIndex((record) => failed?.includes(sequenceNumber(record)) ?? true);
      return first < 0 ? [] : records.slice(first);
    } catch {
      // The error is in the function's own log.
      return undefined;
    }
  }

  #eventOf(records: readonly StreamRecord[]): object {
    return { Records: records.map((record) => this.asEvent(record)) };
  }

  /** A record as functions and filters see it, with its creation time by the local clock. */
  asEvent(record: StreamRecord): object {
    const created = record.dynamodb?.ApproximateCreationDateTime;
    const aheadMs = this.#now() - Date.now();
    const plain = JSON.stringify(record.dynamodb, (_, value) =>
      value instanceof Uint8Array ? Buffer.from(value).toString('base64') : value,
    );
    return {
      ...record,
      awsRegion: region,
      dynamodb: { ...JSON.parse(plain), ApproximateCreationDateTime: created && (created.getTime() + aheadMs) / 1_000 },
      eventSourceARN: this.#settings.streamArn,
    };
  }

  #discarded({ shardId, records, failures }: Batch, condition: string): DiscardedRecords {
    return {
      requestContext: { condition, approximateInvokeCount: failures },
      version: '1.0',
      DDBStreamBatchInfo: {
        shardId,
        streamArn: this.#settings.streamArn,
        batchSize: records.length,
        startSequenceNumber: sequenceNumber(records[0]),
        endSequenceNumber: sequenceNumber(records.at(-1)),
      },
      payload: JSON.stringify(this.#eventOf(records)),
    };
  }
}

export const sequenceNumber = (record: StreamRecord | undefined) => record?.dynamodb?.SequenceNumber ?? '';

/** The item's keys in canonical order. */
const itemOf = ({ dynamodb }: StreamRecord) =>
  JSON.stringify(Object.entries(dynamodb?.Keys ?? {}).sort(([a], [b]) => (a < b ? -1 : 1)));
