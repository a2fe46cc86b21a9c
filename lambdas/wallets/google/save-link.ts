import type { GoogleIssuer } from '../../ports/accounts.ts';
import type { Clock } from '../../ports/runtime.ts';
import type { Signer } from './signer.ts';

/** Maximum length of a URL that browsers accept. Source: Google Wallet, "Add to Google Wallet" link, limits. */
const maxLength = 1_800;

interface Services {
  readonly clock: Clock;
  readonly signer: Signer;
  /** Base URL to which the JWT is appended, without a trailing slash. */
  readonly saveUrl: string;
}

/** Content of a save link: classes and objects in full, or ids of existing ones. */
export interface SavePayload {
  readonly flightClasses?: readonly object[] | undefined;
  readonly flightObjects: readonly object[];
}

/** @returns undefined if the link is too long. Source: Google Wallet, Google Wallet API JWT. */
export async function saveLink(
  { clock, signer, saveUrl }: Services,
  issuer: GoogleIssuer,
  payload: SavePayload,
): Promise<string | undefined> {
  const iat = Math.floor(clock.now().getTime() / 1_000);
  const jwt = await signer.sign(issuer, { aud: 'google', typ: 'savetowallet', iat, origins: [], payload });
  const link = `${saveUrl}/${jwt}`;
  return link.length < maxLength ? link : undefined;
}
