import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import { type Listening, listen, sendJson } from '../../../local/basics/http.ts';
import { JwtAuthorizer } from '../../../local/edge/jwt-authorizer.ts';

let issuer: Listening;
let keys: Awaited<ReturnType<typeof generateKeyPair>>;
let stranger: typeof keys;
let authorizer: JwtAuthorizer;
beforeAll(async () => {
  [keys, stranger] = await Promise.all([generateKeyPair('RS256'), generateKeyPair('RS256')]);
  const jwk = { ...(await exportJWK(keys.publicKey)), kid: '1', alg: 'RS256' };
  issuer = await listen((request, response) =>
    sendJson(response, 200, request.url === '/keys' ? { keys: [jwk] } : { jwks_uri: `${issuer.url}/keys` }),
  );
  authorizer = new JwtAuthorizer({ Issuer: issuer.url, Audience: ['client'] });
});
afterAll(() => issuer.close());

const nowSeconds = Math.floor(Date.now() / 1_000);
const good = () => ({ iss: issuer.url, aud: 'client', exp: nowSeconds + 60, 'custom:account': 'demo' });

const signed = (claims: JWTPayload, key = keys.privateKey) =>
  new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: '1' }).sign(key);

test('a good token is taken, with Bearer before it or alone, and its claims are texts', async () => {
  const token = await signed({ ...good(), groups: ['a', 'b'], email_verified: true });
  const claims = { 'custom:account': 'demo', exp: String(nowSeconds + 60), groups: '[a b]', email_verified: 'true' };
  expect(await authorizer.claims(`Bearer ${token}`)).toMatchObject(claims);
  expect(await authorizer.claims(token)).toMatchObject(claims);
});

test('client_id stands in where there is no aud', async () => {
  const { aud, ...claims } = good();
  expect(await authorizer.claims(await signed({ ...claims, client_id: 'client' }))).toBeDefined();
  expect(await authorizer.claims(await signed({ ...claims, client_id: 'other' }))).toBeUndefined();
  expect(await authorizer.claims(await signed({ ...claims, aud: 'other', client_id: 'client' }))).toBeUndefined();
});

test.each<[string, JWTPayload]>([
  ['another issuer', { iss: 'https://issuer.example' }],
  ['another audience', { aud: 'other' }],
  ['a time that is over', { exp: nowSeconds - 1 }],
  ['a time that is to come', { nbf: nowSeconds + 60 }],
])('a token with %s is refused', async (_, changes) => {
  expect(await authorizer.claims(`Bearer ${await signed({ ...good(), ...changes })}`)).toBeUndefined();
});

test('a token without an end, of another key, without a signature or changed is refused', async () => {
  const { exp, ...endless } = good();
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const [head, , signature] = (await signed(good())).split('.');
  for (const token of [
    await signed(endless),
    await signed(good(), stranger.privateKey),
    `${part({ alg: 'none' })}.${part(good())}.`,
    `${head}.${part({ ...good(), 'custom:account': 'other' })}.${signature}`,
    'x',
    '',
  ]) {
    expect(await authorizer.claims(`Bearer ${token}`)).toBeUndefined();
  }
  expect(await authorizer.claims(undefined)).toBeUndefined();
});
