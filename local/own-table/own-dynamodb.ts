import {
  type ConditionalCheckFailedException,
  DynamoDBServiceException,
  type TransactionCanceledException,
} from '@aws-sdk/client-dynamodb';
import { MemoryDynamoDb } from '../../world/table/memory-dynamodb.ts';
import { listen, readBody, sendJson } from '../basics/http.ts';
import { Journal } from './journal.ts';
import { compacted, type Line, lineOfChanges, replay } from './persistence.ts';
import { streamOperations } from './streams.ts';
import { Tables } from './tables.ts';
import { answerToWire, attributesToWire, requestFromWire } from './wire.ts';

/**
 * The table in memory as a database at the wire, with DynamoDB's JSON protocol: the embedded database of machines
 * without another one. Acknowledged writes are in the journal, which is shortened at each start; tokens of transactions
 * are forgotten then, as DynamoDB forgets them after ten minutes.
 * @param file the journal; without it nothing is stored.
 */
export async function startOwnDynamoDb({ file, port = 0 }: { file?: string | undefined; port?: number }): Promise<{
  readonly url: string;
  close(): Promise<void>;
}> {
  let journal: Journal | undefined;
  const dynamoDb = new MemoryDynamoDb({
    now: Date.now,
    onCommit: (changes, atMs) => journal?.append(lineOfChanges(changes, atMs)),
  });
  const tables = new Tables(dynamoDb, (line) => journal?.append(line));
  if (file !== undefined) {
    const lines = Journal.read<Line>(file);
    replay(lines, dynamoDb);
    for (const line of lines) if ('table' in line || 'deleted' in line) tables.record(line);
    journal = Journal.rewrite(file, compacted(tables.definitions, dynamoDb));
  }
  const others: Readonly<Record<string, (input: never) => object>> = {
    ...tables.operations,
    ...streamOperations(dynamoDb),
  };
  const execute = (operation: string, input: object): object =>
    Object.hasOwn(others, operation)
      ? (others[operation]?.(input as never) ?? {})
      : answerToWire({ ...dynamoDb.execute(operation, requestFromWire(input)) });

  const server = await listen(
    async (request, response) => {
      const operation = String(request.headers['x-amz-target']).split('.').at(-1) ?? '';
      const body = await readBody(request);
      const headers = { 'content-type': 'application/x-amz-json-1.0' };
      try {
        sendJson(response, 200, execute(operation, JSON.parse(body.toString() || '{}')), headers);
      } catch (error) {
        sendJson(response, 400, errorToWire(error), headers);
      }
    },
    { port, host: '127.0.0.1' },
  );
  return {
    url: server.url,
    close: async () => {
      await server.close();
      journal?.close();
    },
  };
}

/** @throws the error itself if it is no answer of DynamoDB. */
function errorToWire(error: unknown): object {
  if (!(error instanceof DynamoDBServiceException)) throw error;
  const { Item, CancellationReasons } = error as Partial<TransactionCanceledException & Attributed>;
  return {
    __type: `com.amazonaws.dynamodb.v20120810#${error.name}`,
    message: error.message,
    ...(Item && { Item: attributesToWire(Item) }),
    ...(CancellationReasons && {
      CancellationReasons: CancellationReasons.map(({ Item, ...reason }) => ({
        ...reason,
        ...(Item && { Item: attributesToWire(Item) }),
      })),
    }),
  };
}

type Attributed = Pick<ConditionalCheckFailedException, 'Item'>;
