import type { ApiKeyBox, SealedApiKey, SealedText, SecretBox } from '../ports/accounts.ts';
import { open, seal } from './aes-gcm.ts';
import { VersionedKeys } from './versioned-keys.ts';

/** AES-256-GCM under a key derived from the current version of the API_KEY secret. */
export class SecretApiKeyBox implements ApiKeyBox {
  readonly #keys: VersionedKeys;
  readonly #earlier: Pick<SecretBox, 'open'>;

  /** @param earlier decrypts API keys that were sealed before API_KEY existed. */
  constructor(apiKeySecret: () => Promise<string>, earlier: Pick<SecretBox, 'open'>) {
    this.#keys = new VersionedKeys('API_KEY', 'api-key', apiKeySecret);
    this.#earlier = earlier;
  }

  async seal(apiKey: string, place: string): Promise<SealedApiKey> {
    const secretVersion = await this.#keys.currentVersion();
    return { secretVersion, sealed: seal(apiKey, await this.#keys.of(secretVersion), place) };
  }

  async open(sealed: SealedApiKey | SealedText, place: string): Promise<string> {
    if ('accessVersion' in sealed) return this.#earlier.open(sealed, place);
    return open(sealed.sealed, await this.#keys.of(sealed.secretVersion), place);
  }

  async isCurrent(sealed: SealedApiKey | SealedText): Promise<boolean> {
    return 'secretVersion' in sealed && sealed.secretVersion === (await this.#keys.currentVersion());
  }
}
