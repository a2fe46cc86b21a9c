import { DynamoDBClient, QueryCommand } from '@aws-sdk/client-dynamodb';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { createAccountSettings } from '../../lambdas/context/operator.ts';
import { createSettingsContext } from '../../lambdas/context/settings.ts';
import type { SettingsServices } from '../../lambdas/ports/services.ts';
import { answerSettings } from '../../lambdas/settings/router.ts';
import { apiKey, otherApiKey } from '../helpers/api.ts';
import { apiForAllTests } from '../helpers/api-for-tests.ts';
import { createTestChain } from '../helpers/certificates.ts';
import { now } from '../helpers/examples.ts';
import { fixedClock } from '../helpers/fixed-clock.ts';
import { forAllTests } from '../helpers/for-tests.ts';

const { api, requests, log, time } = apiForAllTests();
const chain = forAllTests(createTestChain);
let services: SettingsServices;
const seconds = (count: number) => new Date(now.getTime() + count * 1_000);
beforeAll(() => {
  const signIn = {
    SIGN_IN_URL: 'https://sign-in.example',
    SIGN_IN_ISSUER: 'https://issuer.example',
    SIGN_IN_CLIENT_ID: 'c',
  };
  services = createSettingsContext(
    { ...api.env, ...signIn, LOCAL_APPLE_ROOT: chain.rootSha256 },
    { clock: fixedClock(() => time.at), log, requestHandler: requests },
  );
});

const page = '<!doctype html>';

type Claims = Readonly<Record<string, string>>;

/** An event of API Gateway; without claims, one of a route without the authorizer. */
function eventOf(method: string, path: string, claims?: Claims, body?: string) {
  const authorizer = claims && { jwt: { claims, scopes: null } };
  return {
    headers: {},
    body,
    isBase64Encoded: false,
    requestContext: { http: { method, path }, authorizer, requestId: `request of ${path}` },
  } as unknown as APIGatewayProxyEventV2;
}

async function call(
  call: string,
  claims: Claims | undefined = { 'custom:account': 'demo', sub: 'user-1' },
  body?: unknown,
) {
  const [method = '', path = ''] = call.split(' ');
  const text = typeof body === 'string' || body === undefined ? body : JSON.stringify(body);
  const {
    statusCode,
    headers,
    body: answer,
  } = await answerSettings(eventOf(method, `/settings/api/${path}`, claims, text), services, page);
  return { statusCode, headers, answer: JSON.parse(answer ?? '') };
}

const upload = (certificate = chain.certificate) => ({
  wallet: 'walleta',
  certificate: Buffer.from(certificate.certificatePem).toString('base64'),
  privateKey: Buffer.from(certificate.privateKeyPem).toString('base64'),
  intermediate: Buffer.from(certificate.intermediatePem).toString('base64'),
  root: Buffer.from(chain.rootPem).toString('base64'),
});

test('what is shown is the account of the token', async () => {
  expect((await call('GET account')).answer.account).toMatchObject({ id: 'demo', name: 'Demo Air' });
  expect((await call('GET keys/first')).answer).toEqual({ status: 'success', apiKey });
  const other = { 'custom:account': 'other', sub: 'user-2' };
  expect((await call('GET account', other)).answer.account).toMatchObject({ id: 'other', name: 'Other Air' });
  expect((await call('GET keys/first', other)).answer.apiKey).toBe(otherApiKey);
});

test.each([
  ['no token', undefined],
  ['a token without an account', { sub: 's', client_id: 'c' }],
  ['an empty account', { 'custom:account': '' }],
  ['the account of another claim', { account: 'demo', 'cognito:groups': '[demo]' }],
  ['an account that does not exist', { 'custom:account': 'nobody', sub: 'user-3' }],
  ['no user', { 'custom:account': 'demo' }],
])('%s is refused, whatever is requested', async (_, claims) => {
  for (const [requested, body] of [
    ['GET account'],
    ['GET keys/first'],
    ['POST keys', { name: 'a', scopes: ['all'] }],
    ['POST keys/first/end', { afterHours: 0 }],
  ] as const) {
    const { statusCode, answer } = await call(requested, claims ?? {}, body);
    expect([400, 403]).toContain(statusCode);
    expect(answer).toMatchObject({ status: 'failure' });
    expect(JSON.stringify(answer)).not.toContain(apiKey);
  }
  expect((await call('GET certificates', claims ?? {})).answer.certificates ?? []).toEqual([]);
  expect((await call('GET keys', claims ?? {})).answer.keys ?? []).toEqual([]);
});

