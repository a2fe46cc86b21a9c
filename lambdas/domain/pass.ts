import type { PassFields } from './pass-fields.ts';
import type { ImageRef, LastNotification } from './template.ts';

/** Source: docs/api.md#status-of-a-pass. */
export type PassStatus = 'active' | 'redeemed' | 'expired' | 'voided';

export type Wallet = 'walleta' | 'walletb';

/** What has become of a pass in one wallet, and since when. */
export interface WalletState {
  readonly state: 'installed' | 'removed';
  readonly atUtc: string;
}

/** What Google Wallet has of a pass. */
export interface GoogleObject {
  /** Version of the pass that it shows; 0 when nobody knows. */
  readonly passVersion: number;
  /** Version of the template that it shows; 0 when nobody knows. */
  readonly templateVersion: number;
  /** Of the last notification that the passenger was told of, or was about to be. */
  readonly toldOfAtUtc?: string | undefined;
  /** When he was, in the last 24 hours. */
  readonly toldAtUtc?: readonly string[] | undefined;
}

/** One passenger's pass. It never copies a field of its template: what is shown is rendered from both. */
export interface Pass {
  /** 32 base32 characters: primary key, Apple serial number, suffix of the Google Wallet object id. No permission. */
  readonly passKey: string;
  readonly account: string;
  readonly passId: string;
  readonly templateId: string;
  /** Version of the template that the files stored when the pass was made show. */
  readonly renderedFrom: number;
  /** Starts at 1 and grows by 1 with each change of what the pass shows: phones then fetch it again. */
  readonly version: number;
  /** Starts at 1 and grows by 1 with each write of the record; a write is conditional on the one before. */
  readonly revision: number;
  /** Tells the write of this revision from every other: the tracking-id of a call, or an id of a job's own. */
  readonly writeId: string;
  /** 26 base32 characters: the part of the install link that nobody can guess. */
  readonly nonce: string;
  /** Version of the ACCESS secret that this pass's authentication token was made with. */
  readonly accessVersion: string;
  readonly status: PassStatus;
  /** Since when it has had this status; what is not active is archived so many hours later. */
  readonly statusSinceUtc: string;
  readonly createdAtUtc: string;
  readonly updatedAtUtc: string;
  /** The last call that changed the pass; a job leaves it, so that later events carry it. */
  readonly trackingId: string;
  readonly fields: PassFields;
  /** The PNG at the strip-image of `fields`, fetched when the pass was made. */
  readonly stripImage?: ImageRef | undefined;
  /** Made when the pass came without a barcode from a template that generates them; no other pass of it has the same. */
  readonly generatedBarcode?: string | undefined;
  /** When the pass was first installed, in either wallet; absent until then. */
  readonly firstInstalledAtUtc?: string | undefined;
  /** What has become of the pass in each wallet; a wallet that it was never installed in is absent. */
  readonly wallets?: Readonly<Partial<Record<Wallet, WalletState>>> | undefined;
  /** How many devices have registered for its updates in Apple Wallet. */
  readonly devices?: number | undefined;
  /** What Google Wallet has of the pass; absent until somebody wanted to save it there. */
  readonly googleObject?: GoogleObject | undefined;
  /**
   * The expiration that this pass has reached and everybody has been told of. The status stays what callers made it:
   * when the expiration is moved, the pass is active again.
   */
  readonly expiryNotedUtc?: string | undefined;
  /** The next instant at which time changes something about the pass: it expires or is archived. */
  readonly dueAtUtc?: string | undefined;
  readonly contact: Contact;
  /** What the passes of a person are found by when he is to be forgotten. */
  readonly contactHashes?: ContactHashes | undefined;
  /** When it was voided and emptied, because its passenger is to be forgotten. */
  readonly erasedAtUtc?: string | undefined;
  /** What the caller wanted the passenger to be told with the last update. */
  readonly notification?: string | undefined;
  /** What he was told, with the last update of the pass that had something to tell. */
  readonly lastNotification?: LastNotification | undefined;
  /** The last update goes to the phones before others. */
  readonly isPriority?: boolean | undefined;
  /** The caller's own key/value pairs, echoed in events. */
  readonly referenceData?: Readonly<Record<string, unknown>> | undefined;
}

/** How the airline's own integrations reach the passenger on pass events; never shown, never logged. */
export interface Contact {
  readonly 'user-email'?: string | undefined;
  readonly 'user-phone'?: string | undefined;
}

/** How a person may be named when all passes of one are looked for. */
export type ContactKind = 'email' | 'phone';

/** HMACs of what a person is reached by, each under its account: passes of one person are found by them. */
export type ContactHashes = Readonly<Partial<Record<ContactKind, string>>>;

/** The secret path segment of a pass's install page: `/i/{link}`. */
export function installLink(pass: Pick<Pass, 'passKey' | 'nonce'>): string {
  return pass.passKey + pass.nonce;
}

const passKeyLength = 32;
const linkPattern = /^[a-z2-7]{58}$/;

export const isPassKey = (text: string) => /^[a-z2-7]{32}$/.test(text);

/** The two halves of an install link, or undefined for text that cannot be one. */
export function parseInstallLink(link: string): { passKey: string; nonce: string } | undefined {
  if (!linkPattern.test(link)) return undefined;
  return { passKey: link.slice(0, passKeyLength), nonce: link.slice(passKeyLength) };
}

/** What stays of a deleted or archived pass: that its pass-id was used. No personal data but HMACs. */
export interface Tombstone extends Pick<Pass, 'account' | 'passKey' | 'templateId' | 'trackingId' | 'writeId'> {
  readonly deletedAtUtc: string;
  /** By whom: deletepassdata, or time. */
  readonly became: 'deleted' | 'archived';
  /** Of the record that it ended with; absent on those that are older than this. */
  readonly revision?: number | undefined;
  /** As on the pass: its archive and Google Wallet's object are found by them. */
  readonly contactHashes?: ContactHashes | undefined;
}

/** What a change writes besides what it changes. */
interface Writing {
  readonly writeId: string;
}

/** The record after a change that the pass does not show, such as an install. */
export function revisedPass(pass: Pass, changes: Partial<Pass>, { writeId }: Writing): Pass {
  return { ...pass, ...changes, revision: pass.revision + 1, writeId };
}

/** The pass after a change that it shows. */
export function changedPass(pass: Pass, changes: Partial<Pass>, { writeId, at }: Writing & { at: Date }): Pass {
  return revisedPass(pass, { ...changes, version: pass.version + 1, updatedAtUtc: at.toISOString() }, { writeId });
}
