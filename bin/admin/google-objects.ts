import { credentialsOf } from '../../lambdas/context/caches.ts';
import { googleWalletOf } from '../../lambdas/context/google-wallet.ts';
import { createStore, sdkConfig } from '../../lambdas/context/sdk.ts';
import { emptyObject } from '../../lambdas/issuing/google.ts';
import type { Clock } from '../../lambdas/ports/runtime.ts';
import type { GoogleObjects } from '../../lambdas/ports/work.ts';
import type { OperatorEnv } from '../../lambdas/runtime/env.ts';

/** Access to the passes' Google Wallet objects, for the erasure of a person. */
export function createGoogleObjects(
  env: OperatorEnv,
  clock: Clock,
  { sdk = sdkConfig(), google = googleWalletOf(env, clock, 'work', {}) } = {},
): GoogleObjects {
  const accounts = credentialsOf(createStore(env, clock, sdk).table, clock, sdk);
  return {
    async blank(template, pass) {
      const issuer = template.issuerId && (await accounts.googleIssuer(template.account, template.issuerId));
      if (!issuer) return false;
      return emptyObject({ clock, google, publicBaseUrl: env.PUBLIC_BASE_URL }, issuer, template, pass);
    },
  };
}
