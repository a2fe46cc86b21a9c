import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { exportJWK, generateKeyPair } from 'jose';
import type Provider from 'oidc-provider';
import type { Configuration } from 'oidc-provider';
import { type Handler, type Listening, listen, readBody } from '../basics/http.ts';
import { signInPage, signOutPage } from './cognito-pages.ts';

interface UserPoolClient {
  readonly clientId: string;
  /** Redirect addresses after signing in or out. */
  readonly pageUrls: readonly string[];
}

/**
 * Stand-in for Cognito's sign-in pages: a standard OpenID provider behind Cognito's paths. A user belongs to the account
 * named by the local part of their address: demo@example.com to `demo`. Any password is accepted. Tokens carry the
 * machine's time rather than the stack's, because the browser checks them too; sessions end with the process.
 */
export class Cognito {
  #answer: Handler = (_, response) => void response.writeHead(503).end();

  listen(): Promise<Listening> {
    return listen((request, response) => this.#answer(request, response));
  }

  /** Lets this client's users sign in. @param url own address; `iss` of the tokens */
  declare(url: string, client: UserPoolClient): void {
    let answer: Promise<Handler> | undefined;
    this.#answer = async (request, response) => {
      answer ??= signInPages(url, client);
      await (await answer)(request, response);
    };
  }
}

/**
 * Loads the provider and makes its key at the first request of a page: that takes a fifth of a second, and few starts
 * of a stack need it.
 */
async function signInPages(url: string, client: UserPoolClient): Promise<Handler> {
  const { default: OpenIdProvider } = await import('oidc-provider');
  const provider = new OpenIdProvider(url, await configuration(client));
  const standard = provider.callback();
  return (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', url);
    if (pathname.startsWith('/login/')) return signIn(provider, request, response);
    if (pathname === '/logout') request.url = standardLogout(searchParams);
    return standard(request, response);
  };
}

/** Source: Cognito, "The managed login logout endpoint"; OpenID Connect RP-Initiated Logout 1.0. */
function standardLogout(query: URLSearchParams): string {
  const parameters = {
    client_id: query.get('client_id') ?? '',
    post_logout_redirect_uri: query.get('logout_uri') ?? '',
  };
  return `/oauth2/end-session?${new URLSearchParams(parameters)}`;
}

async function signIn(provider: Provider, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const form = request.method === 'POST' ? new URLSearchParams((await readBody(request)).toString()) : undefined;
  const email = form?.get('email')?.trim().toLowerCase() ?? '';
  if (form?.get('password') && /^[a-z0-9-]{1,32}@[a-z0-9.-]+$/.test(email)) {
    return provider.interactionFinished(request, response, { login: { accountId: email } });
  }
  response.writeHead(200, { 'content-type': 'text/html;charset=utf-8', 'cache-control': 'no-store' }).end(signInPage);
}

async function configuration({ clientId, pageUrls }: UserPoolClient): Promise<Configuration> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const { createMemoryAdapter } = await import('oidc-provider/lib/adapters/memory_adapter.js');
  return {
    clients: [
      {
        client_id: clientId,
        token_endpoint_auth_method: 'none',
        grant_types: ['authorization_code'],
        response_types: ['code'],
        redirect_uris: [...pageUrls],
        post_logout_redirect_uris: [...pageUrls],
      },
    ],
    adapter: createMemoryAdapter(),
    jwks: { keys: [{ ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig' }] },
    cookies: { keys: [randomBytes(32).toString('hex')] },
    // Cognito puts the user's attributes into the ID token.
    conformIdTokenClaims: false,
    claims: { openid: ['sub', 'email', 'custom:account'] },
    findAccount: (_, email) => ({
      accountId: email,
      claims: () => ({ sub: email, email, 'custom:account': email.slice(0, email.indexOf('@')) }),
    }),
    pkce: { required: () => true },
    clientBasedCORS: (_, origin) => pageUrls.some((url) => new URL(url).origin === origin),
    interactions: { url: (_, { uid }) => `/login/${uid}` },
    // No consent page for the settings page.
    async loadExistingGrant({ oidc: { provider, client, session } }) {
      const grant = new provider.Grant({ clientId: client?.clientId, accountId: session?.accountId });
      grant.addOIDCScope('openid');
      await grant.save();
      return grant;
    },
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: {
        logoutSource(ctx, form) {
          ctx.body = signOutPage(form);
        },
      },
    },
    routes: {
      authorization: '/oauth2/authorize',
      token: '/oauth2/token',
      jwks: '/.well-known/jwks.json',
      end_session: '/oauth2/end-session',
    },
    ttl: { AccessToken: 300, AuthorizationCode: 60, Grant: 3_600, IdToken: 3_600, Interaction: 3_600, Session: 3_600 },
    renderError: (ctx, { error, error_description }) => {
      ctx.type = 'text/plain';
      ctx.body = `${error}: ${error_description ?? ''}`;
    },
  };
}
