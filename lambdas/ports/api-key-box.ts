import type { SealedText } from './links.ts';

/** An API key encrypted at rest; `secretVersion` is the version of the API_KEY secret that encrypted it. */
export interface SealedApiKey {
  readonly secretVersion: string;
  readonly sealed: string;
}

/**
 * Encryption of API keys. Only the settings page and the operators' commands have it: no other function may read its
 * secret.
 */
export interface ApiKeyBox {
  /** @param place key of the item that stores it; it cannot be decrypted in another place. */
  seal(apiKey: string, place: string): Promise<SealedApiKey>;
  /**
   * @param sealed with API_KEY, or with ACCESS if it is older than API_KEY.
   * @throws if it was altered or moved, or the secret lacks its version.
   */
  open(sealed: SealedApiKey | SealedText, place: string): Promise<string>;
  /** False for a key that is encrypted with ACCESS or an older version and needs to be encrypted again. */
  isCurrent(sealed: SealedApiKey | SealedText): Promise<boolean>;
}
