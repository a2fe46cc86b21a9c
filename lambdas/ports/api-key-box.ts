import type { SealedText } from './links.ts';

/** An API key encrypted at rest; `secretVersion` is the version of the API_KEY secret that its key comes from. */
export interface SealedApiKey {
  readonly secretVersion: string;
  readonly sealed: string;
}

/** Only the settings page and operators have one: no other function may read its secret. */
export interface ApiKeyBox {
  /** @param place where the key is kept: it opens nowhere else. */
  seal(apiKey: string, place: string): Promise<SealedApiKey>;
  /**
   * @param sealed also as it was before API_KEY existed, under ACCESS.
   * @throws when it was changed or moved, or the secret lacks its version.
   */
  open(sealed: SealedApiKey | SealedText, place: string): Promise<string>;
  /** False for a key that is still under ACCESS or an older version: it is to be sealed anew. */
  isCurrent(sealed: SealedApiKey | SealedText): Promise<boolean>;
}
