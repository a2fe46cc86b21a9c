import type { PassFields } from './pass-fields.ts';
import type { ImageRef } from './template.ts';

/** Source: specification, section 3. */
export type PassStatus = 'active' | 'redeemed' | 'expired' | 'voided';

export type Wallet = 'walleta' | 'walletb';

/** One passenger's pass. It never copies a field of its template: what is shown is rendered from both. */
export interface Pass {
  /** 32 base32 characters: primary key, Apple serial number, suffix of the Wallet B object id. No permission. */
  readonly passKey: string;
  readonly account: string;
  readonly passId: string;
  readonly templateId: string;
  /** Version of the template that the files stored when the pass was made show. */
  readonly renderedFrom: number;
  /** Starts at 1 and grows by 1 with each change. */
  readonly version: number;
  /** 26 base32 characters: the part of the install link that nobody can guess. */
  readonly nonce: string;
  /** Version of the ACCESS secret that this pass's authentication token was made with. */
  readonly accessVersion: string;
  readonly status: PassStatus;
  readonly createdAtUtc: string;
  readonly updatedAtUtc: string;
  /** The call that wrote this version. */
  readonly trackingId: string;
  readonly fields: PassFields;
  /** The PNG at the strip-image of `fields`, fetched when the pass was made. */
  readonly stripImage?: ImageRef | undefined;
  /** Made when the pass came without a barcode from a template that generates them; no other pass of it has the same. */
  readonly generatedBarcode?: string | undefined;
  /** When the pass was first installed, in either wallet; absent until then. */
  readonly firstInstalledAtUtc?: string | undefined;
  /** What has become of the pass in each wallet; a wallet that it was never installed in is absent. */
  readonly wallets?: Readonly<Partial<Record<Wallet, 'installed' | 'removed'>>> | undefined;
  readonly contact: Contact;
  /** What the caller wanted the passenger to be told with the last update. */
  readonly notification?: string | undefined;
  /** The caller's own key/value pairs, echoed in events. */
  readonly referenceData?: Readonly<Record<string, unknown>> | undefined;
}

/** How the airline's own integrations reach the passenger on pass events; never shown, never logged. */
export interface Contact {
  readonly 'user-email'?: string | undefined;
  readonly 'user-phone'?: string | undefined;
}

/** The secret path segment of a pass's install page: `/i/{link}`. */
export function installLink(pass: Pick<Pass, 'passKey' | 'nonce'>): string {
  return pass.passKey + pass.nonce;
}

const passKeyLength = 32;
const linkPattern = /^[a-z2-7]{58}$/;

/** The two halves of an install link, or undefined for text that cannot be one. */
export function parseInstallLink(link: string): { passKey: string; nonce: string } | undefined {
  if (!linkPattern.test(link)) return undefined;
  return { passKey: link.slice(0, passKeyLength), nonce: link.slice(passKeyLength) };
}
