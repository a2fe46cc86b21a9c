import { PutSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda';
import { type FirstRequest, faultOf, firstRequests } from '../../lambdas/jobs/release/first-requests.ts';
import { noRates } from '../helpers/api.ts';
import { apiForAllTests } from '../helpers/api-for-tests.ts';
import { decoded } from '../helpers/decoded.ts';
import { setEnv } from '../helpers/set-env.ts';

type Handler = (event: APIGatewayProxyEventV2, context: Context) => Promise<APIGatewayProxyStructuredResultV2>;

const { api } = apiForAllTests({ isOnWire: true });
let apiHandler: Handler;
let webHandler: Handler;
let restoreEnv: () => void;
const lines: string[] = [];
let loads = 0;

/** A function's handler, loaded anew. */
const loaded = async (name: 'api' | 'desk' | 'settings' | 'web'): Promise<Handler> =>
  (await import(`../../lambdas/${name}/handler.ts?${++loads}`)).handler;

beforeAll(async () => {
  // Handlers write their log to the standard output.
  const write = process.stdout.write.bind(process.stdout);
  jest.spyOn(process.stdout, 'write').mockImplementation((text) => {
    const isLogged = String(text).startsWith('{"timestamp":');
    return isLogged ? lines.push(String(text)) > 0 : write(text);
  });
  const signIn = {
    SIGN_IN_URL: 'https://sign-in.example',
    SIGN_IN_ISSUER: 'https://issuer.example',
    SIGN_IN_CLIENT_ID: 'desk',
  };
  const ofStaff = { ...signIn, API_KEY_SECRET_ARN: 'api-key' };
  restoreEnv = setEnv({ ...api.env, ...noRates, ...ofStaff, ORIGIN_SECRET_ARN: 'origin' });
  // Handlers read their environment when they are loaded, as Lambda loads them.
  apiHandler = await loaded('api');
  webHandler = await loaded('web');
});
afterAll(() => {
  jest.restoreAllMocks();
  restoreEnv();
});
beforeEach(() => void lines.splice(0));

/** The part of an API Gateway event that the handlers read. */
function event(routeKey: string, path: string, more: Partial<APIGatewayProxyEventV2> = {}): APIGatewayProxyEventV2 {
  const requestContext = { requestId: 'request-1', http: { method: routeKey.split(' ')[0] ?? '', path } };
  return { routeKey, rawPath: path, headers: {}, requestContext, isBase64Encoded: false, ...more } as never;
}

const visit = (path: string, secret?: string) =>
  webHandler(event('GET /i/{proxy+}', path, { headers: secret ? { 'x-origin-secret': secret } : {} }), {} as Context);

async function installPath(passId: string): Promise<string> {
  const { body } = await api.send(api.passRequest(await api.createTemplate(), { 'pass-id': passId }));
  return new URL(String(body['pass-install-url'])).pathname;
}

test.each([
  ['no secret', undefined],
  ['another secret', 'origin-secret-of-the-testz'],
  ['a part of it', 'origin'],
])('web: a request with %s is refused, whatever it requests', async (title, secret) => {
  const path = await installPath(title.replaceAll(' ', '-'));
  expect(await visit(path, secret)).toMatchObject({ statusCode: 403, body: 'Forbidden' });
  expect((await visit(path, 'origin-secret-of-the-tests')).statusCode).toBe(200);
});

test('web: a notice names the language that it varies by, in gzip, too', async () => {
  const secret = { 'x-origin-secret': 'origin-secret-of-the-tests' };
  for (const coding of ['gzip', 'identity']) {
    const headers = { ...secret, 'accept-encoding': coding };
    const answer = await webHandler(event('GET /l/{proxy+}', '/l/none', { headers }), {} as Context);
    expect(answer.headers).toMatchObject({ vary: 'accept-language, accept-encoding' });
  }
});

test.each([
  '/',
  '/l/any?x=y',
  '/g/any',
  '/callbacks/walletb',
  '/images/samples/icon.png',
  '/v3/openapi.json',
  '/robots.txt',
  '/passkit/v1/log',
])('web: without the secret %s is refused', async (path) => {
  expect(await visit(path)).toMatchObject({ statusCode: 403, body: 'Forbidden' });
});

test('web: a .pkpass leaves the function as base64, which API Gateway takes off', async () => {
  const answer = await visit(`${await installPath('base64')}/pass.pkpass`, 'origin-secret-of-the-tests');
  expect(answer).toMatchObject({ statusCode: 200, isBase64Encoded: true });
  expect(
    Buffer.from(answer.body ?? '', 'base64')
      .subarray(0, 2)
      .toString(),
  ).toBe('PK');
});

test('web: a failure of ours is answered with a page that says so, and is in the log', async () => {
  const headers = { 'x-origin-secret': 'origin-secret-of-the-tests', 'accept-language': 'de-AT,en;q=0.5' };
  const notOfApiGateway = { headers, requestContext: { requestId: 'request-1' } } as never;
  const answer = await webHandler(event('GET /i/{proxy+}', '/i/link', notOfApiGateway), {} as Context);
  expect(answer).toMatchObject({
    statusCode: 500,
    headers: { 'referrer-policy': 'no-referrer', 'x-build': 'build-of-tests' },
  });
  expect(decoded(answer).body).toContain('Wir können Ihre Bordkarte gerade nicht zeigen');
  expect(lines.map((line) => JSON.parse(line).code)).toEqual(['WEB-500', 'ANSWER-FAILED']);
});

test('a request that is answered leaves no line but that of the access log, whose id the answer has, with the build', async () => {
  const path = await installPath('logged');
  const answer = await visit(path, 'origin-secret-of-the-tests');
  expect(answer).toMatchObject({
    statusCode: 200,
    headers: { 'x-request-id': 'request-1', 'x-build': 'build-of-tests' },
  });
  expect(lines).toEqual([]);
});

test('api: a body that API Gateway took for binary is read all the same', async () => {
  const body = Buffer.from(JSON.stringify({ action: 'getpasstemplate' })).toString('base64');
  const headers = { 'x-api-key': 'DemoKey0123456789012345678901234567890AB' };
  const answer = await apiHandler(event('POST /v3', '/v3', { headers, body, isBase64Encoded: true }), {} as Context);
  expect(answer).toMatchObject({ statusCode: 400, headers: { 'cache-control': 'no-store' } });
  expect(JSON.parse(answer.body ?? '')).toMatchObject({ 'error-code': 'E802' });
});

test.each([
  ['bytes', 'latin1', true, 'E9001', 'The request body is not UTF-8; byte 47 cannot be read.', undefined],
  [
    'text that API Gateway decoded',
    'utf8',
    false,
    'E9003',
    expect.stringContaining('pass-data.passenger-name must not contain U+FFFD'),
    [{ field: 'pass-data.passenger-name', message: expect.any(String) }],
  ],
] as const)('api: a name in Latin-1 is refused, as %s', async (_, charset, isBase64Encoded, code, message, errors) => {
  const sent = Buffer.from('{"action":"x","pass-data":{"passenger-name":"J\xfcrgen"}}', 'latin1');
  const body = isBase64Encoded ? sent.toString('base64') : sent.toString(charset);
  const headers = { 'x-api-key': 'DemoKey0123456789012345678901234567890AB' };
  const answer = await apiHandler(event('POST /v3', '/v3', { headers, body, isBase64Encoded }), {} as Context);
  const { 'error-code': given, 'error-message': said, errors: fields } = JSON.parse(answer.body ?? '');
  expect([answer.statusCode, given, said, fields]).toEqual([400, code, message, errors]);
});

test('web: a body that API Gateway took for binary is read all the same, and the log has nothing else of it', async () => {
  const body = Buffer.from(JSON.stringify({ logs: ['Register task error of Erika'] })).toString('base64');
  const headers = { 'x-origin-secret': 'origin-secret-of-the-tests' };
  const more = { headers, body, isBase64Encoded: true };
  const answer = await webHandler(event('POST /{proxy+}', '/passkit/v1/log', more), {} as Context);
  expect(answer).toMatchObject({ statusCode: 200 });
  const { code, messages } = JSON.parse(lines[0] ?? '');
  expect({ code, messages }).toEqual({ code: 'PASSKIT-DEVICE-LOG', messages: ['Register task error of …'] });
});

test.each([
  ['ActionApi', 'api'],
  ['PublicWeb', 'web'],
  ['SettingsPage', 'settings'],
  ['Desk', 'desk'],
] as const)(
  'the first request that a release of %s is asked is answered as expected, and not by one that cannot read the table',
  async (part, name) => {
    const first = firstRequests('origin-secret-of-the-tests')[part] as FirstRequest;
    const ask = async () => faultOf(first, 'build-of-tests', await (await loaded(name))(first.event, {} as Context));
    expect(await ask()).toBeUndefined();
    const restoreTable = setEnv({ TABLE_NAME: 'of-another-service' });
    expect(await ask()).toBe(`answered 500 in place of ${first.status}`);
    restoreTable();
  },
);

// The last test, since functions are loaded anew.
test('web: while ORIGIN is rotated CloudFront may send either value, and no other', async () => {
  const client = new SecretsManagerClient();
  const put = (SecretString: string) => client.send(new PutSecretValueCommand({ SecretId: 'origin', SecretString }));
  /** Loads the function anew. @returns its status for each secret */
  const statuses = async (...secrets: string[]) => {
    const handler = await loaded('web');
    const request = async (secret: string) => {
      const headers = { 'x-origin-secret': secret };
      return (await handler(event('GET /{proxy+}', '/robots.txt', { headers }), {} as Context)).statusCode;
    };
    return Promise.all(secrets.map(request));
  };
  const [first, second, third] = ['origin-secret-of-the-tests', 'second', 'third'];
  expect(await statuses(first, second, '')).toEqual([200, 403, 403]);
  await put(second);
  expect(await statuses(first, second, third, '')).toEqual([200, 200, 403, 403]);
  await put(third);
  expect(await statuses(first, second, third)).toEqual([403, 200, 200]);
  await put(first);
});
