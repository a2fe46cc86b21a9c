import type { DynamoDBBatchResponse, DynamoDBRecord, SQSBatchResponse, SQSRecord } from 'aws-lambda';
import { recordOf, type Streamed } from '../../local/table/stream.ts';
import type { Pool } from './pool.ts';
import type { Queue } from './queue.ts';
import type { Source, World } from './world.ts';

/** Delivers the messages of a queue to a function, as an event source mapping does. */
export function queueMapping<Services>(
  queue: Queue,
  pool: Pool<Services>,
  batchSize: number,
  work: (records: SQSRecord[], services: Services) => Promise<SQSBatchResponse>,
): Source {
  const deliver = async () => {
    const records = queue.receive(batchSize);
    if (records.length === 0) return;
    const ending = await pool.invoke((services) => work(records, services));
    if (ending === undefined || ending === 'died' || 'error' in ending) return;
    const failed = new Set(ending.value.batchItemFailures.map(({ itemIdentifier }) => itemIdentifier));
    for (const { messageId, receiptHandle } of records) if (!failed.has(messageId)) queue.remove(receiptHandle);
  };
  return { name: queue.name, isReady: () => queue.hasVisible && pool.hasFree, deliver: () => void deliver() };
}

/** Pause before a batch that failed is delivered again, ms. */
const pauseMs = 1_000;

/** A part of the stream with items of its own, whose changes come in order. */
export class StreamLane<Services> implements Source {
  readonly name: string;
  readonly #world: World;
  readonly #pool: Pool<Services>;
  readonly #work: (records: DynamoDBRecord[], services: Services) => Promise<DynamoDBBatchResponse>;
  readonly #records: DynamoDBRecord[] = [];
  #isBusy = false;
  readonly #longestBatch: number;
  #batchSize: number;

  constructor(
    world: World,
    name: string,
    pool: Pool<Services>,
    work: (records: DynamoDBRecord[], services: Services) => Promise<DynamoDBBatchResponse>,
    longestBatch: number,
  ) {
    this.#longestBatch = longestBatch;
    this.#batchSize = longestBatch;
    this.#world = world;
    this.name = name;
    this.#pool = pool;
    this.#work = work;
  }

  get size(): number {
    return this.#records.length;
  }

  add(change: Streamed): void {
    const { dynamodb, ...record } = recordOf(change);
    const seconds = Math.floor(change.atMs / 1_000);
    this.#records.push({
      ...record,
      dynamodb: { ...dynamodb, ApproximateCreationDateTime: seconds },
    } as DynamoDBRecord);
  }

  isReady(): boolean {
    return !this.#isBusy && this.#records.length > 0 && this.#pool.hasFree;
  }

  deliver(): void {
    this.#isBusy = true;
    const batch = this.#records.slice(0, this.#world.chance.between(1, this.#batchSize));
    void this.#deliver(batch);
  }

  async #deliver(batch: DynamoDBRecord[]): Promise<void> {
    const ending = await this.#pool.invoke((services) => this.#work(batch, services));
    const isLost = ending === undefined || ending === 'died' || 'error' in ending;
    const failed = isLost ? undefined : ending.value.batchItemFailures[0]?.itemIdentifier;
    const place = batch.findIndex(({ dynamodb }) => dynamodb?.SequenceNumber === failed);
    const done = isLost ? 0 : failed === undefined ? batch.length : place;
    // A batch that fails as a whole is cut in two, so that a record that ends the function is alone in the end.
    this.#batchSize = isLost ? Math.ceil(batch.length / 2) : this.#longestBatch;
    if (done > 0 && !this.#world.faults.strikes('stream-again')) this.#records.splice(0, done);
    if (done < batch.length) await this.#world.sleep(pauseMs);
    this.#isBusy = false;
  }
}
