import http from 'node:http';
import { pipeline } from 'node:stream/promises';
import { type Listening, listen } from '../http.ts';

/** A proxy before DynamoDB that counts the functions' requests. */
export class RequestCounter {
  readonly #target: URL;
  readonly #onWrite: () => void;
  readonly #agent = new http.Agent({ keepAlive: true });
  #counts: Record<string, number> = {};

  /** @param onWrite called after each write, when a stream may have new records. */
  constructor(target: string, onWrite: () => void) {
    this.#target = new URL(target);
    this.#onWrite = onWrite;
  }

  /** Requests per operation since the last reset, `{ PutItem: 2 }`. */
  counts(): Readonly<Record<string, number>> {
    return this.#counts;
  }

  reset(): void {
    this.#counts = {};
  }

  listen(): Promise<Listening> {
    return listen(async (request, response) => {
      const operation = String(request.headers['x-amz-target']).split('.').at(-1) ?? '';
      this.#counts[operation] = (this.#counts[operation] ?? 0) + 1;
      const { host, ...headers } = request.headers;
      const forwarded = http.request(new URL(request.url ?? '/', this.#target), {
        method: request.method,
        headers: { ...headers, host: this.#target.host },
        agent: this.#agent,
      });
      const answer = new Promise<http.IncomingMessage>((resolve, reject) => {
        forwarded.on('response', resolve).on('error', reject);
      });
      await pipeline(request, forwarded);
      const { statusCode = 502, headers: answerHeaders } = await answer;
      if (/^(Put|Update|Delete|BatchWrite|TransactWrite)/.test(operation)) this.#onWrite();
      response.writeHead(statusCode, answerHeaders);
      await pipeline(await answer, response);
    });
  }
}
