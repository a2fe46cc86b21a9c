/** What an account may see and change about itself: behind the settings page and the operator's commands alike. */
export interface AccountSettings {
  /** Undefined for an account that does not exist. */
  view(account: string): Promise<AccountView | undefined>;
  /**
   * The API key in the clear. It is never logged, and shown only to who asks for it.
   * @throws AccountRefused when there is no such account.
   */
  apiKey(account: string): Promise<string>;
  /**
   * Gives the account a new API key in the place of the old one, which is dead at once, and within 30 s in warm
   * functions.
   * @returns the new key.
   * @throws AccountRefused when there is no such account.
   */
  regenerateApiKey(account: string): Promise<string>;
  /** Active ones and others; those of Apple Wallet first. Empty for an account that does not exist. */
  certificates(account: string): Promise<readonly CertificateView[]>;
  /**
   * Checks a certificate and stores it as an active one. One of the same pass type or issuer is replaced by it: so it
   * is renewed. The account's first of a wallet becomes its default; later ones do when asked.
   * @throws AccountRefused naming what is wrong, never with a part of a key or a password.
   */
  addCertificate(account: string, upload: CertificateUpload, wishes?: CertificateWishes): Promise<CertificateView>;
  /**
   * Makes it the one that new templates get when they name none.
   * @throws AccountRefused for one that is not there or not active.
   */
  setDefault(account: string, certificate: CertificateRef): Promise<void>;
  /** New templates can have it again. @throws AccountRefused for one that is not there or cannot sign any more. */
  activate(account: string, certificate: CertificateRef): Promise<void>;
  /**
   * Nothing is signed with it any more; a default that is deactivated leaves the wallet without one.
   * @throws AccountRefused for one that is not there.
   */
  deactivate(account: string, certificate: CertificateRef): Promise<void>;
}

export interface CertificateWishes {
  readonly makeDefault?: boolean;
  /** SHA-256, in lower-case hex, of a root that is accepted as Apple's are: an operator's decision alone. */
  readonly acceptedRoot?: string | undefined;
}

export interface AccountView {
  readonly id: string;
  /** The airline's. */
  readonly name: string;
  readonly createdAtUtc: string;
  /** When it got its API key; undefined for one that was made before keys could be shown. */
  readonly apiKeySinceUtc?: string | undefined;
}

/** `id` is the pass type id in Apple Wallet and the issuer id in Google Wallet. */
export interface CertificateRef {
  readonly wallet: 'walleta' | 'walletb';
  readonly id: string;
}

export interface CertificateView extends CertificateRef {
  readonly isActive: boolean;
  /** New templates that name none get it. */
  readonly isDefault: boolean;
  readonly addedAtUtc: string;
  /** When it stops signing; undefined for Google Wallet, whose keys end when Google is told so. */
  readonly expiresAtUtc?: string | undefined;
  /** Apple Wallet: the Apple developer team. */
  readonly teamId?: string | undefined;
  /** Google Wallet: the service account's address. */
  readonly clientEmail?: string | undefined;
}

/** What was uploaded, as it is: files are told apart by their content. */
export type CertificateUpload =
  | {
      readonly wallet: 'walleta';
      /** A certificate as PEM or DER (.cer), or both certificate and key as .p12. */
      readonly certificate: Uint8Array;
      /** PEM; needed unless the certificate's file has the key. */
      readonly privateKey?: Uint8Array | undefined;
      /** Of the .p12, or of an encrypted key. */
      readonly password?: string | undefined;
      /** Apple's intermediate (WWDR) as PEM or DER; needed unless the certificate's file has it. */
      readonly intermediate?: Uint8Array | undefined;
      /** Apple's root as PEM or DER; needed unless another file has it. */
      readonly root?: Uint8Array | undefined;
    }
  | {
      readonly wallet: 'walletb';
      readonly issuerId: string;
      /** The service account's key file. */
      readonly serviceAccountJson: string;
    };

/** Why something was not done; the message may be shown. */
export class AccountRefused extends Error {
  override readonly name = 'AccountRefused';
}
