import { CognitoSignIn } from '../../lambdas/cognito/sign-in.ts';
import { ServiceBusy } from '../../lambdas/ports/runtime.ts';
import { type Listening, listen } from '../../local/basics/http.ts';
import { fixedClock } from '../helpers/fixed-clock.ts';
import { origin } from '../helpers/staff.ts';

/** Answer of the sign-in page to the request of a token; none while it is undefined. */
let answer: { readonly status: number; readonly body: string; readonly headers?: Record<string, string> } | undefined;
let asked = Promise.withResolvers<void>();
let server: Listening;
const clock = fixedClock();
let signIn: CognitoSignIn;
beforeAll(async () => {
  server = await listen((_, response) => {
    asked.resolve();
    if (answer === undefined) return;
    response.writeHead(answer.status, { 'content-type': 'application/json', ...answer.headers }).end(answer.body);
  });
  const env = {
    SIGN_IN_URL: server.url,
    SIGN_IN_ISSUER: server.url,
    SIGN_IN_CLIENT_ID: 'client',
    PUBLIC_BASE_URL: origin,
  };
  signIn = new CognitoSignIn(env, clock);
});
afterAll(() => server.close());
beforeEach(() => {
  asked = Promise.withResolvers();
});

/** Comes back from the sign-in page to a sign-in that was begun. */
async function comeBack(change: Readonly<Record<string, string>> = {}) {
  const { pending } = await signIn.begin('/desk');
  return signIn.finish(String(new URLSearchParams({ code: 'code', state: pending.state, ...change })), pending);
}

test('a sign-in page that does not answer is given up after a while, as busy', async () => {
  answer = undefined;
  const finished = comeBack();
  await asked.promise;
  clock.timeOut();
  await expect(finished).rejects.toBeInstanceOf(ServiceBusy);
});

test('one that fails is busy, and its refusal is one', async () => {
  for (const status of [500, 503]) {
    answer = { status, body: '<h1>Error</h1>' };
    await expect(comeBack()).rejects.toBeInstanceOf(ServiceBusy);
  }
  answer = { status: 400, body: '{"error":"invalid_grant"}' };
  expect(await comeBack()).toBeUndefined();
  answer = { status: 401, body: '{}', headers: { 'www-authenticate': 'Basic realm="x"' } };
  expect(await comeBack()).toBeUndefined();
});

test.each<[string, Readonly<Record<string, string>>]>([
  ['the state of another sign-in', { state: 'another' }],
  ['an error', { error: 'access_denied' }],
  ['no code', { code: '' }],
])('an answer with %s signs nobody in', async (_, change) => {
  answer = { status: 400, body: '{"error":"invalid_grant"}' };
  expect(await comeBack(change)).toBeUndefined();
});

test('a token for another client, or of another issuer, signs nobody in', async () => {
  const part = (of: object) => Buffer.from(JSON.stringify(of)).toString('base64url');
  const exp = clock.now().getTime() / 1_000 + 1e9;
  for (const claims of [{ aud: 'another' }, { iss: 'https://evil.example' }, { nonce: 'another' }, {}]) {
    const token = { iss: server.url, aud: 'client', sub: 'user', exp, iat: 1, 'custom:account': 'demo', ...claims };
    const id_token = `${part({ alg: 'RS256' })}.${part(token)}.${Buffer.from('none').toString('base64url')}`;
    answer = { status: 200, body: JSON.stringify({ id_token, access_token: 'a', token_type: 'Bearer' }) };
    expect(await comeBack()).toBeUndefined();
  }
});
