import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import type { DirectorySettings } from '../../lambdas/ports/people.ts';
import { listen, readBody } from '../../local/basics/http.ts';

/** Secret of the desk as a client of every fake directory, with characters that have to be encoded. */
export const directorySecret = 'of-the_desk.~+/';

/** Claims of a token, also of forms that none may have. */
export type Claims = Readonly<Record<string, unknown>>;

/** An airline's OpenID provider, whose metadata and tokens a test chooses. */
export async function startDirectory(id: string, account = 'demo') {
  const { privateKey, publicKey } = await generateKeyPair('RS256');
  const jwks = { keys: [{ ...(await exportJWK(publicKey)), kid: 'key-1', alg: 'RS256', use: 'sig' }] };
  let metadata: Readonly<Record<string, unknown>> = {};
  let elsewhere: string | undefined;
  /** ID tokens by the codes that they are given for, once. */
  const tokens = new Map<string, string>();
  /** Requests for tokens. */
  const asked: { authorization: string | undefined; form: URLSearchParams }[] = [];
  const server = await listen(async (request, response) => {
    const answer = (status: number, body: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (request.url === '/.well-known/openid-configuration' && elsewhere !== undefined)
      return void response.writeHead(302, { location: elsewhere }).end();
    if (request.url === '/.well-known/openid-configuration') return void answer(200, metadata);
    if (request.url === '/jwks') return void answer(200, jwks);
    if (request.url !== '/token') return void answer(404, {});
    const form = new URLSearchParams((await readBody(request)).toString());
    asked.push({ authorization: request.headers.authorization, form });
    const code = form.get('code') ?? '';
    const id_token = tokens.get(code);
    tokens.delete(code);
    if (id_token === undefined) return void answer(400, { error: 'invalid_grant' });
    answer(200, { id_token, access_token: 'access', token_type: 'Bearer' });
  });
  const issuer = server.url;
  const clientId = `client-of.${id}`;
  const settings: DirectorySettings = {
    ...{ id, name: `Staff of ${id}`, account, issuer, clientId, groupsClaim: 'groups' },
    clientSecret: `boarding-pass-wallet/dev/directories/${id}`,
    roles: { viewer: ['crew'], agent: ['gate', 'ops'], admin: ['desk-admins'] },
  };
  const usual = {
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/jwks`,
    id_token_signing_alg_values_supported: ['RS256', 'none'],
  };
  metadata = usual;
  return {
    ...{ settings, asked, usual, close: () => server.close() },
    describe: (change: Readonly<Record<string, unknown>>) => {
      metadata = { ...usual, ...change };
      elsewhere = undefined;
    },
    /** Leads requests for metadata to another address, until it is described again. */
    redirect: (to: string) => {
      elsewhere = to;
    },
    /** Signs a token. @param key another one than the directory's. */
    sign(claims: Claims, key = privateKey) {
      const now = Math.floor(Date.now() / 1_000);
      const all = { iss: issuer, aud: clientId, sub: 'ada', iat: now, exp: now + 300, groups: ['gate'], ...claims };
      return new SignJWT(all as JWTPayload).setProtectedHeader({ alg: 'RS256', kid: 'key-1' }).sign(key);
    },
    /** Gives a token for a code. */
    give: (code: string, token: string) => void tokens.set(code, token),
  };
}

export type FakeDirectory = Awaited<ReturnType<typeof startDirectory>>;
