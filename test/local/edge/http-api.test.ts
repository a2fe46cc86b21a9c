import { mock } from 'node:test';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import type { EdgeRequest } from '../../../local/edge/exchange.ts';
import { HttpApi } from '../../../local/edge/http-api.ts';
import { Throttle } from '../../../local/edge/throttle.ts';
import { EventTooLarge, Throttled } from '../../../world/aws/invoker.ts';

const now = Date.parse('2027-03-15T12:00:00Z');

/** An API whose functions answer with their route and their event. */
function apiWith(keys: string[], answer: (event: APIGatewayProxyEventV2) => unknown = (event) => event) {
  const routes = keys.map((key) => ({
    key,
    target: { invoke: async (event: unknown) => answer(event as APIGatewayProxyEventV2) },
  }));
  return new HttpApi('api', routes, () => now);
}

const request = (method: string, target: string, more: Partial<EdgeRequest> = {}): EdgeRequest => ({
  method,
  target,
  headers: {},
  body: Buffer.alloc(0),
  sourceIp: '192.0.2.1',
  ...more,
});

async function eventOf(keys: string[], edgeRequest: EdgeRequest): Promise<APIGatewayProxyEventV2> {
  return JSON.parse((await apiWith(keys).answer(edgeRequest)).body.toString());
}

test.each([
  ['POST', '/v3', 'POST /v3', undefined],
  ['GET', '/v3', 'ANY /{proxy+}', { proxy: 'v3' }],
  ['GET', '/i/abc/pass.pkpass', 'ANY /i/{proxy+}', { proxy: 'abc/pass.pkpass' }],
  ['GET', '/l/x', 'GET /l/{link}', { link: 'x' }],
  ['HEAD', '/l/x', 'ANY /{proxy+}', { proxy: 'l/x' }],
  // Greedy path variables cover child resources only.
  ['GET', '/', '$default', undefined],
  ['GET', '/i/', 'ANY /{proxy+}', { proxy: 'i/' }],
])('%s %s takes the most specific route, %s', async (method, path, routeKey, pathParameters) => {
  const keys = ['$default', 'ANY /{proxy+}', 'ANY /i/{proxy+}', 'POST /v3', 'GET /l/{link}'];
  expect(await eventOf(keys, request(method, path))).toMatchObject({
    routeKey,
    ...(pathParameters && { pathParameters }),
  });
});

test('the event has payload format 2.0', async () => {
  const event = await eventOf(
    ['$default'],
    request('POST', '/l/a%20b?x=1&x=2&y=%C3%A9', {
      headers: { cookie: 'a=1; b=2', 'content-type': 'application/json', 'user-agent': 'test' },
      body: Buffer.from('{"ü":1}'),
    }),
  );
  expect(event).toMatchObject({
    version: '2.0',
    rawPath: '/l/a b',
    rawQueryString: 'x=1&x=2&y=%C3%A9',
    queryStringParameters: { x: '1,2', y: 'é' },
    cookies: ['a=1', 'b=2'],
    headers: { 'content-type': 'application/json', host: 'api.execute-api.eu-central-1.amazonaws.com' },
    requestContext: {
      http: { method: 'POST', path: '/l/a b', sourceIp: '192.0.2.1', userAgent: 'test' },
      timeEpoch: now,
    },
    body: '{"ü":1}',
    isBase64Encoded: false,
  });
  expect(event.headers.cookie).toBeUndefined();
});

test.each([
  ['application/json; charset=ISO-8859-1', false],
  ['APPLICATION/JSON', false],
  ['text/plain', false],
  [undefined, true],
  ['application/octet-stream', true],
  ['application/x-www-form-urlencoded', true],
  ['application/json-patch+json', true],
])('a body of the type %s arrives as it does in AWS, base64: %s', async (type, isBase64Encoded) => {
  const latin1 = Buffer.from('J\xfcrgen', 'latin1');
  const headers: Record<string, string> = type === undefined ? {} : { 'content-type': type };
  const body = isBase64Encoded ? latin1.toString('base64') : 'J\ufffdrgen';
  expect(await eventOf(['$default'], request('POST', '/', { headers, body: latin1 }))).toMatchObject({
    body,
    isBase64Encoded,
  });
});

test('a body that is no text arrives in base64', async () => {
  const binary = request('POST', '/', { headers: { 'content-type': 'image/png' }, body: Buffer.from([137, 80]) });
  expect(await eventOf(['$default'], binary)).toMatchObject({ body: 'iVA=', isBase64Encoded: true });
});

test('an answer in base64 becomes bytes, headers get lower-case names, cookies are set', async () => {
  const api = apiWith(['$default'], () => ({
    statusCode: 201,
    headers: { 'Content-Type': 'image/png' },
    cookies: ['a=1'],
    body: 'iVA=',
    isBase64Encoded: true,
  }));
  expect(await api.answer(request('GET', '/'))).toEqual({
    status: 201,
    headers: { 'apigw-requestid': expect.any(String), 'content-type': 'image/png', 'set-cookie': ['a=1'] },
    body: Buffer.from([137, 80]),
  });
});

