import type { BoardingPass, Flight } from '../domain/shown/boarding-pass.ts';
import type { AppleCertificate, GoogleIssuer, UploadField } from './accounts.ts';
import type { TemplateImages } from './stores.ts';

/** Everything that goes into a .pkpass. */
export interface PkpassInput {
  /** Template id and version: cache key for the hashes and zip entries of images and texts. */
  readonly imagesKey: string;
  readonly images: TemplateImages;
  /** The pass's own strip image. */
  readonly strip?: Uint8Array | undefined;
  readonly boardingPass: BoardingPass;
  readonly settings: PkpassSettings;
  /** Absent for a pass in one language. */
  readonly inLanguages?: PassInLanguages | undefined;
  readonly certificate: AppleCertificate;
  readonly signedAt: Date;
}

/** Content of a pass in one language. */
export type PassInLanguage = Pick<PkpassInput, 'boardingPass' | 'settings'>;

/** A pass in all of its languages, the one of pass.json first. */
export interface PassInLanguages {
  /** A pass with everything that passes of the template say; called once for an imagesKey. */
  readonly ofTemplate: () => readonly [PassInLanguage, ...PassInLanguage[]];
  /** The pass itself; absent if it says nothing else. */
  readonly ofPass?: (() => readonly PassInLanguage[]) | undefined;
}

/** Template settings that only Apple Wallet reads, and the address of the PassKit web service. */
export interface PkpassSettings {
  readonly description: string;
  /** `#RRGGBB`. */
  readonly backgroundColor: string;
  /** `#RRGGBB`. */
  readonly textColor: string;
  readonly linkedApps: readonly number[];
  readonly sharingProhibited: boolean;
  /** The airline's gates and times stay as they are where Apple has others. */
  readonly isOwnDataPreserved: boolean;
  readonly webServiceUrl: string;
  readonly authenticationToken: string;
}

export interface AppleWallet {
  /**
   * Checks that phones will accept passes signed with this certificate: key, UID, OU, validity, issuer.
   * @throws CertificateUnusable with a reason that the caller may see.
   */
  checkCertificate(certificate: AppleCertificate, at: Date): Promise<void>;
  /**
   * Builds and signs a .pkpass.
   * @throws CertificateUnusable as checkCertificate.
   */
  build(input: PkpassInput): Promise<Uint8Array>;
}

/** A certificate that cannot sign passes; the message is the reason. */
export class CertificateUnusable extends Error {
  override readonly name = 'CertificateUnusable';
  /** The part of an upload that is to blame; undefined if none is known to be. */
  readonly field: UploadField | undefined;

  constructor(message: string, field?: UploadField) {
    super(message);
    this.field = field;
  }
}

export interface ApplePush {
  /**
   * Tells a device to fetch its passes; the push carries no data.
   *
   * @param certificate that signs the device's passes
   * @returns false if the push token is no longer that of a device
   * @throws PushRefused if sending again would not help, PushBusy if Apple was too busy, another error if Apple could
   * not be reached
   */
  push(pushToken: string, certificate: AppleCertificate): Promise<boolean>;
}

/** A push that did not reach its device. */
class PushNotTaken extends Error {
  /** Apple's one-word reason, or ours. */
  readonly reason: string;
  /** HTTP status; undefined if no request was sent, or Apple did not answer. */
  readonly status: number | undefined;

  constructor(reason: string, status?: number) {
    super(`Apple did not accept a push: ${status ?? 'no answer'} ${reason}`);
    this.reason = reason;
    this.status = status;
  }
}

/** A permanent refusal: our certificate or request is wrong, or we have no certificate. */
export class PushRefused extends PushNotTaken {
  override readonly name = 'PushRefused';
}

/** A transient failure, such as too many pushes at a time: the same push may be sent again. */
export class PushBusy extends PushNotTaken {
  override readonly name = 'PushBusy';
}

/** The languages of a class or an object. */
interface Translated<Input> {
  /** The same in the template's other languages. */
  readonly translations: readonly Omit<Input, keyof Translated<Input>>[];
  /** An earlier version had translations, which an update has to take away. */
  readonly hadTranslations: boolean;
}

/** Everything that goes into a flight class. */
export interface FlightClassInput extends Translated<FlightClassInput> {
  readonly templateId: string;
  readonly flight: Flight;
  /** `#RRGGBB`. */
  readonly backgroundColor: string;
  readonly airlineLogoUrl?: string | undefined;
  readonly allianceLogoUrl?: string | undefined;
  /** Whether a pass can be saved by one user, on one device, only. */
  readonly sharingProhibited: boolean;
  /** Google Wallet's own labels are in the template's language, too, whatever the phone's is. */
  readonly isLanguageFixed: boolean;
  /** URL of Google Wallet's callbacks for saves and deletions. */
  readonly callbackUrl: string;
  /** Latest notification of the flight's passengers. */
  readonly lastNotification?: string | undefined;
}

/** Everything that goes into a flight object. */
export interface FlightObjectInput extends Translated<FlightObjectInput> {
  readonly templateId: string;
  /** Number of the object among the successive ones of its pass; absent for the first one. */
  readonly number?: number | undefined;
  /** True if others may have taken the object's place, to which it links since. */
  readonly hadOthers: boolean;
  readonly boardingPass: BoardingPass;
  readonly stripUrl?: string | undefined;
  readonly screenshotsProhibited: boolean;
  /** Latest notification of the pass's passenger. */
  readonly lastNotification?: string | undefined;
}

/** Ids of a pass in Google Wallet. */
export interface PassIds {
  readonly templateId: string;
  readonly passKey: string;
  /** Number of the object among the successive ones of its pass; absent for the first one. */
  readonly number?: number | undefined;
}

