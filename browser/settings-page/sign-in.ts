import * as oauth from 'oauth4webapi';
import { within } from './elements.ts';

/** The signed-in user. In memory only: a token in storage would outlive the page. */
export interface Session {
  readonly idToken: string;
  readonly email: string;
}

/** State of the sign-in that this tab has started, to check its answer. */
interface PendingSignIn {
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
}

const pendingKey = 'pending-sign-in';

const { signInUrl = '', issuer = '', clientId = '' } = within(document, 'main').dataset;
const client: oauth.Client = { client_id: clientId };
const server: oauth.AuthorizationServer = {
  issuer,
  authorization_endpoint: `${signInUrl}/oauth2/authorize`,
  token_endpoint: `${signInUrl}/oauth2/token`,
};
const pageUrl = location.origin + location.pathname;

/** Redirects to the sign-in page: authorization code flow with PKCE. */
export async function beginSignIn(): Promise<void> {
  const pending: PendingSignIn = {
    state: oauth.generateRandomState(),
    nonce: oauth.generateRandomNonce(),
    codeVerifier: oauth.generateRandomCodeVerifier(),
  };
  sessionStorage.setItem(pendingKey, JSON.stringify(pending));
  const parameters = new URLSearchParams({
    response_type: 'code',
    client_id: clientId,
    redirect_uri: pageUrl,
    scope: 'openid',
    state: pending.state,
    nonce: pending.nonce,
    code_challenge: await oauth.calculatePKCECodeChallenge(pending.codeVerifier),
    code_challenge_method: 'S256',
  });
  location.assign(`${server.authorization_endpoint}?${parameters}`);
}

/**
 * Completes a sign-in that was redirected to this page, and removes its code from the address bar and the history.
 * @returns undefined if there is none.
 * @throws Error with a message for users, if the sign-in was refused or not started by this tab.
 */
export async function finishSignIn(): Promise<Session | undefined> {
  const url = new URL(location.href);
  if (!url.searchParams.has('code') && !url.searchParams.has('error')) return undefined;
  history.replaceState(null, '', pageUrl);
  const pending = takePending();
  if (pending === undefined) throw new Error('This sign-in was not begun here. Sign in again.');
  try {
    return await exchange(url, pending);
  } catch {
    throw new Error('Signing in did not work. Try again.');
  }
}

async function exchange(url: URL, { state, nonce, codeVerifier }: PendingSignIn): Promise<Session> {
  const answer = oauth.validateAuthResponse(server, client, url, state);
  // Only the local stack has an issuer without TLS.
  const options = { [oauth.allowInsecureRequests]: issuer.startsWith('http:') };
  const response = await oauth.authorizationCodeGrantRequest(
    server,
    client,
    oauth.None(),
    answer,
    pageUrl,
    codeVerifier,
    options,
  );
  const tokens = await oauth.processAuthorizationCodeResponse(server, client, response, {
    expectedNonce: nonce,
    requireIdToken: true,
  });
  return { idToken: tokens.id_token ?? '', email: String(oauth.getValidatedIdTokenClaims(tokens)?.email ?? '') };
}

function takePending(): PendingSignIn | undefined {
  const text = sessionStorage.getItem(pendingKey);
  sessionStorage.removeItem(pendingKey);
  return text === null ? undefined : (JSON.parse(text) as PendingSignIn);
}

/** Signs out of the sign-in page too, so that the next sign-in asks for the password. */
export function signOut(): void {
  location.assign(`${signInUrl}/logout?${new URLSearchParams({ client_id: clientId, logout_uri: pageUrl })}`);
}