test.each([
  ['no route', ['POST /v3'], request('GET', '/v3'), 404],
  ['a malformed path', ['$default'], request('GET', '/%zz'), 400],
  ['more than 10 MB', ['$default'], request('POST', '/', { body: Buffer.alloc(10 * 1024 * 1024 + 1) }), 413],
])('%s is answered by the API itself', async (_title, keys, edgeRequest, status) => {
  expect((await apiWith(keys).answer(edgeRequest)).status).toBe(status);
});

test('an event that Lambda does not take is answered by the API itself, 413', async () => {
  const api = apiWith(['$default'], () => {
    throw new EventTooLarge();
  });
  const { status, body } = await api.answer(request('POST', '/'));
  expect([status, body.toString()]).toEqual([413, '{"message":"Request Entity Too Large"}']);
});

test('a function that is throttled is unavailable, 503', async () => {
  const api = apiWith(['$default'], () => {
    throw new Throttled();
  });
  const { status, body } = await api.answer(request('POST', '/'));
  expect([status, body.toString()]).toEqual([503, '{"message":"Service Unavailable"}']);
});

test('a function that fails is a 500 that says nothing', async () => {
  const api = apiWith(['$default'], () => {
    throw new Error('secret');
  });
  const { status, body } = await api.answer(request('GET', '/'));
  expect([status, body.toString()]).toEqual([500, '{"message":"Internal Server Error"}']);
});

test('a route that is requested too often answers 429 until its bucket has filled again; other routes go on', async () => {
  let nowMs = now;
  const throttle = new Throttle({ ThrottlingRateLimit: 10, ThrottlingBurstLimit: 2 }, () => nowMs);
  const target = { invoke: async () => 'served' };
  const routes = [
    { key: 'ANY /l/{proxy+}', target, throttle },
    { key: '$default', target },
  ];
  const api = new HttpApi('api', routes, () => nowMs);
  const status = async (path: string) => (await api.answer(request('GET', path))).status;
  expect([await status('/l/1'), await status('/l/2')]).toEqual([200, 200]);
  const refused = await api.answer(request('GET', '/l/3'));
  expect({ ...refused, body: refused.body.toString() }).toEqual({
    status: 429,
    headers: { 'apigw-requestid': expect.any(String), 'content-type': 'application/json' },
    body: '{"message":"Too Many Requests"}',
  });
  expect(await status('/other')).toBe(200);
  nowMs += 100;
  expect([await status('/l/4'), await status('/l/5')]).toEqual([200, 429]);
});

test('a request line and header values of more than 10,240 bytes together reach no function', async () => {
  const line = 'GET /l/x?q= HTTP/1.1';
  const headers = { 'x-one': 'a'.repeat(1_000), 'x-two': 'b'.repeat(1_000) };
  const target = `/l/x?q=${'q'.repeat(10_240 - line.length - 2_000)}`;
  expect((await apiWith(['$default']).answer(request('GET', target, { headers }))).status).toBe(200);
  expect(await apiWith(['$default']).answer(request('GET', `${target}q`, { headers }))).toMatchObject({ status: 431 });
});

test("the function sees the caller's address after those that came with the request, and a trace's root", async () => {
  const forwarded = { headers: { 'x-forwarded-for': '198.51.100.1, 192.0.2.1' }, sourceIp: '203.0.113.1' };
  const { headers, requestContext } = await eventOf(['$default'], request('GET', '/', forwarded));
  expect(headers).toMatchObject({
    'x-amzn-trace-id': expect.stringMatching(/^Root=1-[0-9a-f]{8}-[0-9a-f]{24}$/),
    'x-forwarded-for': '198.51.100.1, 192.0.2.1, 203.0.113.1',
  });
  expect(requestContext.http.sourceIp).toBe('203.0.113.1');
});

test.each([{ statusCode: 'none' }, { statusCode: 99 }, { statusCode: 200, body: {} }])(
  'a malformed answer %j is a 500',
  async (answer) => {
    expect((await apiWith(['$default'], () => answer).answer(request('GET', '/'))).status).toBe(500);
  },
);

test('a function that takes more than 30 s is not waited for, 503', async () => {
  mock.timers.enable({ apis: ['setTimeout'] });
  try {
    const answering = apiWith(['$default'], () => new Promise(() => {})).answer(request('GET', '/'));
    await new Promise(setImmediate);
    mock.timers.tick(30_000);
    const answer = await answering;
    expect([answer.status, answer.body.toString()]).toEqual([503, '{"message":"Service Unavailable"}']);
  } finally {
    mock.timers.reset();
  }
});
