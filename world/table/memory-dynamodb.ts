import type { CreateTableCommandInput } from '@aws-sdk/client-dynamodb';
import {
  BatchGetCommand,
  BatchWriteCommand,
  DeleteCommand,
  type DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  QueryCommand,
  ScanCommand,
  TransactWriteCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { batchGet, preparedBatch } from './batches.ts';
import { definitionOf } from './definition.ts';
import { MemoryTable } from './memory-table.ts';
import { prepareGet, query, scan } from './reads.ts';
import type { BatchWriteRequest, Counted, GetRequest, TransactWriteRequest } from './requests.ts';
import { evaluatedTransaction, Tokens } from './transactions.ts';
import { consumedBy, consumedByChanges, consumedByWrite, readUnits } from './units.ts';
import { noSuchTable, tableExists, unknownHere } from './values/errors.ts';
import { copyOfMap } from './values/values.ts';
import { evaluated, type PreparedWrite, prepareDelete, preparePut, prepareUpdate, type TableChange } from './writes.ts';

export interface MemoryDynamoDbOptions {
  /** True if indexes and eventually consistent reads follow only on demand (`MemoryTable.catchUp`). */
  readonly lags?: boolean;
  /** Time of the stream's records, ms since 1970; 0 by default. */
  readonly now?: () => number;
  /** Called before changes, which are one write or one transaction, can be seen; if it throws, nothing is changed. */
  readonly onCommit?: (changes: readonly TableChange[], atMs: number) => void;
}

/** Operations by name, from the document client's request to its answer. */
type Operations = Readonly<Record<string, (request: object) => object>>;

/**
 * DynamoDB in memory, for simulations: what lambdas/storage and the admin commands send is evaluated as DynamoDB does, in
 * about 10 µs a request; all else is refused by name (UnknownOperationException), never guessed. Errors are the SDK's own:
 * ConditionalCheckFailedException with its Item, TransactionCanceledException with its CancellationReasons, and so on.
 * It has no timer, no clock and no chance of its own: one history of calls has one result. A request is evaluated as a
 * whole at the moment of its call.
 *
 * ```ts
 * const dynamoDb = new MemoryDynamoDb({ lags: true });
 * const items = dynamoDb.createTable({ TableName: 'passes', ...tableDefinition });
 * const table = new Table(dynamoDb.client, 'passes', clock);
 *
 * items.stream.after(0).map(recordOf);          // records as GetRecords answers them; recordOf is in stream.ts
 * items.stream.trim(items.stream.last);         // forgets them
 * items.indexes.get('byList')?.waiting.length;  // changes that have not arrived in an index
 * items.indexes.get('byList')?.catchUp(1);      // the oldest arrives; without a number all do
 * items.indexes.get('byList')?.catchUpWith(key);// the oldest of this item arrives, before those of others
 * items.replica?.catchUp(1);                    // what reads without ConsistentRead see follows the table
 * items.catchUp();                              // all of it
 * items.items.all();                            // all items, consistently, to look at and not to change
 * ```
 *
 * Throttling, lost answers and deaths are of those who call `client.send`: wrap it, and throw the errors of errors.ts.
 */
export class MemoryDynamoDb {
  /** Takes the commands of `@aws-sdk/lib-dynamodb`. */
  readonly client: DynamoDBDocumentClient;
  readonly #tables = new Map<string, MemoryTable>();
  readonly #tokens = new Tokens();
  readonly #options: MemoryDynamoDbOptions;
  readonly #operations: Operations;

  constructor(options: MemoryDynamoDbOptions = {}) {
    this.#options = options;
    this.#operations = this.#allOperations();
    const send = async (command: { readonly input: object }) => ({
      ...this.execute(operationOf(command), command.input),
      $metadata: {},
    });
    this.client = { send, destroy: () => {} } as unknown as DynamoDBDocumentClient;
  }

  /** @throws ResourceInUseException */
  createTable(input: CreateTableCommandInput): MemoryTable {
    const definition = definitionOf(input);
    if (this.#tables.has(definition.name)) throw tableExists(definition.name);
    const table = new MemoryTable(definition, this.#options.lags ?? false);
    this.#tables.set(definition.name, table);
    return table;
  }

  /** Creates a table, or adds those indexes to an existing one that it does not have. */
  declareTable(input: CreateTableCommandInput): void {
    const existing = this.#tables.get(input.TableName ?? '');
    if (existing === undefined) this.createTable(input);
    else existing.redefine(definitionOf(input));
  }

  /** @throws ResourceNotFoundException */
  deleteTable(name: string | undefined): void {
    this.#tables.delete(this.table(name).definition.name);
  }

  /** @throws ResourceNotFoundException */
  table(name: string | undefined): MemoryTable {
    const table = this.#tables.get(name ?? '');
    if (table === undefined) throw noSuchTable();
    return table;
  }

  /**
   * Evaluates a request at once.
   * @param operation as in the header x-amz-target, `PutItem`
   * @param request as the document client takes it
   */
  execute(operation: string, request: object): object {
    const evaluate = Object.hasOwn(this.#operations, operation) ? this.#operations[operation] : undefined;
    if (evaluate === undefined) throw unknownHere(`the operation ${operation}`);
    return evaluate(request);
  }

  #allOperations(): Operations {
    const tableOf = (name: string | undefined) => this.table(name);
    return {
      GetItem: (request: GetRequest) => {
        const { entry, shown } = prepareGet(tableOf(request.TableName), request, 'GetItem')(request.Key ?? {});
        const units = readUnits(entry?.size ?? 0, request.ConsistentRead);
        return { ...(entry && { Item: shown(entry.item) }), ...consumedBy(request, request.TableName, units) };
      },
      Query: (request) => query(tableOf(nameIn(request)), request),
      Scan: (request) => scan(tableOf(nameIn(request)), request),
      BatchGetItem: (request) => batchGet(request, tableOf),
      PutItem: (request) => this.#write(request, preparePut(tableOf(nameIn(request)), request)),
      UpdateItem: (request) => this.#write(request, prepareUpdate(tableOf(nameIn(request)), request)),
      DeleteItem: (request) => this.#write(request, prepareDelete(tableOf(nameIn(request)), request)),
      BatchWriteItem: (request: BatchWriteRequest) => {
        const changes = preparedBatch(request, tableOf).map(evaluated);
        for (const change of changes) this.#commit([change]);
        return { UnprocessedItems: {}, ...consumedByChanges(request, changes) };
      },
      TransactWriteItems: (request: TransactWriteRequest) => {
        if (this.#tokens.isWritten(request)) return {};
        const changes = evaluatedTransaction(request, tableOf);
        this.#commit(changes.filter((_, place) => request.TransactItems?.[place]?.ConditionCheck === undefined));
        this.#tokens.add(request);
        return consumedByChanges(request, changes, true);
      },
    };
  }

  #write(request: Counted, write: PreparedWrite): object {
    const change = evaluated(write);
    this.#commit([change]);
    const Attributes = write.answer(change);
    const consumed = consumedByWrite(request, change);
    return { ...(Attributes && { Attributes: copyOfMap(Attributes) }), ...consumed };
  }

  #commit(changes: readonly TableChange[]): void {
    const { onCommit, now } = this.#options;
    const atMs = now?.() ?? 0;
    onCommit?.(changes, atMs);
    for (const { table, ...change } of changes) table.apply(change, atMs);
  }
}

const nameIn = (request: { readonly TableName?: string }) => request.TableName;

const operations = new Map<unknown, string>([
  [BatchGetCommand, 'BatchGetItem'],
  [BatchWriteCommand, 'BatchWriteItem'],
  [DeleteCommand, 'DeleteItem'],
  [GetCommand, 'GetItem'],
  [PutCommand, 'PutItem'],
  [QueryCommand, 'Query'],
  [ScanCommand, 'Scan'],
  [TransactWriteCommand, 'TransactWriteItems'],
  [UpdateCommand, 'UpdateItem'],
]);

function operationOf(command: object): string {
  const operation = operations.get(command.constructor);
  if (operation === undefined) throw unknownHere(command.constructor.name);
  return operation;
}
