import { randomBytes } from 'node:crypto';
import { exportJWK, generateKeyPair } from 'jose';
import type { Configuration } from 'oidc-provider';
import type { Handler } from '../basics/http.ts';

/**
 * Pages of an OpenID provider, which is loaded and makes its key at the first request: that takes a fifth of a second, and few
 * starts of a stack need it.
 */
export function lazyPages(load: () => Promise<Handler>): Handler {
  let pages: Promise<Handler> | undefined;
  return async (request, response) => {
    pages ??= load();
    await (await pages)(request, response);
  };
}

/** Settings of all OpenID providers of the stack. @param now time of the functions that check tokens. */
export async function commonConfiguration(now: () => number, scope: string) {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const { createMemoryAdapter } = await import('oidc-provider/lib/adapters/memory_adapter.js');
  return {
    adapter: createMemoryAdapter(),
    jwks: { keys: [{ ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig' }] },
    cookies: { keys: [randomBytes(32).toString('hex')] },
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    interactions: { url: (_, { uid }) => `/login/${uid}` },
    // No consent page.
    async loadExistingGrant({ oidc: { provider, client, session } }) {
      const grant = new provider.Grant({ clientId: client?.clientId, accountId: session?.accountId });
      grant.addOIDCScope(scope);
      await grant.save();
      return grant;
    },
    features: { devInteractions: { enabled: false } },
    ttl: {
      ...{ AccessToken: 300, AuthorizationCode: 60, Grant: 3_600, Interaction: 3_600, Session: 3_600 },
      // The provider has the machine's time, and the function that checks the token the stack's.
      IdToken: () => 3_600 + Math.round((now() - Date.now()) / 1_000),
    },
    renderError: (ctx, { error, error_description }) => {
      ctx.type = 'text/plain';
      ctx.body = `${error}: ${error_description ?? ''}`;
    },
  } satisfies Configuration;
}
