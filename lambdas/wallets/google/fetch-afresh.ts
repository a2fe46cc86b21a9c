import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { Readable } from 'node:stream';

interface FreshRequest {
  readonly method: string;
  readonly headers: Record<string, string>;
  readonly body: string;
  readonly signal: AbortSignal;
}

export type FetchAfresh = (url: string, request: FreshRequest) => Promise<Response>;

/**
 * `fetch` with a connection of its own, for requests that must not be sent twice. A reused connection may have ended
 * while the function was frozen: the request then fails, and nothing says that it has not arrived.
 *
 * @throws Error of the connection, AbortError.
 */
export const fetchAfresh: FetchAfresh = (url, { body, ...options }) =>
  new Promise((resolve, reject) => {
    const request = url.startsWith('https:') ? httpsRequest : httpRequest;
    request(url, { ...options, agent: false }, (answer) =>
      resolve(new Response(Readable.toWeb(answer) as ReadableStream, { status: answer.statusCode ?? 500 })),
    )
      .once('error', reject)
      .end(body);
  });
