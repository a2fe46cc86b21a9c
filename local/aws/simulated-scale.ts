import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import type { TableKeys } from '../../world/table/values/limits.ts';
import { credentials, region } from '../basics/account.ts';
import type { TableProperties } from './dynamodb-tables.ts';
import { IndexLag } from './index-lag.ts';
import { ItemChanges } from './item-changes.ts';
import type { DynamoDbRequest } from './limits/dynamodb-requests.ts';
import { isWrite, Throttling, type Throughput } from './throttling.ts';

export interface ScaleSettings {
  /** Limits of each partition. */
  readonly throttling?: Throughput | undefined;
  /** Time after which indexes show a change, ms. */
  readonly indexLagMs?: number | undefined;
}

/** An answer of the database. */
export interface DatabaseAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

type Send = (request: DynamoDbRequest) => Promise<DatabaseAnswer>;

/**
 * Behaviour of a large DynamoDB table that a small embedded one lacks: throttling, and indexes that lag. For tests and
 * on demand: `standIns.dynamoDb.simulate({ throttling: partitionThroughput, indexLagMs: 500 })`, and
 * `simulate({})` to end it. Writes are then several times slower: their items are read before and after.
 */
export class SimulatedScale {
  readonly #database: DynamoDBClient;
  readonly #changes: ItemChanges;
  readonly #throttling: Throttling | undefined;
  readonly #lag: IndexLag | undefined;

  /** @param now ms since 1970 */
  constructor(
    { throttling, indexLagMs }: ScaleSettings,
    target: URL,
    keysOf: (table: string) => TableKeys | undefined,
    now: () => number,
  ) {
    this.#database = new DynamoDBClient({ endpoint: target.href, region, credentials });
    this.#changes = new ItemChanges(this.#database, keysOf);
    this.#throttling = throttling && new Throttling(throttling, keysOf, now);
    this.#lag = indexLagMs === undefined ? undefined : new IndexLag(this.#database, indexLagMs, now);
  }

  async start(tables: ReadonlyMap<string, TableProperties>): Promise<void> {
    for (const [name, properties] of tables) await this.#lag?.copy(name, properties);
  }

  async end(): Promise<void> {
    await this.#lag?.end();
    this.#database.destroy();
  }

  /** @throws AwsError for a throttled request */
  async run(operation: string, request: DynamoDbRequest, send: Send): Promise<DatabaseAnswer> {
    return isWrite(operation) ? this.#write(operation, request, send) : this.#read(operation, request, send);
  }

  async #write(operation: string, request: DynamoDbRequest, send: Send): Promise<DatabaseAnswer> {
    const before = await this.#changes.before(request);
    this.#throttling?.check(operation, request, before);
    const answer = await send(request);
    const changes = await this.#changes.after(before);
    this.#throttling?.chargeWrites(operation, changes);
    this.#lag?.changed(changes);
    return answer;
  }

  async #read(operation: string, request: DynamoDbRequest, send: Send): Promise<DatabaseAnswer> {
    this.#throttling?.check(operation, request, []);
    const { TableName = '', IndexName } = request;
    const overrides = this.#lag && IndexName !== undefined ? { TableName: await this.#lag.tableFor(TableName) } : {};
    const answer = await send({ ...request, ...overrides, ReturnConsumedCapacity: 'TOTAL' });
    this.#throttling?.chargeReads(request, unitsIn(answer));
    return answer;
  }
}

/** Units that DynamoDB reports, of all tables of a request. */
export function unitsIn({ body }: DatabaseAnswer): number {
  const { ConsumedCapacity = [] } = JSON.parse(body.toString()) as { ConsumedCapacity?: Consumed | Consumed[] };
  return [ConsumedCapacity].flat().reduce((sum, { CapacityUnits }) => sum + CapacityUnits, 0);
}

interface Consumed {
  readonly CapacityUnits: number;
}
