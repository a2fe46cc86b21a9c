import { importPKCS8, SignJWT } from 'jose';
import type { GoogleIssuer } from '../../ports/accounts.ts';

type Key = Awaited<ReturnType<typeof importPKCS8>>;

/** Signs as a service account. Caches the imported key, as importing takes longer than signing. */
export class Signer {
  readonly #keys = new Map<string, Promise<Key>>();

  /** @returns a JWT (RS256) with the key's id in its header. */
  async sign(
    { clientEmail, privateKeyId: kid, privateKeyPem }: GoogleIssuer,
    claims: Readonly<Record<string, unknown>>,
  ): Promise<string> {
    let key = this.#keys.get(privateKeyPem);
    if (key === undefined) {
      key = importPKCS8(privateKeyPem, 'RS256');
      this.#keys.set(privateKeyPem, key);
    }
    return new SignJWT({ iss: clientEmail, ...claims })
      .setProtectedHeader({ alg: 'RS256', kid, typ: 'JWT' })
      .sign(await key);
  }
}
