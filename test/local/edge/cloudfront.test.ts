import { CloudFront } from '../../../local/edge/cloudfront.ts';
import { forwardedOf } from '../../../local/edge/distribution.ts';
import { type EdgeRequest, type Origin, textAnswer } from '../../../local/edge/exchange.ts';
import { headersPolicy } from '../../../local/edge/headers-policy.ts';
import { type ViewerFunction, viewerFunction } from '../../../local/edge/viewer-function.ts';

const allMethods = ['GET', 'HEAD', 'OPTIONS', 'PUT', 'PATCH', 'POST', 'DELETE'];

const CachePolicyId = '4135ea2d-6df8-44a3-9df3-4b5a84be39ad';
const uncached = [404, 405, 414, 500, 501, 502, 503, 504].map((ErrorCode) => ({ ErrorCode, ErrorCachingMinTTL: 0 }));

/** The shape of the real distribution: `/i/*` from S3 with the API as fallback, everything else from the API. */
function distribution(
  s3: Origin,
  policy = headersPolicy({}),
  more: object = {},
  seen: EdgeRequest[] = [],
  now = Date.now,
  functions: ReadonlyMap<string, ViewerFunction> = new Map(),
) {
  const api: Origin = async (request) => {
    seen.push(request);
    return textAnswer(
      200,
      'text/plain',
      `api ${request.target} ${request.headers['x-origin-secret']} ${request.headers['x-mine']}`,
    );
  };
  const config = {
    Origins: [
      { Id: 's3', DomainName: 'bucket' },
      { Id: 'api', DomainName: 'api', OriginCustomHeaders: [{ HeaderName: 'X-Origin-Secret', HeaderValue: 'right' }] },
    ],
    OriginGroups: {
      Items: [
        {
          Id: 'group',
          FailoverCriteria: { StatusCodes: { Items: [403, 503] } },
          Members: { Items: [{ OriginId: 's3' }, { OriginId: 'api' }] },
        },
      ],
    },
    CacheBehaviors: [{ PathPattern: '/i/*', TargetOriginId: 'group', AllowedMethods: ['GET', 'HEAD'], CachePolicyId }],
    DefaultCacheBehavior: {
      TargetOriginId: 'api',
      AllowedMethods: allMethods,
      CachePolicyId,
      OriginRequestPolicyId: 'b689b0a8-53d0-40ab-baf2-68738e2966ac',
      ResponseHeadersPolicyId: 'policy',
    },
    CustomErrorResponses: uncached,
    ...more,
  };
  const policies = {
    answers: new Map([['policy', policy]]),
    requests: new Map([
      ['language', forwardedOf(forwarding)],
      ['without-cookies', forwardedOf(withoutCookies)],
    ]),
    functions,
  };
  return new CloudFront(config, (domain) => (domain === 'api' ? api : s3), policies, now);
}

const forwarding = {
  HeadersConfig: { HeaderBehavior: 'whitelist', Headers: ['Accept-Language'] },
  CookiesConfig: { CookieBehavior: 'none' },
  QueryStringsConfig: { QueryStringBehavior: 'none' },
};

const withoutCookies = {
  HeadersConfig: { HeaderBehavior: 'allExcept', Headers: ['Host'] },
  CookiesConfig: { CookieBehavior: 'none' },
  QueryStringsConfig: { QueryStringBehavior: 'all' },
};

const found: Origin = async () => textAnswer(200, 'text/html', 'from S3');
const request = (method: string, target: string, headers = {}): EdgeRequest => ({
  method,
  target,
  headers,
  body: Buffer.alloc(0),
  sourceIp: '192.0.2.1',
});
const bodyOf = async (cloudFront: CloudFront, edgeRequest: EdgeRequest) =>
  (await cloudFront.answer(edgeRequest)).body.toString();

test('a path takes its behaviour, every other one the default', async () => {
  expect(await bodyOf(distribution(found), request('GET', '/i/abc'))).toBe('from S3');
  expect(await bodyOf(distribution(found), request('POST', '/v3'))).toBe('api /v3 right undefined');
});

test.each([
  [403, 'api /i/abc right undefined'],
  [503, 'api /i/abc right undefined'],
  [404, 'refused'],
])('after status %i of the first origin the answer is "%s"', async (status, expected) => {
  const failing: Origin = async () => textAnswer(status, 'text/plain', 'refused');
  expect(await bodyOf(distribution(failing), request('GET', '/i/abc'))).toBe(expected);
});

test('a method that the behaviour does not allow is refused', async () => {
  expect((await distribution(found).answer(request('POST', '/i/abc'))).status).toBe(403);
});