test('nothing in path, query or body leads to another account', async () => {
  const other = { 'custom:account': 'other', sub: 'user-2' };
  const certificate = { ...upload(), account: 'demo' };
  expect((await call('POST certificates', other, certificate)).answer).toMatchObject({ 'error-code': 'E9003' });
  const { answer } = await call('POST certificates/walleta/pass.com.example.boarding/deactivate', other);
  expect(answer).toMatchObject({ 'error-code': 'E9051' });
  const { certificates } = (await call('GET certificates')).answer;
  expect(certificates).toMatchObject([{ id: 'pass.com.example.boarding', isActive: true, isDefault: true }]);
});

test('a certificate is uploaded, made the default, deactivated and activated', async () => {
  const renewed = await chain.variant({ passTypeId: 'pass.com.example.new' });
  const { answer } = await call('POST certificates', undefined, upload(renewed));
  expect(answer.certificate).toMatchObject({ id: 'pass.com.example.new', isActive: true, isDefault: false });
  const path = 'certificates/walleta/pass.com.example.new';
  const state = async () => {
    const { certificates } = (await call('GET certificates')).answer;
    const found = certificates.find(({ id }: { id: string }) => id === 'pass.com.example.new');
    return { isActive: found.isActive, isDefault: found.isDefault };
  };
  for (const [change, expected] of [
    ['default', { isActive: true, isDefault: true }],
    ['deactivate', { isActive: false, isDefault: false }],
    ['activate', { isActive: true, isDefault: false }],
  ] as const) {
    expect((await call(`POST ${path}/${change}`)).statusCode).toBe(200);
    expect({ change, ...(await state()) }).toEqual({ change, ...expected });
  }
});

test('a certificate that passkit-generator cannot sign with is refused, and nothing is stored', async () => {
  const refused = await chain.variant({ passTypeId: 'pass.com.example.refused', isElliptic: true });
  const { statusCode, answer } = await call('POST certificates', undefined, upload(refused));
  expect([statusCode, answer['error-code']]).toEqual([400, 'E9051']);
  expect(answer['error-message']).toContain('passkit-generator builds no pass with this certificate');
  const { certificates } = (await call('GET certificates')).answer;
  expect(certificates.map(({ id }: { id: string }) => id)).not.toContain('pass.com.example.refused');
});

test.each([
  ['no JSON', 'x', 400, 'E9001'],
  ['too much', JSON.stringify({ wallet: 'walleta', certificate: 'A'.repeat(200_000) }), 413, 'E9004'],
  ['no wallet', {}, 400, 'E9003'],
  ['no base64', { wallet: 'walleta', certificate: '%' }, 400, 'E9003'],
  ['an issuer that is no number', { wallet: 'walletb', issuerId: '../x', serviceAccountJson: '{}' }, 400, 'E9003'],
  ['a password decoded wrongly', { wallet: 'walleta', certificate: 'AAAA', password: '\ufffd' }, 400, 'E9003'],
  [
    'a file decoded wrongly',
    { wallet: 'walletb', issuerId: '3388000000', serviceAccountJson: '"\ufffd"' },
    400,
    'E9003',
  ],
  ['no certificate', { wallet: 'walleta', certificate: 'AAAA' }, 400, 'E9051'],
  ['no service account', { wallet: 'walletb', issuerId: '3388000000', serviceAccountJson: '{}' }, 400, 'E9051'],
])('an upload with %s is refused', async (_, body, statusCode, code) => {
  const { statusCode: status, answer } = await call('POST certificates', undefined, body);
  expect([status, answer['error-code']]).toEqual([statusCode, code]);
});

