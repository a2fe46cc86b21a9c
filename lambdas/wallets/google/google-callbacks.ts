import { recordIn } from '../../domain/text/json.ts';
import { dayMs, minuteMs } from '../../domain/time/durations.ts';
import type { Clock } from '../../ports/runtime.ts';
import { GoogleWalletFailure, type WalletCallback, type WalletCallbacks } from '../../ports/wallets.ts';
import { within } from '../../retry/within.ts';
import { isSignedByGoogle, type RootKey, readCallback } from './callback-signature.ts';
import { parseObjectSuffix, parseResourceId } from './ids.ts';

interface Settings {
  readonly clock: Clock;
  readonly fetch: typeof fetch;
  /** Address of the root keys in place of Google's. */
  readonly rootKeysUrl?: string | undefined;
}

/** Google Wallet's callbacks for saves and deletions. */
export class GoogleCallbacks implements WalletCallbacks {
  readonly #clock: Clock;
  readonly #rootKeys: RootKeys;

  constructor({ clock, fetch, rootKeysUrl }: Settings) {
    this.#clock = clock;
    this.#rootKeys = new RootKeys({ clock, fetch, url: rootKeysUrl ?? 'https://pay.google.com/gp/m/issuer/keys' });
  }

  /** The signature is bound to the issuer named in the message: one made for another issuer does not verify. */
  async verified(body: string): Promise<WalletCallback | undefined> {
    const signed = readCallback(body);
    const callback = signed && callbackIn(signed.signedMessage);
    if (signed === undefined || callback === undefined) return undefined;
    const at = this.#clock.now();
    if (new Date(callback.expiresAtUtc) <= at) return undefined;
    const rootKeys = await this.#rootKeys.get();
    return isSignedByGoogle(signed, { rootKeys, issuerId: callback.issuerId, at }) ? callback : undefined;
  }
}

/** Source: Google Wallet, "Use callbacks for saves and deletions". */
function callbackIn(signedMessage: string): WalletCallback | undefined {
  const { classId, objectId, eventType, nonce, expTimeMillis } = recordIn(signedMessage);
  const [ofClass, ofObject] = [parseResourceId(classId), parseResourceId(objectId)];
  const expiresAt = new Date(Number(expTimeMillis));
  const isWhole =
    ofClass !== undefined &&
    ofObject !== undefined &&
    ofClass.issuerId === ofObject.issuerId &&
    (eventType === 'save' || eventType === 'del') &&
    typeof nonce === 'string' &&
    /^\S{1,200}$/.test(nonce) &&
    !Number.isNaN(expiresAt.getTime());
  if (!isWhole) return undefined;
  return {
    issuerId: ofObject.issuerId,
    templateId: ofClass.suffix,
    ...parseObjectSuffix(ofObject.suffix),
    event: eventType,
    nonce,
    expiresAtUtc: expiresAt.toISOString(),
  };
}

/** Minimum cache lifetime: a shorter max-age must not make every callback fetch the keys. */
const minCacheMs = 5 * minuteMs;
const maxCacheMs = 7 * dayMs;

/** Negative caching: after a failure, the keys are not fetched again for this long. */
const failureCacheMs = 30_000;

const timeoutMs = 5_000;

interface Services {
  readonly clock: Clock;
  readonly fetch: typeof fetch;
  readonly url: string;
}

/**
 * Cache of Google's root keys, with the lifetime of their max-age header. Only expiry triggers a fetch: forged
 * callbacks, however many, fail with the cached keys.
 */
export class RootKeys {
  readonly #services: Services;
  #keys: Promise<readonly RootKey[]> | undefined;
  /** Infinite while a fetch is in progress. */
  #untilMs = 0;

  constructor(services: Services) {
    this.#services = services;
  }

  /** @throws if the keys cannot be fetched. */
  get(): Promise<readonly RootKey[]> {
    if (this.#keys === undefined || this.#nowMs() >= this.#untilMs) {
      this.#untilMs = Number.POSITIVE_INFINITY;
      this.#keys = this.#fetch();
    }
    return this.#keys;
  }

  async #fetch(): Promise<readonly RootKey[]> {
    try {
      const { clock } = this.#services;
      const [answer, { keys }] = await within(clock, timeoutMs, async (signal) => {
        const response = await this.#get(signal).catch((error) => {
          // An idle connection may have ended while the function was frozen; the second attempt opens another one.
          if (error instanceof TypeError) return this.#get(signal);
          throw error;
        });
        if (!response.ok) throw new GoogleWalletFailure('busy', response.status);
        return [response, (await response.json()) as { keys?: unknown }] as const;
      });
      if (!Array.isArray(keys)) throw new GoogleWalletFailure('refused', answer.status, 'NoKeys');
      const [, seconds = 0] = /max-age=(\d+)/.exec(answer.headers.get('cache-control') ?? '') ?? [];
      this.#untilMs = this.#nowMs() + Math.min(maxCacheMs, Math.max(minCacheMs, Number(seconds) * 1_000));
      return keys as RootKey[];
    } catch (error) {
      this.#untilMs = this.#nowMs() + failureCacheMs;
      throw error;
    }
  }

  #get(signal: AbortSignal): Promise<Response> {
    const { fetch, url } = this.#services;
    return fetch(url, { signal });
  }

  #nowMs(): number {
    return this.#services.clock.now().getTime();
  }
}
