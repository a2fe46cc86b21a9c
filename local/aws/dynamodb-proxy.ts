import http, { type IncomingMessage } from 'node:http';
import { type Item, maxRequestBytes, type TableKeys } from '../../world/table/values/limits.ts';
import { credentials } from '../basics/account.ts';
import { type Listening, listen, readBody } from '../basics/http.ts';
import { Meter } from '../basics/meter.ts';
import { type Guard, noGuard } from '../iam/guard.ts';
import { requestsOfDynamoDb } from './dynamodb-permissions.ts';
import type { TableProperties } from './dynamodb-tables.ts';
import { type DynamoDbRequest, type ItemRequest, itemsOf, requestRefusal } from './limits/dynamodb-requests.ts';
import { keysOfTable } from './limits/dynamodb-tables.ts';
import { type DatabaseAnswer, type ScaleSettings, SimulatedScale, unitsIn } from './simulated-scale.ts';
import { isWrite } from './throttling.ts';
import { TransactionConflicts } from './transaction-conflicts.ts';
import { AwsError, parsed, sendError } from './wire/json-service.ts';

/** A proxy before DynamoDB that judges the functions' requests, and refuses what only AWS refuses. */
export class DynamoDbProxy {
  readonly #target: URL;
  readonly #onWrite: () => void;
  readonly #now: () => number;
  readonly #meter: Meter;
  readonly #agent = new http.Agent({ keepAlive: true });
  readonly #tables = new Map<string, TableKeys>();
  readonly #properties = new Map<string, TableProperties>();
  readonly #conflicts = new TransactionConflicts();
  #scale: SimulatedScale | undefined;

  /**
   * @param onWrite called after each write, when a stream may have new records.
   * @param now ms since 1970; the machine's time by default.
   */
  constructor(target: string, onWrite: () => void, now: () => number = Date.now, meter = new Meter()) {
    this.#meter = meter;
    this.#target = new URL(target);
    this.#onWrite = onWrite;
    this.#now = now;
  }

  /** Makes the keys of a table known, which policies and limits are about. */
  declare(table: string, properties: TableProperties): void {
    this.#properties.set(table, properties);
    this.#tables.set(table, keysOfTable(properties));
  }

  /** Begins to throttle, and to let indexes lag, in place of earlier settings; ends both without settings. */
  async simulate(settings: ScaleSettings): Promise<void> {
    const before = this.#scale;
    this.#scale = undefined;
    await before?.end();
    if (Object.values(settings).every((each) => each === undefined)) return;
    const scale = new SimulatedScale(settings, this.#target, (table) => this.#tables.get(table), this.#now);
    await scale.start(this.#properties);
    this.#scale = scale;
  }

  listen(guard: Guard = noGuard): Promise<Listening> {
    return listen(async (request, response) => {
      const operation = String(request.headers['x-amz-target']).split('.').at(-1) ?? '';
      const body = await readBody(request);
      let end = () => {};
      try {
        const input = parsed(body.toString()) as DynamoDbRequest;
        const requests = requestsOfDynamoDb(operation, input, (table) => this.#tables.get(table)?.hash);
        for (const each of requests) guard.check(request.headers, each);
        this.#refuse(operation, input, body.length);
        end = this.#conflicts.begin(operation, input, (item) => this.#keyOf(item));
        const send = (sent: Buffer) => this.#forward(request, sent, operation);
        const sendChanged = (changed: object) => send(Buffer.from(JSON.stringify(changed)));
        let answer: DatabaseAnswer;
        if (this.#scale) answer = await this.#scale.run(operation, input, sendChanged);
        else if (this.#meter.isOn) answer = await sendChanged({ ...input, ReturnConsumedCapacity: 'TOTAL' });
        else answer = await send(body);
        if (this.#meter.isOn) {
          const units = unitsIn(answer);
          this.#meter.add(`dynamodb ${operation}${kindIn(operation, input)}`, { units });
          this.#meter.addRequester('dynamodb', request.headers, { units });
        }
        response.writeHead(answer.status, answer.headers).end(answer.body);
      } catch (error) {
        if (!(error instanceof AwsError)) throw error;
        sendError(response, error);
      } finally {
        end();
      }
    });
  }

  /** @throws AwsError for a request beyond DynamoDB's limits */
  #refuse(operation: string, request: DynamoDbRequest, bytes: number): void {
    const refusal =
      bytes > maxRequestBytes
        ? 'The request is larger than 16 MB'
        : requestRefusal(operation, request, (table) => this.#tables.get(table));
    if (refusal !== undefined) throw new AwsError('com.amazon.coral.validate#ValidationException', refusal);
  }

  #keyOf({ TableName, Item, Key }: ItemRequest): string {
    const { hash = '', range = '' } = this.#tables.get(TableName) ?? {};
    const item: Item = Item ?? Key ?? {};
    return JSON.stringify([TableName, item[hash], item[range]]);
  }

  async #forward(request: IncomingMessage, body: Buffer, operation: string): Promise<DatabaseAnswer> {
    const { host, authorization, 'content-length': _, ...headers } = request.headers;
    const forwarded = http.request(new URL(request.url ?? '/', this.#target), {
      method: request.method,
      headers: {
        ...headers,
        host: this.#target.host,
        // DynamoDB Local keeps a database for each access key.
        authorization: authorization?.replace(/Credential=[^/]+/, `Credential=${credentials.accessKeyId}`),
      },
      agent: this.#agent,
    });
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      forwarded.on('response', resolve).on('error', reject).end(body);
    });
    if (isWrite(operation)) this.#onWrite();
    return { status: answer.statusCode ?? 502, headers: answer.headers, body: await readBody(answer) };
  }
}

/** The kind of a written batch, by its first item, and that of usage: ` HISTORY`. */
function kindIn(operation: string, input: DynamoDbRequest): string {
  const [{ Item, Key = Item } = {}] = itemsOf(input);
  const [kind] = String(Key?.PK?.S ?? '').split('#');
  const isNamed = operation === 'BatchWriteItem' || (operation === 'UpdateItem' && kind === 'USAGE');
  return isNamed ? ` ${kind}` : '';
}
