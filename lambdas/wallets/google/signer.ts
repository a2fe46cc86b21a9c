import { importPKCS8, SignJWT } from 'jose';
import type { GoogleIssuer } from '../../ports/accounts.ts';
import type { Clock } from '../../ports/runtime.ts';

type Key = Awaited<ReturnType<typeof importPKCS8>>;

export type JwtSigner = Pick<Signer, 'sign'>;

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

/** Maximum length of a URL that browsers accept. Source: Google Wallet, "Add to Google Wallet" link, limits. */
const maxLength = 1_800;

interface Services {
  readonly clock: Clock;
  readonly signer: JwtSigner;
  /** Base URL to which the JWT is appended, without a trailing slash. */
  readonly saveUrl: string;
}

/** Content of a save link: classes and objects in full, or ids of existing ones. */
export interface SavePayload {
  readonly flightClasses?: readonly object[] | undefined;
  readonly flightObjects: readonly object[];
}

/** @returns undefined if the link is too long. Source: Google Wallet, Google Wallet API JWT. */
export async function saveLink({ clock, signer, saveUrl }: Services, issuer: GoogleIssuer, payload: SavePayload) {
  const iat = Math.floor(clock.now().getTime() / 1_000);
  const jwt = await signer.sign(issuer, { aud: 'google', typ: 'savetowallet', iat, origins: [], payload });
  const link = `${saveUrl}/${jwt}`;
  return link.length < maxLength ? link : undefined;
}
