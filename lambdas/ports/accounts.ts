export interface Account {
  readonly id: string;
  readonly name: string;
  readonly defaultPassTypeId?: string | undefined;
  readonly defaultIssuerId?: string | undefined;
}

export interface Accounts {
  /** The account this API key belongs to; undefined for any key that is not valid now. */
  byApiKey(apiKey: string): Promise<Account | undefined>;
  /** The account's active Wallet A certificate of this pass type. */
  appleCertificate(account: string, passTypeId: string): Promise<AppleCertificate | undefined>;
  /** True when the account has an active Wallet B issuer of this id. */
  hasIssuer(account: string, issuerId: string): Promise<boolean>;
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
