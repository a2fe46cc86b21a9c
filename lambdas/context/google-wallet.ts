import type { Clock } from '../ports/runtime.ts';
import type { GoogleWallet, WalletCallbacks } from '../ports/wallets.ts';
import type { GoogleEnv } from '../runtime/env.ts';
import { lazily } from '../runtime/lazily.ts';
import type { Overrides } from './sdk.ts';

type StandIns = Pick<GoogleEnv, 'GOOGLE_ENDPOINT_URL' | 'GOOGLE_SAVE_URL'>;

/** A click has short delays and timeouts, as a passenger waits; failed work is retried by its queue. */
export const retryPolicies = {
  click: { attempts: 2, attemptsAtLimit: 4, timeoutMs: 3_000, firstDelayMs: 200 },
  work: { attempts: 3, timeoutMs: 10_000 },
};

/** Client of Google Wallet's API, loaded lazily with its JWT library. */
export function googleWalletOf(
  { GOOGLE_ENDPOINT_URL, GOOGLE_SAVE_URL }: StandIns,
  clock: Clock,
  kind: keyof typeof retryPolicies,
  { fetch }: Overrides,
  requestsPerSecond?: number,
): GoogleWallet {
  return lazily<GoogleWallet>(async () => {
    const { GoogleWalletApi } = await import('../wallets/google/google-wallet-api.ts');
    return new GoogleWalletApi({
      ...retryPolicies[kind],
      requestsPerSecond,
      clock,
      fetch,
      fetchAfresh: fetch,
      endpointUrl: GOOGLE_ENDPOINT_URL,
      saveUrl: GOOGLE_SAVE_URL,
    });
  });
}

/** Verifies Google Wallet's callbacks. */
export function walletCallbacksOf(
  { GOOGLE_ENDPOINT_URL }: StandIns,
  clock: Clock,
  { fetch = globalThis.fetch }: Overrides,
): WalletCallbacks {
  return lazily<WalletCallbacks>(async () => {
    const { GoogleCallbacks } = await import('../wallets/google/google-callbacks.ts');
    return new GoogleCallbacks({ clock, fetch, rootKeysUrl: GOOGLE_ENDPOINT_URL && `${GOOGLE_ENDPOINT_URL}/keys` });
  });
}
