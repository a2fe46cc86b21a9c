import { type DynamoDbRequest, itemsOf } from './limits/dynamodb-requests.ts';
import { AwsError } from './wire/json-service.ts';

/** The error of a transaction, with the reason of each of its items. */
export class TransactionCanceled extends AwsError {
  override readonly details: object;

  /** @param codes of the items, in order; undefined for those that are not the cause */
  constructor(codes: readonly (string | undefined)[], message: string) {
    const names = codes.map((code) => code ?? 'None');
    super(
      'com.amazonaws.dynamodb.v20120810#TransactionCanceledException',
      `Transaction cancelled, please refer cancellation reasons for specific reasons [${names.join(', ')}]`,
    );
    this.details = {
      CancellationReasons: names.map((Code) => (Code === 'None' ? { Code } : { Code, Message: message })),
    };
  }
}

const conflict = 'Transaction is ongoing for the item';

const singleWrites = ['PutItem', 'UpdateItem', 'DeleteItem'];

/**
 * DynamoDB isolates transactions by refusing: a write to an item of a transaction in progress, another transaction on it,
 * and the same transaction, known by its token. The embedded database does one after the other instead. A transaction is
 * in progress from its request until its answer, as briefly as the embedded database takes.
 * BatchWriteItem's answer to a conflict is not documented: it is let through here.
 * Source: Amazon DynamoDB Developer Guide, "Amazon DynamoDB transactions: How it works", transaction conflict handling.
 */
export class TransactionConflicts {
  readonly #items = new Set<string>();
  readonly #tokens = new Set<string>();

  /**
   * @param keyOf identifies an item
   * @returns ends the transaction
   * @throws AwsError for a conflict
   */
  begin(operation: string, request: DynamoDbRequest, keyOf: (item: Item) => string): () => void {
    if (singleWrites.includes(operation)) this.#refuseSingle(itemsOf(request).map(keyOf));
    if (!operation.startsWith('Transact')) return () => {};
    const { ClientRequestToken: token } = request;
    if (token !== undefined && this.#tokens.has(token))
      throw new AwsError(
        'com.amazonaws.dynamodb.v20120810#TransactionInProgressException',
        'The transaction with the given request token is already in progress.',
      );
    const items = itemsOf(request).map(keyOf);
    if (items.some((item) => this.#items.has(item)))
      throw new TransactionCanceled(
        items.map((item) => (this.#items.has(item) ? 'TransactionConflict' : undefined)),
        conflict,
      );
    if (operation !== 'TransactWriteItems') return () => {};
    for (const item of items) this.#items.add(item);
    if (token !== undefined) this.#tokens.add(token);
    return () => {
      for (const item of items) this.#items.delete(item);
      if (token !== undefined) this.#tokens.delete(token);
    };
  }

  #refuseSingle(items: readonly string[]): void {
    if (items.some((item) => this.#items.has(item)))
      throw new AwsError('com.amazonaws.dynamodb.v20120810#TransactionConflictException', conflict);
  }
}

type Item = ReturnType<typeof itemsOf>[number];
