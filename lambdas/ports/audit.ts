import type { FieldChanges } from '../domain/desk/changes.ts';
import type { Person, Role } from './people.ts';

/** The user on whose behalf something is done. */
export interface Author {
  /** The person's id (`sub` in the user pool or its hash, no personal data), or `operator`. */
  readonly user: string;
  /** Id in API Gateway's access log, or of an operator's command. */
  readonly requestId: string;
}

export type Act =
  | 'account-created'
  | 'booking-searched'
  | 'key-added'
  | 'key-ended'
  | 'key-read'
  | 'key-replaced'
  | 'key-sealed-anew'
  | 'certificate-added'
  | 'certificate-activated'
  | 'certificate-deactivated'
  | 'certificate-made-default'
  | 'flight-changed'
  | 'link-shown'
  | 'pass-changed'
  | 'pass-deleted'
  | 'pass-erased'
  | 'pass-moved'
  | 'person-allowed'
  | 'person-invited'
  | 'person-removed'
  | 'signed-in';

/** One entry of the audit trail: a change of an account, or a read of its API key. */
export interface AuditLine extends Author {
  readonly account: string;
  readonly atUtc: string;
  readonly act: Act;
  /** Wallet and id, such as `walleta pass.com.example.boarding`. */
  readonly certificate?: string;
  /** Id of the API key. */
  readonly key?: string;
  /** Id of the person, `sub` in the user pool. */
  readonly person?: string;
  /** Role that the person was given. */
  readonly role?: Role;
  /** The flight, such as `LH 400 FRA 2027-03-15`. */
  readonly flight?: string;
  /** Key of the pass, no credential and no personal data. */
  readonly pass?: string;
  /** Fields of the flight or the pass, each with its value before and after; empty for one that is not set. */
  readonly change?: FieldChanges;
  /** Number of passes that were found by a booking code or ticket number. */
  readonly found?: number;
  /** True for what was asked for and refused. */
  readonly isRefused?: true;
}

/** Something that a person does on the desk, to a flight or a pass on it. */
export type DeskAct = Pick<AuditLine, 'act' | 'flight' | 'pass' | 'change' | 'found' | 'isRefused'>;

/** Acts of people on the desk. Entries cannot be changed, and end after a year. */
export interface AuditTrail {
  /** @returns the id of the entry within the account. */
  add(person: Person, entry: Pick<AuditLine, 'requestId'> & DeskAct): Promise<string>;
  /** An entry of the account; undefined for any other. */
  find(account: string, id: string): Promise<AuditLine | undefined>;
  /** Entries of an account, latest first. */
  of(account: string): AsyncIterable<AuditLine>;
}
