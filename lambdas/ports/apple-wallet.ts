import type { BoardingPass } from '../domain/boarding-pass.ts';
import type { AppleCertificate } from './accounts.ts';
import type { TemplateImages } from './images.ts';

/** Everything a .pkpass is made of. */
export interface PkpassInput {
  /** Template id and version: what the images belong to, so that their hashes and zip entries are made once. */
  readonly imagesKey: string;
  readonly images: TemplateImages;
  /** The pass's own strip image. */
  readonly strip?: Uint8Array | undefined;
  readonly boardingPass: BoardingPass;
  readonly settings: PkpassSettings;
  readonly certificate: AppleCertificate;
  readonly signedAt: Date;
}

/** Template settings that only Apple Wallet reads, and how phones reach the PassKit web service. */
export interface PkpassSettings {
  readonly description: string;
  /** `#RRGGBB`. */
  readonly backgroundColor: string;
  /** `#RRGGBB`. */
  readonly textColor: string;
  readonly linkedApps: readonly number[];
  readonly sharingProhibited: boolean;
  readonly webServiceUrl: string;
  readonly authenticationToken: string;
}

export interface AppleWallet {
  /**
   * Checks that passes can be signed with this certificate: key, UID, OU, validity, issuer.
   * @throws CertificateUnusable with a reason that the caller may read.
   */
  checkCertificate(certificate: AppleCertificate, at: Date): Promise<void>;
  /**
   * Builds and signs a .pkpass.
   * @throws CertificateUnusable as checkCertificate.
   */
  build(input: PkpassInput): Promise<Uint8Array>;
}

/** Why no pass can be signed with a certificate. */
export class CertificateUnusable extends Error {
  override readonly name = 'CertificateUnusable';
}
