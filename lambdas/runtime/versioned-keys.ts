import { hkdfSync } from 'node:crypto';
import type { AccessKeys } from './identity.ts';

/** 256-bit keys derived (HKDF, RFC 5869) from the versions of a secret, `{"current": "1", "1": …}`. */
export class VersionedKeys {
  readonly #name: string;
  readonly #purpose: string;
  readonly #read: () => Promise<string>;

  /** @param purpose separates keys of one secret by their use (HKDF's info). */
  constructor(name: string, purpose: string, read: () => Promise<string>) {
    this.#name = name;
    this.#purpose = purpose;
    this.#read = read;
  }

  async currentVersion(): Promise<string> {
    return (await this.#versions()).current;
  }

  /** @throws if the secret lacks this version. */
  async of(version: string): Promise<Buffer> {
    const secret = (await this.#versions())[version];
    if (secret === undefined) throw new Error(`The ${this.#name} secret lacks version ${version}`);
    return Buffer.from(hkdfSync('sha256', secret, '', this.#purpose, 32));
  }

  async #versions(): Promise<AccessKeys> {
    return JSON.parse(await this.#read()) as AccessKeys;
  }
}
