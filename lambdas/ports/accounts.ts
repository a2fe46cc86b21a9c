export interface Account {
  readonly id: string;
  readonly name: string;
  readonly defaultPassTypeId?: string | undefined;
  readonly defaultIssuerId?: string | undefined;
}

export interface Accounts {
  /** The account of this API key; undefined for a key that is not valid now. */
  byApiKey(apiKey: string): Promise<Account | undefined>;
  /**
   * The account's Apple Wallet certificate of this pass type, active or not: passes of existing templates go on being
   * signed.
   */
  appleCertificate(account: string, passTypeId: string): Promise<AppleCertificate | undefined>;
  /** True if new templates can use an Apple Wallet certificate of this pass type. */
  hasAppleCertificate(account: string, passTypeId: string): Promise<boolean>;
  /** True if new templates can use a Google Wallet issuer of this id. */
  hasIssuer(account: string, issuerId: string): Promise<boolean>;
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