test('the secret header replaces one that the viewer sent; the viewer’s others pass', async () => {
  const headers = { 'x-origin-secret': 'guessed', 'x-mine': 'kept' };
  expect(await bodyOf(distribution(found), request('GET', '/x', headers))).toBe('api /x right kept');
});

test('an origin request policy forwards the headers that it lists, and no query', async () => {
  const seen: EdgeRequest[] = [];
  const DefaultCacheBehavior = { TargetOriginId: 'api', CachePolicyId, OriginRequestPolicyId: 'language' };
  const cloudFront = distribution(found, undefined, { DefaultCacheBehavior }, seen);
  await cloudFront.answer(request('GET', '/x?acl', { 'accept-language': 'de', cookie: 'a=b', 'x-mine': 'kept' }));
  expect(seen[0]).toMatchObject({ target: '/x', headers: { 'accept-language': 'de' } });
  expect(Object.keys(seen[0]?.headers ?? {})).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/cookie|mine/)]),
  );
});

test.each([
  ['headers', { HeadersConfig: { HeaderBehavior: 'allViewer' } }],
  ['cookies', { CookiesConfig: { CookieBehavior: 'whitelist' } }],
  ['the query', { QueryStringsConfig: { QueryStringBehavior: 'allExcept' } }],
])('an origin request policy of our own that forwards %s in a way not played here is not deployed', (_, more) => {
  expect(() => forwardedOf({ ...forwarding, ...more })).toThrow('Only');
});

test('a policy for all but a header, with the query and no cookies, forwards just that', async () => {
  const seen: EdgeRequest[] = [];
  const headers = { host: 'passes.example.com', cookie: 'a=1', 'x-mine': '1' };
  const behavior = { TargetOriginId: 'api', OriginRequestPolicyId: 'without-cookies', CachePolicyId };
  await distribution(found, undefined, { DefaultCacheBehavior: behavior }, seen).answer(
    request('GET', '/x?a=1', headers),
  );
  expect(seen[0]).toMatchObject({ target: '/x?a=1', headers: { host: 'api', 'x-mine': '1' } });
  expect(seen[0]?.headers.cookie).toBeUndefined();
});

test('a response headers policy adds, overrides where it says so, and removes', async () => {
  const policy = headersPolicy({
    CustomHeadersConfig: { Items: [{ Header: 'Content-Type', Value: 'text/other', Override: false }] },
    RemoveHeadersConfig: { Items: [{ Header: 'X-Cache' }] },
    SecurityHeadersConfig: {
      ContentTypeOptions: { Override: true },
      FrameOptions: { FrameOption: 'DENY', Override: true },
      ReferrerPolicy: { ReferrerPolicy: 'no-referrer', Override: true },
      StrictTransportSecurity: { AccessControlMaxAgeSec: 60, IncludeSubdomains: true, Override: true },
      ContentSecurityPolicy: { ContentSecurityPolicy: "default-src 'none'", Override: false },
    },
  });
  const { headers } = await distribution(found, policy).answer(request('GET', '/x'));
  expect(headers).toEqual({
    'content-type': 'text/plain',
    'content-security-policy': "default-src 'none'",
    'referrer-policy': 'no-referrer',
    'strict-transport-security': 'max-age=60; includeSubDomains',
    via: expect.any(String),
    'x-content-type-options': 'nosniff',
    'x-amz-cf-id': expect.any(String),
    'x-frame-options': 'DENY',
  });
});

test('a URL of more than 8,192 bytes, scheme and host included, is refused with 413 and reaches no origin', async () => {
  const headers = { host: 'passes.example.com' };
  const target = `/l/x?${'a'.repeat(8_192 - 'http://passes.example.com/l/x?'.length)}`;
  expect((await distribution(found).answer(request('GET', target, headers))).status).toBe(200);
  const refused = await distribution(found).answer(request('GET', `${target}a`, headers));
  expect({ ...refused, body: refused.body.toString() }).toMatchObject({
    status: 413,
    body: 'Request Entity Too Large',
  });
});

test('an origin is requested under its own name', async () => {
  let host: string | undefined;
  const s3: Origin = async ({ headers }) => {
    host = headers.host;
    return textAnswer(200, 'text/html', '');
  };
  await distribution(s3).answer(request('GET', '/i/abc', { host: 'passes.example.com' }));
  expect(host).toBe('bucket');
});

