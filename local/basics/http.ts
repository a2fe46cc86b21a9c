import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A listening server. */
export interface Server {
  readonly port: number;
  /** `http://127.0.0.1:port`; not localhost, with which the S3 client would address buckets differently. */
  readonly url: string;
  /** @param graceMs time for requests in progress to finish, ms. */
  close(graceMs?: number): Promise<void>;
}

export interface Listening extends Server {
  /** Passes all further requests to the middleware, which answers them or passes them on. */
  through(middleware: Middleware): void;
}

export type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void> | void;

/** @param handle answers without the middleware; may be called with another request or response, or several times. */
export type Middleware = (request: IncomingMessage, response: ServerResponse, handle: Handler) => Promise<void> | void;

/**
 * Listens on a free port of the loopback interface, or on the given port; without a host on all interfaces.
 * @throws EADDRINUSE for a port in use.
 */
export async function listen(
  handler: Handler,
  where: { port?: number; host?: string } = { host: '127.0.0.1' },
): Promise<Listening> {
  // Idle connections are never closed, since that would race with a request on its way.
  let middleware: Middleware = (request, response, handle) => handle(request, response);
  const server = createServer(
    { keepAliveTimeout: 0 },
    answering((request, response) => middleware(request, response, handler)),
  );
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port: where.port ?? 0, ...(where.host && { host: where.host }) }, () => {
      server.off('error', reject);
      resolve();
    });
  });
  const { port } = server.address() as AddressInfo;
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    through: (outer) => {
      middleware = outer;
    },
    close: (graceMs = 0) =>
      new Promise((resolve) => {
        const timer = setTimeout(() => server.closeAllConnections(), graceMs);
        server.close(() => {
          clearTimeout(timer);
          resolve();
        });
      }),
  };
}

function answering(handler: Handler): RequestListener {
  return async (request, response) => {
    try {
      await handler(request, response);
    } catch (error) {
      // The client has disconnected, as functions do when the stack stops.
      if (response.destroyed) return;
      console.error('Local stack:', error);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    }
  };
}

export async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks);
}

export function sendJson(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
}
