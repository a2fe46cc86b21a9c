/** Views and changes of one account; the settings page and the operator's commands share them. */
export interface AccountSettings {
  /** Undefined for an account that does not exist. */
  view(account: string): Promise<AccountView | undefined>;
  /**
   * The API key in the clear: never logged, shown only on request.
   * @throws AccountRefused if there is no such account.
   */
  apiKey(account: string): Promise<string>;
  /**
   * Replaces the API key. The old one stops working at once, in warm functions within 30 s.
   * @returns the new key.
   * @throws AccountRefused if there is no such account.
   */
  regenerateApiKey(account: string): Promise<string>;
  /** Active and inactive ones, those of Apple Wallet first. Empty for an account that does not exist. */
  certificates(account: string): Promise<readonly CertificateView[]>;
  /**
   * Checks a certificate and stores it as an active one. It replaces one of the same pass type or issuer, which is how
   * a certificate is renewed. The first of a wallet becomes the account's default; later ones only on request.
   * @throws AccountRefused with the reason, never with a part of a key or a password.
   */
  addCertificate(account: string, upload: CertificateUpload, options?: CertificateOptions): Promise<CertificateView>;
  /**
   * Makes it the default for new templates that name no certificate.
   * @throws AccountRefused if there is no such certificate, or it is not active.
   */
  setDefault(account: string, certificate: CertificateRef): Promise<void>;
  /**
   * Allows new templates to use it again. @throws AccountRefused if there is no such certificate, or it has expired.
   */
  activate(account: string, certificate: CertificateRef): Promise<void>;
  /**
   * Excludes it from new templates; existing ones go on using it. A deactivated default leaves its
   * wallet without one.
   * @throws AccountRefused if there is no such certificate.
   */
  deactivate(account: string, certificate: CertificateRef): Promise<void>;
}

export interface CertificateOptions {
  readonly makeDefault?: boolean;
  /** SHA-256 (lower-case hex) of a root that is accepted in addition to Apple's. Operators only. */
  readonly acceptedRoot?: string | undefined;
}

export interface AccountView {
  readonly id: string;
  /** Name of the airline. */
  readonly name: string;
  readonly createdAtUtc: string;
  /** When the account got its API key; undefined for a key that was made before keys could be shown. */
  readonly apiKeySinceUtc?: string | undefined;
}

/** `id` is the pass type id in Apple Wallet and the issuer id in Google Wallet. */
export interface CertificateRef {
  readonly wallet: 'walleta' | 'walletb';
  readonly id: string;
}

export interface CertificateView extends CertificateRef {
  readonly isActive: boolean;
  /** Used by new templates that name no certificate. */
  readonly isDefault: boolean;
  readonly addedAtUtc: string;
  /** When it can no longer sign; undefined for Google Wallet, whose keys are valid until revoked at Google. */
  readonly expiresAtUtc?: string | undefined;
  /** Apple Wallet: id of the Apple developer team. */
  readonly teamId?: string | undefined;
  /** Google Wallet: e-mail address of the service account. */
  readonly clientEmail?: string | undefined;
}

/** Uploaded files as they came: their kind is detected from their content. */
export type CertificateUpload =
  | {
      readonly wallet: 'walleta';
      /** A certificate as PEM or DER (.cer), or certificate and key as .p12. */
      readonly certificate: Uint8Array;
      /** PEM; required unless the certificate's file contains the key. */
      readonly privateKey?: Uint8Array | undefined;
      /** Password of the .p12 or of an encrypted key. */
      readonly password?: string | undefined;
      /** Apple's intermediate (WWDR) as PEM or DER; required unless the certificate's file contains it. */
      readonly intermediate?: Uint8Array | undefined;
      /** Apple's root as PEM or DER; required unless another file contains it. */
      readonly root?: Uint8Array | undefined;
    }
  | {
      readonly wallet: 'walletb';
      readonly issuerId: string;
      /** Key file of the service account. */
      readonly serviceAccountJson: string;
    };

/** A change was refused; the message may be shown to the user. */
export class AccountRefused extends Error {
  override readonly name = 'AccountRefused';
}
