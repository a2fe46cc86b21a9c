import type { PassFields } from '../fields/pass-fields.ts';
import type { Changer, ImageRef, LastNotification } from '../template/template.ts';

/** Source: docs/api/updatepassdata.md#status-of-a-pass. */
export type PassStatus = 'active' | 'redeemed' | 'expired' | 'voided';

export type Wallet = 'walleta' | 'walletb';

/** State of a pass in one wallet, and when it began. */
export interface WalletState {
  readonly state: 'installed' | 'removed';
  readonly atUtc: string;
  /** True if Apple said that the last device is gone; absent if the device unregistered itself. */
  readonly isGone?: true | undefined;
}

/** Statuses of a pass in a wallet, as callers read them. Source: docs/api/getpassdata.md#getpassdata. */
export const walletStatuses = ['not-installed', 'installed', 'removed'] as const;

/** The status of a pass in a wallet, as callers read it. */
export const walletStatusOf = ({ wallets }: Pick<Pass, 'wallets'>, wallet: Wallet): (typeof walletStatuses)[number] =>
  wallets?.[wallet]?.state ?? 'not-installed';

/** State of the pass's object in Google Wallet. */
export interface GoogleObject {
  /** Version of the pass that it shows; 0 if unknown. */
  readonly passVersion: number;
  /** Version of the template that it shows; 0 if unknown. */
  readonly templateVersion: number;
  /** Counts the objects that Google Wallet has had of the pass; absent for the first one. */
  readonly number?: number | undefined;
  /** Template of a former flight whose class the object still has; absent once it has the class of the pass. */
  readonly classOf?: string | undefined;
  /** When the pass came to the object's flight; absent if it has never moved. */
  readonly onFlightSinceUtc?: string | undefined;
  /** Number of moves to other flights since the first object; an object made by a move has the move's number. */
  readonly moves?: number | undefined;
  /** True if an overtaken move may have made another object, or given this one another class. */
  readonly hasOthers?: true | undefined;
  /** Id of the write that recorded both versions; absent in older records. */
  readonly noteId?: string | undefined;
  /** `atUtc` of the last notification that was sent, or is being sent. */
  readonly toldOfAtUtc?: string | undefined;
  /** Times of notifications in the last 24 hours. */
  readonly toldAtUtc?: readonly string[] | undefined;
}

/** A pass's place in the group of a booking. */
export interface GroupPlace {
  /** Key of the group. */
  readonly group: string;
  /** From 1 to `maxMembers`. */
  readonly number: number;
}

/** Maximum number of passes of a group. Source: docs/api/groups.md#groups. */
export const maxMembers = 50;

/** Highest number that an object of a pass may have; undefined if it has the first one only. */
export const lastObjectNumber = ({ number = 0, moves = 0 }: Partial<GoogleObject> = {}): number | undefined =>
  Math.max(number, moves) || undefined;

/** One passenger's pass as stored. Template fields are not copied into it: both are merged on rendering. */
export interface Pass {
  /**
   * 32 base32 characters: primary key, Apple serial number, suffix of the Google Wallet object id. Not a credential.
   */
  readonly passKey: string;
  readonly account: string;
  readonly passId: string;
  readonly templateId: string;
  /** Templates whose pass it was before, and may be again; absent on a pass that has never moved. */
  readonly formerTemplates?: readonly string[] | undefined;
  /** When it came to its present template from another one. */
  readonly movedAtUtc?: string | undefined;
  /** Part of its version sum that comes from former flights. */
  readonly sumBefore?: number | undefined;
  /** Version of the template that the initially stored files show. */
  readonly renderedFrom: number;
  /** Starts at 1, incremented by each visible change: phones then fetch the pass again. */
  readonly version: number;
  /** Starts at 1, incremented by each write of the record; used for optimistic locking. */
  readonly revision: number;
  /** Unique to the write of this revision: the tracking-id of a call, or an id of a job's own. */
  readonly writeId: string;
  /** 26 base32 characters: the unguessable part of the install link. */
  readonly nonce: string;
  /** Version of the ACCESS secret from which this pass's authentication token is derived. */
  readonly accessVersion: string;
  /** The status that callers have set. People see the one that `passAt` makes of it. */
  readonly storedStatus: PassStatus;
  readonly storedStatusSinceUtc: string;
  readonly createdAtUtc: string;
  readonly updatedAtUtc: string;
  /** tracking-id of the last call that changed the pass; jobs keep it for their events. */
  readonly trackingId: string;
  /** Sender of this call; absent if it is older than this attribute. */
  readonly changedBy?: Changer | undefined;
  readonly fields: PassFields;
  /** The pass's place in the group that group-id names; written by the storage, in the same transaction as that. */
  readonly groupPlace?: GroupPlace | undefined;
  /** The fetched image of the field strip-image, from when the pass was created. */
  readonly stripImage?: ImageRef | undefined;
  /** Generated if the pass has no barcode value and its template generates them; unique within the template. */
  readonly generatedBarcode?: string | undefined;
  /** First install in either wallet; absent until then. */
  readonly firstInstalledAtUtc?: string | undefined;
  /** State per wallet; absent for a wallet without an install. */
  readonly wallets?: Readonly<Partial<Record<Wallet, WalletState>>> | undefined;
  /** Number of devices registered in Apple Wallet. */
  readonly devices?: number | undefined;
  /** The object in Google Wallet; absent until a passenger first wanted to save it there. */
  readonly googleObject?: GoogleObject | undefined;
  /**
   * The expiration whose passing was recorded and published. The status stays as callers set it: if the expiration is
   * moved, the pass is active again.
   */
  readonly expiryNotedUtc?: string | undefined;
  /** The next time-driven event: the pass expires or is archived. */
  readonly dueAtUtc?: string | undefined;
  readonly contact: Contact;
  /** HMACs by which a person's passes are found for erasure. */
  readonly contactHashes?: ContactHashes | undefined;
  /** When it was voided and its personal data erased. */
  readonly erasedAtUtc?: string | undefined;
  /** The caller's own text for the notification of the last update. */
  readonly notification?: string | undefined;
  /** The last notification sent for this pass. */
  readonly lastNotification?: LastNotification | undefined;
  /** Whether the last update is pushed with priority. */
  readonly isPriority?: boolean | undefined;
  /** Time of the newest check-in event, or other call, that the pass shows; absent on one that has had neither. */
  readonly eventTimeUtc?: string | undefined;
  /** The caller's own key/value pairs, repeated in events. */
  readonly referenceData?: Readonly<Record<string, unknown>> | undefined;
}

