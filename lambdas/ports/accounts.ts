export interface Account {
  readonly id: string;
  readonly name: string;
  readonly defaultPassTypeId?: string | undefined;
  readonly defaultIssuerId?: string | undefined;
}

export interface Accounts {
  /** The account this API key belongs to; undefined for any key that is not valid now. */
  byApiKey(apiKey: string): Promise<Account | undefined>;
  /**
   * The account's Apple Wallet certificate of this pass type. Inactive ones, too: passes of their templates live on.
   */
  appleCertificate(account: string, passTypeId: string): Promise<AppleCertificate | undefined>;
  /** True when the account has an active Apple Wallet certificate of this pass type, for new templates. */
  hasAppleCertificate(account: string, passTypeId: string): Promise<boolean>;
  /** True when the account has an active Google Wallet issuer of this id, for new templates. */
  hasIssuer(account: string, issuerId: string): Promise<boolean>;
  /** The account's active Google Wallet issuer of this id. */
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
  /** Where its access tokens come from. */
  readonly tokenUri: string;
}