test('an upload cannot bring a root of its own, and no setting can name one here', async () => {
  const other = await createTestChain({ rootName: 'Other Root CA' });
  const files = { ...upload(other.certificate), root: Buffer.from(other.rootPem).toString('base64') };
  const { answer } = await call('POST certificates', undefined, files);
  expect(answer).toMatchObject({ 'error-code': 'E9051', 'error-message': expect.stringContaining('Other Root CA') });
  for (const name of ['acceptedRoot', 'accept-root', 'LOCAL_APPLE_ROOT']) {
    const named = await call('POST certificates', undefined, { ...files, [name]: other.rootSha256 });
    expect(named.answer['error-code']).toBe('E9003');
  }
});

test('unknown addresses are refused, and no cache stores answers', async () => {
  for (const requested of ['GET key', 'DELETE keys', 'GET keys/a/b', 'GET ', 'POST certificates/walleta/../default']) {
    const { statusCode, headers, answer } = await call(requested);
    expect([statusCode, answer['error-code']]).toEqual([404, 'E9052']);
    expect(headers?.['cache-control']).toBe('no-store');
  }
});

test('a key is added, listed without its text, shown, and ended later or at once', async () => {
  const other = { 'custom:account': 'other', sub: 'user-2' };
  const sent = { name: 'check-in', scopes: ['issue', 'read'], ratePerMinute: 600 };
  const { key, apiKey: added } = (await call('POST keys', other, sent)).answer;
  expect(added).toMatch(/^[A-Za-z0-9]{40}$/);
  expect(key).toMatchObject(sent);
  const list = async () => (await call('GET keys', other)).answer.keys;
  expect(await list()).toMatchObject([{ id: 'first' }, { ...sent, id: key.id }]);
  expect(JSON.stringify(await list())).not.toMatch(new RegExp(`${added}|${otherApiKey}|sealed|hash`));
  expect((await call(`GET keys/${key.id}`, other)).answer.apiKey).toBe(added);
  expect((await call(`GET keys/${key.id}`)).answer['error-code']).toBe('E9051');
  expect((await call(`POST keys/${key.id}/end`, undefined, { afterHours: 0 })).answer['error-code']).toBe('E9051');
  await call(`POST keys/${key.id}/end`, other, { afterHours: 48 });
  expect((await list())[1].endsAtUtc).toBe(new Date(time.at.getTime() + 48 * 3_600_000).toISOString());
  await call(`POST keys/${key.id}/end`, other, { afterHours: 0 });
  expect(await list()).toHaveLength(1);
});

test.each([
  ['no name', { name: '', scopes: ['all'] }, 'name'],
  ['a name too long', { name: 'a'.repeat(51), scopes: ['all'] }, 'name'],
  ['no scope', { name: 'a', scopes: [] }, 'scopes'],
  ['an unknown scope', { name: 'a', scopes: ['admin'] }, 'scopes.0'],
  ['a rate of nothing', { name: 'a', scopes: ['all'], ratePerMinute: 0 }, 'ratePerMinute'],
])('a key with %s is refused', async (_, body, field) => {
  const { statusCode, answer } = await call('POST keys', undefined, body);
  expect([statusCode, answer.errors?.[0]?.field]).toEqual([400, field]);
});

/** The audit trail of an account from now on, oldest first, compared with the log. */
async function audited(account: string, act: () => Promise<unknown>) {
  const trail = async () => {
    const lines = [];
    for await (const line of createAccountSettings(api.env).audit(account)) lines.push(line);
    return lines.reverse();
  };
  const [before, linesBefore] = [(await trail()).length, log.lines.length];
  await act();
  const written = (await trail()).slice(before);
  expect(log.lines.slice(linesBefore)).toEqual(written.map((line) => ['SETTINGS-AUDIT', line]));
  return written;
}

