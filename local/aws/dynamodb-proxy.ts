import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { credentials } from '../cloud/account.ts';
import { type Listening, listen, readBody } from '../http.ts';
import { askedOfDynamoDb } from '../iam/dynamodb-requests.ts';
import { type Guard, noGuard } from '../iam/guard.ts';
import { AwsError, parsed, sendError } from './json-service.ts';

/** A proxy before DynamoDB that judges and counts the functions' requests. */
export class DynamoDbProxy {
  readonly #target: URL;
  readonly #onWrite: () => void;
  readonly #agent = new http.Agent({ keepAlive: true });
  readonly #hashKeys = new Map<string, string>();
  #counts: Record<string, number> = {};

  /** @param onWrite called after each write, when a stream may have new records. */
  constructor(target: string, onWrite: () => void) {
    this.#target = new URL(target);
    this.#onWrite = onWrite;
  }

  /** @param hashKey name of the table's partition key, which policies are about. */
  declare(table: string, hashKey: string): void {
    this.#hashKeys.set(table, hashKey);
  }

  /** Requests per operation since the last reset, `{ PutItem: 2 }`. */
  counts(): Readonly<Record<string, number>> {
    return this.#counts;
  }

  reset(): void {
    this.#counts = {};
  }

  listen(guard: Guard = noGuard): Promise<Listening> {
    return listen(async (request, response) => {
      const operation = String(request.headers['x-amz-target']).split('.').at(-1) ?? '';
      this.#counts[operation] = (this.#counts[operation] ?? 0) + 1;
      const body = await readBody(request);
      try {
        const asked = askedOfDynamoDb(operation, parsed(body.toString()) as object, (table) =>
          this.#hashKeys.get(table),
        );
        for (const each of asked) guard.check(request.headers, each);
      } catch (error) {
        if (!(error instanceof AwsError)) throw error;
        sendError(response, error);
        return;
      }
      await this.#forward(request, body, response, operation);
    });
  }

  async #forward(request: IncomingMessage, body: Buffer, response: ServerResponse, operation: string): Promise<void> {
    const { host, authorization, ...headers } = request.headers;
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
    if (/^(Put|Update|Delete|BatchWrite|TransactWrite)/.test(operation)) this.#onWrite();
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    await pipeline(answer, response);
  }
}
