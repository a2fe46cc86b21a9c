import type { IssuanceLink } from '../domain/link.ts';
import type { Receipt } from './receipts.ts';

/** Text encrypted at rest; `accessVersion` is the version of the ACCESS secret that encrypted it. */
export interface SealedText {
  readonly accessVersion: string;
  readonly sealed: string;
}

export interface SecretBox {
  /** @param place key of the item that stores it; it cannot be decrypted in another place. */
  seal(text: string, place: string): Promise<SealedText>;
  /** @throws if the text was altered or moved, or the ACCESS secret lacks its version. */
  open(sealed: SealedText, place: string): Promise<string>;
}

export interface Links {
  create(link: IssuanceLink, receipt?: Receipt): Promise<void>;
  /** Replaces the previous version; false if the link has changed since it was read. Idempotent. */
  update(link: IssuanceLink, receipt?: Receipt): Promise<boolean>;
  /** Undefined for an unknown id and for another account's. */
  find(account: string, linkId: string): Promise<IssuanceLink | undefined>;
  /** The link of any account: passengers who follow it know only its id. */
  findFollowed(linkId: string): Promise<IssuanceLink | undefined>;
}
