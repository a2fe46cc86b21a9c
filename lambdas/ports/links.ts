import type { IssuanceLink } from '../domain/link.ts';
import type { Receipt } from './receipts.ts';

/** Text encrypted at rest; `accessVersion` is the version of the ACCESS secret that its key comes from. */
export interface SealedText {
  readonly accessVersion: string;
  readonly sealed: string;
}

export interface SecretBox {
  /** @param place where the text is kept: it opens nowhere else. */
  seal(text: string, place: string): Promise<SealedText>;
  /** @throws when the text was changed or moved, or the ACCESS secret lacks its version. */
  open(sealed: SealedText, place: string): Promise<string>;
}

export interface Links {
  create(link: IssuanceLink, receipt?: Receipt): Promise<void>;
  /** Replaces the version before; false when the link has changed since that was read. Safe to repeat. */
  update(link: IssuanceLink, receipt?: Receipt): Promise<boolean>;
  /** Undefined for an unknown id and for another account's. */
  find(account: string, linkId: string): Promise<IssuanceLink | undefined>;
  /** The link of whichever account: who follows it knows nothing but its id. */
  findFollowed(linkId: string): Promise<IssuanceLink | undefined>;
}
