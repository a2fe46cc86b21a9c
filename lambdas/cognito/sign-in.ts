import * as oauth from 'oauth4webapi';
import type { PendingSignIn, Person, SignIn } from '../ports/people.ts';
import { type Clock, ServiceBusy } from '../ports/runtime.ts';
import { signedInPath, signedOutPath } from '../ports/staff-paths.ts';
import { within } from '../retry/within.ts';
import type { SignInEnv } from '../runtime/env.ts';

/**
 * Cognito's sign-in page: authorization code flow with PKCE, state and nonce. The token comes from Cognito itself over TLS, and
 * goes nowhere: only the user in it is used.
 * Sources: OpenID Connect Core 1.0, section 3.1; RFC 9700, section 2.1.
 */
export class CognitoSignIn implements SignIn {
  readonly signOutUrl: string;
  readonly #client: oauth.Client;
  readonly #server: oauth.AuthorizationServer;
  readonly #redirectUri: string;
  readonly #isInsecure: boolean;
  readonly #clock: Pick<Clock, 'after'>;

  constructor(
    { SIGN_IN_URL, SIGN_IN_ISSUER, SIGN_IN_CLIENT_ID, PUBLIC_BASE_URL }: SignInEnv,
    clock: Pick<Clock, 'after'>,
  ) {
    this.#clock = clock;
    this.#client = { client_id: SIGN_IN_CLIENT_ID };
    this.#server = {
      issuer: SIGN_IN_ISSUER,
      authorization_endpoint: `${SIGN_IN_URL}/oauth2/authorize`,
      token_endpoint: `${SIGN_IN_URL}/oauth2/token`,
    };
    this.#redirectUri = PUBLIC_BASE_URL + signedInPath;
    // Only the local stack has an issuer without TLS.
    this.#isInsecure = SIGN_IN_ISSUER.startsWith('http:');
    const back = { client_id: SIGN_IN_CLIENT_ID, logout_uri: PUBLIC_BASE_URL + signedOutPath };
    this.signOutUrl = `${SIGN_IN_URL}/logout?${new URLSearchParams(back)}`;
  }

  async begin(to: string) {
    const pending: PendingSignIn = {
      state: oauth.generateRandomState(),
      nonce: oauth.generateRandomNonce(),
      codeVerifier: oauth.generateRandomCodeVerifier(),
      to,
    };
    const parameters = new URLSearchParams({
      response_type: 'code',
      client_id: this.#client.client_id,
      redirect_uri: this.#redirectUri,
      scope: 'openid',
      state: pending.state,
      nonce: pending.nonce,
      code_challenge: await oauth.calculatePKCECodeChallenge(pending.codeVerifier),
      code_challenge_method: 'S256',
    });
    return { url: `${this.#server.authorization_endpoint}?${parameters}`, pending };
  }

  async finish(query: string, pending: PendingSignIn): Promise<Pick<Person, 'id' | 'account'> | undefined> {
    try {
      const { sub, 'custom:account': account } = await within(this.#clock, timeoutMs, (signal) =>
        this.#claims(new URLSearchParams(query), pending, signal),
      );
      return typeof account === 'string' ? { id: sub, account } : undefined;
    } catch (error) {
      if (isRefusal(error)) return undefined;
      throw new ServiceBusy('The sign-in page does not answer', { cause: error });
    }
  }

  async #claims(
    query: URLSearchParams,
    { state, nonce, codeVerifier }: PendingSignIn,
    signal: AbortSignal,
  ): Promise<oauth.IDToken> {
    const [server, client] = [this.#server, this.#client];
    const answer = oauth.validateAuthResponse(server, client, query, state);
    const response = await oauth.authorizationCodeGrantRequest(
      server,
      client,
      oauth.None(),
      answer,
      this.#redirectUri,
      codeVerifier,
      { [oauth.allowInsecureRequests]: this.#isInsecure, [oauth.customFetch]: fetchAnew, signal },
    );
    if (response.status >= 500) throw new Error(`The sign-in page answers ${response.status}`);
    const expected = { expectedNonce: nonce, requireIdToken: true };
    const tokens = await oauth.processAuthorizationCodeResponse(server, client, response, expected);
    const claims = oauth.getValidatedIdTokenClaims(tokens);
    if (claims === undefined) throw new oauth.OperationProcessingError('No ID token');
    return claims;
  }
}

/**
 * Fetches by a connection of its own: one that was kept may have been closed while the function was frozen, and a code works
 * only once.
 */
const fetchAnew: typeof fetch = (url, request) => {
  const headers = new Headers(request?.headers);
  headers.set('connection', 'close');
  return fetch(url, { ...request, headers });
};

/** A person waits, and the function has 29 s. */
const timeoutMs = 8_000;

/** True for an answer that is wrong or refused; anything else is a failure of the network or of the sign-in page. */
const isRefusal = (error: unknown) =>
  error instanceof oauth.AuthorizationResponseError ||
  error instanceof oauth.ResponseBodyError ||
  error instanceof oauth.OperationProcessingError ||
  error instanceof oauth.WWWAuthenticateChallengeError ||
  error instanceof oauth.UnsupportedOperationError;