interface Updating {
  /** Shows the last notification on the passenger's lock screen. */
  readonly notifies: boolean;
}

export interface ObjectUpdate extends Updating {
  /** Leaves the object in its present class: Google may refuse another one, and with it the whole update. */
  readonly keepsClass?: boolean;
}

export interface GoogleWallet {
  /** Creates or updates the class. @throws GoogleWalletFailure. */
  putClass(issuer: GoogleIssuer, input: FlightClassInput): Promise<void>;
  /** Updates the class. @throws GoogleWalletFailure. */
  updateClass(issuer: GoogleIssuer, input: FlightClassInput, updating: Updating): Promise<void>;
  /** @returns false if the object exists, which stays as it is. @throws GoogleWalletFailure. */
  makeObject(issuer: GoogleIssuer, input: FlightObjectInput): Promise<boolean>;
  /** Creates or updates the object. @throws GoogleWalletFailure. */
  putObject(issuer: GoogleIssuer, input: FlightObjectInput): Promise<void>;
  /**
   * Updates the object.
   * @returns false if there is no such object.
   * @throws GoogleWalletFailure.
   */
  updateObject(issuer: GoogleIssuer, input: FlightObjectInput, updating: ObjectUpdate): Promise<boolean>;
  /**
   * Updates the object and gives it another class. Where Google keeps its class, a new object takes its place: wallets get
   * it by a link from the old one, which becomes inactive and is emptied.
   * @param moving has the number of a new object, should one be needed.
   * @returns `lost` if there is no such object.
   * @throws GoogleWalletFailure.
   */
  moveObject(
    issuer: GoogleIssuer,
    input: FlightObjectInput,
    moving: Updating & { readonly replacement: number },
  ): Promise<'moved' | 'replaced' | 'lost'>;
  /** Makes all objects of a pass up to the last number inactive and empty, but for this one. @throws GoogleWalletFailure. */
  endOtherObjects(issuer: GoogleIssuer, shown: Omit<PassIds, 'templateId'>, last: number): Promise<void>;
  /** URL that saves existing objects, at most 6; under 1,800 characters. */
  saveLink(issuer: GoogleIssuer, passes: readonly PassIds[]): Promise<string>;
  /**
   * URL that saves a new object. The link itself contains the class and the object; if that is too long, only the part
   * of the object needed for boarding.
   * @returns undefined if the link would still exceed 1,800 characters.
   */
  saveLinkWith(
    issuer: GoogleIssuer,
    what: { readonly flightClass?: FlightClassInput | undefined; readonly flightObject: FlightObjectInput },
  ): Promise<string | undefined>;
}

/** The JSON that Google Wallet would get of a class and an object, without sending it. */
export type GoogleJsonOf = (
  issuerId: string,
  what: { readonly flightClass: FlightClassInput; readonly flightObject: FlightObjectInput },
) => Promise<Record<'class' | 'object', Record<string, unknown>>>;

/** Google Wallet's report that a pass was saved or deleted. */
export interface WalletCallback {
  readonly issuerId: string;
  /** The part of the class id after the issuer id; `passKey` likewise of the object id. */
  readonly templateId: string;
  readonly passKey: string;
  /** Number of the object among the successive ones of its pass; absent for the first one. */
  readonly number?: number | undefined;
  readonly event: 'save' | 'del';
  /** Unique to the event: callbacks are delivered at least once. */
  readonly nonce: string;
  readonly expiresAtUtc: string;
}

export interface WalletCallbacks {
  /**
   * Verifies the signature of a callback and reads it.
   * @returns undefined for anything that is not a valid, unexpired callback.
   * @throws if Google Wallet's public keys cannot be fetched.
   */
  verified(body: string): Promise<WalletCallback | undefined>;
}

/** A failed request to Google Wallet's API. */
export class GoogleWalletFailure extends Error {
  override readonly name = 'GoogleWalletFailure';
  /**
   * `busy`: too many requests or a server error, after all retries; `unreachable`: no answer; `forbidden`: the service
   * account lacks permission; `refused`: the class or object is not accepted.
   */
  readonly kind: 'busy' | 'unreachable' | 'forbidden' | 'refused';
  readonly status: number | undefined;
  /** Google's one-word reason. */
  readonly reason: string | undefined;

  constructor(kind: GoogleWalletFailure['kind'], status?: number, reason?: string, options?: ErrorOptions) {
    super(`Google Wallet: ${kind} (${status ?? 'no answer'} ${reason ?? ''})`, options);
    this.kind = kind;
    this.status = status;
    this.reason = reason;
  }
}

export const badgeVendors = ['apple', 'google'] as const;
export type BadgeVendor = (typeof badgeVendors)[number];

/** A vendor's official button for its wallet, in one language. */
export interface Badge {
  /** Name in its address: vendor, language and a hash of the artwork. */
  readonly name: string;
  /** The words of the artwork. */
  readonly text: string;
  /** In units of the artwork. */
  readonly width: number;
  readonly height: number;
}

/** The badges of a deployment, as its bundles hold them. */
export type BadgeTable = Readonly<Partial<Record<BadgeVendor, Readonly<Record<string, Badge>>>>>;

export interface Badges {
  /** The badge in a language, else without its region or script, else in English; undefined if the vendor has none. */
  find(vendor: BadgeVendor, language: string): Promise<Badge | undefined>;
  /** The SVG of a name; if that is of an earlier deployment, the present artwork in its place. */
  artwork(name: string): Promise<{ readonly svg: Uint8Array; readonly isCurrent: boolean } | undefined>;
}
