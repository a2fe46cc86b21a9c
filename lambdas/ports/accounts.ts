/**
 * Scopes of API keys, by what their actions touch: `read` changes nothing, `issue` makes and changes the pass of a
 * passenger, `operate` changes what a whole flight shows, or deletes; `all` is every action, also of later versions.
 * Source: docs/api.md#scopes.
 */
export const keyScopes = ['read', 'issue', 'operate', 'all'] as const;

export type KeyScope = (typeof keyScopes)[number];

/** The scope that an action needs. */
export type Scope = Exclude<KeyScope, 'all'>;

/** Views and changes of one account; the settings page and the operator's commands share them. */
export interface AccountSettings {
  /** Undefined for an account that does not exist. */
  view(account: string): Promise<AccountView | undefined>;
  /** The account's API keys, oldest first, without the keys themselves. Empty for an account that does not exist. */
  keys(account: string): Promise<readonly ApiKeyView[]>;
  /**
   * An API key in the clear: never logged, shown only on request.
   * @param keyId by default one that works, with all scopes if there is one.
   * @throws AccountRefused if there is no such account or key.
   */
  apiKey(account: string, keyId?: string): Promise<string>;
  /**
   * Adds an API key, which works at once; the others stay.
   * @throws AccountRefused if there is no such account, or it has ten keys.
   */
  addKey(account: string, key: NewApiKey): Promise<{ readonly key: ApiKeyView; readonly apiKey: string }>;
  /**
   * Ends an API key: it is refused from this moment on, in warm functions 30 s later if they have just seen it.
   * @param afterHours 0 ends it now and removes it from the list; another call can bring a later end forward only.
   * @throws AccountRefused if there is no such account or key, or the key has ended or ends before.
   */
  endKey(account: string, keyId: string, afterHours: number): Promise<void>;
  /**
   * Replaces the text of an API key, whose name and scopes stay. The old text stops working at once, in warm functions within
   * 30 s.
   * @param keyId the oldest by default.
   * @returns the new key.
   * @throws AccountRefused if there is no such account or key.
   */
  regenerateApiKey(account: string, keyId?: string): Promise<string>;
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
}

/** Choices for a new API key. */
export interface NewApiKey {
  /** The system or person that has it, such as `check-in`. */
  readonly name: string;
  readonly scopes: readonly KeyScope[];
  /** Calls a minute, in place of the stage's `ratePerApiKey`. */
  readonly ratePerMinute?: number | undefined;
}

/** An API key without its text. */
export interface ApiKeyView extends NewApiKey {
  /** Unique within the account. */
  readonly id: string;
  /** When it got its present text; undefined for a key that was made before keys could be shown. */
  readonly sinceUtc?: string | undefined;
  /** From when on it is refused. */
  readonly endsAtUtc?: string | undefined;
  /** The hour of its last use; undefined if it was not used since hours are recorded. */
  readonly lastUsedUtc?: string | undefined;
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

type FieldOf<Upload> = Upload extends unknown ? Exclude<keyof Upload, 'wallet'> : never;

/** A part of an upload. */
export type UploadField = FieldOf<CertificateUpload>;

/** A change was refused; the message may be shown to the user. */
export class AccountRefused extends Error {
  override readonly name = 'AccountRefused';
  /** The part of an upload that is to blame; undefined if that is not one part. */
  readonly field: UploadField | undefined;

  constructor(message: string, field?: UploadField) {
    super(message);
    this.field = field;
  }
}

export interface Account {
  readonly id: string;
  readonly name: string;
  readonly defaultPassTypeId?: string | undefined;
  readonly defaultIssuerId?: string | undefined;
}

/** Account and key of a call. */
export interface Caller {
  readonly account: Account;
  readonly key: Pick<ApiKeyView, 'id' | 'scopes' | 'ratePerMinute' | 'endsAtUtc'>;
}

export interface Accounts {
  /** The caller of this API key, which may have ended; undefined for an unknown key. The hour is recorded as that of its last use. */
  byApiKey(apiKey: string): Promise<Caller | undefined>;
  /**
   * The account's Apple Wallet certificate of this pass type, active or not: passes of existing templates go on being
   * signed.
   */
  appleCertificate(account: string, passTypeId: string): Promise<AppleCertificate | undefined>;
  /** State of a certificate or issuer, never cached: only active ones are for new templates. */
  credential(
    account: string,
    credential: CertificateRef,
  ): Promise<Pick<CertificateView, 'isActive' | 'expiresAtUtc'> | undefined>;
  /** The account's Google Wallet issuer of this id, active or not. */
  googleIssuer(account: string, issuerId: string): Promise<GoogleIssuer | undefined>;
}

/** A pass type certificate with its key, as PEM. */
export interface AppleCertificate {
  readonly passTypeId: string;
  readonly teamId: string;
  readonly certificatePem: string;
  readonly privateKeyPem: string;
  /** Apple's intermediate (WWDR) that issued the certificate. */
  readonly intermediatePem: string;
}

/** A Google Wallet issuer with the service account that acts for it. */
export interface GoogleIssuer {
  readonly issuerId: string;
  readonly clientEmail: string;
  readonly privateKeyId: string;
  readonly privateKeyPem: string;
  /** Endpoint that issues its access tokens. */
  readonly tokenUri: string;
}

/** Text encrypted at rest; `accessVersion` is the version of the ACCESS secret that encrypted it. */
export interface SealedText {
  readonly accessVersion: string;
  readonly sealed: string;
}

export interface SecretBox {
  /** @param place key of the item that stores it; it cannot be decrypted in another place. */
  seal(text: string, place: string): Promise<SealedText>;
  /** @throws if the text was altered or moved, or the ACCESS secret lacks its version. */
  open(sealed: SealedText, place: string): Promise<string>;
}

/** An API key encrypted at rest; `secretVersion` is the version of the API_KEY secret that encrypted it. */
export interface SealedApiKey {
  readonly secretVersion: string;
  readonly sealed: string;
}

/**
 * Encryption of API keys. Only the settings page and the operators' commands have it: no other function may read its
 * secret.
 */
export interface ApiKeyBox {
  /** @param place key of the item that stores it; it cannot be decrypted in another place. */
  seal(apiKey: string, place: string): Promise<SealedApiKey>;
  /** @throws if it was altered or moved, or the secret lacks its version. */
  open(sealed: SealedApiKey, place: string): Promise<string>;
  /** False for a key that is encrypted with an older version, and is to be encrypted again. */
  isCurrent(sealed: SealedApiKey): Promise<boolean>;
}