test('on fail-over an origin gets method and path, and nothing that the viewer sent besides', async () => {
  const seen: EdgeRequest[] = [];
  const failing: Origin = async () => textAnswer(403, 'text/plain', 'refused');
  const headers = { host: 'passes.example.com', cookie: 'a=1', 'x-mine': '1', 'x-forwarded-for': '198.51.100.1' };
  await distribution(failing, undefined, {}, seen).answer(request('GET', '/i/abc?utm_source=x', headers));
  expect(seen).toEqual([
    {
      ...request('GET', '/i/abc'),
      headers: {
        host: 'api',
        'user-agent': 'Amazon CloudFront',
        via: expect.any(String),
        'x-amz-cf-id': expect.any(String),
        'x-forwarded-for': '192.0.2.1',
        'x-origin-secret': 'right',
      },
      sourceIp: '203.0.113.1',
    },
  ]);
});

test("elsewhere it gets the viewer's headers but those of proxies, with the viewer's address after others", async () => {
  const seen: EdgeRequest[] = [];
  const headers = { 'x-real-ip': '1', 'x-edge-a': '1', 'proxy-authorization': '1', 'x-forwarded-proto': 'http' };
  const viewer = request('GET', '/x?a=1', { ...headers, 'x-forwarded-for': '198.51.100.1', accept: '*/*' });
  await distribution(found, undefined, {}, seen).answer(viewer);
  expect(Object.keys(seen[0]?.headers ?? {}).sort()).toEqual(
    ['accept', 'host', 'via', 'x-amz-cf-id', 'x-forwarded-for', 'x-origin-secret'].sort(),
  );
  expect(seen[0]).toMatchObject({ target: '/x?a=1', headers: { 'x-forwarded-for': '198.51.100.1, 192.0.2.1' } });
});

describe('a behaviour with the policy CachingOptimized', () => {
  const CacheBehaviors = [
    { PathPattern: '/images/*', TargetOriginId: 's3', CachePolicyId: '658327ea-f89d-4fab-a63d-7e88639e58f6' },
  ];
  /** A distribution whose origin answers with the number of the request. */
  function cached(cacheControl: string | undefined, status = 200) {
    let [now, requests] = [0, 0];
    const s3: Origin = async () => {
      const { headers, ...answer } = textAnswer(status, 'image/png', `${++requests}`);
      return { ...answer, headers: { ...headers, ...(cacheControl && { 'cache-control': cacheControl }) } };
    };
    const cloudFront = distribution(s3, undefined, { CacheBehaviors }, [], () => now);
    return async (target: string, atSeconds: number, method = 'GET') => {
      now = atSeconds * 1_000;
      const { body, headers } = await cloudFront.answer(request(method, target));
      return `${body} ${headers['x-cache']} ${headers.age ?? ''}`.trim();
    };
  }

  test.each([
    ['public, max-age=60, immutable', 59, 60],
    [undefined, 86_399, 86_400],
    ['no-store', 0.9, 1],
    ['max-age=99999999', 31_535_999, 31_536_000],
  ])('caches an answer with Cache-Control %s for its time, whatever the query', async (control, cachedFor, gone) => {
    const get = cached(control);
    expect(await get('/images/a.png', 0)).toBe('1 Miss from cloudfront');
    expect(await get('/images/a.png?x', cachedFor)).toBe(`1 Hit from cloudfront ${Math.floor(cachedFor)}`);
    expect(await get('/images/a.png', cachedFor, 'HEAD')).toContain('Hit');
    expect(await get('/images/b.png', cachedFor)).toBe('2 Miss from cloudfront');
    expect(await get('/images/a.png', gone)).toBe('3 Miss from cloudfront');
  });

  test('caches no error', async () => {
    const get = cached('max-age=60', 404);
    await get('/images/a.png', 0);
    expect(await get('/images/a.png', 1)).toBe('2 Miss from cloudfront');
  });

  test('lets go of the oldest of more than it has room for', async () => {
    const get = cached('max-age=60');
    for (let image = 0; image <= 200; image++) await get(`/images/${image}.png`, 0);
    expect(await get('/images/1.png', 1)).toContain('Hit');
    expect(await get('/images/0.png', 1)).toContain('Miss');
  });
});

test('a POST is not sent to the second origin', async () => {
  const failing: Origin = async () => textAnswer(503, 'text/plain', 'refused');
  const CacheBehaviors = [{ PathPattern: '/i/*', TargetOriginId: 'group', AllowedMethods: allMethods, CachePolicyId }];
  const cloudFront = distribution(failing, undefined, { CacheBehaviors });
  expect(await bodyOf(cloudFront, request('POST', '/i/abc'))).toBe('refused');
});

