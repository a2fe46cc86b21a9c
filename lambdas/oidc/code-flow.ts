import * as oauth from 'oauth4webapi';
import type { PendingSignIn } from '../ports/people.ts';
import { type Clock, ServiceBusy } from '../ports/runtime.ts';
import { within } from '../retry/within.ts';

/** An OpenID provider, as a client of it needs it. */
export interface Provider {
  /** Its metadata. With `jwks_uri` the signatures of its tokens are validated. */
  readonly server: oauth.AuthorizationServer;
  readonly authentication: oauth.ClientAuth;
  readonly scope: string;
}

interface Options {
  readonly clientId: string;
  readonly redirectUri: string;
  /** True for an issuer without TLS, which only the local stack has. */
  readonly isInsecure: boolean;
  readonly clock: Pick<Clock, 'after'>;
  /** Called for an answer that is refused. @param reason the provider's error code or the library's, no part of a token. */
  readonly onRefusal?: (reason: string) => void;
  /** @throws any error if the provider cannot be used now. */
  providerFor(http: HttpOptions): Promise<Provider>;
}

/** How requests to a provider are sent. */
export interface HttpOptions {
  readonly [oauth.allowInsecureRequests]: boolean;
  readonly [oauth.customFetch]: typeof fetchAnew;
  readonly signal: AbortSignal;
}

/**
 * Authorization code flow with PKCE, state and nonce. The ID token comes from the provider itself over TLS and goes nowhere:
 * only its claims are used.
 * Sources: OpenID Connect Core 1.0, section 3.1; RFC 9700, section 2.1; RFC 9207.
 */
export class CodeFlow {
  readonly #options: Options;
  readonly #client: oauth.Client;

  constructor(options: Options) {
    this.#options = options;
    this.#client = { client_id: options.clientId };
  }

  /** @throws ServiceBusy if the provider cannot be used now. */
  async begin(to: string) {
    const { server, scope } = await this.#within((http) => this.#options.providerFor(http));
    const pending: PendingSignIn = {
      state: oauth.generateRandomState(),
      nonce: oauth.generateRandomNonce(),
      codeVerifier: oauth.generateRandomCodeVerifier(),
      to,
    };
    const parameters = {
      response_type: 'code',
      client_id: this.#client.client_id,
      redirect_uri: this.#options.redirectUri,
      scope,
      state: pending.state,
      nonce: pending.nonce,
      code_challenge: await oauth.calculatePKCECodeChallenge(pending.codeVerifier),
      code_challenge_method: 'S256',
    };
    const url = new URL(server.authorization_endpoint ?? '');
    for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
    return { url: url.href, pending };
  }

  /**
   * Claims of the ID token to which an answer leads; undefined if it is not one to this sign-in, or is refused.
   * @param query of the address to which the provider has sent the browser.
   * @throws ServiceBusy if the provider cannot be used now.
   */
  async finish(query: string, pending: PendingSignIn): Promise<oauth.IDToken | undefined> {
    return this.#within(async (http) => {
      const provider = await this.#options.providerFor(http);
      return this.#claims(provider, new URLSearchParams(query), pending, http).catch((error) => {
        if (!isRefusal(error)) throw error;
        this.#options.onRefusal?.(reasonOf(error));
        return undefined;
      });
    });
  }

  async #claims(
    { server, authentication }: Provider,
    query: URLSearchParams,
    { state, nonce, codeVerifier }: PendingSignIn,
    http: HttpOptions,
  ): Promise<oauth.IDToken> {
    const [client, { redirectUri }] = [this.#client, this.#options];
    const answer = oauth.validateAuthResponse(server, client, query, state);
    const response = await oauth.authorizationCodeGrantRequest(
      server,
      client,
      authentication,
      answer,
      redirectUri,
      codeVerifier,
      http,
    );
    if (response.status >= 500) throw new Error(`The provider answers ${response.status}`);
    const expected = { expectedNonce: nonce, requireIdToken: true };
    const tokens = await oauth.processAuthorizationCodeResponse(server, client, response, expected);
    if (server.jwks_uri) await oauth.validateApplicationLevelSignature(server, response, http);
    const claims = oauth.getValidatedIdTokenClaims(tokens);
    if (claims === undefined) throw new oauth.OperationProcessingError('No ID token');
    return claims;
  }

  async #within<Result>(run: (http: HttpOptions) => Promise<Result>): Promise<Result> {
    const { clock, isInsecure } = this.#options;
    try {
      return await within(clock, timeoutMs, (signal) =>
        run({ [oauth.allowInsecureRequests]: isInsecure, [oauth.customFetch]: fetchAnew, signal }),
      );
    } catch (cause) {
      throw new ServiceBusy('The sign-in page does not answer', { cause });
    }
  }
}

/**
 * Fetches by a connection of its own: one that was kept may have been closed while the function was frozen, and a code works
 * only once.
 */
function fetchAnew(url: string, request: Pick<RequestInit, 'headers' | 'signal'>): Promise<Response> {
  const headers = new Headers(request.headers);
  headers.set('connection', 'close');
  return fetch(url, { ...request, headers });
}

/** A person waits, and the function has 29 s. */
const timeoutMs = 8_000;

/** Error code of a refusal: of the provider, such as `invalid_client`, unless that could be anything else. */
function reasonOf({ code, error = code }: { readonly code?: unknown; readonly error?: unknown }): string {
  return /^[a-z_]{1,40}$/i.test(String(error)) ? String(error) : String(code);
}

/** True for an answer that is wrong or refused; anything else is a failure of the network or of the provider. */
const isRefusal = (error: unknown) =>
  error instanceof oauth.AuthorizationResponseError ||
  error instanceof oauth.ResponseBodyError ||
  error instanceof oauth.OperationProcessingError ||
  error instanceof oauth.WWWAuthenticateChallengeError ||
  error instanceof oauth.UnsupportedOperationError;
