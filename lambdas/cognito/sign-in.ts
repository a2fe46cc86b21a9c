import * as oauth from 'oauth4webapi';
import { CodeFlow } from '../oidc/code-flow.ts';
import type { PendingSignIn, Person, SignIn } from '../ports/people.ts';
import type { Clock } from '../ports/runtime.ts';
import { signedInPath, signedOutPath } from '../ports/staff-paths.ts';
import type { SignInEnv } from '../runtime/env.ts';

/** Cognito's sign-in page, for people who were invited. Its client has no secret. */
export class CognitoSignIn implements SignIn {
  readonly signOutUrl: string;
  readonly #flow: CodeFlow;

  constructor(
    { SIGN_IN_URL, SIGN_IN_ISSUER, SIGN_IN_CLIENT_ID, PUBLIC_BASE_URL }: SignInEnv,
    clock: Pick<Clock, 'after'>,
  ) {
    const server = {
      issuer: SIGN_IN_ISSUER,
      authorization_endpoint: `${SIGN_IN_URL}/oauth2/authorize`,
      token_endpoint: `${SIGN_IN_URL}/oauth2/token`,
    };
    this.#flow = new CodeFlow({
      clientId: SIGN_IN_CLIENT_ID,
      redirectUri: PUBLIC_BASE_URL + signedInPath,
      isInsecure: SIGN_IN_ISSUER.startsWith('http:'),
      clock,
      providerFor: async () => ({ server, authentication: oauth.None(), scope: 'openid' }),
    });
    const back = { client_id: SIGN_IN_CLIENT_ID, logout_uri: PUBLIC_BASE_URL + signedOutPath };
    this.signOutUrl = `${SIGN_IN_URL}/logout?${new URLSearchParams(back)}`;
  }

  begin(to: string) {
    return this.#flow.begin(to);
  }

  async finish(query: string, pending: PendingSignIn): Promise<Pick<Person, 'id' | 'account'> | undefined> {
    const claims = await this.#flow.finish(query, pending);
    const account = claims?.['custom:account'];
    return claims && typeof account === 'string' ? { id: claims.sub, account } : undefined;
  }
}
