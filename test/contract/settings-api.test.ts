import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { createSettingsContext } from '../../lambdas/context/settings.ts';
import type { SettingsServices } from '../../lambdas/ports/services.ts';
import { answerSettings } from '../../lambdas/settings/router.ts';
import { apiKey, otherApiKey, startApi, type TestApi } from '../helpers/api.ts';
import { createTestChain, type TestChain } from '../helpers/certificates.ts';
import { now } from '../helpers/examples.ts';
import { fixedClock } from '../helpers/fixed-clock.ts';
import { recordingLog } from '../helpers/recording-log.ts';

let api: TestApi;
let chain: TestChain;
let services: SettingsServices;
const log = recordingLog();
beforeAll(async () => {
  [api, chain] = await Promise.all([startApi(), createTestChain()]);
  const signIn = {
    SIGN_IN_URL: 'https://sign-in.example',
    SIGN_IN_ISSUER: 'https://issuer.example',
    SIGN_IN_CLIENT_ID: 'c',
  };
  services = createSettingsContext({ ...api.env, ...signIn }, { clock: fixedClock(now), log });
});
afterAll(() => api.stop());

const page = '<!doctype html>';

type Claims = Readonly<Record<string, string>>;

/** An event as API Gateway makes it; without claims as from a route without the authorizer. */
function eventOf(method: string, path: string, claims?: Claims, body?: string) {
  const authorizer = claims && { jwt: { claims, scopes: null } };
  return {
    headers: {},
    body,
    isBase64Encoded: false,
    requestContext: { http: { method, path }, authorizer },
  } as unknown as APIGatewayProxyEventV2;
}

async function call(call: string, claims: Claims | undefined = { 'custom:account': 'demo' }, body?: unknown) {
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
});

test('what is shown is the account of the token', async () => {
  expect((await call('GET account')).answer.account).toMatchObject({ id: 'demo', name: 'Demo Air' });
  expect((await call('GET key')).answer).toEqual({ status: 'success', apiKey });
  const other = { 'custom:account': 'other' };
  expect((await call('GET account', other)).answer.account).toMatchObject({ id: 'other', name: 'Other Air' });
  expect((await call('GET key', other)).answer.apiKey).toBe(otherApiKey);
});

test.each([
  ['no token', undefined],
  ['a token without an account', { sub: 's', client_id: 'c' }],
  ['an empty account', { 'custom:account': '' }],
  ['the account of another claim', { account: 'demo', 'cognito:groups': '[demo]' }],
  ['an account that does not exist', { 'custom:account': 'nobody' }],
])('%s is refused, whatever is asked for', async (_, claims) => {
  for (const asked of ['GET account', 'GET key', 'POST key/regenerate']) {
    const { statusCode, answer } = await call(asked, claims ?? {});
    expect([400, 403]).toContain(statusCode);
    expect(answer).toMatchObject({ status: 'failure' });
    expect(JSON.stringify(answer)).not.toContain(apiKey);
  }
  expect((await call('GET certificates', claims ?? {})).answer.certificates ?? []).toEqual([]);
});

test('nothing in path, query or body leads to another account', async () => {
  const other = { 'custom:account': 'other' };
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

test.each([
  ['no JSON', 'x', 400, 'E9001'],
  ['too much', JSON.stringify({ wallet: 'walleta', certificate: 'A'.repeat(200_000) }), 413, 'E9004'],
  ['no wallet', {}, 400, 'E9003'],
  ['no base64', { wallet: 'walleta', certificate: '%' }, 400, 'E9003'],
  ['an issuer that is no number', { wallet: 'walletb', issuerId: '../x', serviceAccountJson: '{}' }, 400, 'E9003'],
  ['a password decoded wrongly', { wallet: 'walleta', certificate: 'AAAA', password: '\ufffd' }, 400, 'E9003'],
  ['a file decoded wrongly', { wallet: 'walletb', issuerId: '1', serviceAccountJson: '"\ufffd"' }, 400, 'E9003'],
  ['no certificate', { wallet: 'walleta', certificate: 'AAAA' }, 400, 'E9051'],
  ['no service account', { wallet: 'walletb', issuerId: '1', serviceAccountJson: '{}' }, 400, 'E9051'],
])('an upload with %s is refused', async (_, body, statusCode, code) => {
  const { statusCode: status, answer } = await call('POST certificates', undefined, body);
  expect([status, answer['error-code']]).toEqual([statusCode, code]);
});

test('addresses that are none are refused, and answers are kept by nobody', async () => {
  for (const asked of ['GET key/regenerate', 'DELETE key', 'GET ', 'POST certificates/walleta/../default']) {
    const { statusCode, headers, answer } = await call(asked);
    expect([statusCode, answer['error-code']]).toEqual([404, 'E9052']);
    expect(headers?.['cache-control']).toBe('no-store');
  }
});

test('a regenerated key takes the place of the old one', async () => {
  const other = { 'custom:account': 'other' };
  const { apiKey: regenerated } = (await call('POST key/regenerate', other)).answer;
  expect(regenerated).toMatch(/^[A-Za-z0-9]{40}$/);
  expect((await call('GET key', other)).answer.apiKey).toBe(regenerated);
});

test('the log says what was changed and no key', () => {
  expect(log.lines).toContainEqual(['SETTINGS-CHANGED', { account: 'other', change: 'POST key/regenerate' }]);
  expect(JSON.stringify(log.lines)).not.toMatch(new RegExp(`${apiKey}|${otherApiKey}|PRIVATE KEY`));
});

test('the page itself is for GET and HEAD, and kept by nobody', async () => {
  for (const method of ['GET', 'HEAD']) {
    const { statusCode, headers, body } = await answerSettings(eventOf(method, '/settings'), services, page);
    expect([statusCode, headers?.['cache-control']]).toEqual([200, 'no-store']);
    expect(body).toBe(page);
  }
  expect((await answerSettings(eventOf('POST', '/settings'), services, page)).statusCode).toBe(405);
});
