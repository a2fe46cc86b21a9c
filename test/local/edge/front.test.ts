import { connect } from 'node:net';
import type { Listening } from '../../../local/basics/http.ts';
import { type EdgeRequest, type Origin, textAnswer } from '../../../local/edge/exchange.ts';
import { Front } from '../../../local/edge/front.ts';

const front = new Front();
let server: Listening;
let received: EdgeRequest;

const service: Origin = async (request) => {
  received = request;
  return {
    status: 201,
    headers: { 'content-type': 'image/png', 'set-cookie': ['a=1', 'b=2'] },
    body: Buffer.from([137, 80]),
  };
};
const introspection: Origin = async () => textAnswer(200, 'text/plain', 'introspection');

beforeAll(async () => {
  server = await front.listen(0);
});
afterAll(() => server.close());

test('until the stack is ready, requests are answered so', async () => {
  expect((await fetch(`${server.url}/v3`)).status).toBe(503);
  front.open(service, introspection);
});

test('path and query arrive as they were sent, bytes and cookies come back', async () => {
  const response = await fetch(`${server.url}/i/a%2Fb?x=%20&y`, {
    method: 'POST',
    body: 'ü',
    headers: { 'x-api-key': 'key' },
  });
  expect(received).toMatchObject({ method: 'POST', target: '/i/a%2Fb?x=%20&y', headers: { 'x-api-key': 'key' } });
  expect([received.body.toString(), received.headers.host, received.headers.connection]).toEqual([
    'ü',
    new URL(server.url).host,
    undefined,
  ]);
  expect([response.status, response.headers.get('content-type')]).toEqual([201, 'image/png']);
  expect(response.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
  expect(Buffer.from(await response.arrayBuffer())).toEqual(Buffer.from([137, 80]));
});

test('HEAD has the headers of GET and no body', async () => {
  const socket = connect(server.port, '127.0.0.1');
  socket.end('HEAD /i/a HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n');
  let text = '';
  for await (const chunk of socket) text += chunk;
  expect(text).toMatch(/^HTTP\/1\.1 201 .*content-length: 2\r\n.*\r\n\r\n$/s);
});

test('a header that is sent twice arrives joined', async () => {
  const headers = new Headers([
    ['x-twice', '1'],
    ['x-twice', '2'],
  ]);
  await fetch(`${server.url}/i/a`, { headers });
  expect(received.headers['x-twice']).toMatch(/^1, ?2$/);
});

test('no more is buffered of a body than shows that it is too large', async () => {
  await fetch(server.url, { method: 'POST', body: Buffer.alloc(12 * 1024 * 1024) });
  expect(received.body.length).toBe(10 * 1024 * 1024 + 1);
});

test('/_local/ is about the stack itself', async () => {
  expect(await (await fetch(`${server.url}/_local/apns`)).text()).toBe('introspection');
});

test('another machine gets pages and passes, and a sentence for the rest, of which nothing is done', async () => {
  const another = server.url.replace('127.0.0.1', '127.0.0.2');
  expect((await fetch(`${another}/i/b`)).status).toBe(201);
  const refused = await fetch(`${another}/v3`, { method: 'POST', body: '{}' });
  expect([refused.status, await refused.text()]).toEqual([403, expect.stringContaining('open pages and passes only')]);
  expect(received.target).toBe('/i/b');
});