test('each change, and each reading of the key, is in the audit trail: who, what, which, when, and in which request', async () => {
  const path = 'certificates/walleta/pass.com.example.audited';
  const certificate = await chain.variant({ passTypeId: 'pass.com.example.audited' });
  const lines = await audited('demo', async () => {
    await call('GET account');
    await call('GET certificates');
    time.at = seconds(1);
    await call('GET keys');
    await call('GET keys/first');
    time.at = seconds(2);
    await call('POST certificates', undefined, upload(certificate));
    time.at = seconds(3);
    await call(`POST ${path}/deactivate`, { 'custom:account': 'demo', sub: 'user-9', email: 'erika@example.com' });
  });
  const byUser = { account: 'demo', user: 'user-1' };
  const which = { certificate: 'walleta pass.com.example.audited' };
  const requestId = (call: string) => `request of /settings/api/${call}`;
  expect(lines).toEqual([
    { ...byUser, atUtc: seconds(1).toISOString(), act: 'key-read', key: 'first', requestId: requestId('keys/first') },
    {
      ...byUser,
      ...which,
      atUtc: seconds(2).toISOString(),
      act: 'certificate-added',
      requestId: requestId('certificates'),
    },
    {
      ...byUser,
      ...which,
      atUtc: seconds(3).toISOString(),
      act: 'certificate-deactivated',
      user: 'user-9',
      requestId: requestId(`${path}/deactivate`),
    },
  ]);
});

test('what is refused changes nothing, and nothing is recorded', async () => {
  expect(
    await audited('demo', async () => {
      await call('POST certificates/walleta/pass.com.example.none/default');
      await call('POST certificates', undefined, 'x');
    }),
  ).toEqual([]);
});

test('a fault of ours is logged, and what callers do wrong is not', async () => {
  const since = log.lines.length;
  expect(await call('GET nothing')).toMatchObject({ statusCode: 404 });
  const fault = () => {
    throw new TypeError('Ours');
  };
  const event = eventOf('GET', '/settings/api/account', { 'custom:account': 'demo', sub: 'user-1' });
  const { statusCode, headers } = await answerSettings(event, { ...services, accountSettingsOf: fault }, page);
  expect([statusCode, headers?.['retry-after']]).toEqual([500, undefined]);
  expect(log.lines.slice(since)).toEqual([['SETTINGS-500', new TypeError('Ours')]]);
});

test('a key whose reading cannot be recorded is not shown', async () => {
  requests.fault = (operation) => (operation === 'PutItem' ? 'unreachable' : undefined);
  const { statusCode, answer } = await call('GET keys/first');
  requests.fault = () => undefined;
  expect([statusCode, JSON.stringify(answer)]).toEqual([503, expect.not.stringContaining(apiKey)]);
});

test('a line is retained for a year', async () => {
  const query = new QueryCommand({
    TableName: api.env.TABLE_NAME,
    KeyConditionExpression: 'PK = :pk',
    ExpressionAttributeValues: { ':pk': { S: 'AUDIT#demo' } },
  });
  const { Items = [] } = await new DynamoDBClient().send(query);
  expect(Items.length).toBeGreaterThan(3);
  for (const { ttl, atUtc } of Items) expect((Number(ttl?.N) - Date.parse(atUtc?.S ?? '') / 1_000) / 86_400).toBe(366);
});

test('the log has no key', () => {
  expect(JSON.stringify(log.lines)).not.toMatch(new RegExp(`${apiKey}|${otherApiKey}|PRIVATE KEY`));
});

test('the page itself is for GET and HEAD, and no cache stores it', async () => {
  for (const method of ['GET', 'HEAD']) {
    const { statusCode, headers, body } = await answerSettings(eventOf(method, '/settings'), services, page);
    expect([statusCode, headers?.['cache-control']]).toEqual([200, 'no-store']);
    expect(body).toBe(page);
  }
  expect((await answerSettings(eventOf('POST', '/settings'), services, page)).statusCode).toBe(405);
});
