import type { BoardingPass, Flight } from '../domain/boarding-pass.ts';
import type { GoogleIssuer } from './accounts.ts';

/** Everything that a flight class is made of. */
export interface FlightClassInput {
  readonly templateId: string;
  readonly flight: Flight;
  /** `#RRGGBB`. */
  readonly backgroundColor: string;
  readonly airlineLogoUrl?: string | undefined;
  readonly allianceLogoUrl?: string | undefined;
  /** A pass can be saved by one user on one device only. */
  readonly sharingProhibited: boolean;
  /** Where Google Wallet tells of saves and deletions. */
  readonly callbackUrl: string;
  /** What passengers were last told of the flight. */
  readonly lastNotification?: string | undefined;
}

/** Everything that a flight object is made of. */
export interface FlightObjectInput {
  readonly templateId: string;
  readonly boardingPass: BoardingPass;
  readonly stripUrl?: string | undefined;
  readonly screenshotsProhibited: boolean;
  /** What the passenger was last told of the pass. */
  readonly lastNotification?: string | undefined;
}

interface Updating {
  /** Has the passenger told of the last notification on the lock screen. */
  readonly notifies: boolean;
}

export interface GoogleWallet {
  /** Makes the class, or brings it up to date. @throws GoogleWalletFailure. */
  putClass(issuer: GoogleIssuer, input: FlightClassInput): Promise<void>;
  /** Brings a class up to date. @throws GoogleWalletFailure. */
  updateClass(issuer: GoogleIssuer, input: FlightClassInput, updating: Updating): Promise<void>;
  /** Makes the object where there is none; one that is there stays as it is. @throws GoogleWalletFailure. */
  makeObject(issuer: GoogleIssuer, input: FlightObjectInput): Promise<void>;
  /** Makes the object, or brings it up to date. @throws GoogleWalletFailure. */
  putObject(issuer: GoogleIssuer, input: FlightObjectInput): Promise<void>;
  /**
   * Brings an object up to date.
   * @returns false when there is no such object.
   * @throws GoogleWalletFailure.
   */
  updateObject(issuer: GoogleIssuer, input: FlightObjectInput, updating: Updating): Promise<boolean>;
  /** The address that saves an object that exists; under 1,800 characters. */
  saveLink(issuer: GoogleIssuer, ids: { readonly templateId: string; readonly passKey: string }): Promise<string>;
  /**
   * As saveLink, for an object or class that may not exist yet: the link itself brings what is given, of the object
   * perhaps only what a passenger boards with.
   * @returns undefined where that is longer than 1,800 characters.
   */
  saveLinkWith(
    issuer: GoogleIssuer,
    what: { readonly flightClass?: FlightClassInput | undefined; readonly flightObject: FlightObjectInput },
  ): Promise<string | undefined>;
}

/** What Google Wallet tells when a pass is saved or deleted. */
export interface WalletCallback {
  readonly issuerId: string;
  /** What follows the issuer in the ids of class and object. */
  readonly templateId: string;
  readonly passKey: string;
  readonly event: 'save' | 'del';
  /** Unique to the event; a callback may be delivered again. */
  readonly nonce: string;
  readonly expiresAtUtc: string;
}

export interface WalletCallbacks {
  /**
   * What a callback says, once it is proven that Google Wallet says it, and that it is still to be heeded.
   * @returns undefined for anything else.
   * @throws when Google Wallet's keys cannot be had.
   */
  verified(body: string): Promise<WalletCallback | undefined>;
}

/** Why Google Wallet's API did not do what it was asked. */
export class GoogleWalletFailure extends Error {
  override readonly name = 'GoogleWalletFailure';
  /**
   * `busy`: too many requests, or a failure of its own, again and again; `unreachable`: no answer; `forbidden`: the
   * service account may not do this; `refused`: it does not take this class or object.
   */
  readonly kind: 'busy' | 'unreachable' | 'forbidden' | 'refused';
  readonly status: number | undefined;
  /** Google's word for it. */
  readonly reason: string | undefined;

  constructor(kind: GoogleWalletFailure['kind'], status?: number, reason?: string, options?: ErrorOptions) {
    super(`Google Wallet: ${kind} (${status ?? 'no answer'} ${reason ?? ''})`, options);
    this.kind = kind;
    this.status = status;
    this.reason = reason;
  }
}
