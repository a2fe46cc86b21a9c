import { recordIn } from '../../domain/text/json.ts';
import type { Clock } from '../../ports/runtime.ts';
import type { WalletCallback, WalletCallbacks } from '../../ports/wallets.ts';
import { isSignedByGoogle, readCallback } from './callback-signature.ts';
import { parseObjectSuffix, parseResourceId } from './ids.ts';
import { RootKeys } from './root-keys.ts';

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
