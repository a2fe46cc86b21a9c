import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { CallFailed, createClient } from '../../clients/typescript/client.ts';

/** Answers to the next requests, one each; the last is repeated. */
let answers: RequestListener[];
let requests: number;
const server = createServer((request, response) => {
  request.resume();
  requests += 1;
  (answers.length > 1 ? answers.shift() : answers[0])?.(request, response);
});
beforeAll(() => new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening)));
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  requests = 0;
});

type Headers = Readonly<Record<string, string>>;
const answer =
  (status: number, headers: Headers, body: string): RequestListener =>
  (_request, response) =>
    void response.writeHead(status, headers).end(body);

/** Source: docs/api.md#answers-that-are-not-the-services. */
const gateway = (status: number, message: string) =>
  answer(
    status,
    { 'content-type': 'application/json', 'apigw-requestid': 'GxAl3iaOIAMESWg=' },
    JSON.stringify({ message }),
  );
const cloudFront = (status: number) =>
  answer(
    status,
    {
      'content-type': 'text/html',
      server: 'CloudFront',
      'x-cache': 'Error from cloudfront',
      'x-amz-cf-id': 'Xnf6ygZTpg4uDW==',
    },
    '<HTML><HEAD><TITLE>ERROR: The request could not be satisfied</TITLE></HEAD></HTML>',
  );
const done = answer(
  200,
  { 'content-type': 'application/json' },
  '{"status":"success","pass-id":"P1","pass-template-id":"T1"}',
);

function call(attempts = 1) {
  const waits: number[] = [];
  const { port } = server.address() as AddressInfo;
  const client = createClient({
    baseUrl: `http://127.0.0.1:${port}`,
    apiKey: 'key',
    attempts,
    wait: async (ms) => waits.push(ms),
  });
  const request = { action: 'deletepassdata', 'pass-template-id': 'T1', 'pass-id': 'P1' } as const;
  return { waits, outcome: client.call(request).catch((error: unknown) => error) };
}

test.each([
  ['429 by API Gateway', gateway(429, 'Too Many Requests'), 429, 'GxAl3iaOIAMESWg=', '429 Too Many Requests', 2],
  [
    '413 by API Gateway',
    gateway(413, 'Request Entity Too Large'),
    413,
    'GxAl3iaOIAMESWg=',
    '413 Request Entity Too Large',
    1,
  ],
  ['404 by API Gateway', gateway(404, 'Not Found'), 404, 'GxAl3iaOIAMESWg=', '404 Not Found', 1],
  [
    '500 by API Gateway',
    gateway(500, 'Internal Server Error'),
    500,
    'GxAl3iaOIAMESWg=',
    '500 Internal Server Error',
    2,
  ],
  ['503 by API Gateway', gateway(503, 'Service Unavailable'), 503, 'GxAl3iaOIAMESWg=', '503 Service Unavailable', 2],
  ['403 by the web ACL', cloudFront(403), 403, 'Xnf6ygZTpg4uDW==', '403 Forbidden', 1],
  ['413 by CloudFront', cloudFront(413), 413, 'Xnf6ygZTpg4uDW==', '413 Payload Too Large', 1],
  ['414 by a proxy', answer(414, {}, ''), 414, undefined, '414 URI Too Long', 1],
  ['502 by CloudFront', cloudFront(502), 502, 'Xnf6ygZTpg4uDW==', '502 Bad Gateway', 2],
  ['504 by CloudFront', cloudFront(504), 504, 'Xnf6ygZTpg4uDW==', '504 Gateway Timeout', 2],
  ['JSON that is no object', answer(502, {}, 'null'), 502, undefined, '502 Bad Gateway', 2],
  [
    'a page in the place of the answer',
    answer(200, { 'content-type': 'text/html' }, '<html>Sign in'),
    200,
    undefined,
    '200 OK',
    2,
  ],
  ['half an answer', answer(200, {}, '{"status":"succ'), 200, undefined, '200 OK', 2],
  ['an answer to something else', answer(200, {}, '{}'), 200, undefined, '200 OK', 2],
])(
  '%s is a failed call without a code, by its status and id',
  async (_title, first, httpStatus, requestId, said, sent) => {
    answers = [first];
    const error = await call(2).outcome;
    expect(error).toBeInstanceOf(CallFailed);
    expect(error).toMatchObject({ httpStatus, requestId, errors: [], message: `deletepassdata: ${said}` });
    expect(error).toHaveProperty('code', undefined);
    expect(requests).toBe(sent);
  },
);

test('the id of the service comes before those of what stands before it', async () => {
  const ids = { 'x-request-id': 'ours', 'apigw-requestid': 'gateway', 'x-amz-cf-id': 'edge' };
  answers = [answer(404, ids, '{"status":"failure","error-code":"E9007","error-message":"No such pass."}')];
  expect(await call().outcome).toMatchObject({ code: 'E9007', requestId: 'ours' });
});

test.each([
  ['seconds', { 'retry-after': '7' }],
  ['a date', { 'retry-after': 'Wed, 10 Mar 2027 08:00:07 GMT', date: 'Wed, 10 Mar 2027 08:00:00 GMT' }],
])('Retry-After is heeded in %s', async (_title, headers) => {
  answers = [answer(503, headers, 'busy'), done];
  const { outcome, waits } = call(2);
  expect(await outcome).toMatchObject({ 'pass-id': 'P1' });
  expect(waits[0]).toBeGreaterThanOrEqual(7_000);
  expect(waits[0]).toBeLessThan(11_000);
});

test.each([
  ['words', { 'retry-after': 'soon' }],
  ['a date that has passed', { 'retry-after': 'Wed, 10 Mar 2027 07:00:00 GMT', date: 'Wed, 10 Mar 2027 08:00:00 GMT' }],
])('Retry-After of %s does not hold it up', async (_title, headers) => {
  answers = [answer(503, headers, 'busy'), done];
  const { outcome, waits } = call(2);
  expect(await outcome).toMatchObject({ 'pass-id': 'P1' });
  expect(waits[0]).toBeLessThan(1_000);
});

test('a connection that ends in the middle of an answer is none: the call is sent again', async () => {
  answers = [
    (_request, response) => {
      response.writeHead(200, { 'content-length': '100' });
      response.write('{"status":');
      setImmediate(() => response.destroy());
    },
    done,
  ];
  expect(await call(2).outcome).toMatchObject({ 'pass-id': 'P1' });
});
