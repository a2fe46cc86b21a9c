import { CloudFront } from '../../../local/edge/cloudfront.ts';
import { type EdgeRequest, type Origin, textAnswer } from '../../../local/edge/exchange.ts';
import { headersPolicy } from '../../../local/edge/headers-policy.ts';

const allMethods = ['GET', 'HEAD', 'OPTIONS', 'PUT', 'PATCH', 'POST', 'DELETE'];

/** The shape of the real distribution: `/i/*` from S3 with the API as fallback, everything else from the API. */
function distribution(s3: Origin, policy = headersPolicy({})) {
  const api: Origin = async (request) =>
    textAnswer(
      200,
      'text/plain',
      `api ${request.target} ${request.headers['x-origin-secret']} ${request.headers['x-mine']}`,
    );
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
    CacheBehaviors: [{ PathPattern: '/i/*', TargetOriginId: 'group', AllowedMethods: ['GET', 'HEAD'] }],
    DefaultCacheBehavior: { TargetOriginId: 'api', AllowedMethods: allMethods, ResponseHeadersPolicyId: 'policy' },
  };
  return new CloudFront(config, (domain) => (domain === 'api' ? api : s3), new Map([['policy', policy]]));
}

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

test('an origin is asked under its own name', async () => {
  let host: string | undefined;
  const s3: Origin = async ({ headers }) => {
    host = headers.host;
    return textAnswer(200, 'text/html', '');
  };
  await distribution(s3).answer(request('GET', '/i/abc', { host: 'passes.example.com' }));
  expect(host).toBe('bucket');
});
