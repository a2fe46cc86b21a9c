import { type IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import type { Answer } from '../../world/faults/failures.ts';
import type { Handler } from '../basics/http.ts';

/** The answer that a handler would send. */
export async function unsentAnswer(request: IncomingMessage, handle: Handler): Promise<Answer> {
  const response = new UnsentResponse(request);
  await handle(request, response);
  return response.answer;
}

/** A request whose body has been read, to be handled once more. */
export function repeatedRequest(request: IncomingMessage, body: Buffer): IncomingMessage {
  const { method, url, headers, headersDistinct, socket } = request;
  return Object.assign(Readable.from([body]), { method, url, headers, headersDistinct, socket }) as never;
}

/** Stores the written answer instead of sending it. */
class UnsentResponse extends ServerResponse {
  readonly #chunks: Buffer[] = [];

  get answer(): Promise<Answer> {
    const read = () => ({
      status: this.statusCode,
      headers: this.getHeaders() as Answer['headers'],
      body: Buffer.concat(this.#chunks),
    });
    return new Promise((resolve) => {
      if (this.finished) resolve(read());
      else this.once('finish', () => resolve(read()));
    });
  }

  override writeHead(status: number, ...more: unknown[]): this {
    this.statusCode = status;
    const headers = (more.at(-1) ?? {}) as Record<string, string | string[]>;
    for (const [name, value] of Object.entries(headers)) this.setHeader(name, value);
    return this;
  }

  override write(chunk: string | Uint8Array): boolean {
    this.#chunks.push(Buffer.from(chunk as string));
    return true;
  }

  override end(chunk?: unknown): this {
    if (chunk !== undefined && typeof chunk !== 'function') this.write(chunk as string);
    this.finished = true;
    this.emit('finish');
    this.emit('close');
    return this;
  }
}
