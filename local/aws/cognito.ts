import type { IncomingMessage, ServerResponse } from 'node:http';
import type Provider from 'oidc-provider';
import type { Configuration } from 'oidc-provider';
import { type Handler, type Listening, listen, readBody } from '../basics/http.ts';
import { signInPage, signOutPage } from './cognito-pages.ts';
import { commonConfiguration, lazyPages } from './open-id.ts';
import type { UserPool } from './user-pool.ts';

interface UserPoolClient {
  readonly clientId: string;
  /** Redirect addresses after signing in, and after signing out. */
  readonly signedInUrls: readonly string[];
  readonly signedOutUrls: readonly string[];
}

/**
 * Stand-in for Cognito's sign-in pages: a standard OpenID provider behind Cognito's paths. Any password of a user is accepted,
 * and no second factor is asked for; sessions end with the process.
 */
export class Cognito {
  readonly #users: Pick<UserPool, 'find' | 'signIn'>;
  readonly #now: () => number;
  #answer: Handler = (_, response) => void response.writeHead(503).end();

  /** @param now time of the functions that check tokens. */
  constructor(users: Pick<UserPool, 'find' | 'signIn'>, now: () => number) {
    this.#users = users;
    this.#now = now;
  }

  listen(): Promise<Listening> {
    return listen((request, response) => this.#answer(request, response));
  }

  /** Lets this client's users sign in. @param url own address; `iss` of the tokens */
  declare(url: string, client: UserPoolClient): void {
    this.#answer = lazyPages(() => signInPages(url, client, this.#users, this.#now));
  }
}

async function signInPages(
  url: string,
  client: UserPoolClient,
  users: Pick<UserPool, 'find' | 'signIn'>,
  now: () => number,
): Promise<Handler> {
  const { default: OpenIdProvider } = await import('oidc-provider');
  const provider = new OpenIdProvider(url, await configuration(client, users, now));
  const standard = provider.callback();
  return (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', url);
    if (pathname.startsWith('/login/')) return signIn(provider, users, request, response);
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

async function signIn(
  provider: Provider,
  users: Pick<UserPool, 'find' | 'signIn'>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const form = request.method === 'POST' ? new URLSearchParams((await readBody(request)).toString()) : undefined;
  const user = users.find(form?.get('email')?.trim() ?? '');
  if (form?.get('password') && user?.sub !== undefined) {
    users.signIn(user);
    return provider.interactionFinished(request, response, { login: { accountId: user.sub } });
  }
  response
    .writeHead(200, {
      'content-type': 'text/html;charset=utf-8',
      'cache-control': 'no-store',
      'x-frame-options': 'DENY',
    })
    .end(signInPage);
}

async function configuration(
  { clientId, signedInUrls, signedOutUrls }: UserPoolClient,
  users: Pick<UserPool, 'find' | 'signIn'>,
  now: () => number,
): Promise<Configuration> {
  const common = await commonConfiguration(now, 'openid');
  return {
    ...common,
    clients: [
      {
        client_id: clientId,
        token_endpoint_auth_method: 'none',
        grant_types: ['authorization_code'],
        response_types: ['code'],
        redirect_uris: [...signedInUrls],
        post_logout_redirect_uris: [...signedOutUrls],
      },
    ],
    // Cognito puts the user's attributes into the ID token.
    claims: { openid: ['sub', 'email', 'custom:account'] },
    findAccount: (_, sub) => ({ accountId: sub, claims: () => ({ sub, ...users.find(sub) }) }),
    features: {
      ...common.features,
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
  };
}
