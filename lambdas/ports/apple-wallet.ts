import type { BoardingPass } from '../domain/boarding-pass.ts';
import type { AppleCertificate } from './accounts.ts';
import type { TemplateImages } from './images.ts';

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
}