test('a GET with a body is refused', async () => {
  const withBody = { ...request('GET', '/x'), body: Buffer.from('x') };
  expect((await distribution(found).answer(withBody)).status).toBe(403);
});

const defaultBehavior = { TargetOriginId: 'api', CachePolicyId };
test.each<[string, RegExp, object]>([
  ['another cache policy', /cache policy b2884449/, { CachePolicyId: 'b2884449-e4de-46a7-ac36-70bc7f1ddd6d' }],
  ['no cache policy', /cache policy undefined/, { CachePolicyId: undefined }],
  ['another origin request policy', /origin request policy 216adef6/, { OriginRequestPolicyId: '216adef6' }],
  ['a headers policy of elsewhere', /headers policy other/, { ResponseHeadersPolicyId: 'other' }],
  [
    'a function of answers',
    /viewer-response/,
    { FunctionAssociations: [{ EventType: 'viewer-response', FunctionARN: 'function' }] },
  ],
  [
    'a function of elsewhere',
    /function other/,
    { FunctionAssociations: [{ EventType: 'viewer-request', FunctionARN: 'other' }] },
  ],
])('a behaviour with %s is not deployed', (_, message, more) => {
  const DefaultCacheBehavior = { ...defaultBehavior, ...more };
  expect(() => distribution(found, undefined, { DefaultCacheBehavior })).toThrow(message);
});

test.each<[string, RegExp, object]>([
  [
    'errors that are cached',
    /cache errors, .*: 503/,
    { CustomErrorResponses: uncached.filter((e) => e.ErrorCode !== 503) },
  ],
  ['error pages', /ResponsePagePath/, { CustomErrorResponses: [{ ErrorCode: 404, ResponsePagePath: '/404' }] }],
  ['access logs', /Logging/, { Logging: {} }],
])('a distribution with %s is not deployed', (_, message, more) => {
  expect(() => distribution(found, undefined, more)).toThrow(message);
});

test.each<object>([{ CorsConfig: {} }, { SecurityHeadersConfig: { XSSProtection: {} } }])(
  'a response headers policy with %j is not deployed',
  (config) => {
    expect(() => headersPolicy(config)).toThrow('is not known here');
  },
);

const published = { AutoPublish: true, FunctionConfig: { Runtime: 'cloudfront-js-2.0' } };
const running = (FunctionCode: string) => viewerFunction({ ...published, FunctionCode });

test('a function changes the path before the request to the origin, and the query stays', async () => {
  const seen: EdgeRequest[] = [];
  const behavior = { TargetOriginId: 'api', AllowedMethods: ['GET', 'HEAD'], CachePolicyId };
  const FunctionAssociations = [{ EventType: 'viewer-request', FunctionARN: 'function' }];
  const OriginRequestPolicyId = 'b689b0a8-53d0-40ab-baf2-68738e2966ac';
  const more = { CacheBehaviors: [{ ...behavior, PathPattern: '/i/*', OriginRequestPolicyId, FunctionAssociations }] };
  const run = running(
    "function handler({ request }) { request.uri += request.headers['x-mine'].value; return request; }",
  );
  const edge = distribution(found, headersPolicy({}), more, seen, Date.now, new Map([['function', run]]));
  await edge.answer(request('GET', '/i/abc?x=1', { 'x-mine': '/more' }));
  expect(seen.map(({ target }) => target)).toEqual(['/i/abc/more?x=1']);
});

test.each([
  ['answers by itself', 'function handler() { return { statusCode: 200 }; }', 'answers'],
  [
    'changes headers',
    'function handler({ request }) { request.headers.a = { value: "b" }; return request; }',
    'more than the path',
  ],
  ['evaluates text', 'function handler({ request }) { return eval("request"); }', 'Code generation'],
  ['requests the network', 'function handler({ request }) { fetch(""); return request; }', 'fetch is not defined'],
])('a function that %s fails here', (_title, code, problem) => {
  expect(() => running(code)(request('GET', '/i/abc'))).toThrow(problem);
});

test('what CloudFront would not deploy or run is refused', () => {
  expect(() => running(`function handler(event) { return event.request; } // ${'x'.repeat(10 * 1024)}`)).toThrow(
    '10 KB',
  );
  const code = { FunctionCode: 'function handler({ request }) { return request; }' };
  expect(() => viewerFunction({ ...published, ...code, AutoPublish: false })).toThrow('not published');
  expect(() => viewerFunction({ ...published, ...code, FunctionConfig: { Runtime: 'cloudfront-js-1.0' } })).toThrow(
    'unknown',
  );
});