/** A pass on its new flight, not yet written. */
export type MovedPass = Pass & { readonly movedAtUtc: string };

/**
 * A pass as it reads at an instant, by the clock and its template: for renderers and answers, never stored. `passAt` makes it.
 */
export interface ShownPass extends Omit<Pass, 'storedStatus' | 'storedStatusSinceUtc'> {
  readonly status: PassStatus;
  /** When the status began; a pass that is not active is archived a number of hours later. */
  readonly statusSinceUtc: string;
}

/** Contact data for the airline's own integrations, in pass events; never shown, never logged. */
export interface Contact {
  readonly 'user-email'?: string | undefined;
  readonly 'user-phone'?: string | undefined;
}

/** Kinds of contact data by which a person's passes can be found. */
export type ContactKind = 'email' | 'phone';

/** HMACs of contact data, each specific to the account: a person's passes are found by them. */
export type ContactHashes = Readonly<Partial<Record<ContactKind, string>>>;

/** Secret path segment of a pass's install page: `/i/{link}`. */
export function installLink(pass: Pick<Pass, 'passKey' | 'nonce'>): string {
  return pass.passKey + pass.nonce;
}

const passKeyLength = 32;
const linkPattern = /^[a-z2-7]{58}$/;

export const isPassKey = (text: string) => /^[a-z2-7]{32}$/.test(text);

/** The two parts of an install link; undefined for text that cannot be one. */
export function parseInstallLink(link: string): { passKey: string; nonce: string } | undefined {
  if (!linkPattern.test(link)) return undefined;
  return { passKey: link.slice(0, passKeyLength), nonce: link.slice(passKeyLength) };
}

const groupKeyLength = 32;

/**
 * Secret path segment of a group's page: `/g/{link}`. Its first part is on every pass of the group, the second one is
 * not, so that the owner of one pass does not find the others.
 */
export const groupLink = (group: string, secret: string) => group + secret;

/** The two parts of the link to a group's page, which a router has matched. */
export const parseGroupLink = (link: string) => ({
  group: link.slice(0, groupKeyLength),
  secret: link.slice(groupKeyLength),
});

/** Tombstone of a deleted or archived pass: its pass-id stays used. Contains no personal data except HMACs. */
export interface Tombstone
  extends Pick<Pass, 'account' | 'passKey' | 'templateId' | 'formerTemplates' | 'trackingId' | 'writeId'> {
  readonly deletedAtUtc: string;
  /** When the record left the table, of an archived pass: `deletedAtUtc` is when that was due, which may be long before. */
  readonly leftAtUtc?: string | undefined;
  /** `deleted` by deletepassdata, `archived` by time. */
  readonly became: 'deleted' | 'archived';
  /** Revision of the final record; absent on older tombstones. */
  readonly revision?: number | undefined;
  /** Highest number that an object of it in Google Wallet may have; absent if it has the first one only. */
  readonly objectNumber?: number | undefined;
  /** HMACs of the pass, by which its archive and Google Wallet's object are found for erasure. */
  readonly contactHashes?: ContactHashes | undefined;
}

/** The record after an invisible change, such as an install. */
export function revisedPass(pass: Pass, changes: Partial<Pass>, { writeId }: Pick<Pass, 'writeId'>): Pass {
  return { ...pass, ...changes, revision: pass.revision + 1, writeId };
}

/** The pass after a visible change. */
export function changedPass(pass: Pass, changes: Partial<Pass>, write: Pick<Pass, 'writeId'> & { at: Date }): Pass {
  return revisedPass(pass, { ...changes, version: pass.version + 1, updatedAtUtc: write.at.toISOString() }, write);
}
