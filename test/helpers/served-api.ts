import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestApi } from './api.ts';

/** Serves the API over HTTP, for programs that call it and clients. */
export async function serveApi({ send }: Pick<TestApi, 'send'>) {
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray()).toString();
    const { 'x-api-key': key, 'idempotency-key': idempotencyKey } = request.headers;
    const answer = await send(body, String(key), idempotencyKey?.toString());
    response.writeHead(request.url === '/v3' ? answer.httpStatus : 404).end(JSON.stringify(answer.body));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => server.close().closeAllConnections(),
  };
}
