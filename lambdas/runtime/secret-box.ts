import { hkdfSync } from 'node:crypto';
import type { SealedText, SecretBox } from '../ports/links.ts';
import { open, seal } from './aes-gcm.ts';
import type { AccessKeys } from './identity.ts';

/** AES-256-GCM under a key derived (HKDF, RFC 5869) from the current version of the ACCESS secret. */
export class AccessSecretBox implements SecretBox {
  readonly #accessSecret: () => Promise<string>;

  constructor(accessSecret: () => Promise<string>) {
    this.#accessSecret = accessSecret;
  }

  async seal(text: string, place: string): Promise<SealedText> {
    const keys = await this.#accessKeys();
    return { accessVersion: keys.current, sealed: seal(text, derivedKey(keys, keys.current), place) };
  }

  async open({ accessVersion, sealed }: SealedText, place: string): Promise<string> {
    return open(sealed, derivedKey(await this.#accessKeys(), accessVersion), place);
  }

  async #accessKeys(): Promise<AccessKeys> {
    return JSON.parse(await this.#accessSecret()) as AccessKeys;
  }
}

function derivedKey(keys: AccessKeys, version: string): Buffer {
  const secret = keys[version];
  if (secret === undefined) throw new Error(`The ACCESS secret lacks version ${version}`);
  return Buffer.from(hkdfSync('sha256', secret, '', 'secret-box', 32));
}
