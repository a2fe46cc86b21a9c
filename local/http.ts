import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server that listens, until it is closed. */
export interface Listening {
  readonly port: number;
  /** `http://127.0.0.1:port`; the name localhost would change how the S3 client addresses buckets. */
  readonly url: string;
  /** @param graceMs how long requests under way may still take */
  close(graceMs?: number): Promise<void>;
}

export type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void> | void;

/**
 * Listens on a free port, for this machine only; or on the port given, without a host for everybody.
 * @throws what listening throws, EADDRINUSE for a taken port.
 */
export async function listen(
  handler: Handler,
  where: { port?: number; host?: string } = { host: '127.0.0.1' },
): Promise<Listening> {
  // Connections are never closed for being idle: a request could be on its way at that very moment.
  const server = createServer({ keepAliveTimeout: 0 }, answering(handler));
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
      // The client has gone, as functions do when the stack stops: nobody is left to tell.
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
