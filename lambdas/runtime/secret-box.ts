import type { SealedText, SecretBox } from '../ports/accounts.ts';
import { open, seal } from './aes-gcm.ts';
import { VersionedKeys } from './versioned-keys.ts';

/** AES-256-GCM under a key derived from the current version of the ACCESS secret. */
export class AccessSecretBox implements SecretBox {
  readonly #keys: VersionedKeys;

  constructor(accessSecret: () => Promise<string>) {
    this.#keys = new VersionedKeys('ACCESS', 'secret-box', accessSecret);
  }

  async seal(text: string, place: string): Promise<SealedText> {
    const accessVersion = await this.#keys.currentVersion();
    return { accessVersion, sealed: seal(text, await this.#keys.of(accessVersion), place) };
  }

  async open({ accessVersion, sealed }: SealedText, place: string): Promise<string> {
    return open(sealed, await this.#keys.of(accessVersion), place);
  }
}
