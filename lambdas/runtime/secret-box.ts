import { hkdfSync } from 'node:crypto';
import type { ApiKeyBox, SealedApiKey, SealedText, SecretBox } from '../ports/accounts.ts';
import { open, seal } from './aes-gcm.ts';
import type { AccessKeys } from './identity.ts';

/**
 * 256-bit keys derived (HKDF, RFC 5869) from the versions of a secret, `{"current": "1", "1": …}`.
 * @param purpose separates keys of one secret by their use (HKDF's info).
 */
function versionedKeys(name: string, purpose: string, read: () => Promise<string>) {
  const versions = async (): Promise<AccessKeys> => JSON.parse(await read());
  return {
    currentVersion: async () => (await versions()).current,
    /** @throws if the secret lacks this version. */
    async of(version: string): Promise<Buffer> {
      const secret = (await versions())[version];
      if (secret === undefined) throw new Error(`The ${name} secret lacks version ${version}`);
      return Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
    },
  };
}

/** AES-256-GCM under a key derived from the current version of the ACCESS secret. */
export class AccessSecretBox implements SecretBox {
  readonly #keys: ReturnType<typeof versionedKeys>;

  constructor(accessSecret: () => Promise<string>) {
    this.#keys = versionedKeys('ACCESS', 'secret-box', accessSecret);
  }

  async seal(text: string, place: string): Promise<SealedText> {
    const accessVersion = await this.#keys.currentVersion();
    return { accessVersion, sealed: seal(text, await this.#keys.of(accessVersion), place) };
  }

  async open({ accessVersion, sealed }: SealedText, place: string): Promise<string> {
    return open(sealed, await this.#keys.of(accessVersion), place);
  }
}

/** AES-256-GCM under a key derived from the current version of the API_KEY secret. */
export class SecretApiKeyBox implements ApiKeyBox {
  readonly #keys: ReturnType<typeof versionedKeys>;

  constructor(apiKeySecret: () => Promise<string>) {
    this.#keys = versionedKeys('API_KEY', 'api-key', apiKeySecret);
  }

  async seal(apiKey: string, place: string): Promise<SealedApiKey> {
    const secretVersion = await this.#keys.currentVersion();
    return { secretVersion, sealed: seal(apiKey, await this.#keys.of(secretVersion), place) };
  }

  async open({ secretVersion, sealed }: SealedApiKey, place: string): Promise<string> {
    return open(sealed, await this.#keys.of(secretVersion), place);
  }

  async isCurrent({ secretVersion }: SealedApiKey): Promise<boolean> {
    return secretVersion === (await this.#keys.currentVersion());
  }
}
