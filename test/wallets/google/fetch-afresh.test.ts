import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { fetchAfresh } from '../../../lambdas/wallets/google/rest-client.ts';

let connections = 0;
const server = createServer(async (request, response) => {
  if (request.url === '/silent') return;
  response.writeHead(201).end(`${request.method} ${request.headers.authorization} ${await text(request)}`);
}).on('connection', () => connections++);
const signal = new AbortController().signal;
const patch = { method: 'PATCH', headers: { authorization: 'Bearer t' }, body: '{"gate":"Ä1"}', signal };

let base: string;
beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
});

test('each request has a connection of its own, and is answered as by fetch', async () => {
  for (const already of [0, 1]) {
    expect(connections).toBe(already);
    const answer = await fetchAfresh(base, patch);
    expect([answer.status, await answer.text()]).toEqual([201, 'PATCH Bearer t {"gate":"Ä1"}']);
  }
  expect(connections).toBe(2);
});

test('a request ends when it is aborted, and fails when nobody listens', async () => {
  const abort = new AbortController();
  const silent = fetchAfresh(`${base}/silent`, { ...patch, signal: abort.signal });
  abort.abort();
  await expect(silent).rejects.toMatchObject({ name: 'AbortError' });
  await expect(fetchAfresh('http://127.0.0.1:1', patch)).rejects.toMatchObject({ code: 'ECONNREFUSED' });
});
